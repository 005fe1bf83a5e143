internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc edit`: changes entries of a day.
enum EditCommand {
  static let name = "edit"

  static let specification = CommandSpec(
    name, operands: "N… [AMOUNT]", operandCount: 1...Int.max,
    summary: Bilingual("記録を直す（番号は一日の中の番号）", "change entries, by their numbers in the day"),
    options: [
      LogOptions.date, LogOptions.at, LogOptions.memo,
      OptionSpec("slot", value: "SLOT", help: Bilingual("朝 昼 夕 間食", "breakfast lunch dinner snack")),
    ],
    examples: [
      ("pfc edit 2 150g", Bilingual("2 番の量を 150 g に", "entry 2 was 150 g")),
      ("pfc edit 3 --slot 夕 --date 昨日", Bilingual("昨日の 3 番を夕食に", "yesterday's entry 3 was dinner")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    let (numbers, amountText) = try EntryNumbers.leading(invocation.operands)
    guard !numbers.isEmpty else { throw LogInputError.entryNumber(invocation.operands[0]) }
    let slot = try invocation.value("slot").map { word in
      guard let slot = MealSlot(word: word) else { throw LogInputError.slot(word) }
      return slot
    }
    let at = invocation.has("at") ? time.moment(nil).at : nil
    guard amountText != nil || slot != nil || at != nil || invocation.has("memo") else {
      throw UsageError.missingOperand("AMOUNT")
    }
    let amount = try amountText.map { text in
      do {
        guard let amount = try FoodLog.amount(text) else { throw LogFailure(.amount(text, .badNumber), line: nil) }
        return (text: text, amount: amount)
      } catch let error as AmountError {
        throw LogFailure(.amount(text, error), line: nil)
      }
    }
    let catalog = try session.openCatalog()
    let unknown = try log.edit(numbers, on: time.day, now: session.context.now) { draft in
      if let slot { draft.slot = slot }
      if let at { draft.at = at }
      if let memo = invocation.value("memo") { draft.memo = memo.isEmpty ? nil : memo }
      if let amount { try Self.change(&draft, to: amount.amount, amount.text, catalog) }
    }
    try EntryNumbers.check(unknown, time.day)
    session.print(try DayWriter(log, session).text(try log.day(time.day)))
  }

  /// The amount changes; the figures stay those of the day it was logged.
  private static func change(
    _ draft: inout LogDraft, to amount: Amount, _ text: String, _ catalog: FoodCatalog
  ) throws {
    let item = try draft.item.flatMap { try catalog.item(id: $0) }
    do throws(ConversionError) {
      guard draft.grams != nil else {
        guard let unit = draft.amount?.unit else { throw .missingUnit(amount.unit, known: []) }
        let figures = draft.composition
        (draft.amount, draft.amountText) = (try FoodAmount.counted(amount, unit: unit, figures: figures), text)
        return
      }
      let portions = (try? item.map(catalog.portions)) ?? []
      let conversion = FoodAmount(
        composition: draft.composition, portions: portions, isDish: draft.kind == .dish)
      draft.grams = try conversion.grams(of: amount)
    } catch {
      throw LogFailure(.conversion(name: draft.name, id: draft.item, text, error), line: nil)
    }
    (draft.amount, draft.amountText) = (amount, text)
  }
}

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
    name, summary: Bilingual("最後の変更を取り消す（何度でも）", "take the last change back, again and again"),
    examples: [("pfc undo", Bilingual("最後の記録・編集・削除を取り消す", "undo the last log, edit or removal"))])

  static func run(_ session: inout Session) throws {
    let undone = try session.openLog().undo()
    if session.format == .json {
      session.print(JSONValue.object([("undone", .optional(undone))]).document)
    } else if let undone {
      let what = UndoWords.text(undone)
      session.print(session.text("元に戻しました: \(what.japanese)", "undone: \(what.english)") + "\n")
    }
    if undone == nil {
      session.say(session.text("取り消すものがありません。", "There is nothing to undo."))
      session.end(.nothing)
    }
  }
}

/// `pfc repeat`: copies a meal or a day.
enum RepeatCommand {
  static let name = "repeat"

  static let specification = CommandSpec(
    name, operands: "DATE [SLOT]", operandCount: 1...2,
    summary: Bilingual("ある日（の食事）をもう一度記録する", "log a day or meal again"), options: [LogOptions.date],
    examples: [("pfc repeat 昨日 朝", Bilingual("昨日の朝食を今日に", "yesterday's breakfast, today"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    let today = try log.day(of: session.context.now)
    guard let from = FoodLog.date(invocation.operands[0], today: today) else {
      throw LogInputError.date(invocation.operands[0])
    }
    let slot = try invocation.operands.dropFirst().first.map { word in
      guard let slot = MealSlot(word: word) else { throw LogInputError.slot(word) }
      return slot
    }
    let moment = time.moment(slot)
    let drafts = try log.day(from).entries.filter { slot == nil || $0.draft.slot == slot }.map { entry in
      var draft = entry.draft
      let clock = try log.clock(at: draft.at)
      (draft.day, draft.zone, draft.at) = (time.day, moment.zone, try log.instant(on: time.day, seconds: clock))
      return draft
    }
    guard !drafts.isEmpty else {
      session.say(session.text("\(from.text) に記録がありません。", "There is nothing on \(from.text)."))
      return session.end(.nothing)
    }
    let added = try log.add(drafts, now: session.context.now)
    let writer = try DayWriter(log, session)
    session.print(
      session.format == .text ? writer.added(added, isDryRun: false) : writer.text(try log.day(time.day), added: added))
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
