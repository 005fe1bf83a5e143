import PFCCatalog
import PFCImport
import PFCModel
import Testing

@Suite struct IngredientMatcherTests {
  private static let catalog = Result { try FoodCatalog() }

  private func match(_ name: String, _ amount: String = "") throws -> IngredientMatch {
    var matcher = IngredientMatcher(catalog: try Self.catalog.get())
    return try matcher.match(
      RecipeFile.Ingredient(name: name, amount: amount))
  }

  @Test(
    "how sure a match is",
    arguments: [
      ("トマト", "sure", "06182"), ("にんにく", "sure", "06223"), ("たまねぎ", "sure", "06153"), ("卵", "sure", "12004"),
      ("人参", "sure", "06212"), ("大葉", "sure", "06095"), ("鷹の爪", "sure", "06172"), ("eggs", "sure", "12004"),
      ("豚肉", "near", "11123"), ("牛肉", "sure", "11075"), ("鶏肉", "near", "11219"), ("肉", "near", "11019"),
      ("合いびき肉", "near", "11089"), ("玉ねぎみじん切り", "likely", "06153"), ("すりおろし人参", "likely", "06212"),
      ("鶏もも肉（一口大に切る）", "sure", "11221"), ("鶏むね肉（皮なし）", "sure", "11220"), ("鶏むね肉（若どり・皮なし・生）", "sure", "11220"),
      ("まぼろしの粉", "none", nil), ("ブロツコリー", "none", nil),
      ("溶き卵", "sure", "12004"), ("水溶き片栗粉", "likely", "02034"), ("a", "none", nil), ("Ｂ", "none", nil),
    ] as [(String, String, String?)])
  func sureness(_ name: String, _ sureness: String, _ item: String?) throws {
    let match = try match(name)
    #expect(match.sureness.rawValue == sureness && match.item?.id == item, "\(match.item?.name ?? "-")")
    #expect(match.ingredient.item == item)
  }

  @Test("a class says that a member stands for it, a lack that something is near")
  func near() throws {
    #expect(try match("豚肉").isMember)
    #expect(try !match("合いびき肉").isMember)
    #expect(try match("豚肉").candidates.contains { $0.item.id == "11129" })
    #expect(try match("ブロツコリー").candidates.first?.item.id == "06263")
  }

  @Test(
    "amounts become grams with the measures of what was matched",
    arguments: [
      ("卵", "2個", 100), ("玉ねぎ（大）", "1個", 282), ("豚肉", "約200g", 200), ("鶏もも肉（一口大に切る）", "300g", 300),
      ("しょうゆ", "各大さじ1", 18),
      ("豚肉", "200〜300g", 250), ("謎の粉", "20g", 20), ("水", "200ml", 200), ("お湯", "カップ1", 200), ("水", "大さじ2", 30),
      ("しょうゆ", "大1", 18),
    ] as [(String, String, Double)])
  func grams(_ name: String, _ amount: String, _ grams: Double) throws {
    let match = try match(name, amount)
    let found = try #require(match.ingredient.grams)
    #expect(abs(found - grams) < 1, "\(found)")
    #expect(match.lack == nil && match.ingredient.amount == amount)
  }

  @Test(
    "a spoon of a stock is powder, a cup of it is broth, and a stand-in for a whole name goes before a part of it",
    arguments: [
      ("ブイヨン", "3カップ", "17026", 600.0), ("鶏がらスープ", "小さじ1", "17093", 3), ("鶏がらスープ", "400ml", "17024", 400),
      ("顆粒鶏がらスープ", "100ml", "17093", 60), ("dark brown sugar", "3 tbsp", "03001", 27),
      ("flat-leaf parsley", "1 cup", "06239", 60),
      ("plant-based milk (such as oat or soy)", "2 cups", "04052", 494),
    ] as [(String, String, String, Double)])
  func forms(_ name: String, _ amount: String, _ item: String, _ grams: Double) throws {
    let match = try match(name, amount)
    #expect(match.ingredient.item == item && match.ingredient.grams.map { abs($0 - grams) < 1 } ?? false, "\(match)")
  }

  @Test("大2 of what goes by no spoon is two large pieces")
  func largePieces() throws {
    let said = try match("じゃがいも", "大2").ingredient.grams
    #expect(try said != nil && said == match("じゃがいも（大）", "2個").ingredient.grams)
  }

  @Test("what cannot be weighed stays unknown, and says why")
  func unknown() throws {
    #expect(try match("塩", "少々").lack == .vague)
    #expect(try match("塩").lack == .notSaid)
    #expect(try match("塩", "0g").lack == .unread)
    #expect(try match("謎の粉", "大さじ1").lack == .noItem)
    guard case .noWeight("匹", let known) = try match("牛肉", "2匹").lack else {
      Issue.record("no weight")
      return
    }
    #expect(known.contains("g"))
  }

  @Test("water is known, weighs, and brings nothing; a soup with it is whole")
  func water() throws {
    for name in ["水", "お湯", "Water", "氷", "水（冷たい）"] {
      let match = try match(name, "100g")
      #expect(match.sureness == .sure && match.ingredient.item == "d0800", "\(name)")
    }
    #expect(try match("水菜").ingredient.item != "d0800")
    let file = try RecipeFile(bytes: Array("汁\n味噌 20g\n水 180ml\n".utf8))
    let dish = try RecipeImport(file, catalog: Self.catalog.get()).recipes[0].dish
    #expect(dish.yieldGrams == 200)
    #expect(dish.composition[.energyKilocalories].mark == .measured)
    #expect(dish.composition[.energyKilocalories].value == 18.2)
    #expect((dish.composition[.water].value ?? 0) > 90)
    let vague = try RecipeFile(bytes: Array("汁\n味噌 20g\n水 適量\n".utf8))
    let unsure = try RecipeImport(vague, catalog: Self.catalog.get()).recipes[0].dish
    #expect(unsure.composition[.protein].mark == .measured)
  }

  @Test("an unknown amount makes the figures incomplete")
  func incomplete() throws {
    let file = try RecipeFile(bytes: Array("焼き\n卵 2個\n塩 少々\n".utf8))
    let dish = try RecipeImport(file, catalog: Self.catalog.get()).recipes[0].dish
    #expect(dish.composition[.energyKilocalories].mark == .incomplete)
  }
}
