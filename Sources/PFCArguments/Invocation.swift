/// A command line that was understood.
package struct Invocation: Sendable, Equatable {
  /// The command; nil when only global options were given.
  package var command: String?
  /// The operands in their order.
  package var operands: [String] = []
  private var values: [String: [String]] = [:]

  package init() {}

  /// Whether a flag or option was given.
  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The last value of an option.
  package func value(_ option: String) -> String? { values[option]?.last }

  /// Every value of an option, in order.
  package func values(_ option: String) -> [String] { values[option] ?? [] }

  mutating func add(_ option: String, _ value: String?) {
    values[option, default: []] += value.map { [$0] } ?? []
  }
}
