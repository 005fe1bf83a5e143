internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc search`: the foods, dishes and exercises that a text finds.
enum SearchCommand {
  static let name = "search"

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
          "並べ方（大きい順、最もよく合うものの中で）: \(HitOrder.list)",
          "order, greatest first, among what matches best: \(HitOrder.list)")),
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
    let request = try SearchRequest(text, invocation)
    guard !invocation.has("explain") || session.format == .text || session.format == .json else {
      throw CommandError(
        code: "explain_needs_text",
        message: Bilingual("--explain は CSV・TSV に書けません。", "--explain has no place in CSV and TSV."),
        hint: Bilingual("--csv・--tsv を外すか --json にしてください。", "Leave --csv and --tsv out, or use --json."), status: .usage
      )
    }
    let catalog = try session.openCatalog()
    if let group = request.group { try check(group, catalog) }
    let hits = try request.hits(from: catalog, session.context)
    var writer = HitWriter(session, query: text)
    if session.format == .json {
      for hit in hits { writer.portions[hit.item.id] = try catalog.portions(of: hit.item) }
    }
    if invocation.value("per") == "portion" {
      for hit in hits { writer.servings[hit.item.id] = try HitServing(hit.item, catalog) }
    }
    session.print(writer.text(hits, explained: invocation.has("explain")))
    if hits.isEmpty { try NothingFound.say(text, catalog, &session) }
  }

  private static func check(_ group: String, _ catalog: FoodCatalog) throws {
    guard try !catalog.hasGroup(group) else { return }
    let names = try (catalog.groupNames() + [OwnFood.group]).joined(separator: " ")
    throw CommandError(
      code: "unknown_group",
      message: Bilingual("そのような食品群・分類はありません: \(group)", "There is no such group: \(group)"),
      hint: Bilingual("使える名前: \(names)", "The names are: \(names)"), status: .usage)
  }
}

/// What is searched for, how much of it, and in which order.
private struct SearchRequest {
  let text: String
  let limit: Int
  let kinds: Set<ItemKind>
  let group: String?
  let order: HitOrder
  let isReversed: Bool
  let isPerPortion: Bool

  init(_ text: String, _ invocation: Invocation) throws(CommandError) {
    self.text = text
    limit = try LimitOption.count(invocation) ?? 10
    let names = invocation.value("kind")?.split(separator: ",").compactMap { ItemKind(name: String($0)) }
    kinds = names.map(Set.init) ?? Set(ItemKind.allCases)
    group = invocation.value("group")
    order = invocation.value("sort").flatMap(HitOrder.init(rawValue:)) ?? .rank
    isReversed = invocation.has("reverse")
    isPerPortion = invocation.value("per") == "portion"
  }

  /// The hits in the order that is asked for. Another order than the rank is one of what the text means: of the hits that
  /// matched as well as the best, whole names where there are any; what is only near stays by itself.
  /// By rank, what the user logs often stands first within its grade.
  func hits(from catalog: FoodCatalog, _ context: CommandContext) throws(SeedError) -> [Hit] {
    if order == .rank, !isReversed {
      let habits = kinds == [.exercise] ? [:] : try catalog.habits(at: context.now, zone: context.zone)
      return try catalog.search(text, limit: limit, kinds: kinds, group: group, habits: habits)
    }
    let all = try catalog.search(text, limit: Int.max, kinds: kinds, group: group)
    guard let best = all.first else { return [] }
    let meant = all.filter { $0.grade == best.grade && $0.isNearest == best.isNearest }
    var servings: [String: HitServing] = [:]
    if isPerPortion { for hit in meant { servings[hit.item.id] = try HitServing(hit.item, catalog) } }
    return Array(order.sorted(meant, reversed: isReversed, per: servings).prefix(limit))
  }
}
