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
  /// How many characters of the key the query leaves out: see `Ranking.remaining`.
  var remaining: UInt8

  /// Whether any match of the word in the item is a whole qualifier. The best match need not be that one.
  var choosesRow: Bool
  /// Whether any match of the word names the item: as a whole name, or in the head of the name that the item is shown by.
  var namesItem: Bool
  /// Whether any match of the word is in the name that the item is shown by, qualifiers included.
  var isInShownName: Bool

  /// Whether the name is the one that the item is shown by, or one that by itself means it.
  var isMainName: Bool

  /// Makes evidence of one match.
  init(
    grade: Grade, name: UInt32, role: TermRole, form: KeyForm, nameKind: NameKind, isPrimary: Bool, reachesEnd: Bool,
    remaining: UInt8, place: Place = .start, isMainName: Bool = false
  ) {
    self.grade = grade
    self.name = name
    self.role = role
    self.form = form
    self.nameKind = nameKind
    self.isPrimary = isPrimary
    self.reachesEnd = reachesEnd
    self.remaining = remaining
    let isShown = nameKind == .display || nameKind == .head
    self.isMainName = isMainName || nameKind == .display || nameKind == .head
    choosesRow = role == .qualifier && reachesEnd && place == .start
    namesItem = role == .officialHead || (isShown && (role == .whole || role == .head))
    isInShownName = isShown && role != .qualifier
    if isWhole { namesItem = true }
  }

  /// Takes over what another match of the same word in the same item tells beyond being better or worse.
  mutating func merge(_ other: Evidence) {
    choosesRow = choosesRow || other.choosesRow
    namesItem = namesItem || other.namesItem
    isInShownName = isInShownName || other.isInShownName
  }

  /// Whether the query is the whole of a name.
  var isWhole: Bool { reachesEnd && (role == .whole || role == .head || role == .qualified) && grade == .exact }
}

/// What an item brings along, whatever the query.
struct Prior: Equatable {
  var level: UInt8
  var kind: ItemKind
}
