/// Amounts that cooks say and nobody can weigh.
package enum VagueAmount {
  /// The words, longer ones before those that they end in.
  package static let words = [
    "少々", "少量", "適量", "適宜", "お好みで", "好みで", "ひとつまみ", "ふたつまみ", "ひとふり", "たっぷり",
  ]
}
