import CPFCSeedImage
import Foundation
import PFCModel
import PFCStorage
import PFCText
import Testing

@testable import PFCSeed

@Suite struct BundledSeedTests {
  static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources")

  @Test("the seed was made by the text rules of this program")
  func golden() throws {
    let store = try SeedStore.bundled()
    #expect(store.textRules.golden == String(TextPipeline.goldenHash(), radix: 16))
    #expect(store.textRules.version == String(TextPipeline.version))
  }

  #if os(Linux)
    @Test("the program's own file has the seed where the loader says")
    func partOfTheProgram() throws {
      let size = Int(pfc_seed_image_length())
      let part = try #require(FilePart(ofProgramAt: Int(pfc_seed_image_file_offset()), size: size))
      let bytes = UnsafeRawBufferPointer(start: pfc_seed_image_bytes(), count: size)
      #expect(part.prefix(size).elementsEqual(bytes))
      #expect(part.prefix(size + 1).count == size, "nothing beyond the part")
    }

    @Test("what is read from the program's file is what is read from memory, and cannot be changed")
    func partIsRead() throws {
      let size = Int(pfc_seed_image_length())
      let part = try #require(FilePart(ofProgramAt: Int(pfc_seed_image_file_offset()), size: size))
      let memory = UnsafeRawBufferPointer(start: pfc_seed_image_bytes(), count: size)
      let sum = "SELECT count(*) || ' ' || sum(length(bytes)) || ' ' || sum(hash & 65535) FROM search_block"
      #expect(try Connection.part(part).text(sum) == Connection.image(DatabaseImage(immortal: memory)).text(sum))
      #expect(throws: SQLiteError.self) { try Connection.part(part).execute("DELETE FROM food") }
      #expect(try Connection.part(part).text("SELECT count(*) FROM (SELECT name FROM item_name ORDER BY name)") != "0")
    }
  #endif

  @Test("every figure of the seed is the figure of foods.csv, digit and mark")
  func everyFigure() throws {
    let store = try SeedStore.bundled()
    let scanner = CSVScanner(bytes: Array(try Data(contentsOf: Self.resources.appending(path: "foods.csv"))))
    let header = scanner.records[0].map(\.text)
    let columns = Dictionary(uniqueKeysWithValues: header.enumerated().map { ($1, $0) })
    var compared = 0
    for record in scanner.records.dropFirst() {
      func text(_ column: String) -> String { columns[column].map { record[$0].text } ?? "no column \(column)" }
      let item = try store.item(id: text("number"))
      guard case .food(let food) = item else {
        Issue.record("no food \(text("number"))")
        continue
      }
      #expect(food.name == text("name"))
      #expect(food.officialName == text("official_name"))
      for nutrient in Nutrient.allCases {
        let figure = food.composition[nutrient]
        let mark = ["trace", "estimated", "estimated_trace", "not_measured"].first { column in
          text(column).split(separator: " ").contains { $0 == nutrient.tag }
        }
        let isValueless = mark != nil && mark != "estimated"
        if figure.mark.name != mark || (isValueless ? figure.digits != 0 : figure.text != text(nutrient.tag)) {
          Issue.record("\(text("number")) \(nutrient.tag): \(figure) is not \(text(nutrient.tag)) \(mark ?? "")")
        }
        compared += 1
      }
    }
    #expect(compared == 2538 * 54)
  }

  @Test("four different marks come out as four different things")
  func marks() throws {
    let store = try SeedStore.bundled()
    guard case .food(let food) = try store.item(id: "01088") else {
      Issue.record("no 01088")
      return
    }
    #expect(food.composition[.cholesterol].mark == .estimated)
    #expect(food.composition[.cholesterol].value == 0)
    #expect(food.composition[.alcohol].value == nil)
    #expect(food.composition[.energyKilocalories].text == "156")
    #expect(food.composition[.proteinByAminoAcids].text == "2.0")
    guard case .food(let ice) = try store.item(id: "03032") else {
      Issue.record("no 03032")
      return
    }
    #expect(Nutrient.allCases.contains { ice.composition[$0].mark == .measured })
  }

  @Test("SQLite itself refuses to write the seed")
  func readOnly() throws {
    let store = try SeedStore.bundled()
    let error = #expect(throws: SeedError.self) {
      try store.read { try $0.execute("UPDATE food SET name = 'x'") }
    }
    #expect(error?.reason == .damaged("attempt to write a readonly database"))
    #expect(throws: SeedError.self) { try store.read { try $0.execute("CREATE TABLE x (a)") } }
    let temporary = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pfcseed")
    try Self.image.write(to: temporary)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let file = try SeedStore.file(temporary.path)
    #expect(throws: SeedError.self) { try file.read { try $0.execute("DELETE FROM food") } }
    #expect(try Data(contentsOf: temporary) == Self.image)
  }

  @Test("an item has its names, the display name first")
  func names() throws {
    let store = try SeedStore.bundled()
    let rice = try #require(try store.item(id: "01088"))
    let names = try #require(try store.names(of: rice))
    #expect(names.first?.name == "ごはん（精白米）")
    #expect(names.contains { $0.kind == .officialPart && $0.name == "こめ" })
    #expect(try store.item(id: "99999") == nil)
    #expect(try store.item(id: "x99999") == nil)
    #expect(try store.item(.dish, row: 100_000) == nil)
    #expect(try store.item(.recipe, row: 1) == nil)
  }

  @Test("there are 18 food groups, 32 dish categories and 21 exercise categories")
  func groups() throws {
    let store = try SeedStore.bundled()
    #expect(try store.groups(of: .food).map(\.number) == Array(1...18))
    #expect(try store.groups(of: .exercise).count == 21)
    #expect(try store.groups(of: .dish).count == 32)
    #expect(try store.groups(of: .own).isEmpty)
  }

  @Test("every block of the index is there and whole")
  func blocks() throws {
    let store = try SeedStore.bundled()
    for number in 0..<(try store.searchBlockCount()) { try store.withSearchBlock(number) { #expect($0.count > 0) } }
    #expect(throws: SeedError.self) { try store.withSearchBlock(-1) { _ in } }
  }

  /// The bytes of the committed seed.
  static var image: Data {
    get throws {
      try Data(
        contentsOf: resources.deletingLastPathComponent().appending(path: "Sources/CPFCSeedImage/seed.pfcseed"))
    }
  }
}
