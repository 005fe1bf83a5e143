package import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc search`: the foods, dishes and exercises that a text finds.
package enum SearchCommand {
  static let name = "search"

  private static let orders = HitOrder.allCases.map(\.rawValue).joined(separator: " ")

  static let specification = CommandSpec(
    name, operands: "QUERY…", operandCount: 1...Int.max,
    summary: Bilingual("食品・料理・運動を探す", "find foods, dishes and exercises"),
    options: [
      OptionSpec("limit", letter: "n", value: "N", help: Bilingual("最大 N 件（既定 10）", "at most N hits (default 10)")),
      OptionSpec(
        "kind", value: "KIND,…", choices: ItemKind.allCases.map(\.name), isList: true,
        help: Bilingual("種類: food dish exercise own recipe", "kinds: food dish exercise own recipe")),
      OptionSpec(
        "group", value: "GROUP",
        help: Bilingual("食品群か料理・運動の分類（名前か番号）", "food group or category of dishes or exercises, by name or number")),
      OptionSpec(
        "sort", value: "KEY", choices: HitOrder.allCases.map(\.rawValue),
        help: Bilingual(
          "並べ方（大きい順、最もよく合うものの中で）: \(orders)",
          "order, greatest first, among what matches best: \(orders)")),
      OptionSpec(
        "per", value: "100g|portion", choices: ["100g", "portion"],
        help: Bilingual("数値は 100 g あたりか 1 食分か", "figures per 100 g or per usual portion")),
      OptionSpec("reverse", letter: "r", help: Bilingual("並べ方を逆にする", "the other way round")),
      OptionSpec("explain", help: Bilingual("点数の内訳を示す", "show what the score is made of")),
    ],
    examples: [
      ("pfc search 鶏むね", Bilingual("鶏むね肉を探す", "find chicken breast")),
      ("pfc search 鶏むね 皮なし --json", Bilingual("JSON で", "as JSON")),
      ("pfc search 豆腐 --sort protein-per-kcal", Bilingual("エネルギーあたりのたんぱく質が多い順", "most protein for the energy first")),
      ("pfc search ランニング --kind exercise -n 5", Bilingual("運動だけを 5 件", "five exercises")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let text = invocation.operands.joined(separator: " ")
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw UsageError.missingOperand(specification.operands)
    }
    let request = try request(text, invocation)
    guard !invocation.has("explain") || session.format == .text || session.format == .json else {
      throw CommandError(
        code: "explain_needs_text",
        message: Bilingual("--explain は CSV・TSV に書けません。", "--explain has no place in CSV and TSV."),
        hint: Bilingual("--csv・--tsv を外すか --json にしてください。", "Leave --csv and --tsv out, or use --json."), kind: .input
      )
    }
    let catalog = try session.openCatalog()
    let answer = try answer(request, catalog, session.context)
    let hits = answer.hits
    if !answer.aside.isEmpty {
      let words = answer.aside.joined(separator: " ")
      session.say(session.text("「\(words)」を除いて探しました。", "Searched without: \(words)"))
    }
    var writer = HitWriter(session, query: text)
    if session.format == .json {
      for hit in hits { writer.portions[hit.item.id] = try catalog.portions(of: hit.item) }
    }
    if request.isPerPortion {
      for hit in hits { writer.servings[hit.item.id] = try HitServing(hit.item, catalog) }
    }
    session.print(writer.text(hits, explained: invocation.has("explain")))
    if hits.isEmpty { try NothingFound.say(text, catalog, &session) }
  }

  /// The hits of a text by themselves, in a catalogue that is open.
  package static func hits(of text: String, limit: Int32, _ context: CommandContext) throws -> [Hit] {
    var request = SearchRequest(text)
    request.limit = try LimitOption.count(String(limit))
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw UsageError.missingOperand(specification.operands)
    }
    return try answer(request, context.openCatalog ?? FoodCatalog(), context).hits
  }

  private static func answer(
    _ request: SearchRequest, _ catalog: FoodCatalog, _ context: CommandContext
  ) throws -> SearchAnswer {
    try catalog.answer(request, habits: catalog.habits(at: context.now, zone: context.zone))
  }

  private static func request(_ text: String, _ invocation: Invocation) throws(CommandError) -> SearchRequest {
    var request = SearchRequest(text)
    request.limit = try LimitOption.count(invocation) ?? request.limit
    if let names = invocation.value("kind")?.split(separator: ",") {
      request.kinds = Set(names.compactMap { ItemKind(name: String($0)) })
    }
    request.group = invocation.value("group")
    request.order = invocation.value("sort").flatMap(HitOrder.init(rawValue:)) ?? .rank
    request.isReversed = invocation.has("reverse")
    request.isPerPortion = invocation.value("per") == "portion"
    return request
  }
}
