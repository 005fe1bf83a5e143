internal import PFCModel

/// What a part of a line was read as.
package enum LinePart: String, Sendable, Hashable {
  case food, amount, size, qualifier, slot, date, time, separator, filler, negation, unread
}

/// How a line is read: every character of it belongs to one part.
package struct LineReading<Meaning> {
  /// One item with what it means.
  package struct Item {
    package let words: ItemWords
    /// Its range in the folded line.
    package let range: Range<Int>
    package let meaning: Meaning
  }

  /// A part of the line, in the order of the line.
  package struct Part {
    /// The range in the folded line.
    package let range: Range<Int>
    package let kind: LinePart
    /// The item that it belongs to; nil for what stands between items.
    package let item: Int?
  }

  package let text: LineText
  package internal(set) var items: [Item] = []
  package internal(set) var parts: [Part] = []
  /// What was said of when, in the order of the line.
  package internal(set) var moments: [MomentWord] = []

  init(text: LineText) { self.text = text }

  /// What nobody understands, in the order of the line.
  package var unread: [Range<Int>] { parts.filter { $0.kind == .unread }.map(\.range) }
  /// What says that something was not eaten.
  package var negations: [Range<Int>] { parts.filter { $0.kind == .negation }.map(\.range) }

  /// The day, time and meal that the line says; nil where it says two of one kind, or one between its items.
  package var moment: MomentWord? {
    var all = MomentWord()
    let places = parts.indices.filter { parts[$0].item != nil }
    for (index, part) in parts.enumerated() where [.slot, .date, .time].contains(part.kind) {
      if let first = places.first, let last = places.last, (first..<last).contains(index) { return nil }
    }
    for moment in moments {
      if let day = moment.day {
        guard all.day == nil || all.day == day else { return nil }
        all.day = day
      }
      if let seconds = moment.seconds {
        guard all.seconds == nil || all.seconds == seconds else { return nil }
        (all.seconds, all.isHalfOpen) = (seconds, moment.isHalfOpen)
      }
      if let slot = moment.slot {
        guard all.slot == nil || all.slot == slot else { return nil }
        all.slot = slot
      }
    }
    return all.settled
  }
}

extension MomentWord {
  /// With the half of the clock that the meal says: 7時 of a dinner is 19:00, 3時 of a snack 15:00.
  var settled: MomentWord {
    guard let seconds, isHalfOpen else { return self }
    var settled = self
    settled.isHalfOpen = false
    let isLater =
      switch slot {
      case .dinner: true
      case .lunch: seconds < 6 * 3600
      case .snack: seconds < 7 * 3600
      case .breakfast, nil: false
      }
    if isLater { settled.seconds = seconds + 12 * 3600 }
    return settled
  }
}
