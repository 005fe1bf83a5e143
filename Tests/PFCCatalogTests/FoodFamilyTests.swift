import PFCCatalog
import PFCModel
import Testing

@Suite struct FoodFamilyTests {
  let catalog: FoodCatalog

  init() throws { catalog = try FoodCatalog() }

  static let words: [(word: String, has: [String], hasNot: [String])] = [
    ("豚肉", ["11115", "11123", "11129", "11163"], ["18002", "18041", "11221"]),
    ("玉ねぎ", ["06153", "06154", "06336", "06156"], ["06226", "17095"]),
    ("卵", ["12004", "12005", "12010", "12014", "12018", "12003"], ["10202", "10140", "17043", "15086"]),
    ("トマト", ["06182", "06183", "06184"], ["17036", "17034"]),
    ("ねぎ", ["06226", "06227"], ["06153", "06154"]),
    ("なす", ["06191", "06193"], ["06048", "06049"]),
    ("油", ["14006", "14001"], ["17007"]),
    ("米", ["01083", "01080", "01088", "01168"], ["17016", "11008", "01115"]),
    ("ごはん", ["01083", "01088"], ["17016", "01128"]),
    ("牛肉", ["11274", "11090", "11101", "11098", "11104", "11075"], ["11123", "13003"]),
    ("鶏肉", ["11234", "11233", "11232", "11236", "11221"], ["11205", "12004"]),
    ("大豆", ["04032", "04046", "04024"], ["04002", "17045"]), ("小麦", ["01015", "01026", "01039"], ["01128", "01088"]),
    ("ラーメン", ["01048", "01056"], ["01039"]), ("さけ", ["10134", "10139", "10438"], ["16001", "17138", "10140"]),
    ("鮭", ["10134", "10139"], ["16001"]), ("酒", ["16001"], ["10134"]),
    ("まぐろ", ["10253", "10425", "10426"], ["10263"]), ("さば", ["10154", "10161", "10163"], ["10174"]),
    ("きのこ", ["08039", "08016"], ["01146"]),
    ("魚", ["10003", "10134", "10154", "10070"], ["10415", "10092", "10140"]),
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

  @Test(
    "what a dish must do without is meant widely, what it uses narrowly",
    arguments: [("豚肉", "11176"), ("豚肉", "11183"), ("魚", "10092"), ("魚", "10379"), ("卵", "17043"), ("米", "01115")])
  func breadth(_ word: String, _ id: String) throws {
    #expect(try catalog.item(id: id) != nil)
    var query = DishQuery()
    query.uses = [word]
    let users = try Set(DishFinder(catalog: catalog).dishes(query).map(\.id))
    (query.uses, query.without) = ([], [word])
    let others = try Set(DishFinder(catalog: catalog).dishes(query).map(\.id))
    #expect(try !catalog.foods(named: word).contains(id))
    #expect(users.isDisjoint(with: others))
    #expect(try others.isDisjoint(with: catalog.dishIDs(usingFoods: [id])))
  }

  @Test(
    "a food's page lists the dishes of its family",
    arguments: [("06212", "06214"), ("01083", "01088"), ("10253", "10425"), ("10154", "10161"), ("10134", "10139")])
  func kin(_ shown: String, _ used: String) throws {
    let item = try #require(try catalog.item(id: shown))
    let dishes = try catalog.dishes(usingFoodsLike: item).map(\.id)
    let users = try catalog.dishIDs(usingFoods: [used])
    #expect(!users.isEmpty && users.isSubset(of: dishes))
    #expect(Set(dishes).count == dishes.count)
    let beef = try #require(try catalog.search("牛肉", limit: 1).first)
    let ofClass = try catalog.dishes(usingFoodsLike: beef.item, askedAs: "牛肉").map(\.id)
    #expect(try catalog.dishIDs(usingFoods: ["11089", "11064"]).isSubset(of: ofClass))
    let direct = try catalog.dishes(using: item).map(\.id)
    #expect(direct.allSatisfy(dishes.contains))
  }
}
