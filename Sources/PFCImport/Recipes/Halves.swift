internal import PFCStorage

/// Does work on many things in two halves, the second on another thread.
package enum Halves {
  /// From so many things on a thread pays.
  private static let least = 512

  /// What the body gives for the first and the second half of so many things, or for all of few. `border` may move the
  /// place between the halves on.
  package static func map<Result: Sendable>(
    _ count: Int, border: (Int) -> Int = { $0 }, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    guard count >= least else { return [body(0..<count)] }
    let middle = border(count / 2)
    let second = BackgroundWork { body(middle..<count) }
    return [body(0..<middle), second.wait()]
  }
}
