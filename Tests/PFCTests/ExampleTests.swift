import Foundation
import PFC
import Testing

/// What a program that links the library writes: each example is complete, and so short.
@Suite final class ExampleTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "pfc-\(UUID().uuidString).sqlite").path

  deinit { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }

  @Test("search for a food, and print its figures")
  func search() throws {
    let catalog = try FoodCatalog()
    for hit in try catalog.search("鶏むね", limit: 3, kinds: [.food]) {
      let protein = hit.item.composition?[.protein]
      print(hit.item.id, hit.item.name, protein?.text ?? "-")
    }
    #expect(try catalog.search("鶏むね", limit: 3, kinds: [.food]).count == 3)
  }

  @Test("log a line")
  func log() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    let change = try diary.log("朝 卵 2個 ごはん 茶碗1杯")
    for entry in change.entries {
      print(entry.number, entry.draft.name, entry.draft.amountText, entry.draft.value(.energyKilocalories) ?? 0)
    }
    #expect(change.entries.map(\.draft.item) == ["12004", "01088"])
    #expect(change.entries.map(\.draft.slot) == [.breakfast, .breakfast])
  }

  @Test("log what no table has")
  func quick() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    let change = try diary.log(QuickEntry("社食ランチ", energy: 750, protein: 30), SaidMoment(slot: .lunch), memo: "大盛り")
    #expect(change.day.sum(.energyKilocalories).value == 750)
    #expect(change.day.sum(.fat).isIncomplete)
  }

  @Test("edit an entry, after a look at what would become of it")
  func edit() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    try diary.log("ごはん 150g")
    var edit = EntryEdit(amount: "200g")
    edit.slot = .dinner
    let preview = try diary.edit([1], edit, isDryRun: true)
    let change = try diary.edit([1], edit)
    #expect(preview.entries.map(\.draft) == change.entries.map(\.draft))
    #expect(change.day.entries.map(\.draft.grams) == [200])
    #expect(try diary.undo()?.label == "edit 1")
  }

  @Test("log yesterday's breakfast again")
  func again() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    try diary.log("昨日の朝 卵 2個 納豆")
    let change = try diary.logAgain(from: try diary.date("昨日"), slot: .breakfast)
    #expect(try change.day.date == diary.today())
    #expect(change.entries.map(\.number) == [1, 2])
    try diary.remove([2])
    #expect(try diary.day().entries.map(\.draft.item) == ["12004"])
  }

  @Test("report a week against its goals")
  func report() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog(), zone: "Asia/Tokyo")
    var goal = GoalForm()
    (goal.energy, goal.ratio) = ("2000", "20:25:55")
    try diary.goals.set(goal.goal(since: diary.date("-6")))
    try diary.log("昼 親子丼 1人前")
    let week = try diary.days(diary.date("-6")...diary.today())
    for day in week { print(day.date.text, day.sum(.protein).value, day.remaining(.protein) ?? 0) }
    #expect(week.count == 7 && week.allSatisfy { $0.goal?.energy == 2000 })
    #expect(week.last?.entries.count == 1)
  }

  @Test("keep an own recipe and a set, and log both")
  func own() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    var said = RecipeEdit()
    said.servings = "2"
    let recipe = try diary.recipes.add("卵丼", "卵 4個、ごはん 400g", said).recipe
    _ = try diary.sets.save("いつもの", line: "卵丼 1人前、納豆")
    let change = try diary.log("@いつもの")
    #expect(change.entries.first?.draft.item == recipe.id)
    #expect(try diary.catalog().search("卵丼").first?.item.id == recipe.id)
  }

  @Test("an error says what is wrong and what to do, in both languages")
  func errors() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    do {
      try diary.log("卵 0個")
      Issue.record("nothing is zero")
    } catch let error as any WordedError {
      #expect(error.code == "bad_amount" && error.kind == .input)
      #expect("\(error)".hasPrefix("The amount is zero: 0個\n"))
      #expect(error.text(.japanese).hasPrefix("量が 0 です: 0個\n"))
    }
    #expect(throws: LineError.self) { try diary.log("卵 xyzzy") }
    #expect(throws: EntryError.unknownNumbers([9], try diary.today())) { try diary.remove([9]) }
  }

  @Test("a name that is not clear is asked about")
  func choose() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    let change = try diary.log("トマトー 100g") { words, hits in
      #expect(words == "トマトー")
      return hits.first
    }
    #expect(change.entries.count == 1)
  }

  @Test("a backup of everything, and back")
  func backup() throws {
    let diary = try Diary(path: path, catalog: FoodCatalog())
    try diary.log("ごはん 150g")
    var bytes: [UInt8] = []
    try diary.backups.write { bytes += $0 }
    try diary.remove([1])
    try diary.backups.restore("backup.json", bytes: bytes, mode: .merge)
    #expect(try diary.day().entries.count == 1)
  }
}
