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

  /// Whether any match of the word in the item is a whole qualifier. The best match need not be that one.
  var choosesRow: Bool
  /// Whether any match of the word names the item: as a whole name, or in the name that the item is shown by.
  var namesItem: Bool

  /// Makes evidence of one match.
  init(
    grade: Grade, name: UInt32, role: TermRole, form: KeyForm, nameKind: NameKind, isPrimary: Bool, reachesEnd: Bool,
    remaining: UInt8
  ) {
    self.grade = grade
    self.name = name
    self.role = role
    self.form = form
    self.nameKind = nameKind
    self.isPrimary = isPrimary
    self.reachesEnd = reachesEnd
    self.remaining = remaining
    choosesRow = role == .qualifier && reachesEnd
    let isShown = nameKind == .display || nameKind == .head || role == .officialHead
    namesItem = isShown && role != .qualifier
    if isWhole { namesItem = true }
  }

  /// Takes over what another match of the same word in the same item tells beyond being better or worse.
  mutating func merge(_ other: Evidence) {
    choosesRow = choosesRow || other.choosesRow
    namesItem = namesItem || other.namesItem
  }

  /// Whether the query is the whole of a name.
  var isWhole: Bool { reachesEnd && (role == .whole || role == .head) && grade == .exact }
}

/// What an item brings along, whatever the query.
struct Prior: Equatable {
  var level: UInt8
  var kind: ItemKind
}
