internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc left`: what remains of the goal of a day.
enum LeftCommand {
  static let name = "left"

  static let specification = CommandSpec(
    name, operands: "[DATE]", operandCount: 0...1,
    summary: Bilingual("目標までの残り（摂取を引き、運動の正味を足す）", "what remains of the goal: less what was eaten, with net exercise"),
    examples: [("pfc left", Bilingual("今日の残り", "what remains today"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let day = try diary.day(invocation.operands.first.map(diary.date))
    guard day.goal != nil else {
      if session.format == .json {
        session.print(JSONValue.object([("date", .string(day.date.text)), ("target", .null)]).document)
      }
      session.say(
        session.text(
          "\(day.date.text) の目標がありません。たとえば `pfc goal 2000`。",
          "There is no goal on \(day.date.text). Try `pfc goal 2000`."))
      return session.end(.nothing)
    }
    let writer = try DayWriter(diary, session)
    session.print(writer.left(day))
  }
}
