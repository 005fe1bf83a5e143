internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel

/// Finds the exercises that a line of workouts means.
struct WorkoutResolver {
  private let catalog: FoodCatalog

  init(_ catalog: FoodCatalog) { self.catalog = catalog }

  /// The exercise that words mean, at a speed where one is said. It is taken without asking only where its name matched
  /// as a whole, from its start or by words, and its speed is within half a kilometre an hour of what was said. Throws
  /// ``WorkoutError`` or ``LineError``.
  func exercise(_ words: String, speed: Double? = nil, choose: Diary.Chooser) throws -> Exercise {
    if let item = try catalog.item(id: words), case .exercise(let exercise) = item { return exercise }
    let hits = try catalog.search(words, limit: speed == nil ? 9 : Int.max, kinds: [.exercise])
    guard let first = hits.first else { throw WorkoutError.notFound(words) }
    let (best, others) = speed.map { Self.nearest(hits, $0) } ?? (first.grade <= .word ? first : nil, hits)
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
    let sure = hits.filter { $0.grade <= .word }
    let timed = (sure.isEmpty ? hits : sure).compactMap { hit -> (hit: Hit, distance: Double)? in
      guard let range = ExerciseSpeed.range(hit.item.name) else { return nil }
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

/// The speed that the name of an exercise says.
enum ExerciseSpeed {
  /// The speeds in km an hour of `ランニング　8.0 km/時` and `…　4.5～5.1 km/時`; nil where the name says none, or only that it
  /// is less or more than one.
  static func range(_ name: String) -> ClosedRange<Double>? {
    guard let end = name.range(of: " km/時")?.lowerBound, !name.hasSuffix("未満"), !name.hasSuffix("超"),
      !name.hasSuffix("以上")
    else { return nil }
    let figures = name[..<end].reversed().prefix { $0.isNumber || $0 == "." || $0 == "～" }.reversed()
    let speeds = String(figures).split(separator: "～").compactMap { Double($0) }
    guard let low = speeds.first, let high = speeds.last, low <= high, speeds.count <= 2 else { return nil }
    return low...high
  }
}

extension String {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
