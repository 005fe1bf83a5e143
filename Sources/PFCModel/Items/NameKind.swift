/// What a name is to its item.
public enum NameKind: UInt8, CaseIterable, Sendable, Hashable {
  /// The readable name that lists show, as 鶏むね肉（若どり・皮つき・生）.
  case display = 0
  /// The display name without its qualifiers, as 鶏むね肉: several items may share it.
  case head
  /// Another word for the item.
  case alias
  /// A name of the item in another script, as 玉葱 or タマネギ for 玉ねぎ.
  case spelling
  /// An English name.
  case english
  /// A part of the official name.
  case officialPart
  /// A word for something that the data lack: the item is what a dietitian would take instead.
  case nearest
  /// A word for a whole class, for which the item stands as one of its commonest members, as 肉 or 果物.
  case classWord

  /// The name used in CSV and JSON.
  public var name: String {
    switch self {
    case .display: "display"
    case .head: "head"
    case .alias: "alias"
    case .spelling: "spelling"
    case .english: "english"
    case .officialPart: "official_part"
    case .nearest: "nearest"
    case .classWord: "class"
    }
  }

  /// The kind with a name, or nil.
  package init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
