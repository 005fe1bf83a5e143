internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc config`: the settings of the log.
enum ConfigCommand {
  static let name = "config"

  static let specification = CommandSpec(
    name, operands: "[list] | set KEY VALUE | unset KEY", operandCount: 0...3,
    summary: Bilingual("設定（timezone, day-start）", "settings (timezone, day-start)"),
    examples: [
      ("pfc config set day-start 04:00", Bilingual("一日を午前 4 時に始める", "let the day begin at 4 a.m.")),
      ("pfc config set timezone Asia/Tokyo", Bilingual("時間帯", "the time zone")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    switch (words.first ?? "list", words.count) {
    case ("list", 0...1): try list(diary, &session)
    case ("set", 3):
      try diary.settings.set(try setting(words[1]), to: words[2])
      session.print(text(try diary.settings.all(), session))
    case ("unset", 2):
      try diary.settings.set(try setting(words[1]), to: nil)
      session.print(text(try diary.settings.all(), session))
    case ("set", let count): throw UsageError.missingOperand(count == 1 ? "KEY VALUE" : "VALUE")
    case ("unset", 1): throw UsageError.missingOperand("KEY")
    case ("list", _), ("unset", _): throw UsageError.extraOperand(words.last ?? "")
    case (let word, _): throw UsageError.unknownCommand("\(name) \(word)", nearest: nil)
    }
  }

  /// What holds: what was set, and what is taken where nothing was.
  private static func list(_ diary: Diary, _ session: inout Session) throws {
    session.print(text(try diary.settings.all(), session))
    guard session.format == .text else { return }
    let set = Set(try diary.settings.all().map(\.key))
    for setting in DiarySetting.allCases where !set.contains(setting.rawValue) {
      let value =
        switch setting {
        case .timeZone: try diary.zoneName()
        case .dayStart: ShownMoment.clockText(try diary.dayStart())
        }
      session.say(
        session.text(
          "\(setting.rawValue) は \(value)（設定なし。例: `pfc config set \(setting.rawValue) \(setting.example)`）",
          "\(setting.rawValue) is \(value), not set; try `pfc config set \(setting.rawValue) \(setting.example)`"))
    }
  }

  private static func text(_ settings: [(key: String, value: String)], _ session: Session) -> String {
    let table = Table(
      columns: [.init("key", key: "key"), .init("value", key: "value")], rows: settings.map { [$0.key, $0.value] })
    return switch session.format {
    case .json: JSONValue.object(settings.map { ($0.key, .string($0.value)) }).document
    case .csv: SeparatedValues.csv(table)
    case .tsv: SeparatedValues.tsv(table)
    case .text: settings.map { SafeText.oneLine("\($0.key) = \($0.value)") + "\n" }.joined()
    }
  }

  private static func setting(_ key: String) throws -> DiarySetting {
    if let setting = DiarySetting(rawValue: key) { return setting }
    let known = DiarySetting.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandError(
      code: "unknown_setting", message: Bilingual("そのような設定はありません: \(key)", "There is no such setting: \(key)"),
      hint: Bilingual("設定: \(known)", "The settings are: \(known)"), kind: .input)
  }
}
