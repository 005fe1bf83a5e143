internal import PFCText

/// Lays a reading along a written name: kana stand for themselves, a run of kanji for at least one kana each, and for as
/// few as there can be.
struct ReadingAlignment {
  private let runs: [(kanji: Int?, kana: [Unicode.Scalar])]
  private let reading: [Unicode.Scalar]
  /// How often a place of the reading was looked at, for those who count.
  private(set) var steps = 0

  private init(_ runs: [ScriptRun], _ surface: [Unicode.Scalar], _ reading: [Unicode.Scalar]) {
    self.reading = reading
    self.runs = runs.map { run in
      run.script == .kanji ? (run.range.count, []) : (nil, surface[run.range].map(KatakanaFold.katakana))
    }
  }

  /// Where each run starts in the reading; nil when the two do not fit. O(surface × reading).
  static func starts(
    of runs: [ScriptRun], in surface: [Unicode.Scalar], reading: ArraySlice<Unicode.Scalar>
  ) -> [Int]? {
    counted(runs, surface, reading).starts?.map { reading.startIndex + $0 }
  }

  /// As ``starts(of:in:reading:)``, from the reading's first scalar on, with the steps that it took.
  static func counted(
    _ runs: [ScriptRun], _ surface: [Unicode.Scalar], _ reading: ArraySlice<Unicode.Scalar>
  ) -> (starts: [Int]?, steps: Int) {
    var alignment = ReadingAlignment(runs, surface, Array(reading))
    let starts = alignment.starts()
    return (starts, alignment.steps)
  }

  private mutating func starts() -> [Int]? {
    // For each run, from the last on: the nearest place from one on at which it and those behind it fit.
    var nearest = [[Int](repeating: reading.count, count: reading.count + 1)]
    for run in runs.reversed() { nearest.append(places(of: run, before: nearest[nearest.count - 1])) }
    nearest.reverse()
    guard nearest[0][0] == 0 else { return nil }
    var (place, starts) = (0, [Int]())
    for (number, run) in runs.enumerated() {
      let start = blankSkipped(place)
      starts.append(start)
      place = run.kanji.map { nearest[number + 1][start + $0] } ?? start + run.kana.count
    }
    return starts
  }

  private mutating func places(of run: (kanji: Int?, kana: [Unicode.Scalar]), before next: [Int]) -> [Int] {
    let none = reading.count + 1
    var nearest = [Int](repeating: none, count: reading.count + 1)
    for place in (0...reading.count).reversed() {
      steps += 1
      let start = blankSkipped(place)
      let end = start + (run.kanji ?? run.kana.count)
      let fits =
        end <= reading.count && (run.kanji == nil ? next[end] == end && matches(run.kana, start) : next[end] < none)
      nearest[place] = fits ? place : place < reading.count ? nearest[place + 1] : none
    }
    return nearest
  }

  private mutating func matches(_ kana: [Unicode.Scalar], _ start: Int) -> Bool {
    steps += kana.count
    return reading[start...].starts(with: kana)
  }

  private func blankSkipped(_ place: Int) -> Int {
    place < reading.count && reading[place] == " " ? place + 1 : place
  }
}
