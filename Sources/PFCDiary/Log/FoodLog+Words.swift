internal import PFCGrammar
package import PFCModel
internal import PFCText
internal import PFCTime

extension FoodLog {
  /// The date that a word means on a day, as `昨日`, `-1`, `11/29` or `月曜`; nil for anything else.
  package static func date(_ text: String, today: CivilDate) -> CivilDate? {
    MomentText.date(text, today: today)
  }

  /// The seconds since midnight of `7:30`, `0730`, `19時半` or `午後7時`; nil for anything else.
  package static func clockSeconds(_ text: String) -> Int? { MomentText.seconds(text) }

  /// `07:30` for seconds since midnight.
  package static func clockText(_ seconds: Int) -> String { ClockTime.text(seconds: seconds) }

  /// The moment of `2026-11-30T12:34:00+09:00`; nil for anything else.
  package static func instant(_ text: String) -> Instant? { InstantText.instant(text) }

  /// A plain decimal number as a figure; nil for anything else.
  package static func figure(_ text: String) -> Figure? {
    Decimal(halfWidth(text)).flatMap { Figure(digits: $0.digits, decimals: $0.decimals) }
  }

  /// A name or note as it is stored: in NFC and on one line.
  package static func storedName(_ text: String) -> String { TextPipeline.stored(OneLine.of(text)) }

  /// The amount that is the whole text; nil when it does not look like one. Throws ``AmountError`` for what is none.
  package static func amount(_ text: String) throws(AmountError) -> Amount? { try AmountText.amount(text) }

  /// The meal that a word names, as `朝`, `朝食` or `breakfast`; nil for anything else.
  package static func slot(_ word: String) -> MealSlot? { MomentWords.slot(word) }

  /// Whether a time zone has this name.
  package static func isZone(_ name: String) -> Bool { TimeZoneRules(name: name) != nil }

  /// The number of an entry, from 1, in any width; nil for anything else.
  package static func entryNumber(_ text: String) -> Int? {
    Int(halfWidth(text)).flatMap { $0 > 0 && text.first?.isNumber == true ? $0 : nil }
  }

  /// The text in half width and small letters, as numbers are read.
  private static func halfWidth(_ text: String) -> String { LineText.folded(text) }
}
