public import PFCModel

/// Why an entry cannot be logged or changed. Nothing is written then.
public enum EntryError: WordedError, Equatable {
  /// The day has no entries of these numbers.
  case unknownNumbers([Int], CivilDate)
  /// Name and figures of this entry are those of an item, not the user's: its number and name.
  case notQuick(number: Int, name: String)
  /// The words for another item name several.
  case severalItems(String)
  /// The user's item was changed or removed after it was logged: its name, its identifier, the amount as said, the unit
  /// that nobody can weigh any more, and those that still can be.
  case itemChanged(name: String, id: String, String, unit: MeasureUnit, known: [MeasureUnit])
  /// The name is empty.
  case emptyName
  /// The energy of a quick entry is not said.
  case missingEnergy
  /// Nothing is said that could be changed.
  case noChange

  /// The stable code, as `unknown_entry`.
  public var code: String {
    switch self {
    case .unknownNumbers: "unknown_entry"
    case .notQuick: "not_quick"
    case .severalItems: "several_items"
    case .itemChanged: "item_changed"
    case .emptyName: "bad_name"
    case .missingEnergy: "missing_energy"
    case .noChange: "nothing_to_change"
    }
  }

  /// Whether what was said can be said otherwise, or the entry stands in the way.
  public var kind: WordedErrorKind {
    switch self {
    case .unknownNumbers, .notQuick, .itemChanged: .refused
    case .severalItems, .emptyName, .missingEnergy, .noChange: .input
    }
  }

  /// What is wrong.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }

  private var words: (message: Bilingual, hint: Bilingual) {
    switch self {
    case .unknownNumbers(let numbers, let day):
      let number = numbers.first ?? 0
      return (
        Bilingual("\(day.text) に \(number) 番の記録はありません。", "There is no entry \(number) on \(day.text)."),
        Bilingual("`pfc log --date \(day.text)` で番号を見られます。", "`pfc log --date \(day.text)` shows the numbers.")
      )
    case .notQuick(let number, let name):
      return (
        Bilingual(
          "\(number) 番（\(name)）は --quick の記録ではないので、名前や数値は変えられません。",
          "Entry \(number) (\(name)) was not logged with --quick: its name and figures stay."),
        Bilingual("別の食品にするには --item を使ってください。", "Use --item to make it another food.")
      )
    case .severalItems(let words):
      return (
        Bilingual("--item は一つの食品です: \(words)", "--item takes one food: \(words)"),
        Bilingual("食品を一つ書き、量は番号の後に書いてください。", "Write one food; its amount goes behind the number.")
      )
    case .itemChanged(let name, let id, let text, let unit, let known):
      let units = MeasureUnit.text(of: known)
      return (
        Bilingual(
          "\(name) は記録の後に変わったか消されたので、「\(unit)」の重さが分かりません: \(text)",
          "\(name) was changed or removed after it was logged: there is no weight for \(unit): \(text)"),
        Bilingual(
          "使える単位: \(units)。今の \(id) で数え直すには `--item \(id)` を付けてください。",
          "Units: \(units). Add `--item \(id)` to count by what \(id) is now.")
      )
    case .emptyName: return (Bilingual("名前が空です。", "The name is empty."), Bilingual("名前を書いてください。", "Write a name."))
    case .missingEnergy:
      return (Bilingual("エネルギーがありません。", "The energy is missing."), Bilingual("--kcal N と書いてください。", "Write --kcal N."))
    case .noChange:
      return (
        Bilingual("変えるところがありません。", "There is nothing to change."),
        Bilingual("量・食事・時刻・日・メモなどを書いてください。", "Say an amount, a meal, a time, a day, a note.")
      )
    }
  }
}
