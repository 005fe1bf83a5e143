internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc rm`: removes entries of a day.
enum RemoveCommand {
  static let name = "rm"

  static let specification = CommandSpec(
    name, operands: "N…", operandCount: 1...Int.max,
    summary: Bilingual("記録を消す（undo で戻せる）", "remove entries (undo brings them back)"),
    options: [LogOptions.date, LogOptions.dryRun],
    examples: [("pfc rm 2 3", Bilingual("今日の 2 番と 3 番を消す", "remove today's entries 2 and 3"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let numbers = try invocation.operands.map { word in
      guard let number = SaidText.entryNumber(word) else { throw DiaryInputError.entryNumber(word) }
      return number
    }
    let change = try diary.remove(
      numbers, on: try LogOptions.date(invocation, diary), isDryRun: invocation.has("dry-run"))
    if change.isDryRun, session.format == .text {
      session.print(session.text("消しません（確認のみ）", "not removed (dry run)") + "\n")
    }
    session.print(try DayWriter(diary, session).text(change.day, isDryRun: change.isDryRun))
  }
}

/// `pfc undo`: takes the last change back.
enum UndoCommand {
  static let name = "undo"

  static let specification = CommandSpec(
    name,
    summary: Bilingual(
      "最後の変更を取り消す（最後の \(Diary.undoDepth) 回まで）", "take the last change back, up to the last \(Diary.undoDepth)"),
    examples: [("pfc undo", Bilingual("最後の記録・編集・削除を取り消す", "undo the last log, edit or removal"))])

  static func run(_ session: inout Session) throws {
    try session.refuseTables(name)
    let undone = try session.openDiary().undo()
    if session.format == .json {
      session.print(JSONValue.object([("undone", .optional(undone?.label))]).document)
    } else if let what = undone?.words {
      session.print(SafeText.oneLine(session.text("元に戻しました: \(what.japanese)", "undone: \(what.english)")) + "\n")
    }
    if undone == nil {
      session.say(
        session.text(
          "取り消すものがありません（取り消せるのは最後の \(Diary.undoDepth) 回までです）。",
          "There is nothing to undo (the last \(Diary.undoDepth) changes can be undone)."))
      session.end(.nothing)
    }
  }
}
