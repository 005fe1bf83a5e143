import PFCCatalog
import PFCImport
import PFCModel
import Testing

@Suite struct RecipeFileTests {
  private func file(_ text: String, _ name: String = "") throws -> RecipeFile {
    try RecipeFile(bytes: Array(text.utf8), name: name)
  }

  private func faults(_ text: String, _ name: String = "x.json") -> [String] {
    do {
      _ = try file(text, name)
      return []
    } catch let error as RecipeFileFaults {
      return error.all.map { "\($0.line):\($0.column) \($0.recipe) \($0.field) \($0.reason)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("JSON is read with all its members, and one object is one recipe")
  func json() throws {
    let read = try file(
      """
      \u{FEFF}[{"name":"カレー","category":"カレー","country":"和食","season":"winter","servings":"4人分","yield":"800g",
        "note":"辛い","reading":"かれー","url":"x","ingredients":[{"name":"玉ねぎ","amount":"1個","step":1},"水 200ml",
        {"name":"ごはん","item":"01088","grams":250,"amount":"丼1杯"},{"name":"塩 少々"}]},
       {"name":"茶","season":null,"servings":2,"ingredients":[{"name":"玉ねぎ","amount":"1個"}]}]
      """)
    let draft = read.records[0].draft
    #expect(draft.name == "カレー" && draft.season == "冬" && draft.servings == 4 && draft.yieldGrams == 800)
    #expect(draft.note == "辛い" && draft.reading == "かれー" && draft.country == "和食")
    #expect(read.records[1].draft.season == "Any" && read.records[1].draft.servings == 2)
    #expect(read.records.map(\.ingredients) == [[0, 1, 2, 3], [0]])
    #expect(read.ingredients.map(\.name) == ["玉ねぎ", "水", "ごはん", "塩"])
    #expect(read.ingredients.map(\.amount) == ["1個", "200ml", "丼1杯", "少々"])
    #expect(read.ingredients[2].grams == 250 && read.ingredients[2].item == "01088")
    #expect(read.remarks == [.unknownMember("ingredients[].step", line: 1), .unknownMember("url", line: 1)])
    #expect(try file(" {\"name\":\"a\",\"ingredients\":[\"卵\"]}\n").records.count == 1)
  }

  @Test("a unit may stand beside the amount, and a list of ingredients is a recipe of the file's name")
  func units() throws {
    let list =
      #"[{"name":"玉ねぎ","amount":2,"unit":"個"},{"name":"塩","amount":"1/2","unit":"小さじ"},{"name":"豚肉","amount":200}]"#
    let read = try file(list, "recipes/肉炒め.json")
    #expect(read.records.map(\.draft.name) == ["肉炒め"] && read.remarks.isEmpty)
    #expect(read.ingredients.map(\.amount) == ["2個", "小さじ1/2", ""])
    #expect(read.ingredients.map(\.grams) == [nil, nil, 200])
    #expect(faults(list, "").count == 3)
  }

  @Test("every fault of a JSON file is found in one run, with its place")
  func faults() {
    let text = """
      [{"name":"a","ingredients":[]},
        {"ingredients":[{"name":"卵"},{"amount":"1個"},{"name":5},7]},
       {"name":"b","servings":"たくさん","yield_grams":-1,"season":3,"reading":"漢字","ingredients":"卵"},
       "c", {"name":"d" "ingredients":[]},
       {"name":"Ａ","name":"a","ingredients":["卵"]}]
      """
    #expect(
      faults(text) == [
        "1:2 a ingredients noIngredients", "2:3 #2 ingredients[2].name missingName",
        "2:3 #2 ingredients[3].name wrongType(PFCImport.RecipeFileFault.Kind.text)",
        "2:3 #2 ingredients[4] wrongType(PFCImport.RecipeFileFault.Kind.ingredient)", "2:3 #2 name missingName",
        "3:2 b servings noSize", "3:2 b yield_grams notPositive",
        "3:2 b season wrongType(PFCImport.RecipeFileFault.Kind.text)", "3:2 b reading noKana",
        "3:2 b ingredients wrongType(PFCImport.RecipeFileFault.Kind.ingredients)",
        "4:2 #4  wrongType(PFCImport.RecipeFileFault.Kind.recipe)", "4:7 #5  badJSON", "5:2 a name memberTwice",
        "5:2 a name nameTwice(line: 1)",
      ])
  }

  @Test(
    "a file that is no array of recipes says where it goes wrong",
    arguments: [
      ("", "1:1   empty"), (" \n", "1:1   empty"), ("[]", "1:1   empty"), ("<html>", "1:1   noArray"),
      ("\n \"a\"", "2:2   noArray"), ("[{\"name\":\"a\",\n\"ingredients\":[\"卵\"", "1:2   cutShort"),
      ("[{\"name\":\"a\",\"ingredients\":[\"卵\"]},", "1:1   cutShort"),
      ("[{\"name\":\"a\",\"ingredients\":[\"卵\"]}] x", "1:36   textBehind"),
      ("[{\"name\":\"a\",\"ingredients\":[\"卵\"]},]", "1:35   noElement"),
      ("[{\"name\":\"a\n\"}]", "1:10   openString"),
    ])
  func broken(_ text: String, _ fault: String) { #expect(faults(text) == [fault]) }

  /// A file of many recipes, which is read in two halves, with other recipes in some places.
  private func many(_ count: Int, separator: String = ",\n", _ others: [Int: String] = [:]) -> String {
    let recipes = (0..<count).map { number in
      others[number]
        ?? #"{"name":"料理\#(number)","ingredients":["卵 \#(number % 7 + 1)個",{"name":"塩","amount":"少々"}]}"#
    }
    return "[" + recipes.joined(separator: separator) + "]"
  }

  @Test("a large file is read as a small one: the same recipes, ingredients and lines")
  func halves() throws {
    let read = try file(many(1500, [1200: #"{"name":"汁","x":1,"ingredients":["味噌 大さじ1"]}"#]), "x.json")
    #expect(read.records.map(\.draft.name) == (0..<1500).map { $0 == 1200 ? "汁" : "料理\($0)" })
    #expect(read.records.map(\.line) == Array(1...1500))
    #expect(
      read.ingredients.map(\.name) == Array(repeating: "卵", count: 1) + ["塩"] + Array(repeating: "卵", count: 6) + ["味噌"]
    )
    for (number, record) in read.records.enumerated() where number != 1200 {
      #expect(record.ingredients.map { read.ingredients[$0].amount } == ["\(number % 7 + 1)個", "少々"])
    }
    #expect(read.remarks == [.unknownMember("x", line: 1201)])
  }

  @Test("the faults of a large file come in the order of the text, whichever half they are in")
  func faultsOfHalves() {
    let text = many(1500, [3: #"{"name":"","ingredients":["卵"]}"#, 1400: #"{"name":"料理5","ingredients":["卵"]}"#])
    #expect(faults(text) == ["4:1 #4 name missingName", "1401:1 料理5 name nameTwice(line: 6)"])
    let oneLine = many(2000, separator: ",", [1999: #"{"name":"あ"}"#])
    let column = oneLine.firstRange(of: #"{"name":"あ"}"#).map {
      oneLine.distance(from: oneLine.startIndex, to: $0.lowerBound)
    }
    #expect(faults(oneLine) == ["1:\((column ?? 0) + 1) あ ingredients noIngredients"])
  }

  @Test("every way to cut a file short is refused")
  func cuts() throws {
    let text = "[{\"name\":\"卵焼き\",\"ingredients\":[{\"name\":\"卵\",\"amount\":\"2個\"}]}]"
    #expect(try file(text, "x.json").records.count == 1)
    for count in 0..<text.utf8.count {
      #expect(throws: RecipeFileFaults.self) { try RecipeFile(bytes: Array(text.utf8.prefix(count)), name: "x.json") }
    }
  }

  @Test("other encodings are named, and bytes that are no UTF-8 have a place")
  func encodings() {
    let shiftJIS: [UInt8] = [0x5B, 0x22, 0x83, 0x4A, 0x83, 0x8C, 0x81, 0x5B, 0x22, 0x5D]
    let utf16 = "[{}]カレー".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for (bytes, name) in [(shiftJIS, "Shift_JIS"), ([0xFF, 0xFE] + utf16, "UTF-16")] {
      #expect {
        try RecipeFile(bytes: bytes)
      } throws: { error in
        (error as? RecipeFileFaults)?.all.first?.reason == .encoding(name)
      }
    }
    let slip: [UInt8] = Array("カレー\n卵".utf8) + [0xFF] + Array(" 1個".utf8)
    #expect {
      try RecipeFile(bytes: slip)
    } throws: { error in
      guard let fault = (error as? RecipeFileFaults)?.all.first else { return false }
      return fault.reason == .invalidUTF8 && fault.line == 2 && fault.column == 2
    }
  }

  @Test("plain text is read, and its faults have their lines")
  func text() throws {
    let read = try file("肉じゃが（2人分）\nカテゴリ: 煮物\n牛肉 200g\nA しょうゆ・みりん 各大さじ1\n")
    #expect(read.records[0].draft.name == "肉じゃが" && read.records[0].draft.servings == 2)
    #expect(read.ingredients.map(\.name) == ["牛肉", "しょうゆ", "みりん"])
    #expect(read.ingredients[1].amount == "各大さじ1" && read.ingredients[1].note == "A")
    #expect(
      faults("カレー\n分量: どっさり\n卵 1個\n---\nシチュー\n---\nカレー\n卵 1個", "x.txt") == [
        "2:1 カレー servings noSize", "5:1 シチュー ingredients noIngredients", "7:1 カレー name nameTwice(line: 1)",
      ])
    #expect(faults("---\n", "x.txt") == ["1:1   empty"])
    #expect(faults("卵 2個\n塩 少々\n", "x.txt") == ["1:1 卵 2個 name ingredientAsTitle"])
    #expect(faults("買い物\n卵\n塩\n", "x.txt") == ["1:1   noAmounts"])
    #expect(try file("# 卵焼き 2個\n卵\n塩\n").records.count == 1)
  }

  @Test("amounts that cannot be are refused with their place; a number is grams")
  func amounts() throws {
    for amount in ["\"-5g\"", "\"0g\"", "\"nan\"", "\"1e3\"", "\"1,5g\"", "\"1e3g\"", "\"-1個\"", "-5", "0"] {
      #expect(
        faults("[{\"name\":\"a\",\"ingredients\":[\"卵\",{\"name\":\"塩\",\"amount\":\(amount)}]}]")
          == ["1:2 a ingredients[2].amount badAmount"], "\(amount)")
    }
    for amount in ["少々", "2個くらい", "200〜300g", "たくさんの愛", "1と1/2カップ", "1,000g"] {
      #expect(
        faults("[{\"name\":\"a\",\"ingredients\":[{\"name\":\"塩\",\"amount\":\"\(amount)\"}]}]") == [], "\(amount)")
    }
    let read = try file("[{\"name\":\"a\",\"ingredients\":[{\"name\":\"塩\",\"amount\":12.5}]}]")
    #expect(read.ingredients[0].grams == 12.5 && read.ingredients[0].amount.isEmpty)
    #expect(faults("[{\"name\":\"d0001\",\"ingredients\":[\"卵\"]}]") == ["1:2 d0001 name identifier"])
  }
}
