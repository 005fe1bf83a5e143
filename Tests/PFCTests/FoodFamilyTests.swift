import PFC
import Testing

@Suite struct FoodFamilyTests {
  let catalog: FoodCatalog

  init() throws { catalog = try FoodCatalog() }

  static let words: [(word: String, has: [String], hasNot: [String])] = [
    ("豚肉", ["11115", "11123", "11129", "11163"], ["18002", "18041", "11221"]),
    ("玉ねぎ", ["06153", "06154", "06336", "06156"], ["06226", "17095"]),
    ("卵", ["12004", "12005", "12010", "12014"], ["10202", "10140", "12018", "17043", "15086"]),
    ("トマト", ["06182", "06183", "06184"], ["17036", "17034"]),
    ("ねぎ", ["06226", "06227"], ["06153", "06154"]),
    ("なす", ["06191", "06193"], ["06048", "06049"]),
    ("油", ["14006", "14001"], ["17007"]),
    ("米", ["01083", "01080"], ["17016", "11008"]),
    ("きのこ", ["08039", "08016"], ["01146"]),
    ("魚", ["10003", "10134", "10154"], ["10415"]),
    ("肉", ["11123", "11219"], ["12004"]),
    ("01088", ["01088"], ["01083"]), ("合いびき肉", ["11089", "11163"], ["18050"]),
    ("豚 ばら", ["11129"], ["11183", "11123"]), ("麺", ["01049", "01039"], ["17029"]),
  ]

  @Test("a word means every food of its family and no false friend", arguments: words.indices)
  func family(index: Int) throws {
    let (word, has, hasNot) = Self.words[index]
    let foods = try catalog.foods(named: word)
    for id in has + hasNot {
      let food = try #require(try catalog.item(id: id))
      #expect(foods.contains(id) == has.contains(id), "\(word): \(id) \(food.name)")
    }
  }

  @Test(
    "the spellings of a word mean one and the same family",
    arguments: [["にんじん", "ニンジン", "人参", "ﾆﾝｼﾞﾝ"], ["玉ねぎ", "たまねぎ", "玉葱", "タマネギ"], ["卵", "玉子", "たまご", "egg"]])
  func spellings(words: [String]) throws {
    let families = try Set(words.map { try catalog.foods(named: $0) })
    #expect(families.count == 1)
    #expect(families.first?.isEmpty == false)
  }

  @Test("a word that no food is known by means none")
  func unknown() throws {
    #expect(try catalog.foods(named: "xyzzy").isEmpty)
    #expect(try catalog.foods(named: "").isEmpty)
  }
}
