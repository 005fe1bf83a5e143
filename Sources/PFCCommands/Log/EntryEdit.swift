internal import PFC
internal import PFCArguments

/// What `pfc edit` is told to change in an entry.
struct EntryEdit {
  /// The day to which the entries go; nil when they stay.
  let day: CivilDate?
  private let slot: MealSlot?
  private let clock: Int?
  private let memo: String?
  private let name: String?
  private let figures: [Nutrient: Figure]
  private let amount: EditedAmount?
  private let item: EditedItem?
  private let log: FoodLog

  init(_ invocation: Invocation, amount text: String?, _ log: FoodLog, _ session: Session) throws {
    self.log = log
    let today = try log.day(of: session.context.now)
    day = try invocation.value("to").map { text in
      guard let date = FoodLog.date(text, today: today) else { throw LogInputError.date(text) }
      return date
    }
    slot = try invocation.value("slot").map { word in
      guard let slot = FoodLog.slot(word) else { throw LogInputError.slot(word) }
      return slot
    }
    clock = try invocation.value("at").map { text in
      guard let seconds = FoodLog.clockSeconds(text) else { throw LogInputError.time(text) }
      return seconds
    }
    memo = invocation.value("memo").map(FoodLog.storedName)
    name = try invocation.value("name").map(QuickEntry.name)
    figures = try QuickEntry.figures(invocation)
    item = try invocation.value("item").map { words in
      guard !words.allSatisfy(\.isWhitespace) else { throw UsageError.missingOperand("--item WORDS") }
      return try EditedItem(words, amountText: text, takesFirst: invocation.has("yes"), log, session)
    }
    amount = try text.map { try EditedAmount($0, log, try session.openCatalog()) }
    let isChange = [amount != nil, slot != nil, clock != nil, memo != nil, name != nil, day != nil, item != nil]
    guard isChange.contains(true) || !figures.isEmpty else { throw UsageError.missingOperand("AMOUNT") }
  }

  /// Whether somebody may be asked what an item means.
  var mayAsk: Bool { item != nil }

  /// Whether figures of quick entries change.
  var changesFigures: Bool { !figures.isEmpty }

  /// Makes the changes in the draft of an entry.
  func apply(to draft: inout LogDraft, of entry: LogEntry) throws {
    if let item { try item.apply(to: &draft) } else if let amount { try amount.apply(to: &draft, of: entry) }
    if name != nil || !figures.isEmpty { try applyQuick(to: &draft, entry.number) }
    if let slot { draft.slot = slot }
    if let memo { draft.memo = memo.isEmpty ? nil : memo }
    // The time is that of the entry's own zone, wherever the user is now.
    if day != nil || clock != nil {
      let seconds = try clock ?? log.clock(at: draft.at, zone: draft.zone)
      draft.day = day ?? draft.day
      draft.at = try log.instant(on: draft.day, seconds: seconds, zone: draft.zone)
    }
  }

  private func applyQuick(to draft: inout LogDraft, _ number: Int) throws {
    guard draft.kind == .quick else {
      throw CommandError(
        code: "not_quick",
        message: Bilingual(
          "\(number) 番（\(draft.name)）は --quick の記録ではないので、名前や数値は変えられません。",
          "Entry \(number) (\(draft.name)) was not logged with --quick: its name and figures stay."),
        hint: Bilingual("別の食品にするには --item を使ってください。", "Use --item to make it another food."), status: .failed)
    }
    draft.name = name ?? draft.name
    let all = Nutrient.allCases.map { figures[$0] ?? draft.composition[$0] }
    draft.composition = Composition(all) ?? draft.composition
  }
}

/// Another food or dish in place of an entry's.
final class EditedItem {
  private let words: String
  private let amountText: String?
  private let resolver: LogResolver
  private let chooser: CandidateChooser
  /// What lines were found to mean: who was asked once is not asked again.
  private var known: [String: [LogResolver.Resolved]] = [:]

  init(_ words: String, amountText: String?, takesFirst: Bool, _ log: FoodLog, _ session: Session) throws {
    (self.words, self.amountText) = (words, amountText)
    let today = try log.day(of: session.context.now)
    resolver = LogResolver(
      catalog: try session.openCatalog(), habits: try log.habits(today: today),
      sets: try log.mealSets())
    chooser = CandidateChooser(session, takesFirst: takesFirst)
  }

  /// The entry becomes as much of the item; of a quick entry, whose amount nobody said, the usual portion.
  func apply(to draft: inout LogDraft) throws {
    let text = amountText ?? draft.amountText
    let found = try read(text.isEmpty ? words : "\(words) \(text)", on: draft.day)
    guard found.count == 1, let item = found.first else {
      throw CommandError(
        code: "several_items",
        message: Bilingual("--item は一つの食品です: \(words)", "--item takes one food: \(words)"),
        hint: Bilingual("食品を一つ書き、量は番号の後に書いてください。", "Write one food; its amount goes behind the number."),
        status: .usage)
    }
    (draft.kind, draft.item, draft.name) = (LogDraft.Kind(item.item.kind) ?? draft.kind, item.item.id, item.item.name)
    (draft.amountText, draft.amount, draft.grams) = (item.amountText, item.amount, item.grams)
    draft.composition = item.composition
  }

  private func read(_ line: String, on day: CivilDate) throws -> [LogResolver.Resolved] {
    if let items = known[line] { return items }
    do {
      let items = try resolver.read(line, today: day, choose: chooser.choose).items
      known[line] = items
      return items
    } catch let failure as LogResolver.Failure {
      throw LogFailure(failure, line: nil)
    }
  }
}

/// Another amount of what an entry has. Its figures, and the weight of the unit in which it was logged, stay those of the
/// day it was logged.
struct EditedAmount {
  private let text: String
  private let amount: Amount
  private let log: FoodLog
  private let catalog: FoodCatalog

  init(_ text: String, _ log: FoodLog, _ catalog: FoodCatalog) throws {
    (self.text, self.log, self.catalog) = (text, log, catalog)
    do throws(AmountError) {
      guard let amount = try FoodLog.amount(text) else { throw AmountError.badNumber }
      self.amount = amount
    } catch {
      throw LogFailure(.measure(.amount(text, error)), line: nil)
    }
  }

  /// Changes the amount, and the grams by it.
  func apply(to draft: inout LogDraft, of entry: LogEntry) throws {
    let portions = try portions(of: draft, entry)
    do throws(ConversionError) {
      if draft.grams == nil {
        guard let unit = draft.amount?.unit else { throw .missingUnit(amount.unit.text, known: []) }
        draft.amount = try FoodAmount.counted(amount, unit: unit, figures: draft.composition)
      } else if let (one, size) = weightOfUnit(in: draft) {
        draft.grams = one * amount.value
        draft.amount = Amount(value: amount.value, unit: amount.unit, size: size)
      } else {
        let conversion = FoodAmount(
          composition: draft.composition, portions: portions, isDish: draft.kind == .dish || draft.kind == .recipe)
        draft.grams = try conversion.grams(of: amount)
        draft.amount = amount
      }
    } catch {
      throw LogFailure(.measure(.conversion(name: draft.name, id: draft.item, text, error)), line: nil)
    }
    draft.amountText = text
    do throws(LogResolver.Failure) {
      try LogResolver.check(grams: draft.grams, amount: draft.amount, draft.composition, said: text)
    } catch {
      throw LogFailure(error, line: nil)
    }
  }

  /// The grams of one of the unit in which the entry was logged, and its size; nil for another unit or size. Grams and
  /// energy weigh what they always do.
  private func weightOfUnit(in draft: LogDraft) -> (grams: Double, size: String)? {
    guard let logged = draft.amount, let grams = draft.grams, logged.unit == amount.unit,
      !amount.unit.isFixed, amount.size.isEmpty || amount.size == logged.size
    else { return nil }
    return (grams / logged.value, logged.size)
  }

  /// The measures of the item as it is now. Throws when the unit needs them and the user's item is not what was logged.
  private func portions(of draft: LogDraft, _ entry: LogEntry) throws -> [Portion] {
    let item = try draft.item.flatMap { try catalog.item(id: $0) }
    let isUsers = draft.kind == .own || draft.kind == .recipe
    guard isUsers, draft.grams != nil, weightOfUnit(in: draft) == nil, !amount.unit.isFixed else {
      return try item.map(catalog.portions) ?? []
    }
    guard let item, !Self.isChanged(item, since: entry) else { throw changed(draft) }
    return try catalog.portions(of: item)
  }

  private static func isChanged(_ item: Item, since entry: LogEntry) -> Bool {
    switch item {
    case .own(let food): food.updated > entry.created || food.draft.composition != entry.draft.composition
    case .recipe(let recipe): recipe.updated > entry.created || recipe.composition != entry.draft.composition
    case .food, .dish, .exercise: false
    }
  }

  private func changed(_ draft: LogDraft) -> CommandError {
    let own = draft.amount.flatMap { $0.unit.isFixed ? nil : $0.unit }
    let units = ([own].compactMap(\.self) + [.gram, .kilocalorie]).map(\.text).joined(separator: " ")
    let id = draft.item ?? draft.name
    return CommandError(
      code: "item_changed",
      message: Bilingual(
        "\(draft.name) は記録の後に変わったか消されたので、「\(amount.unit)」の重さが分かりません: \(text)",
        "\(draft.name) was changed or removed after it was logged: there is no weight for \(amount.unit): \(text)"),
      hint: Bilingual(
        "使える単位: \(units)。今の \(id) で数え直すには `--item \(id)` を付けてください。",
        "Units: \(units). Add `--item \(id)` to count by what \(id) is now."), status: .failed)
  }
}
