internal import PFCText

/// Finds where words start inside a name. Japanese has no spaces: scripts change between words, and names are made of
/// other names (木綿豆腐 holds 豆腐).
struct WordStarts {
  /// The readings of every name, by its folded text.
  private let lexicon: [KeyBytes: Set<String>]
  /// Whether a name has so many bytes: most ends of names are none.
  private let lengths: [Bool]

  init(lexicon: [KeyBytes: Set<String>]) {
    self.lexicon = lexicon
    var lengths: [Bool] = []
    for name in lexicon.keys {
      while lengths.count <= name.bytes.count { lengths.append(false) }
      lengths[name.bytes.count] = true
    }
    self.lengths = lengths
  }

  /// Where words start after the first place.
  struct Places {
    /// In the written name.
    var surface = Set<Int>()
    /// In the reading.
    var reading = Set<Int>()
    /// How last words are read by themselves, where the compound voices their first sound.
    var voicedTails = Set<String>()
  }

  /// The places at which a word starts: in the surface, and the same ones in the reading. O(n²).
  func places(surface: [Unicode.Scalar], reading: [Unicode.Scalar]?) -> Places {
    var places = Places()
    let runs = ScriptRun.split(surface)
    let aligned = reading.flatMap { ReadingAlignment.starts(of: runs, in: surface, reading: $0[...]) }
    for (number, run) in runs.enumerated()
    where number > 0 && Self.isWord(run, after: runs[number - 1]) {
      places.surface.insert(run.range.lowerBound)
      if let aligned { places.reading.insert(aligned[number]) }
    }
    for start in surface.indices.dropFirst() where couldStartCompound(surface, at: start) {
      let rest = KeyBytes(surface[start...].map(KatakanaFold.katakana))
      guard rest.bytes.count < lengths.count, lengths[rest.bytes.count], let readings = lexicon[rest] else { continue }
      places.surface.insert(start)
      guard let reading, let tail = Self.tail(of: reading, among: readings) else { continue }
      places.reading.insert(tail.start)
      if tail.isVoiced { places.voicedTails.insert(tail.text) }
    }
    return places
  }

  /// One hiragana between kanji is an inflection (焼き鮭), not a word.
  private static func isWord(_ run: ScriptRun, after previous: ScriptRun) -> Bool {
    if run.range.lowerBound > previous.range.upperBound { return true }
    if run.script == .hiragana, previous.script == .kanji { return run.range.count > 1 }
    return run.script != .other
  }

  private func couldStartCompound(_ surface: [Unicode.Scalar], at start: Int) -> Bool {
    let rest = surface.count - start
    switch Script(surface[start]) {
    case .kanji: return rest >= 2
    case .katakana: return rest >= 3 && surface[start] != "ー" && Script(surface[start - 1]) == .katakana
    case .hiragana: return rest >= 3 && Script(surface[start - 1]) != .katakana
    default: return false
    }
  }

  /// Where a reading ends in one of the given ones; the first sound may be voiced (とうふ, もめんどうふ).
  private static func tail(
    of reading: [Unicode.Scalar], among tails: Set<String>
  ) -> (start: Int, text: String, isVoiced: Bool)? {
    for tail in tails.sorted() {
      let scalars = Array(tail.unicodeScalars)
      let start = reading.count - scalars.count
      guard start > 0, let first = scalars.first, reading[(start + 1)...].elementsEqual(scalars.dropFirst()) else {
        continue
      }
      if reading[start] == first { return (start, tail, false) }
      if reading[start] == Self.voiced(first) { return (start, tail, true) }
    }
    return nil
  }

  private static func voiced(_ kana: Unicode.Scalar) -> Unicode.Scalar {
    let shifts: [(kana: String, by: UInt32)] = [("カキクケコサシスセソタチツテト", 1), ("ハヒフヘホ", 1)]
    for row in shifts where row.kana.unicodeScalars.contains(kana) {
      return Unicode.Scalar(kana.value + row.by) ?? kana
    }
    return kana
  }
}

/// A stretch of one script.
struct ScriptRun: Equatable {
  var script: Script
  var range: Range<Int>

  /// The runs of a text; a space ends a run and belongs to none.
  static func split(_ text: [Unicode.Scalar]) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    for (index, scalar) in text.enumerated() {
      let script = Script(scalar)
      if script == .space { continue }
      if let last = runs.last, last.range.upperBound == index, last.script == script || joins(last.script, script) {
        runs[runs.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        runs.append(ScriptRun(script: script, range: index..<(index + 1)))
      }
    }
    return runs
  }

  /// Digits and what counts or measures are one word, as 8枚 and 100w.
  private static func joins(_ left: Script, _ right: Script) -> Bool {
    left == .digit && (right == .other || right == .latin)
  }
}
