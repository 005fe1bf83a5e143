internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc weight`: logs what a person weighs, and shows how it changes.
enum WeightCommand {
  static let name = "weight"

  static let specification = CommandSpec(
    name, operands: "[KG | list | rm DATE]", operandCount: 0...2,
    summary: Bilingual(
      "体重を記録する・変化を見る（平均は 1 日ごとに差の 0.1 を取り込む指数加重平均）",
      "log the weight, or show its trend (exponentially weighted mean, 0.1 of the difference a day)"),
    options: [
      OptionSpec("fat", value: "%", help: Bilingual("体脂肪率", "body fat in percent")),
      OptionSpec("waist", value: "CM", help: Bilingual("腹囲", "waist in cm")), LogOptions.date,
    ],
    subcommands: [SubcommandSpec("list"), SubcommandSpec("rm")],
    examples: [
      (
        "pfc weight 62.5kg --fat 20 --waist 80",
        Bilingual("今日の体重（同じ日にもう一度なら直す）", "today's weight (again to correct it)")
      ),
      (
        "pfc weight",
        Bilingual(
          "平均・週の変化・そこから見たエネルギー収支（体脂肪 1 kg ＝ 7,000 kcal）", "mean, rate a week, energy balance (7,000 kcal a kg of fat)")
      ),
      ("pfc weight list", Bilingual("すべての記録", "every weight")),
      ("pfc weight rm 昨日", Bilingual("昨日の記録を消す", "remove yesterday's")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    switch (words.first, words.count) {
    case ("list", 1): try list(diary, &session)
    case ("rm", 2): try remove(words[1], diary, &session)
    case ("rm", _): throw UsageError.missingOperand("DATE")
    case (let word?, 1): try log(word, invocation, diary, &session)
    case (nil, _) where ["fat", "waist"].contains(where: invocation.has): try log(nil, invocation, diary, &session)
    case (nil, _):
      if invocation.has("date") { throw UsageError.unused("--date", name, needs: "KG") }
      try trend(diary, &session)
    default: throw UsageError.extraOperand(words[1])
    }
  }

  private static func log(
    _ word: String?, _ invocation: Invocation, _ diary: Diary, _ session: inout Session
  ) throws {
    let kilograms = try word.map { text throws(WorkoutError) in try SaidText.kilograms(text, of: "KG") }
    let fat = try invocation.value("fat").map(SaidText.bodyFat)
    let waist = try invocation.value("waist").map(SaidText.waist)
    let weight = try diary.body.log(
      kilograms, bodyFat: fat, waist: waist, on: try LogOptions.date(invocation, diary))
    if session.format == .text { session.print(session.text("体重を記録しました", "weight logged") + "\n") }
    let all = try diary.body.weights()
    show(WeightTrend(all).points.filter { $0.weight.day == weight.day }, &session)
  }

  private static func list(_ diary: Diary, _ session: inout Session) throws {
    let points = WeightTrend(try diary.body.weights()).points
    show(points, &session)
    if points.isEmpty { nothing(&session) }
  }

  private static func nothing(_ session: inout Session) {
    if session.format == .text {
      session.say(session.text("体重の記録がありません。例: `pfc weight 62.5kg`", "There is no weight. Try `pfc weight 62.5kg`."))
    }
    session.end(.nothing)
  }

  private static func trend(_ diary: Diary, _ session: inout Session) throws {
    let trend = WeightTrend(try diary.body.weights())
    guard let last = trend.points.last else {
      if session.format == .json { session.print(JSONValue.object([("trend", .null)]).document) }
      return nothing(&session)
    }
    switch session.format {
    case .json:
      session.print(
        JSONValue.object([
          ("last", json(last)), ("smoothing", Decimal.json(WeightTrend.smoothing, 2)),
          ("trend_kg", Decimal.json(last.mean, 2)),
          ("rate_kg_per_week", trend.rate.map { Decimal.json($0, 3) } ?? .null),
          ("balance_kcal_per_day", trend.balance.map { Decimal.json($0, 0) } ?? .null),
          ("kcal_per_kg", .integer(Int(WeightTrend.kilocaloriesPerKilogram))),
        ]).document)
    case .csv, .tsv: show(Array(trend.points.suffix(shown)), &session)
    case .text:
      show(Array(trend.points.suffix(shown)), &session)
      session.print(summary(trend, session))
    }
  }

  private static let shown = 14

  private static func summary(_ trend: WeightTrend, _ session: Session) -> String {
    guard let rate = trend.rate, let balance = trend.balance else {
      return session.text("変化は 7 日以上の記録から出ます。", "The rate takes weights of seven days or more.") + "\n"
    }
    func signed(_ value: Double, _ decimals: Int) -> String {
      let text = Decimal.text(abs(value), decimals, padded: true)
      return text.contains { "123456789".contains($0) } ? (value < 0 ? "−" : "+") + text : text
    }
    return session.text(
      "平均の変化 \(signed(rate, 2)) kg/週\n収支の目安 \(signed(balance, 0)) kcal/日（体脂肪 1 kg ＝ 7,000 kcal）\n",
      "rate of the mean \(signed(rate, 2)) kg a week\nimplied balance \(signed(balance, 0)) kcal a day (7,000 kcal a kg of fat)\n"
    )
  }

  private static func remove(_ word: String, _ diary: Diary, _ session: inout Session) throws {
    try session.refuseTables("weight rm")
    let weight = try diary.body.remove(on: try diary.date(word))
    if session.format == .json {
      return session.print(JSONValue.object([("removed", .string(weight.day.text))]).document)
    }
    session.print(session.text("消しました: \(weight.day.text) の体重", "removed: the weight of \(weight.day.text)") + "\n")
  }

  private static func json(_ point: WeightTrend.Point) -> JSONValue {
    let weight = point.weight
    return .object([
      ("date", .string(weight.day.text)), ("weight_kg", Decimal.json(weight.kilograms, 2)),
      ("trend_kg", Decimal.json(point.mean, 2)),
      ("body_fat_percent", weight.bodyFat.map { Decimal.json($0, 2) } ?? .null),
      ("waist_cm", weight.waist.map { Decimal.json($0, 2) } ?? .null),
    ])
  }

  private static func show(_ points: [WeightTrend.Point], _ session: inout Session) {
    if session.format == .json { return session.print(JSONValue.array(points.map(json)).document) }
    let keys = ["date", "weight_kg", "trend_kg", "body_fat_percent", "waist_cm"]
    let names = session.text("日付 体重kg 平均kg 体脂肪% 腹囲cm", "date kg mean fat% waist").split(separator: " ")
    let isText = session.format == .text
    let columns = keys.indices.map { index in
      Table.Column(isText ? String(names[index]) : keys[index], key: keys[index], isNumber: index > 0)
    }
    let rows = points.map { point in
      let weight = point.weight
      return [
        weight.day.text, Decimal.text(weight.kilograms, 2), Decimal.text(point.mean, 2, padded: isText),
        weight.bodyFat.map { Decimal.text($0, 1) } ?? "", weight.waist.map { Decimal.text($0, 1) } ?? "",
      ]
    }
    let table = Table(columns: columns, rows: rows)
    switch session.format {
    case .csv: session.print(SeparatedValues.csv(table))
    case .tsv: session.print(SeparatedValues.tsv(table))
    default:
      guard !points.isEmpty else { return }
      session.print(TextTable(width: session.context.terminalWidth, style: session.style).text(table))
    }
  }
}
