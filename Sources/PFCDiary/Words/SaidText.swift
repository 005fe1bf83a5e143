internal import PFCGrammar
internal import PFCJournal
public import PFCModel
internal import PFCText
internal import PFCTime

/// Single values as people write them, each in any width: times, meals, figures, weights.
public enum SaidText {
  /// The seconds since midnight of `7:30`, `0730`, `19時半` or `午後7時`. Throws ``DiaryInputError``.
  public static func seconds(_ text: String) throws(DiaryInputError) -> Int {
    guard let seconds = MomentText.seconds(text) else { throw .time(text) }
    return seconds
  }

  /// The meal that a word names, as `朝`, `朝食` or `breakfast`. Throws ``DiaryInputError``.
  public static func slot(_ word: String) throws(DiaryInputError) -> MealSlot {
    guard let slot = MomentWords.slot(word) else { throw .slot(word) }
    return slot
  }

  /// A plain decimal number from zero as the figure of a component. Throws ``DiaryInputError``.
  public static func figure(_ text: String, of nutrient: Nutrient) throws(DiaryInputError) -> Figure {
    guard let figure = plainFigure(text, nutrient.unit) else { throw .number(nutrient, text) }
    return figure
  }

  /// The days of the week that words name: 土日, 月・水, 平日, `sat,sun`. Throws ``DiaryInputError``.
  package static func weekdays(_ text: String) throws(DiaryInputError) -> [Weekday] {
    let key = halfWidth(text).lowercased()
    if key == "平日" || key == "weekdays" { return Array(Weekday.allCases.prefix(5)) }
    if key == "週末" || key == "weekend" { return Array(Weekday.allCases.suffix(2)) }
    let parts = key.split { ",、・ ".contains($0) }.map(String.init)
    let names = parts.flatMap { part in
      part.first.map { $0.isASCII } ?? false
        ? [part] : part.replacing("曜日", with: "").replacing("曜", with: "").map(String.init)
    }
    let days = names.map { name in
      Weekday.allCases.first { day in
        day.shortName.japanese == name || (name.count >= 3 && day.name.hasPrefix(name))
      }
    }
    guard !days.isEmpty, !days.contains(nil) else { throw .date(text) }
    return days.compactMap(\.self)
  }

  /// Whether a word is a plain decimal number, with or without kcal behind it.
  package static func isNumber(_ text: String) -> Bool { plainFigure(text, Nutrient.energyKilocalories.unit) != nil }

  /// A plain decimal number as a figure, with or without its unit behind it; nil for anything else.
  static func plainFigure(_ text: String, _ unit: String? = nil) -> Figure? {
    let text = halfWidth(text)
    let number = unit.map { Decimal.withoutUnit(text, $0) } ?? text
    return Decimal(number).flatMap { Figure(digits: $0.digits, decimals: $0.decimals) }
  }

  /// A name or note as it is stored: in NFC and on one line.
  static func storedName(_ text: String) -> String { TextPipeline.stored(OneLine.joined(text)) }

  /// The number of an entry, from 1, in any width; nil for anything else.
  package static func entryNumber(_ text: String) -> Int? {
    Int(halfWidth(text)).flatMap { $0 > 0 && text.first?.isNumber == true ? $0 : nil }
  }

  /// The text in half width and small letters, as numbers are read.
  static func halfWidth(_ text: String) -> String { LineText.folded(text) }
}
