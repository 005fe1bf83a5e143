internal import PFCModel

/// Why an item matched one word of a query.
struct Evidence: Equatable {
  var grade: Grade
  var name: UInt32
  var role: TermRole
  var form: KeyForm
  var nameKind: NameKind
  var isPrimary: Bool
  /// Whether the match reaches the end of the key.
  var reachesEnd: Bool
  /// How many characters of the key the query leaves out, at most 255.
  var remaining: UInt8

  /// Whether the query is the whole of a name.
  var isWhole: Bool { reachesEnd && (role == .whole || role == .head) && grade == .exact }
}

/// What an item brings along, whatever the query.
struct Prior: Equatable {
  var level: UInt8
  var kind: ItemKind
}
