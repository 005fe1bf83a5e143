internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// Finds the exercises that a line of workouts means.
struct WorkoutResolver {
  private let catalog: FoodCatalog

  init(_ catalog: FoodCatalog) { self.catalog = catalog }

  /// The exercise that words mean, at a speed where one is said. It is taken without asking only where it is no
  /// guess and no mere neighbour (``Hit/isTaken(for:)``), and its speed is within half a kilometre an hour of what was said. Throws
  /// ``WorkoutError`` or ``LineError``.
  func exercise(_ words: String, speed: Double? = nil, choose: Diary.Chooser) throws -> Exercise {
    if let item = try catalog.item(id: words), case .exercise(let exercise) = item { return exercise }
    let hits = try catalog.search(words, limit: speed == nil ? 9 : Int.max, kinds: [.exercise])
    guard let first = hits.first else { throw WorkoutError.notFound(words) }
    let (best, others) = speed.map { Self.nearest(hits, $0) } ?? (first.isTaken(for: words) ? first : nil, hits)
    guard let hit = try best ?? asked(words, others, choose), case .exercise(let exercise) = hit.item else {
      throw WorkoutError.notFound(words)
    }
    return exercise
  }

  private func asked(_ words: String, _ hits: [Hit], _ choose: Diary.Chooser) throws -> Hit? {
    let candidates = hits.map(Candidate.init)
    guard let chosen = try choose(words, candidates) else { throw LineError(.ambiguous(words, candidates), line: nil) }
    return chosen.hit
  }

  /// The hit whose speed is that, or next to it; nil where none is near. The rest are those to choose from, nearest first.
  private static func nearest(_ hits: [Hit], _ speed: Double) -> (Hit?, [Hit]) {
    let sure = hits.filter { $0.grade <= .word && !$0.isNearest }
    let timed = (sure.isEmpty ? hits : sure).compactMap { hit -> (hit: Hit, distance: Double)? in
      guard let range = hit.speeds else { return nil }
      return (hit, max(range.lowerBound - speed, speed - range.upperBound, 0))
    }
    let sorted = timed.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element)
    guard let best = sorted.first, best.distance <= 0.5, !sure.isEmpty else {
      return (nil, sorted.isEmpty ? hits : Array(sorted.prefix(9).map(\.hit)))
    }
    return (best.hit, [])
  }
}

extension Exercise {
  /// The speeds in km an hour that the name says: `ランニング　8.0 km/時`, `…　4.5～5.1 km/時`; nil where it says none.
  var speeds: ClosedRange<Double>? {
    SpeedText.find(in: name).map { Double($0.tenths.lowerBound) / 10...Double($0.tenths.upperBound) / 10 }
  }
}

extension Hit {
  fileprivate var speeds: ClosedRange<Double>? {
    if case .exercise(let exercise) = item { exercise.speeds } else { nil }
  }
}
