/// A line of what was done, read whole: `昨日 7:30 ランニング 10km/h 45分 腕立て 10分`.
package struct WorkoutLine: Hashable, Sendable {
  /// One exercise of the line.
  package struct Item: Hashable, Sendable {
    /// The words for the exercise, as typed.
    package var name: String
    /// The speed in km an hour; nil where none is said.
    package var speed: Double?
    /// The minutes; nil where only a distance is said.
    package var minutes: Double?
    /// The distance in km; nil where none is said.
    package var distance: Double?
  }

  /// Why a line cannot be read.
  package enum Fault: Error, Hashable, Sendable {
    /// Nothing says how long these words took.
    case noDuration(String)
    /// A count says nothing of how long it took: the words and the count.
    case count(String, String)
    /// A duration without an exercise before it.
    case noName(String)
    /// Something is said twice of one exercise or of the line.
    case twice(String)
    /// A meal is no time: the word.
    case meal(String)
    /// The line has nothing.
    case empty
  }

  /// The exercises, in their order.
  package private(set) var items: [Item] = []
  /// The day that the line says; nil for none.
  package private(set) var day: DayWord?
  /// The seconds since midnight that the line says; nil for none.
  package private(set) var clock: Int?

  /// Reads a line. Throws ``Fault``. O(length).
  package init(_ line: String) throws(Fault) {
    var reader = Reader(text: LineText(line))
    try reader.read()
    (items, day, clock) = (reader.items, reader.day, reader.clock)
    if items.isEmpty, day == nil, clock == nil { throw .empty }
  }

  private struct Reader {
    let text: LineText
    var items: [Item] = []
    var day: DayWord?
    var clock: Int?
    private var place = 0
    /// The places of the words for the next exercise.
    private var name: Range<Int>?
    private var speed: Double?

    init(text: LineText) { self.text = text }

    mutating func read() throws(Fault) {
      while let scalar = text.scalar(place) {
        if "、,+＋\n".unicodeScalars.contains(scalar) {
          try endItem()
          place += 1
        } else if scalar == " " {
          place += 1
        } else if try !readMeasure(), try !readMoment() {
          name = (name?.lowerBound ?? place)..<(place + 1)
          place += 1
        }
      }
      try endItem()
    }

    /// Words without a duration end the line or stand before a mark between items.
    private mutating func endItem() throws(Fault) {
      defer { (name, speed) = (nil, nil) }
      guard let words = words() else { return }
      if Self.fillers.contains(words), !items.isEmpty, speed == nil { return }
      throw .noDuration(words)
    }

    private mutating func readMeasure() throws(Fault) -> Bool {
      let scanner = DurationScanner(text: text)
      guard let found = scanner.measure(at: place, clock: name != nil) else { return false }
      let said = text.typed(place..<found.end)
      place = found.end
      switch found.measure {
      case .speed(let value):
        if speed != nil { throw .twice(said) }
        speed = value
      case .minutes(let minutes):
        guard let words = words() else { return try add(minutes: minutes, said) }
        items.append(Item(name: words, speed: speed, minutes: minutes))
        (name, speed) = (nil, nil)
      case .distance(let distance):
        guard let words = words() else { throw .noName(said) }
        items.append(Item(name: words, speed: speed, distance: distance))
        (name, speed) = (nil, nil)
      case .count:
        throw .count(words() ?? "", said)
      }
      return true
    }

    /// A duration behind a distance belongs to it: 5km 30分.
    private mutating func add(minutes: Double, _ said: String) throws(Fault) -> Bool {
      guard let last = items.indices.last, items[last].minutes == nil else { throw .noName(said) }
      items[last].minutes = minutes
      return true
    }

    private mutating func readMoment() throws(Fault) -> Bool {
      let before = text.scalar(place - 1)
      guard name == nil || before == " ", let found = MomentScanner(text: text).moments(at: place).first else {
        return false
      }
      let next = text.scalar(found.end)
      guard next.map({ $0 == " " || "のに、,".unicodeScalars.contains($0) }) ?? true else { return false }
      let (moment, said) = (found.moment, text.typed(place..<found.end))
      if moment.slot != nil { throw .meal(said) }
      if (moment.day != nil && day != nil) || (moment.seconds != nil && clock != nil) { throw .twice(said) }
      day = moment.day ?? day
      clock = moment.seconds ?? clock
      place = found.end
      if let next, "のに".unicodeScalars.contains(next) { place += 1 }
      return true
    }

    /// The words before a measure, without what people write between both; nil where there are none.
    private func words() -> String? {
      guard let name else { return nil }
      var words = text.words(name)
      for filler in Self.fillers where words.hasPrefix(filler + " ") && !items.isEmpty {
        words = String(words.dropFirst(filler.count + 1))
      }
      for ending in ["約", " for", "を", "で"] where words.hasSuffix(ending) && words.count > ending.count {
        words = String(words.dropLast(ending.count)).trimmedEnd
      }
      let trimmed = words.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      return trimmed.isEmpty ? nil : trimmed
    }

    /// What people write behind a duration.
    private static let fillers = ["した", "しました", "やった", "やりました", "走った", "歩いた", "くらい", "ぐらい", "ほど", "程度"]
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}
