internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc set`: saved sets of items.
enum SetCommand {
  static let name = "set"

  static let specification = CommandSpec(
    name, operands: "[list] | show NAME | save NAME ITEM… | rm NAME", operandCount: 0...Int.max,
    summary: Bilingual("よく食べる組み合わせを保存する（@NAME で記録）", "save items under a name, to log as @NAME"),
    examples: [
      ("pfc set save 朝定番 ごはん 茶碗1杯 卵1個 納豆", Bilingual("組み合わせを保存", "save a set")),
      ("pfc set show 朝定番", Bilingual("中身と栄養価", "what it holds, and its figures")),
      ("pfc log 朝 @朝定番", Bilingual("保存した組み合わせを記録", "log it")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    switch (words.first ?? "list", words.count) {
    case ("list", 0...1): list(try diary.sets.all(), &session)
    case ("show", 2): session.print(try MealSetWriter(diary, session).one(try diary.sets.named(words[1])))
    case ("save", 3...):
      let set = try diary.sets.save(words[1], line: words.dropFirst(2).joined(separator: " "))
      session.print(try MealSetWriter(diary, session).done(set, session.text("保存しました", "saved")))
    case ("rm", 2):
      let set = try diary.sets.named(words[1])
      try diary.sets.remove(set.name)
      session.print(try MealSetWriter(diary, session).done(set, session.text("消しました", "removed")))
    case ("list", _): throw UsageError.extraOperand(words[1])
    case ("show", let count), ("rm", let count):
      throw count == 1 ? UsageError.missingOperand("NAME") : UsageError.extraOperand(words[2])
    case ("save", let count): throw UsageError.missingOperand(count == 1 ? "NAME ITEM…" : "ITEM…")
    case (let word, _): throw UsageError.unknownCommand("\(name) \(word)", nearest: nil)
    }
  }

  private static func list(_ sets: [MealSet], _ session: inout Session) {
    session.print(MealSetWriter.list(sets, session))
    guard sets.isEmpty, session.format == .text else { return }
    session.say(
      session.text(
        "保存した組み合わせはまだありません。例: `pfc set save 朝定番 ごはん 茶碗1杯 卵1個`",
        "There are no sets yet. Try `pfc set save 朝定番 ごはん 茶碗1杯 卵1個`."))
  }
}
