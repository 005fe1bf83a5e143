internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc set`: saved sets of items.
enum SetCommand {
  static let name = "set"

  static let specification = CommandSpec(
    name, operands: "list | save NAME ITEM… | rm NAME", operandCount: 1...Int.max,
    summary: Bilingual("よく食べる組み合わせを保存する（@NAME で記録）", "save items under a name, to log as @NAME"),
    examples: [
      ("pfc set save 朝定番 ごはん 茶碗1杯 卵1個 納豆", Bilingual("組み合わせを保存", "save a set")),
      ("pfc log 朝 @朝定番", Bilingual("保存した組み合わせを記録", "log it")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    switch (words[0], words.count) {
    case ("list", 1): list(try diary.mealSets(), &session)
    case ("save", 3...):
      let set = try diary.saveSet(words[1], line: words.dropFirst(2).joined(separator: " "))
      session.print(session.text("保存しました: @\(set.name)", "saved: @\(set.name)") + "\n")
    case ("rm", 2):
      try diary.removeSet(words[1])
      let name = SafeText.oneLine(words[1])
      session.print(session.text("消しました: @\(name)", "removed: @\(name)") + "\n")
    default: throw UsageError.missingOperand(specification.operands)
    }
  }

  private static func list(_ sets: [MealSet], _ session: inout Session) {
    if session.format == .json {
      let array = sets.map { JSONValue.object([("name", .string($0.name)), ("line", .string($0.line))]) }
      return session.print(JSONValue.array(array).document)
    }
    session.print(sets.map { SafeText.oneLine("@\($0.name)  \($0.line)") + "\n" }.joined())
  }
}

/// `pfc config`: the settings of the log.
enum ConfigCommand {
  static let name = "config"

  static let specification = CommandSpec(
    name, operands: "list | set KEY VALUE | unset KEY", operandCount: 1...3,
    summary: Bilingual("設定（timezone, day-start）", "settings (timezone, day-start)"),
    examples: [
      ("pfc config set day-start 04:00", Bilingual("一日を午前 4 時に始める", "let the day begin at 4 a.m.")),
      ("pfc config set timezone Asia/Tokyo", Bilingual("時間帯", "the time zone")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    switch (words[0], words.count) {
    case ("list", 1):
      let settings = try diary.settings()
      if session.format == .json {
        return session.print(JSONValue.object(settings.map { ($0.key, .string($0.value)) }).document)
      }
      session.print(settings.map { SafeText.oneLine("\($0.key) = \($0.value)") + "\n" }.joined())
    case ("set", 3):
      try diary.set(try setting(words[1]), to: words[2])
    case ("unset", 2): try diary.set(try setting(words[1]), to: nil)
    default: throw UsageError.missingOperand(specification.operands)
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
