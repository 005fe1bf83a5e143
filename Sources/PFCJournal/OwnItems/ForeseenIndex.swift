internal import PFCModel
internal import PFCStorage

/// An index that is made on another thread while the items in it are being written. It is used only when the items are in
/// the end those that were foreseen.
struct ForeseenIndex {
  private let items: [OwnItemName]
  private let bytes: BackgroundWork<[UInt8]?>

  /// Starts to make an index.
  init(_ items: [OwnItemName], _ indexer: OwnIndexer) {
    self.items = items
    let build = indexer.build
    bytes = BackgroundWork { try? build(items) }
  }

  /// The bytes of the index over items; nil when others were foreseen or it cannot be made. O(n), and the time until it is made.
  func bytes(of items: [OwnItemName]) -> [UInt8]? { items == self.items ? bytes.wait() : nil }

  /// The items that there will be when drafts are saved over what is known of each, the new ones with the numbers from
  /// `first` on. O(n).
  static func items(
    saving drafts: some Sequence<RecipeDraft>, over known: some Sequence<Recipe?>, from first: Int,
    on connection: Connection
  ) throws -> [OwnItemName] {
    var changed: [Int: OwnItemName] = [:]
    var new: [OwnItemName] = []
    for (draft, known) in zip(drafts, known) {
      if let known, known.draft.name == draft.name, known.draft.reading == draft.reading { continue }
      let number = known?.number ?? first + new.count
      let item = OwnItemName(kind: .recipe, number: number, name: draft.name, reading: draft.reading)
      if known == nil { new.append(item) } else { changed[number] = item }
    }
    let old = try OwnItemName.all(connection)
    return old.map { $0.kind == .recipe ? changed[$0.number] ?? $0 : $0 } + new
  }
}
