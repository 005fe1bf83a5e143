internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc profile`: who the user is, as equations and reference intakes need it.
enum ProfileCommand {
  static let name = "profile"

  static let specification = CommandSpec(
    name, operands: "[history]", operandCount: 0...1,
    summary: Bilingual("性別・生年月日・身長・活動レベルを見る・決める", "show or set sex, birth date, height and activity"),
    options: [
      OptionSpec("sex", value: "male|female", help: Bilingual("男 女 でもよい", "the sex")),
      OptionSpec("birth", value: "DATE", help: Bilingual("生年月日（1990-04-01）", "date of birth (1990-04-01)")),
      OptionSpec("height", value: "CM", help: Bilingual("身長", "height")),
      OptionSpec(
        "activity", value: "low|normal|high",
        help: Bilingual("活動レベル（1.50 1.75 2.00、低い ふつう 高い でもよい）", "level of activity (1.50 1.75 2.00)")),
      OptionSpec("from", value: "DATE", help: Bilingual("この日から（なければ今日から）", "from this day (else today)")),
    ],
    subcommands: [SubcommandSpec("history")],
    examples: [
      ("pfc profile --sex female --birth 1990-04-01 --height 160 --activity normal", Bilingual("はじめに", "at first")),
      ("pfc profile --activity high", Bilingual("今日から先だけ変える", "change it from today on")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    if let word = invocation.operands.first {
      guard word == "history" else { throw UsageError.extraOperand(word) }
      return show(try diary.body.profiles(), diary, &session)
    }
    let isSet = ["sex", "birth", "height", "activity"].contains(where: invocation.has)
    guard isSet else {
      if invocation.has("from") { throw UsageError.unused("--from", name, needs: "--height CM") }
      return show(try diary.body.profile(on: diary.today()).map { [$0] } ?? [], diary, &session)
    }
    let since = try invocation.value("from").map(diary.date) ?? diary.today()
    let old = try diary.body.profile(on: since)
    let profile = Profile(
      since: since, sex: try invocation.value("sex").map(sex) ?? old?.sex,
      birth: try invocation.value("birth").map(birth) ?? old?.birth,
      height: try invocation.value("height").map(SaidText.height) ?? old?.height,
      activity: try invocation.value("activity").map(activity) ?? old?.activity)
    try diary.body.set(profile)
    if session.format == .text { session.print(session.text("プロフィールを決めました", "profile set") + "\n") }
    show([profile], diary, &session)
  }

  private static func birth(_ text: String) throws -> CivilDate {
    guard let date = CivilDate(text: text) else { throw DiaryInputError.date(text) }
    return date
  }

  private static func sex(_ text: String) throws(WorkoutError) -> Sex {
    switch text {
    case "male", "m", "男", "男性": return .male
    case "female", "f", "女", "女性": return .female
    default: throw .word("male female", text)
    }
  }

  private static func activity(_ text: String) throws(WorkoutError) -> ActivityLevel {
    switch text {
    case "low", "1.50", "1.5", "低い", "低": return .low
    case "normal", "1.75", "ふつう", "普通": return .normal
    case "high", "2.00", "2.0", "2", "高い", "高": return .high
    default: throw .word("low normal high", text)
    }
  }

  private static func show(_ profiles: [Profile], _ diary: Diary, _ session: inout Session) {
    if session.format == .json {
      session.print(JSONValue.array(profiles.map(json)).document)
    } else {
      let table = table(profiles, isPlain: session.format != .text, session)
      switch session.format {
      case .csv: session.print(SeparatedValues.csv(table))
      case .tsv: session.print(SeparatedValues.tsv(table))
      default:
        if !profiles.isEmpty {
          session.print(TextTable(width: session.context.terminalWidth, style: session.style).text(table))
        }
      }
    }
    guard profiles.isEmpty else { return }
    if session.format == .text {
      session.say(
        session.text(
          "プロフィールがありません。例: `pfc profile --sex female --birth 1990-04-01 --height 160 --activity normal`",
          "There is no profile. Try `pfc profile --sex female --birth 1990-04-01 --height 160 --activity normal`."))
    }
    session.end(.nothing)
  }

  private static func json(_ profile: Profile) -> JSONValue {
    .object([
      ("since", .string(profile.since.text)), ("sex", .optional(profile.sex?.rawValue)),
      ("birth", .optional(profile.birth?.text)),
      ("height_cm", profile.height.map { Decimal.json($0, 2) } ?? .null),
      ("activity", .optional(profile.activity?.rawValue)),
      ("pal", profile.activity.map { Decimal.json($0.factor, 2) } ?? .null),
    ])
  }

  private static func table(_ profiles: [Profile], isPlain: Bool, _ session: Session) -> Table {
    let keys = ["since", "sex", "birth", "height_cm", "activity"]
    let names = session.text("この日から 性別 生年月日 身長cm 活動", "from sex birth cm activity").split(separator: " ")
    let rows = profiles.map { profile in
      [
        profile.since.text, profile.sex.map { isPlain ? $0.rawValue : word($0, session) } ?? "",
        profile.birth?.text ?? "", profile.height.map { Decimal.text($0, 1) } ?? "",
        profile.activity.map { isPlain ? $0.rawValue : Decimal.text($0.factor, 2, padded: true) } ?? "",
      ]
    }
    return Table(
      columns: keys.indices.map { .init(isPlain ? keys[$0] : String(names[$0]), key: keys[$0]) }, rows: rows)
  }

  private static func word(_ sex: Sex, _ session: Session) -> String {
    switch sex {
    case .male: session.text("男", "male")
    case .female: session.text("女", "female")
    }
  }
}
