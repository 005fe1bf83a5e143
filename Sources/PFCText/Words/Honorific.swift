/// The honorific that a word may wear: お味噌, 御飯, ご飯.
package enum Honorific {
  /// The key without its honorific; nil when it wears none or nothing would be left. O(n).
  package static func dropped(from key: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard key.count > 1, let first = key.first, ["オ", "ゴ", "御"].contains(first) else { return nil }
    return Array(key.dropFirst())
  }
}
