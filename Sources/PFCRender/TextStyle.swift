internal import PFCText

/// Emphasis for terminals, or none.
package struct TextStyle: Sendable {
  private let usesColor: Bool

  package init(usesColor: Bool) { self.usesColor = usesColor }

  /// The columns of a terminal that a text takes. O(n).
  package static func columns(_ text: String) -> Int { DisplayWidth.columns(text) }

  package func bold(_ text: String) -> String { wrap(text, "1") }

  package func warning(_ text: String) -> String { wrap(text, "33") }

  package func error(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String { usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
