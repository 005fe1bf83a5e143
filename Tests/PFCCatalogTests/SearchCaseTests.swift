import PFCCatalog
import PFCModel
import Testing

/// The search cases from the field, each with its whole kind.
@Suite struct SearchCaseTests {
  let catalog: FoodCatalog

  init() throws { catalog = try FoodCatalog() }

  @Test(
    "case 1: widths and kana of a word give identical lists",
    arguments: [
      ["ﾄﾘ", "トリ", "とり"], ["ｺｰﾋｰ", "コーヒー", "こーひー"], ["ＴＯＦＵ", "tofu", "Tofu"], ["ﾅｯﾄｳ", "ナットウ", "なっとう"],
    ])
  func widths(queries: [String]) throws {
    let lists = try queries.map { try catalog.search($0, limit: 50) }
    #expect(Set(lists.map { $0.map(\.item.id) }).count == 1)
    #expect(lists[0].map(\.contributions) == lists[1].map(\.contributions))
    #expect(!lists[0].isEmpty)
  }

  @Test(
    "case 2: composed and decomposed kana are one",
    arguments: [("がんも", "か\u{3099}んも"), ("ごはん", "こ\u{3099}はん"), ("パン", "ハ\u{309A}ン")])
  func composition(composed: String, decomposed: String) throws {
    #expect(try ids(composed) == ids(decomposed))
    #expect(try !ids(composed).isEmpty)
  }

  @Test(
    "case 3: an added or dropped long mark is a loose match, and only for want of a better one",
    arguments: [
      ("トマトー", "トマト"), ("マヨネーズー", "マヨネーズ"), ("ケチャツプ", "トマトケチャップ"), ("ヨグルト", "ヨーグルト"), ("ブロツコリー", "ブロッコリー"),
    ])
  func longMarks(query: String, name: String) throws {
    let first = try catalog.search(query, limit: 3)
    #expect(first.contains { $0.item.name.contains(name) && $0.grade == .loose }, "\(first.map(\.item.name))")
    #expect(first.allSatisfy { $0.grade >= .part })
  }

  @Test("case 3: バタ finds バター as the start of its name, and ビル never becomes ビール unlabelled")
  func labelled() throws {
    #expect(try catalog.search("バタ", limit: 3).contains { $0.item.name.contains("バター") })
    for hit in try catalog.search("ビル", limit: 50) where hit.item.name.hasPrefix("ビール") { #expect(hit.grade.isGuess) }
  }

  @Test(
    "case 4: every dash that looks like a long mark is one",
    arguments: [
      "コ−ヒ−", "コ－ヒ－", "コ―ヒ―", "ｺｰﾋｰ", "コ‐ヒ‐", "コ-ヒ-", "コ─ヒ─",
    ])
  func dashes(query: String) throws {
    #expect(try ids(query) == ids("コーヒー"))
  }

  @Test("case 5: every blank between words is one blank", arguments: ["鶏　むね", "鶏  むね", "鶏\tむね", "鶏\u{A0}むね", " 鶏 むね "])
  func blanks(query: String) throws {
    #expect(try ids(query) == ids("鶏 むね"))
    #expect(try ids(query).first == "11219")
  }

  @Test(
    "case 6: one and two characters work",
    arguments: [("卵", "鶏卵"), ("米", "米"), ("酢", "酢"), ("豆腐", "木綿豆腐"), ("茶", "茶"), ("肉", "肉")])
  func short(query: String, name: String) throws {
    #expect(try catalog.search(query, limit: 3).contains { $0.item.name.contains(name) })
  }

  @Test("case 7: no false friends")
  func falseFriends() throws {
    let squid = try catalog.search("いか", limit: 10, kinds: [.food])
    let melon = squid.firstIndex { $0.item.name.hasPrefix("すいか") }
    let firstSquid = try #require(squid.firstIndex { $0.item.name.contains("いか") && !$0.item.name.hasPrefix("すいか") })
    #expect(melon.map { $0 > firstSquid } ?? true)
    #expect(try names("ツナ", 50).allSatisfy { !$0.contains("こまつな") && !$0.contains("小松菜") })
    #expect(try names("ツナ", 1)[0].contains("ツナ"))
    #expect(try names("たこ", 1)[0].contains("だこ"))
    #expect(try names("パン", 1)[0].contains("パン") && !names("パン", 1)[0].contains("パン粉"))
    #expect(try names("塩", 3).allSatisfy { $0.contains("塩") && !$0.contains("カップ") })
    #expect(try !names("寿司", 1)[0].hasPrefix("すし酢"))
  }

  @Test(
    "case 8: plain before composite",
    arguments: [("卵", "12004"), ("たまご", "12004"), ("牛乳", "13003"), ("トマト", "06182"), ("ごはん", "01088")])
  func plain(query: String, id: String) throws {
    #expect(try ids(query).first == id)
  }

  @Test(
    "every way to write chicken breast leads to the raw breast of young chicken",
    arguments: [
      "鶏むね", "とりむね", "トリムネ", "ﾄﾘﾑﾈ", "鶏胸", "鶏むね肉", "鶏　むね", "torimune", "chicken breast",
    ])
  func chickenBreast(query: String) throws {
    #expect(try ids(query).first == ids("鶏むね").first)
    #expect(["11219", "11220"].contains(try ids(query).first))
  }

  @Test(
    "exercises are found by the same service",
    arguments: [("ランニング", "ランニング"), ("ジョギング", "ジョギング"), ("ウォーキング", "ウォーキング"), ("jog", "ジョギング")])
  func exercises(query: String, name: String) throws {
    let hit = try #require(try catalog.search(query, limit: 1).first)
    guard case .exercise(let exercise) = hit.item else {
      Issue.record("\(hit.item.name)")
      return
    }
    #expect(exercise.name.contains(name))
    #expect((exercise.mets.value ?? 0) > 1)
  }

  @Test("junk finds nothing", arguments: ["xyzzy", "東京都", "！！！", "ぷにぷに", "あいうえおかき", "ドラゴンボール", "qqqq", "😀"])
  func junk(query: String) throws {
    #expect(try catalog.search(query, kinds: [.food]).isEmpty)
  }

  @Test("an identifier finds its item", arguments: ["01088", "x12030"])
  func identifiers(id: String) throws {
    let hits = try catalog.search(id)
    #expect(hits.map(\.item.id) == [id])
    #expect(hits[0].grade == .exact)
  }

  @Test(
    "as a name is typed, its food does not disappear and return",
    arguments: ["とりむね", "ほうれんそう", "ぎゅうにゅう", "なっとう", "さつまいも"])
  func typing(word: String) throws {
    let wanted = try #require(try ids(word).first)
    var wasThere = false
    for length in 1...word.count {
      let isThere = try catalog.search(String(word.prefix(length)), limit: 200, kinds: [.food]).contains {
        $0.item.id == wanted
      }
      if wasThere { #expect(isThere, "\(word.prefix(length))") }
      wasThere = isThere
    }
    #expect(wasThere)
  }

  @Test(
    "the food of a name stays in the first ten while the name is typed",
    arguments: [
      "チーズケーキ", "野菜ジュース", "もやし炒め", "ロースハム", "gyunyu", "egg white", "eggplant", "brown sugar", "boiled egg", "jyagaimo",
      "hatimitu", "tohu",
      "kashiwamochi", "えび 天ぷら", "鶏もも 皮なし 焼き", "牛肉 肩ロース", "牛乳200ml", "食パン1枚", "caramel", "サーモンソテー",
    ])
  func firstTen(name: String) throws {
    let wanted = try #require(try catalog.search(name, limit: 1).first?.item.id)
    let isThere = try (1...name.count).map { length in
      try catalog.search(String(name.prefix(length))).contains { $0.item.id == wanted }
    }
    #expect(isThere.drop { !$0 }.allSatisfy { $0 }, "\(isThere)")
  }

  @Test("a habit rises within its grade, takes the place of its grade's last, and pushes out nothing that goes on")
  func habits() throws {
    let plain = try catalog.search("チーズ")
    let all = try catalog.search("チーズ", limit: 60)
    let rare = try #require(all.last { $0.grade == .exact && !plain.map(\.item.id).contains($0.item.id) })
    let risen = try catalog.search("チーズ", habits: [rare.item.id: 9, "01088": 9])
    let place = try #require(risen.firstIndex { $0.item.id == rare.item.id })
    #expect(place < 4 && risen[place].contributions.last?.reason == .habit)
    #expect(risen.count == 10 && risen.map(\.grade) == plain.map(\.grade))
    #expect(risen.filter { $0.grade == .prefix }.map(\.item.id) == plain.filter { $0.grade == .prefix }.map(\.item.id))
    #expect(try catalog.search("チーズ", habits: ["01088": 9]).map(\.item.id) == plain.map(\.item.id))
  }

  @Test(
    "a number and half a unit behind a food are no name",
    arguments: [
      ("卵2", "卵"), ("卵2こ", "卵"), ("牛乳200m", "牛乳"), ("牛乳 200ml", "牛乳"), ("食パン 1ま", "食パン"), ("豆腐1/", "豆腐"),
      ("豆腐1/2", "豆腐"),
      ("豆腐半", "豆腐"), ("砂糖 大さじ1", "砂糖"), ("砂糖大さじ1", "砂糖"), ("ごはん茶碗1杯", "ごはん"), ("egg 2", "egg"), ("milk 200ml", "milk"),
      ("鶏むね 200g", "鶏むね"),
    ])
  func halfUnit(text: String, food: String) throws {
    let hit = try #require(try catalog.search(text, limit: 1).first)
    #expect(try hit.item.id == ids(food).first && !hit.grade.isGuess)
  }

  @Test("a word for what the table lacks leads to what is near, and says so")
  func nearest() throws {
    let hits = try catalog.search("合いびき肉", limit: 2)
    #expect(Set(hits.map(\.item.id)) == ["11089", "11163"])
    #expect(hits.allSatisfy { $0.isNearest })
    #expect(try catalog.search("豚ひき肉", limit: 1).first?.isNearest == false)
  }

  @Test(
    "a speed chooses among the exercises, whatever its unit",
    arguments: [
      "ランニング 8km/h", "ランニング　8.0 km/時", "時速8キロ ランニング", "ランニング 5 mph", "running 8 km/h",
    ])
  func speeds(query: String) throws {
    #expect(try ids(query).first == "x12030")
  }

  @Test(
    "words in another order, run together or mixed find the same food",
    arguments: [
      ("シチュー ビーフ", "18011"), ("皮なし鶏むね肉", "11220"), ("ほうれん草ゆで", "06268"), ("ゆで ほうれん草", "06268"), ("お豆腐", "04032"),
      ("たまgo", "12004"),
      ("玉ねぎ 茹で", "06155"), ("鶏もも 皮無し", "11224"),
    ])
  func orders(query: String, id: String) throws {
    #expect(try ids(query).contains(id))
    #expect(try ids(query).prefix(3).contains(id))
  }

  @Test(
    "English plurals find what their singulars find",
    arguments: [
      ("eggs", "egg"), ("apples", "apple"), ("mushrooms", "mushroom"), ("grapes", "grape"), ("almonds", "almond"),
      ("chicken breasts", "chicken breast"), ("cherries", "cherry"), ("tomatoes", "tomato"), ("cookies", "cookie"),
    ])
  func plurals(plural: String, singular: String) throws {
    #expect(try ids(plural).first == ids(singular).first)
    #expect(try catalog.search(plural, limit: 1).first?.grade == .exact)
  }

  @Test("very many words end in an answer: the same word again is the word, and words that no food has find nothing")
  func manyWords() throws {
    #expect(try ids(String(repeating: "肉 ", count: 20_000)) == ids("肉 肉"))
    #expect(try ids((0..<2000).map { "肉\($0)" }.joined(separator: " ")).isEmpty)
  }

  @Test("where nothing is found, the beginning of the text suggests names")
  func suggestions() throws {
    #expect(try catalog.search("カップラーメンxy").isEmpty)
    #expect(try catalog.suggestions(for: "カップラーメンxy").allSatisfy { $0.item.name.hasPrefix("カップラーメン") })
    #expect(try catalog.suggestions(for: "カップラーメンxy").count == 3)
    for junk in ["鶏むねxyz", "qqqqq", "東京都", "hello", "３０分", ""] {
      #expect(try catalog.suggestions(for: junk).isEmpty, "\(junk)")
    }
  }

  @Test(
    "a word for a state chooses among the rows of what the others name, and pulls in nothing else",
    arguments: [
      ("豚バラ 焼き", ["11277"]), ("豚バラ焼き", ["11277"]), ("とり もも 皮なし 焼き", ["11225"]),
      ("卵 ゆで", ["12005", "12011", "12015"]), ("低脂肪 牛乳", ["13005"]),
    ])
  func states(query: String, expected: [String]) throws {
    #expect(try catalog.search(query, kinds: [.food]).map(\.item.id).filter { $0 != "12006" } == expected)
  }

  @Test(
    "a food in a state that it has no row for is guessed at; another food in that state is not",
    arguments: [
      ("豚ロース 炒め", "豚ロース"), ("豚ロース炒め", "豚ロース"), ("豚バラ ゆで", "豚ばら肉"), ("豆腐 冷凍", "木綿豆腐"), ("ごぼう 煮", "ごぼう"),
      ("微糖 缶コーヒー", "缶コーヒー"),
    ])
  func statesWithoutRow(query: String, head: String) throws {
    let first = try #require(try catalog.search(query, kinds: [.food]).first)
    #expect(first.grade == .fuzzy && first.item.name.hasPrefix(head))
  }

  @Test(
    "one wrong letter at any place is forgiven",
    arguments: [
      ("avocado", "アボカド"), ("spaghetti", "スパゲッティ"), ("yoghurt", "ヨーグルト"), ("ほうれんそう", "ほうれん草"), ("ぎゅうにゅう", "牛乳"),
      ("とりむねにく", "鶏むね肉"), ("ブロッコリー", "ブロッコリー"), ("さつまいも", "さつまいも"),
    ])
  func slipsAnywhere(word: String, name: String) throws {
    let letters = Array(word)
    let wrong: Character = word.allSatisfy(\.isASCII) ? "x" : "ぬ"
    for position in letters.indices where letters[position] != wrong {
      var typed = letters
      typed[position] = wrong
      let hits = try catalog.search(String(typed), limit: 10, kinds: [.food])
      #expect(hits.contains { $0.item.name.contains(name) && $0.grade >= .loose }, "\(String(typed))")
    }
  }

  @Test("an amount behind a food is no part of its name", arguments: ["卵2個", "牛乳200ml", "ご飯150g", "木綿豆腐 半丁"])
  func amounts(query: String) throws {
    let expected = ["卵2個": "12004", "牛乳200ml": "13003", "ご飯150g": "01088", "木綿豆腐 半丁": "04032"]
    #expect(try catalog.search(query, limit: 1, kinds: [.food]).first?.item.id == expected[query])
  }

  @Test("what no word is finds nothing", arguments: ["aaaa", "ooo", "nnnn", "ー", "々", "it's", "xyzzy", "東京都", "！！！"])
  func junk(text: String) throws { #expect(try catalog.search(text).isEmpty) }

  @Test("a slip in Latin letters leads to the food")
  func latinSlips() throws {
    #expect(try catalog.search("chiken").first.map { ($0.item.id, $0.grade) }.map { $0 == ("11219", .fuzzy) } == true)
    #expect(try catalog.search("konyaku", limit: 1).first?.item.id == "02003")
    #expect(try catalog.search("chuuka men", limit: 1, kinds: [.food]).first?.item.id == "01048")
  }

  @Test("a word for a class finds common members of it, as a whole word only and said so")
  func classes() throws {
    let meat = try catalog.search("肉", limit: 10, kinds: [.food])
    let members = meat.prefix(while: \.isClassMember)
    #expect(members.count == 4 && members.allSatisfy { $0.grade == .exact && $0.item.id.hasPrefix("11") })
    #expect(meat.count == 10 && meat.dropFirst(4).allSatisfy { $0.grade == .prefix }, "肉じゃが is still there")
    #expect(try catalog.search("肉まん", limit: 1).first?.isClassMember == false)
    #expect(try catalog.search("くだも", kinds: [.food]).allSatisfy { !$0.isClassMember })
  }

  private func ids(_ query: String) throws -> [String] { try catalog.search(query).map(\.item.id) }

  private func names(_ query: String, _ limit: Int) throws -> [String] {
    try catalog.search(query, limit: limit, kinds: [.food]).map(\.item.name)
  }
}
