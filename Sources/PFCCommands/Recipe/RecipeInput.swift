internal import PFC
internal import PFCArguments
internal import PFCText

/// What the command line says of an own recipe.
enum RecipeInput {
  static let options = [
    OptionSpec(
      "yield", value: "600g|4人前", isRepeatable: true,
      help: Bilingual("add・edit: できあがりの重さか人数（両方なら二度）", "add, edit: weight or servings of all; twice for both")),
    OptionSpec("servings", value: "N", help: Bilingual("add・edit: 何人前か", "add, edit: how many servings")),
    OptionSpec("reading", value: "KANA", help: Bilingual("add・edit: よみ（かな・検索用）", "add, edit: the reading in kana")),
    OptionSpec("note", value: "TEXT", help: Bilingual("add・edit: メモ", "add, edit: a note")),
    OptionSpec("name", value: "NAME", help: Bilingual("edit: 新しい名前", "edit: the new name")),
    OptionSpec(
      "add", value: "ITEM", takesWords: true, help: Bilingual("edit: 材料を足す", "edit: add ingredients")),
    OptionSpec(
      "drop", value: "N|NAME", isRepeatable: true,
      help: Bilingual("edit: 材料を除く（番号か名前）", "edit: leave an ingredient out, by number or name")),
    OptionSpec(
      "amount", value: "N=200g", isRepeatable: true,
      help: Bilingual("edit: 材料の量を直す（2=200g 塩=少々）", "edit: another amount (2=200g 塩=少々)")),
    OptionSpec("yes", letter: "y", help: Bilingual("add・edit: 候補の先頭を選ぶ", "add, edit: take the first candidate")),
    OptionSpec("dry-run", help: Bilingual("add・edit: 書かずに結果だけ示す", "add, edit: show what would be, write nothing")),
  ]

  /// Puts what the options say, besides ingredients, into a draft. An empty text takes away.
  static func fill(_ draft: inout RecipeDraft, _ invocation: Invocation) throws {
    if let text = invocation.value("category") { draft.category = stored(text) }
    if let text = invocation.value("country") { draft.country = stored(text) }
    if let season = try RecipeOptions.season(invocation) { draft.season = season }
    if let text = invocation.value("reading") { draft.reading = stored(text).isEmpty ? nil : stored(text) }
    if let text = invocation.value("note") { draft.note = text.isEmpty ? nil : FoodLog.storedName(text) }
    for text in invocation.values("yield") {
      switch try amount(text) {
      case let amount? where amount.unit.isWeight: draft.yieldGrams = amount.value
      case let amount? where amount.unit == .serving && amount.size.isEmpty: draft.servings = amount.value
      default: throw badYield("--yield", text)
      }
    }
    if let text = invocation.value("servings") {
      if let figure = FoodLog.figure(text), figure.digits == 0 { throw badYield("--servings", text) }
      let said = try amount(text).flatMap { $0.unit == .serving ? $0.value : nil }
      guard let count = said ?? FoodLog.figure(text)?.value, count > 0 else { throw badYield("--servings", text) }
      draft.servings = count
    }
  }

  /// A name as it is stored, without blanks at its ends.
  static func stored(_ text: String) -> String { FoodLog.storedName(text).trimmed }

  private static func amount(_ text: String) throws -> Amount? {
    do throws(AmountError) { return try FoodLog.amount(text) } catch {
      throw LogFailure(.measure(.amount(text, error)), line: nil)
    }
  }

  private static func badYield(_ option: String, _ text: String) -> CommandError {
    CommandError(
      code: "bad_yield",
      message: Bilingual("できあがりの量ではありません: \(option) \(text)", "This is no yield: \(option) \(text)"),
      hint: Bilingual(
        "重さか人数を書いてください: --yield 600g --yield 4人前", "Write a weight or servings: --yield 600g --yield 4人前"),
      status: .usage)
  }
}

/// Reads the ingredients of a recipe from the words of the command line.
struct IngredientReader {
  private let resolver: LogResolver
  private let chooser: CandidateChooser

  init(_ log: FoodLog, _ catalog: FoodCatalog, _ invocation: Invocation, _ session: Session) throws {
    let today = try log.day(of: session.context.now)
    resolver = LogResolver(catalog: catalog, habits: try log.habits(today: today), sets: try log.mealSets())
    chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
  }

  func ingredients(_ line: String) throws -> [DishIngredient] {
    try failing { try resolver.ingredients(line, choose: chooser.choose) }
  }

  func ingredient(_ old: DishIngredient, amount: String) throws -> DishIngredient {
    try failing { try resolver.ingredient(old, amount: amount) }
  }

  private func failing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch LogResolver.Failure.notFound(let words) {
      throw CommandError(
        code: "not_found", message: Bilingual("見つかりません: \(words)", "Nothing found: \(words)"),
        hint: Bilingual(
          "量のない材料の後は「、」で区切ります。食品表にない材料は「？\(words)」と書けば、言葉のまま残ります。",
          "End an ingredient that has no amount with a comma; write '?\(words)' to keep it as mere words."),
        status: .nothing)
    } catch LogResolver.Failure.empty {
      throw UsageError.missingOperand("ITEM…")
    } catch let failure as LogResolver.Failure {
      throw LogFailure(failure, line: nil)
    }
  }
}
