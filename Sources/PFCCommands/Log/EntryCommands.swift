internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc rm`: removes entries of a day.
enum RemoveCommand {
  static let name = "rm"

  static let specification = CommandSpec(
    name, operands: "N…", operandCount: 1...Int.max,
    summary: Bilingual("記録を消す（undo で戻せる）", "remove entries (undo brings them back)"), options: [LogOptions.date],
    examples: [("pfc rm 2 3", Bilingual("今日の 2 番と 3 番を消す", "remove today's entries 2 and 3"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    let (numbers, rest) = try EntryNumbers.leading(invocation.operands)
    if let rest { throw LogInputError.entryNumber(rest) }
    try EntryNumbers.check(try log.remove(numbers, on: time.day, now: session.context.now), time.day)
    session.print(try DayWriter(log, session).text(try log.day(time.day)))
  }
}

/// `pfc undo`: takes the last change back.
enum UndoCommand {
  static let name = "undo"

  static let specification = CommandSpec(
    name,
    summary: Bilingual(
      "最後の変更を取り消す（最後の \(FoodLog.undoDepth) 回まで）", "take the last change back, up to the last \(FoodLog.undoDepth)"),
    examples: [("pfc undo", Bilingual("最後の記録・編集・削除を取り消す", "undo the last log, edit or removal"))])

  static func run(_ session: inout Session) throws {
    let undone = try session.openLog().undo()
    if session.format == .json {
      session.print(JSONValue.object([("undone", .optional(undone))]).document)
    } else if let undone {
      let what = UndoWords.text(undone)
      session.print(SafeText.oneLine(session.text("元に戻しました: \(what.japanese)", "undone: \(what.english)")) + "\n")
    }
    if undone == nil {
      session.say(
        session.text(
          "取り消すものがありません（取り消せるのは最後の \(FoodLog.undoDepth) 回までです）。",
          "There is nothing to undo (the last \(FoodLog.undoDepth) changes can be undone)."))
      session.end(.nothing)
    }
  }
}

/// The numbers of entries on a command line.
enum EntryNumbers {
  /// The numbers at the start, and the words behind them joined; nil when there are none.
  static func leading(_ words: [String]) throws -> (numbers: [Int], rest: String?) {
    let numbers = words.prefix { FoodLog.entryNumber($0) != nil }.compactMap(FoodLog.entryNumber)
    let rest = words.dropFirst(numbers.count).joined()
    return (numbers, rest.isEmpty ? nil : rest)
  }

  static func check(_ unknown: [Int], _ day: CivilDate) throws {
    guard let first = unknown.first else { return }
    throw CommandError(
      code: "unknown_entry",
      message: Bilingual("\(day.text) に \(first) 番の記録はありません。", "There is no entry \(first) on \(day.text)."),
      hint: Bilingual("`pfc log --date \(day.text)` で番号を見られます。", "`pfc log --date \(day.text)` shows the numbers."),
      status: .failed)
  }
}
