internal import PFCModel

/// An item of the index.
struct DocumentRecord: Equatable {
  /// The row of the item in its store's table.
  var row: UInt32
  var kind: UInt8
  /// The commonness prior, 1…5.
  var level: UInt8
  /// The food group or exercise category, counted from 1; 0 for none.
  var group: UInt8
  /// The speed that the name gives, in tenths of a kilometre an hour; 0 for none.
  var slowest: UInt16 = 0
  var fastest: UInt16 = 0

  static let stride = 12
}

/// A name as it is written, shared by the items that have it. Its record has two bytes to spare.
struct NameRecord: Equatable {
  var text: UInt32
  var length: UInt16

  static let stride = 8
}

/// A distinct key with the items that it belongs to.
struct TermRecord: Equatable {
  var text: UInt32
  var length: UInt16
  var firstPosting: UInt32
  var postings: UInt32

  static let stride = 16
}

/// What a key is to a name. Raw values are stored.
enum TermRole: UInt8 {
  /// The whole name, or the head of a display name: equality is an exact match.
  case whole = 0
  /// A qualifier of a display name.
  case qualifier
  /// The head noun of an official name.
  case officialHead
  /// Another part of an official name.
  case official
  /// A group bracket of an official name.
  case group
  /// The head of a display name that has qualifiers.
  case head
  /// The last word of a compound, as it is said by itself: とうふ of もめんどうふ.
  case tail
  /// The whole of a display name that has qualifiers.
  case qualified
}

/// How a key was made from a name.
enum KeyForm: UInt8 {
  /// The name as written, folded.
  case surface = 0
  /// Its reading.
  case reading
  /// The reading in Latin letters.
  case romaji
}

/// One item that a term belongs to, with all that ranking needs of the name: a scan then touches no other table.
struct Posting: Equatable {
  /// The document in the lower 28 bits, the kind of the name in the next three, whether it is primary in the last.
  var packedDocument: UInt32
  /// The name in the lower 27 bits, the key form in the next two, the role in the last three.
  var packedName: UInt32

  init(document: UInt32, name: UInt32, nameKind: NameKind, isPrimary: Bool, role: TermRole, form: KeyForm) {
    packedDocument = document | UInt32(nameKind.rawValue) << 28 | (isPrimary ? 1 << 31 : 0)
    packedName = name | UInt32(form.rawValue) << 27 | UInt32(role.rawValue) << 29
  }

  init(packedDocument: UInt32, packedName: UInt32) {
    self.packedDocument = packedDocument
    self.packedName = packedName
  }

  static let stride = 8
  static let maximumDocuments = 1 << 28
  static let maximumNames = 1 << 27

  var document: UInt32 { packedDocument & 0xFFF_FFFF }
  var nameKind: NameKind { NameKind(rawValue: UInt8(packedDocument >> 28 & 7)) ?? .officialPart }
  var isPrimary: Bool { packedDocument >> 31 != 0 }
  var name: UInt32 { packedName & 0x7FF_FFFF }
  var role: TermRole { TermRole(rawValue: UInt8(packedName >> 29)) ?? .group }
  var form: KeyForm { KeyForm(rawValue: UInt8(packedName >> 27 & 3)) ?? .surface }
}

/// Where in a term a query may start. Raw values are stored; better places are smaller.
enum Place: UInt8 {
  case start = 0
  case word
  case inside
}

/// The text of a term from one place on.
struct Suffix: Equatable {
  var term: UInt32
  var offset: UInt16
  var place: UInt8

  static let stride = 8
}

/// The loose key of a suffix.
struct LooseSuffix: Equatable {
  var term: UInt32
  var text: UInt32
  var length: UInt16
  var offset: UInt16
  var place: UInt8

  static let stride = 16
}
