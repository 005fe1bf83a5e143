internal import PFCJournal

/// Does work on many things in two halves, the second on another thread.
package enum Halves {
  /// From so many things on a thread pays.
  private static let least = 512

  /// What the body gives for the first and the second half of so many things, or for all of few.
  package static func of<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    guard count >= least else { return [body(0..<count)] }
    let second = BackgroundWork { body((count / 2)..<count) }
    return [body(0..<(count / 2)), second.wait()]
  }
}
