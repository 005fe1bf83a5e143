import Foundation
import Testing

@testable import PFCCommands

/// Own foods from the command line, with a journal of its own.
@Suite final class OwnFoodTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "pfc-food-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("case 2: a decomposed name is found by the composed one, refused as a duplicate, and stored once in NFC")
  func composition() throws {
    let decomposed = "か\u{3099}んも"
    #expect(run("food", "add", decomposed, "--kcal", "223").status == .done)
    #expect(try array(run("search", "がんも", "--kind", "own", "--json")).map { $0["id"] as? String } == ["u1"])
    #expect(try array(run("search", "がんも", "--json")).first?["id"] as? String == "u1")
    for name in ["がんも", decomposed, "ガンモ", "ｶﾞﾝﾓ", "がん も"] {
      let again = run("food", "add", name, "--kcal", "1")
      #expect(again.status == .failed)
      #expect(again.messages.contains("food edit u1"))
    }
    let foods = try array(run("food", "list", "--json"))
    #expect(foods.count == 1)
    let name = try #require(foods[0]["name"] as? String)
    #expect(Array(name.unicodeScalars) == Array("がんも".precomposedStringWithCanonicalMapping.unicodeScalars))
    #expect(run("food", "rm", "がんも").status == .done)
    #expect(try array(run("food", "list", "--json")).isEmpty)
  }

  @Test("case 17: an edit or a removal leaves past days as they were, and a removed food leaves the search")
  func past() throws {
    _ = run("food", "add", "プロテインバー", "--kcal", "210", "--protein", "15", "--per", "1本", "--weight", "45g")
    _ = run("food", "add", "肉まん", "--kcal", "190", "--per", "1個")
    let logged = run("log", "朝", "プロテインバー", "2本", "肉まん", "2個", "--json")
    let before = try entries(logged)
    #expect(before.map { $0["kind"] as? String } == ["own", "own"])
    #expect(before.map { $0["energy_kcal"] as? Double } == [420, 380])
    #expect(before.map { $0["grams"] as? Double } == [90, nil])
    _ = run("food", "edit", "u1", "--kcal", "500", "--name", "別の名", "--weight", "100g")
    _ = run("food", "edit", "肉まん", "--kcal", "1000", "--weight", "120g")
    #expect(try NSArray(array: entries(run("log", "--json"))) == NSArray(array: before))
    #expect(try array(run("search", "別の名", "--json")).first?["id"] as? String == "u1")
    #expect(run("food", "rm", "u1", "u2").status == .done)
    #expect(try NSArray(array: entries(run("log", "--json"))) == NSArray(array: before))
    #expect(run("search", "別の名").status == .nothing)
    #expect(run("show", "u1").status == .nothing)
    #expect(run("log", "u1", "1本").status == .nothing)
    // The entries can still be corrected, with the figures of the day they were logged.
    #expect(try entries(run("edit", "1", "45g", "--json")).first?["energy_kcal"] as? Double == 210)
    #expect(try entries(run("edit", "2", "3個", "--json")).last?["energy_kcal"] as? Double == 570)
    #expect(run("undo").output.contains("edit 2"))
    _ = run("undo")
    #expect(run("undo").output.contains("food rm u1 u2"))
    #expect(try array(run("search", "別の名", "--json")).first?["id"] as? String == "u1")
  }

  @Test("case 20: a byte order mark, CRLF and a quoted header with a line break are read")
  func spreadsheet() throws {
    let csv =
      "\u{FEFF}名前,\"エネルギー\r\n(kcal)\",\"たんぱく質\n（g）\",脂質,炭水化物,基準,重さ,メモ\r\n"
      + "プロテインバー,210,15,9,18,1本,45g,\"店の \"\"あれ\"\"\"\r\n肉まん,190,,-,,1個,,\r\n豆乳,44,3.6,(2.8),2.3,,,\r\n,,,,,,,\r\n"
    let dry = try object(importing(csv.data(using: .utf8), "--dry-run", "--json"))
    #expect((dry["added"] as? [Any])?.count == 3)
    #expect(dry["dry_run"] as? Bool == true)
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
    #expect(importing(csv.data(using: .utf8)).output.contains("登録 3"))
    let foods = try array(run("food", "list", "--json"))
    #expect(foods.map { $0["name"] as? String } == ["プロテインバー", "肉まん", "豆乳"])
    #expect(foods[0]["note"] as? String == "店の \"あれ\"")
    #expect((foods[0]["per_100g"] as? [String: Any])?["energy_kcal"] as? Double == 466.67)
    #expect((foods[1]["per_unit"] as? [String: Any])?["protein_g"] is NSNull)
    #expect((foods[2]["marks"] as? [String: Any])?["fat_g"] as? String == "estimated")
    let again = try object(importing(csv.data(using: .utf8), "--json"))
    #expect((again["unchanged"] as? [Any])?.count == 3)
    #expect(run("undo").output.contains("food import"))
    #expect(run("undo").status == .nothing)
  }

  @Test(
    "case 20: other encodings are refused by name, and nothing is written",
    arguments: [
      (String.Encoding.shiftJIS, "Shift_JIS"), (.iso2022JP, "ISO-2022-JP"), (.utf16, "UTF-16"),
      (.utf16LittleEndian, "UTF-16"),
    ])
  func encodings(encoding: String.Encoding, name: String) {
    let outcome = importing("名前,kcal\nプロテインバー,210\n".data(using: encoding))
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("foods.csv:1:1: "))
    #expect(outcome.messages.contains(name))
    #expect(outcome.messages.contains("CSV UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
  }

  @Test("every fault of a file is told with its place, and nothing of it is written")
  func faults() throws {
    let rows = ["name,kcal,protein", "a,abc,-1", "b,5000,1", "b,100", ",1,1", "A,1,1", "ａ,1,1", "c,,"]
    let outcome = importing(rows.joined(separator: "\n").data(using: .utf8))
    #expect(outcome.status == .failed)
    for place in ["2:3", "2:7", "3:3", "4:1", "5:1", "7:1", "8:3"] {
      #expect(outcome.messages.contains("foods.csv:\(place): "), "\(place)")
    }
    #expect(try array(run("food", "list", "--json")).isEmpty)
    for header in ["name,kcal,xx", "name,kcal,エネルギー", "kcal", "name,食塩相当量(mg)"] {
      let outcome = importing((header + "\na,1,1\n").data(using: .utf8))
      #expect(outcome.status == .failed)
      #expect(outcome.messages.contains("foods.csv:1:"))
    }
    #expect(run("food", "import", "none.csv").status == .failed)
  }

  @Test("a file changes by name what it says, and keeps what it has no column for")
  func upsert() throws {
    _ = run("food", "add", "餅", "--kcal", "220", "--reading", "もち", "--portion", "1個=50g", "--note", "正月")
    #expect(importing("name,kcal,P,F,C\n餅,223,4,0.6,50\n".data(using: .utf8)).output.contains("変更 1"))
    let food = try #require(try array(run("food", "list", "--json")).first)
    #expect(food["reading"] as? String == "もち")
    #expect(food["note"] as? String == "正月")
    #expect((food["portions"] as? [[String: Any]])?.first?["grams"] as? Double == 50)
    #expect((food["per_100g"] as? [String: Any])?["protein_g"] as? Double == 4)
    #expect(importing("name,kcal,P,F,C\n餅,223,4,0.6,50\n".data(using: .utf8)).output.contains("同じ 1"))
  }

  @Test("a list as CSV is a file that can be imported, and then changes nothing more")
  func roundTrip() throws {
    _ = run(
      "food", "add", "バー", "--kcal", "210", "--per", "1本", "--weight", "45g", "--nutrient", "P=30", "--nutrient",
      "ヨウ素=1")
    _ = run("food", "add", "肉まん", "--kcal", "190", "--fat", "Tr", "--per", "1個", "--note", "a,b")
    let csv = run("food", "list", "--csv").output
    #expect(importing(csv.data(using: .utf8)).status == .done)
    #expect(importing(csv.data(using: .utf8)).output.contains("同じ 2"))
    #expect(run("food", "list", "--csv").output == csv)
  }

  @Test("own foods are logged by grams, by their measures, by energy, and by the piece where they have no weight")
  func logging() throws {
    _ = run("food", "add", "バー", "--kcal", "210", "--per", "1本", "--weight", "45g")
    _ = run("food", "add", "肉まん", "--kcal", "190", "--per", "1個")
    _ = run("food", "add", "オートミール", "--kcal", "110", "--per", "30g")
    for (words, kcal) in [
      (["u1"], 210.0), (["u1", "90g"], 420), (["バー", "半分"], 105), (["u1", "105kcal"], 105), (["肉まん"], 190),
      (["肉まん", "1.5個"], 285), (["u2", "半分"], 95), (["u2", "380kcal"], 380), (["u3"], 110), (["u3", "2食"], 220),
    ] {
      let added = try entries(run(["log"] + words + ["--dry-run", "--json"]), "added")
      #expect(added.map { $0["energy_kcal"] as? Double } == [kcal], "\(words)")
    }
    let refused = run("log", "肉まん", "100g")
    #expect(refused.status == .failed)
    #expect(refused.messages.contains("--weight"))
  }

  @Test("columns per 100 g are empty for a food without a weight, and tables say what its figures are for")
  func withoutWeight() {
    _ = run("food", "add", "肉まん", "--kcal", "190", "--per", "1個")
    #expect(run("search", "u1", "--tsv").output.hasSuffix("u1\town\t肉まん\t\t\t\t\t\texact\n"))
    #expect(run("search", "u1").output.contains("1個あたり"))
    #expect(run("show", "u1").output.contains("1個あたり"))
    #expect(run("search", "肉まん", "--sort", "kcal", "--tsv").output.contains("15035"))
  }

  @Test("odd energy is a warning, and the food is added all the same")
  func warning() throws {
    let outcome = run("food", "add", "謎", "--kcal", "10", "--protein", "20", "--fat", "10", "--carb", "30")
    #expect(outcome.status == .done)
    #expect(outcome.messages.contains("290"))
    #expect(try array(run("food", "list", "--json")).count == 1)
  }

  @Test(
    "what is no food, option or amount is refused, with what to do, and nothing is written",
    arguments: [
      ["food", "--kcal", "3"], ["food", "add"], ["food", "add", "x"], ["food", "add", "x", "--kcal", "-1"],
      ["food", "add", "x", "--kcal", "1", "--per", "200ml"], ["food", "add", "x", "--kcal", "1", "--nutrient", "QQ=1"],
      ["food", "add", "x", "--kcal", "1", "--nutrient", "FE"], ["food", "add", "x", "--kcal", "1", "--name", "y"],
      ["food", "eat", "x"], ["food", "list", "x"], ["food", "import"], ["food", "add", "　", "--kcal", "1"],
    ])
  func misuse(arguments: [String]) {
    let outcome = run(arguments)
    #expect(outcome.status == .usage, "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count >= 2)
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
  }

  @Test("an unknown food is status 1, in both languages and as JSON")
  func unknown() throws {
    for words in [["rm", "u9"], ["edit", "none", "--kcal", "1"]] {
      #expect(run(["food"] + words).status == .nothing)
      let english = run(["--lang", "en", "food"] + words + ["--json"])
      #expect(english.output.isEmpty)
      #expect(english.messages.contains("\"code\":\"unknown_own_food\""))
      #expect(english.messages.contains("There is no such own food"))
    }
  }

  private func importing(_ data: Data?, _ extra: String...) -> Outcome {
    var context = self.context(["food", "import", "foods.csv"] + extra)
    let bytes = data.map(Array.init)
    context.readFile = { $0 == "foods.csv" ? bytes : nil }
    return Program.run(context)
  }

  private func context(_ arguments: [String]) -> CommandContext {
    CommandContext(
      arguments: arguments, environment: ["PFC_DB": folder + "/j.sqlite", "PFC_NOW": "2026-11-30T12:34:00+09:00"])
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome { Program.run(context(arguments)) }

  private func object(_ outcome: Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.messages)")
  }

  private func array(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]], "\(outcome.messages)")
  }

  private func entries(_ outcome: Outcome, _ key: String = "entries") throws -> [[String: Any]] {
    try #require(try object(outcome)[key] as? [[String: Any]])
  }
}
