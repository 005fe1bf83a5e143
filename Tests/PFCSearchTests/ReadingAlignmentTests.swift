import PFCTestSupport
import PFCText
import Testing

@testable import PFCSearch

/// Readings are laid along names as by trying every way, but in work that does not grow with the ways.
@Suite struct ReadingAlignmentTests {
  @Test("random names and readings are laid as by trying every way, shortest kanji first", arguments: 0..<20)
  func same(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var fitting = 0
    for _ in 0..<400 {
      let surface = Self.text(["肉", "魚", "カ", "ン", " ", "か"], 1...7, using: &random)
      let reading = Self.text(["カ", "ン", " "], 0...10, using: &random)
      let runs = ScriptRun.split(surface)
      let expected = Self.everyWay(runs[...], surface, reading[...])
      if expected != nil { fitting += 1 }
      #expect(ReadingAlignment.starts(of: runs, in: surface, reading: reading[...]) == expected)
    }
    #expect(fitting > 20)
  }

  @Test("ten times as much is at most a hundred times the work, where every way fits almost")
  func bounded() {
    func steps(_ count: Int) -> Int {
      let surface = Array(String(repeating: "肉か", count: count).unicodeScalars)
      let reading = Array((String(repeating: "カ", count: 4 * count) + "ン").unicodeScalars)
      let (starts, steps) = ReadingAlignment.counted(ScriptRun.split(surface), surface, reading[...])
      #expect(starts == nil)
      return steps
    }
    // 肉か×10 with the reading カ×40ン took longer than anyone waits.
    #expect(steps(10) < 3000)
    #expect(steps(100) <= 101 * steps(10))
  }

  private static func text(
    _ parts: [String], _ range: ClosedRange<Int>, using random: inout SplitMix
  ) -> [Unicode.Scalar] {
    let count = Int.random(in: range, using: &random)
    return (0..<count).flatMap { _ in Array((parts.randomElement(using: &random) ?? "").unicodeScalars) }
  }

  private static func everyWay(
    _ runs: ArraySlice<ScriptRun>, _ surface: [Unicode.Scalar], _ reading: ArraySlice<Unicode.Scalar>
  ) -> [Int]? {
    guard let run = runs.first else { return reading.isEmpty ? [] : nil }
    let rest = reading.first == " " ? reading.dropFirst() : reading
    let kana = surface[run.range].map(KatakanaFold.katakana)
    let count = run.range.count
    if run.script == .kanji, count > rest.count { return nil }
    for length in run.script == .kanji ? count...rest.count : count...count {
      guard run.script == .kanji || rest.starts(with: kana) else { return nil }
      if let tail = everyWay(runs.dropFirst(), surface, rest.dropFirst(length)) { return [rest.startIndex] + tail }
    }
    return nil
  }
}
