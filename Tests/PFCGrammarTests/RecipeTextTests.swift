import PFCModel
import Testing

@testable import PFCGrammar

@Suite struct RecipeTextTests {
  @Test(
    "an ingredient and its amount are told apart however a cook writes them",
    arguments: [
      ("玉ねぎ 1/2個", "玉ねぎ", "1/2個"), ("玉ねぎ … 1/2個", "玉ねぎ", "1/2個"), ("玉ねぎ……1/2個", "玉ねぎ", "1/2個"),
      ("・玉ねぎ：半分", "玉ねぎ", "半分"), ("玉ねぎ（大） 1個", "玉ねぎ（大）", "1個"), ("塩 少々", "塩", "少々"), ("塩少々", "塩", "少々"),
      ("水 200ml", "水", "200ml"), ("水\t２００ｍｌ", "水", "２００ｍｌ"), ("- 鶏むね200g", "鶏むね", "200g"),
      ("鶏もも肉（一口大に切る） 300g", "鶏もも肉（一口大に切る）", "300g"), ("豚肉 約200g", "豚肉", "約200g"), ("豚肉 200〜300g", "豚肉", "200〜300g"),
      ("2 eggs", "eggs", "2"), ("2 tbsp soy sauce", "soy sauce", "2 tbsp"),
      ("1 1/2 cups of milk", "milk", "1 1/2 cups"),
      ("トマト 大 1個", "トマト", "大 1個"), ("三つ葉", "三つ葉", ""), ("鶏むね肉 皮なし 200 g", "鶏むね肉 皮なし", "200 g"),
      ("コーヒー1杯", "コーヒー", "1杯"), ("塩ひとつまみ", "塩", "ひとつまみ"), ("木綿豆腐　１／２丁（150g）", "木綿豆腐", "１／２丁（150g）"),
      ("砂糖 大1", "砂糖", "大1"), ("・塩 小2", "塩", "小2"), ("大さじ2 しょうゆ", "しょうゆ", "大さじ2"), ("1. 鶏もも肉 100g", "鶏もも肉", "100g"),
      ("②玉ねぎ 1個", "玉ねぎ", "1個"), ("・塩", "塩", ""), ("●サラダ油", "サラダ油", ""), ("塩 ：", "塩", ""), ("１）卵 2個", "卵", "2個"),
    ])
  func lines(_ line: String, _ name: String, _ amount: String) {
    #expect(IngredientLine.ingredients(of: line) == [IngredientLine(name: name, amount: amount, group: "")])
  }

  @Test("a group's mark is kept, and 各 is the amount of each")
  func groups() {
    #expect(IngredientLine.ingredients(of: "A しょうゆ 大さじ2") == [.init(name: "しょうゆ", amount: "大さじ2", group: "A")])
    #expect(IngredientLine.ingredients(of: "（Ａ）酢 大さじ1") == [.init(name: "酢", amount: "大さじ1", group: "A")])
    #expect(IngredientLine.ingredients(of: "☆砂糖 小さじ1") == [.init(name: "砂糖", amount: "小さじ1", group: "☆")])
    #expect(
      IngredientLine.ingredients(of: "しょうゆ・みりん 各大さじ1") == [
        .init(name: "しょうゆ", amount: "各大さじ1", group: ""), .init(name: "みりん", amount: "各大さじ1", group: ""),
      ])
  }

  @Test(
    "amounts of recipes",
    arguments: [
      ("約200g", 200, "g"), ("２００ｇ程度", 200, "g"), ("1個（200g）", 200, "g"), ("300g（1枚）", 300, "g"), ("各大さじ1", 1, "大さじ"),
      ("大さじ1と1/2", 1.5, "大さじ"), ("1と1/2カップ", 1.5, "カップ"), ("½個", 0.5, "個"), ("2½個", 2.5, "個"), ("1 1/2個", 1.5, "個"),
      ("ひとつまみ", 1, "つまみ"), ("ひとかけ", 1, "かけ"), ("2個分", 2, "個"), ("4人分", 4, "人前"), ("2", 2, ""), ("2 tbsp", 2, "大さじ"),
      ("1 cup", 240, "ml"), ("8 oz", 226.8, "g"), ("半分", 0.5, ""),
      ("大1", 1, "大さじ"), ("小1/2", 0.5, "小さじ"), ("大1と1/2", 1.5, "大さじ"), ("大1個", 1, "個"),
    ] as [(String, Double, String)])
  func amounts(_ text: String, _ value: Double, _ unit: String) {
    let (said, single) = (CookAmount(text).said, CookAmount(text).single)
    let (number, name) = single.map { ($0.value, $0.unit.text) } ?? (said?.terms.first?.value ?? .nan, "")
    #expect(abs(number - value) < 1e-9 && name == unit && said?.isMiddle == false, "\(text): \(CookAmount(text))")
  }

  @Test(
    "the middle of a range is taken",
    arguments: [
      ("200〜300g", 250, "g"), ("2~3個", 2.5, "個"), ("大さじ1〜2", 1.5, "大さじ"), ("200g～300g", 250, "g"),
      ("1/2-1個", 0.75, "個"),
    ]
      as [(String, Double, String)])
  func ranges(_ text: String, _ value: Double, _ unit: String) {
    let amount = CookAmount(text)
    #expect(
      amount.single?.value == value && amount.single?.unit.text == unit && amount.said?.isMiddle == true, "\(amount)")
  }

  @Test("what is left to the cook is vague, and nonsense is unread")
  func unknown() {
    for text in ["少々", "適量", "お好みで", "各少々", "to taste"] { #expect(CookAmount(text) == .vague, "\(text)") }
    for text in ["たくさんの愛", "300〜200g", "〜"] { #expect(CookAmount(text) == .unread, "\(text)") }
    for text in ["0g", "-100g", "1e3g"] { #expect(CookAmount.isImpossible(text), "\(text)") }
    #expect(CookAmount(" 　") == .notSaid)
  }

  @Test("recipes are divided by rules, by titles behind blank lines, and by marked titles")
  func recipes() {
    let text = """
      【肉じゃが】
      分量: 4人前
      カテゴリ：煮物

      材料（2人分）
      牛肉 200g
      A
      しょうゆ 大さじ2
      みりん 大さじ2

      水 200ml

      カレー（４人分）
      玉ねぎ 1個
      ---
      Egg salad
      yield: 600g
      2 eggs
      # サラダ
      トマト 1個
      作り方
      トマトを切る

      皿に盛る 1枚

      味噌汁
      材料
      味噌 大さじ1
      """
    let read = RecipeText(text)
    #expect(read.recipes.map(\.title.part) == ["肉じゃが", "カレー", "Egg salad", "サラダ", "味噌汁"])
    #expect(read.recipes.map(\.title.line) == [1, 13, 16, 19, 26])
    #expect(read.recipes[0].ingredients.map(\.part.name) == ["牛肉", "しょうゆ", "みりん", "水"])
    #expect(read.recipes[0].ingredients.map(\.part.group) == ["", "A", "A", ""])
    #expect(read.recipes[0].fields.map(\.value.part) == ["4人前", "煮物", "2人分"])
    #expect(read.recipes[1].fields.map(\.value.part) == ["４人分"])
    #expect(read.recipes[2].fields.map(\.value.part) == ["600g"])
    #expect(read.recipes[3].ingredients.count == 1)
    #expect(read.stepLines == 3)
  }

  @Test(
    "no line of an ingredient is lost, with an amount or without",
    arguments: [
      ("た\n・卵 2個\n・塩\n・サラダ油\n", ["卵", "塩", "サラダ油"]), ("た\n●卵 2個\n●塩\n●油\n", ["卵", "塩", "油"]),
      ("た\n卵 ： 2個\n塩 ：\n油：大さじ1\n", ["卵", "塩", "油"]), ("た\n■卵 2個\n■塩\n■油\n", ["卵", "塩", "油"]),
      ("た\n卵 2個\n\n・塩\n・油 少々\n", ["卵", "塩", "油"]), ("た\n1. 卵 2個\n2. 塩\n", ["卵", "塩"]),
      ("た\n☆卵 2個\n☆塩\n◎油\n", ["卵", "塩", "油"]), ("た\n・塩\n・卵 2個", ["塩", "卵"]), ("た\n塩\n卵 2個\n油\n", ["塩", "卵", "油"]),
    ])
  func kept(_ text: String, _ names: [String]) {
    let read = RecipeText(text)
    #expect(read.recipes.count == 1)
    #expect(read.recipes[0].ingredients.map(\.part.name) == names)
  }

  @Test(
    "a heading is no ingredient but the group of those below it",
    arguments: ["【調味料】", "[調味料]", "＜調味料＞", "調味料：", "調味料", "■調味料"])
  func headings(_ heading: String) {
    for text in ["た\n卵 2個\n\(heading)\n砂糖 大1\n塩\n", "た\n\(heading)\n砂糖 大1\n塩\n"] {
      let ingredients = RecipeText(text).recipes[0].ingredients.map(\.part).filter { $0.name != "卵" }
      #expect(ingredients.map(\.name) == ["砂糖", "塩"], "\(text)")
      #expect(ingredients.map(\.group) == ["調味料", "調味料"], "\(text)")
    }
  }

  @Test("what stands before a list or an indented line is its heading")
  func headingsOfLists() {
    let text = "た\n卵 2個\nソースの材料\n  ケチャップ 大2\n  こしょう\n肉の下味\n・塩 少々\n[A]\n酢 小1"
    let ingredients = RecipeText(text).recipes[0].ingredients.map(\.part)
    #expect(ingredients.map(\.name) == ["卵", "ケチャップ", "こしょう", "塩", "酢"])
    #expect(ingredients.map(\.group) == ["", "ソースの材料", "ソースの材料", "肉の下味", "A"])
  }

  @Test("servings that are a whole line are the yield", arguments: ["2人前", "（2人分）", "2人分"])
  func servings(_ line: String) {
    let recipe = RecipeText("煮物\n\(line)\n大根 200g\n").recipes[0]
    #expect(recipe.fields.map { CookAmount($0.value.part).single?.unit } == [.serving])
    #expect(recipe.fields.map { CookAmount($0.value.part).single?.value } == [2])
    #expect(recipe.ingredients.map(\.part.name) == ["大根"])
  }

  @Test("what is said of the whole dish is no ingredient, and an amount below its name is its amount")
  func facts() throws {
    let text = RecipeText(
      """
      肉じゃが
      材料【2人分】
      カロリー 350kcal
      塩分：1.5g
      玉ねぎ
      1/2個
      塩分控えめしょうゆ 大さじ1
      タレ
      A 砂糖 小さじ1
      三つ葉
      適量
      ## 作り方
      1. 切る
      """)
    let recipe = try #require(text.recipes.first)
    #expect(text.recipes.count == 1 && text.facts.map(\.part) == ["カロリー 350kcal", "塩分：1.5g"])
    #expect(text.facts.map(\.line) == [3, 4] && text.stepLines == 2)
    #expect(recipe.fields.map(\.value.part) == ["2人分"])
    #expect(recipe.ingredients.map(\.part.name) == ["玉ねぎ", "塩分控えめしょうゆ", "砂糖", "三つ葉"])
    #expect(recipe.ingredients.map(\.part.amount) == ["1/2個", "大さじ1", "小さじ1", "適量"])
  }

  @Test(
    "servings and facts of English recipes",
    arguments: [
      ("Serves 4", "4 servings"), ("Makes 12 cookies", "12 servings"), ("Prep time: 10 min", nil),
      ("Calories 350", nil),
      ("Protein: 12 g", nil),
    ])
  func english(line: String, size: String?) throws {
    let text = RecipeText("Pancakes\n\(line)\n1 cup flour\n2 eggs\n")
    let recipe = try #require(text.recipes.first)
    #expect(recipe.ingredients.map(\.part.name) == ["flour", "eggs"])
    #expect(recipe.fields.map(\.value.part) == [size].compactMap(\.self) && text.facts.count == (size == nil ? 1 : 0))
  }
}
