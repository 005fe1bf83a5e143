import PFCCatalog
import PFCModel
import PFCNutrition
import Testing

@Suite struct DishTests {
  let catalog: FoodCatalog

  init() throws { catalog = try FoodCatalog() }

  @Test(
    "the word of a dish finds the dish first",
    arguments: ["カレー", "牛丼", "味噌汁", "みそ汁", "ラーメン", "サンドイッチ", "寿司", "天ぷら", "カツ丼", "かつどん", "miso soup"])
  func dishFirst(query: String) throws {
    #expect(try catalog.search(query, limit: 1).first?.item.kind == .dish)
  }

  @Test(
    "the word of a plain food finds the food first, dishes or not",
    arguments: ["卵", "豆腐", "鮭", "米", "ごはん", "豚", "とり", "牛", "えび", "トマト", "パン", "うどん", "そば", "パスタ", "玉ねぎ", "チーズ"])
  func foodFirst(query: String) throws {
    #expect(try catalog.search(query, limit: 1).first?.item.kind == .food)
  }

  @Test("only dishes are found where only dishes are asked for, and by their category")
  func kinds() throws {
    #expect(try catalog.search("丼", limit: 50, kinds: [.dish]).allSatisfy { $0.item.kind == .dish })
    let bowls = try catalog.search("丼", limit: 50, group: "丼ぶり")
    #expect(!bowls.isEmpty)
    for hit in bowls { #expect(try dish(hit.item).category == "丼ぶり") }
    #expect(try catalog.dishCategories().count == 32)
    #expect(try catalog.dishCategories().contains { $0.goes(by: "rice bowls") && $0.goes(by: "02") })
  }

  @Test("the figures of every dish are those of its ingredients")
  func sums() throws {
    let dishes = try catalog.dishes()
    #expect(!dishes.isEmpty)
    for dish in dishes {
      let ingredients = try catalog.ingredients(of: dish)
      #expect(
        !ingredients.isEmpty || ["d0800", "d0801"].contains(dish.id), "only water is made of nothing: \(dish.name)")
      var energy = 0.0
      for ingredient in ingredients {
        let id = try #require(ingredient.item)
        let food = try #require(try catalog.item(id: id))
        #expect(food.name == ingredient.name)
        let perHundred = try #require(food.composition?[.energyKilocalories].value)
        energy += perHundred * (try #require(ingredient.grams)) / 100
      }
      let whole = try #require(dish.perServing(.energyKilocalories)) * (try #require(dish.servings))
      #expect(abs(whole - energy) < 0.1, "\(dish.name): \(whole), not \(energy)")
      #expect(dish.composition[.refuse] == .zero)
      let serving = try #require(try catalog.portions(of: .dish(dish)).first)
      #expect(serving.unit == .serving)
      #expect(abs(Double(serving.milligrams) / 1000 - (try #require(dish.servingGrams))) < 0.001)
      #expect(try catalog.item(id: dish.id) == .dish(dish))
    }
  }

  @Test("a food knows the dishes that use it, and a dish is found by what it uses")
  func uses() throws {
    guard case .food(let onion)? = try catalog.item(id: "06153") else {
      Issue.record("no 06153")
      return
    }
    let users = try catalog.dishes(using: .food(onion))
    #expect(!users.isEmpty)
    for dish in users { #expect(try catalog.ingredients(of: dish).contains { $0.item == onion.id }) }
    #expect(try Set(users.map(\.id)) == catalog.dishIDs(usingFoods: [onion.id]))
  }

  @Test("a finder holds all that is asked for together")
  func finder() throws {
    let finder = DishFinder(catalog: catalog)
    var query = DishQuery()
    #expect(try finder.dishes(query) == catalog.dishes())
    query.uses = ["卵", "玉ねぎ"]
    let both = try finder.dishes(query)
    #expect(both.contains { $0.name == "カツ丼" })
    query.uses = ["玉子", "玉葱"]
    #expect(try finder.dishes(query) == both)
    query.without = ["豚肉"]
    #expect(try !finder.dishes(query).contains { $0.name == "カツ丼" })
    query = DishQuery()
    query.name = "カツ丼"
    query.country = "中華"
    #expect(try finder.dishes(query).isEmpty)
    query.country = "和食"
    #expect(try finder.dishes(query).first?.name == "カツ丼")
    query = DishQuery()
    query.uses = ["xyzzy"]
    #expect(throws: DishFinder.Failure.unknownIngredient("xyzzy")) { try finder.dishes(query) }
  }

  @Test("a dish of all seasons is eaten in each, one of summer in summer alone")
  func seasons() throws {
    let finder = DishFinder(catalog: catalog)
    var query = DishQuery()
    query.season = "夏"
    let summer = try finder.dishes(query)
    query.season = "冬"
    let winter = try finder.dishes(query)
    #expect(summer.contains { $0.season == "夏" } && !winter.contains { $0.season == "夏" })
    #expect(summer.filter { $0.season == Dish.anySeason } == winter.filter { $0.season == Dish.anySeason })
    #expect(summer.allSatisfy { ["夏", Dish.anySeason].contains($0.season) })
  }

  @Test("the dishes of an extra seed carry its name, and so do their ingredients")
  func extraSeed() throws {
    let catalog = try FoodCatalog(seedFiles: [FoodCatalogTests.seedPath])
    let id = "standard:" + (try #require(try self.catalog.dishes().first)).id
    let dish = try dish(try #require(try catalog.item(id: id)))
    #expect(dish.id == id)
    let ingredients = try catalog.ingredients(of: dish)
    #expect(!ingredients.isEmpty && ingredients.allSatisfy { $0.item?.hasPrefix("standard:") == true })
    #expect(try catalog.dishes().count == 2 * self.catalog.dishes().count)
    #expect(try catalog.dishIDs(usingFoods: ["standard:06153"]).allSatisfy { $0.hasPrefix("standard:") })
  }

  @Test("a day with an incomplete figure has an incomplete sum of it, and of no other")
  func incompleteDay() throws {
    var figures = Nutrient.allCases.map { _ in Figure.zero }
    figures[Int(Nutrient.fat.rawValue)] = try #require(Figure(digits: 25, decimals: 1, mark: .incomplete))
    let draft = LogDraft(
      kind: .dish, item: "d0001", name: "x", amountText: "", amount: nil, grams: 200,
      composition: try #require(Composition(figures)), slot: .lunch, at: Instant(milliseconds: 0), zone: "Asia/Tokyo",
      day: CivilDate(daysSince1970: 0), memo: nil)
    let entry = LogEntry(id: "", number: 1, draft: draft, created: draft.at, updated: draft.at)
    let day = DayReport(date: draft.day, entries: [entry])
    #expect(day.sum(.fat).value == 5)
    #expect(day.sum(.fat).isIncomplete)
    #expect(!day.sum(.protein).isIncomplete)
  }

  private func dish(_ item: Item) throws -> Dish {
    guard case .dish(let dish) = item else {
      Issue.record("\(item.id) is no dish")
      throw DishFinder.Failure.unknownIngredient(item.id)
    }
    return dish
  }
}
