/// What the journal takes and its backups give back: one range each, which whatever writes and whatever reads goes by.
package enum Storable {
  /// The days of the years 1 to 9999, since 1970-01-01.
  package static let days: ClosedRange<Int64> = -719_162...2_932_896
  /// Moments in milliseconds since 1970: those of the days, and as far beyond them as a zone or the start of a day shifts
  /// them.
  package static let moments: ClosedRange<Int64> =
    ((days.lowerBound - shift) * dayLength)...((days.upperBound + 1 + shift) * dayLength)
  /// The numbers of entries within a day, and of items.
  package static let numbers: ClosedRange<Int64> = 1...Int64(Int32.max)
  /// The numbers of rows, which nobody sees.
  package static let rows: ClosedRange<Int64> = 1...(1 << 53)
  /// Grams, and other figures of the user's: more than any kitchen has, less than makes a sum that is no number.
  package static let figures: ClosedRange<Double> = 0...1e9
  /// As ``figures``, of what is divided by or must be more than nothing.
  package static let positive: ClosedRange<Double> = 1e-9...1e9

  /// Body weights in kg: those that people have had.
  package static let bodyWeights: ClosedRange<Double> = 1...700
  /// Body fat in percent of the weight.
  package static let bodyFats: ClosedRange<Double> = 1...80
  /// Waists in cm.
  package static let waists: ClosedRange<Double> = 20...400
  /// Heights in cm.
  package static let heights: ClosedRange<Double> = 30...280
  /// The minutes of a workout: from a second to a day.
  package static let minutes: ClosedRange<Double> = 1 / 60...1440
  /// Intensities in METs.
  package static let mets: ClosedRange<Double> = 0.1...50

  /// The most characters of a name or reading that is given now. What a journal has from before may be longer.
  package static let mostNameCharacters = 200
  /// The most characters of a note.
  package static let mostNoteCharacters = 1000
  /// The most characters of the items of a set.
  package static let mostLineCharacters = 10_000

  /// Whether a text has no more characters, as scalars of Unicode. O(limit).
  package static func has(_ text: String, atMost limit: Int) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex).map {
      $0 == scalars.endIndex
    }
      ?? true
  }

  /// Whether a text has no control character, among them the zero at which C, SQLite and JSON take it to end. O(n).
  package static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Whether a moment may belong to a day, whatever its zone and the hour at which days begin.
  package static func isMoment(_ milliseconds: Int64, ofDay day: Int64) -> Bool {
    guard moments.contains(milliseconds) else { return false }
    return abs((Double(milliseconds) / Double(dayLength)).rounded(.down) - Double(day)) <= Double(shift)
  }

  private static let shift: Int64 = 3
  private static let dayLength: Int64 = 86_400_000
}
