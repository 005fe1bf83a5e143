internal import PFCModel
internal import PFCStorage

/// How the index of the user's own items is made. The journal knows no search: it keeps the bytes.
package struct OwnIndexer: Sendable {
  /// What tells the text rules and the layout of the index apart: an index with another stamp is made anew.
  package let stamp: String
  /// The bytes of a block.
  package let blockSize: Int
  /// The key by which names are compared.
  package let key: @Sendable (String) -> String
  /// The bytes of an index over items.
  package let build: @Sendable ([OwnItemName]) throws -> [UInt8]

  package init(
    stamp: String, blockSize: Int, key: @escaping @Sendable (String) -> String,
    build: @escaping @Sendable ([OwnItemName]) throws -> [UInt8]
  ) {
    self.stamp = stamp
    self.blockSize = blockSize
    self.key = key
    self.build = build
  }

  /// So many changed items, or this share of all, are looked at by themselves, without a new index: every search makes a
  /// small index of them, in some 45 microseconds each.
  package static let fewChanges = 32
  private static let fewShare = 100

  static let blocks = BlockTable("own_block")
  static let stampKey = "stamp"

  /// Makes the index anew when too many items changed since it was made, or it was made by other rules. Belongs to the
  /// transaction of the change. O(changes); O(n log n) in the number of own items when it makes one, which is amortised
  /// over a hundredth of them. `foreseen` may be that index.
  func keep(on connection: Connection, _ foreseen: ForeseenIndex? = nil) throws {
    let stored = try Self.stored(Self.stampKey, on: connection)
    let changes = try connection.integer("SELECT count(*) FROM own_changed") ?? 0
    let isOutdated = stored.map { $0 != stamp } ?? false
    guard !isOutdated else { return try rebuild(on: connection, foreseen) }
    guard changes > Self.fewChanges else { return }
    let items = try connection.integer(
      "SELECT (SELECT count(*) FROM own_food) + (SELECT count(*) FROM own_recipe)")
    if Self.isWorthAnIndex(Int(changes), of: Int(items ?? 0)) { try rebuild(on: connection, foreseen) }
  }

  /// Whether so many changed items are too many to be looked at by themselves.
  static func isWorthAnIndex(_ changes: Int, of items: Int) -> Bool {
    changes > fewChanges && changes > items / fewShare
  }

  /// Makes the keys of all names anew when they were made by other rules. O(1) otherwise.
  func keepKeys(on connection: Connection) throws {
    guard try Self.stored(Self.keysKey, on: connection) != stamp else { return }
    for item in try OwnItemName.all(connection) {
      try connection.query(
        "UPDATE \(OwnItemName.table(of: item.kind)) SET name_key = ? WHERE number = ?",
        [.text(key(item.name)), .integer(Int64(item.number))])
    }
    try store(Self.keysKey, on: connection)
  }

  private static let keysKey = "keys"

  static func stored(_ key: String, on connection: Connection) throws -> String? {
    try connection.text("SELECT value FROM own_index WHERE key = ?", [.text(key)])
  }

  private func store(_ key: String, on connection: Connection) throws {
    try connection.query(
      "INSERT INTO own_index VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [.text(key), .text(stamp)])
  }

  private func rebuild(on connection: Connection, _ foreseen: ForeseenIndex?) throws {
    let items = try OwnItemName.all(connection)
    let bytes = items.isEmpty ? [] : try foreseen?.bytes(of: items) ?? build(items)
    try Self.blocks.write(bytes, blockSize: blockSize, to: connection)
    try connection.query("DELETE FROM own_changed")
    try store(Self.stampKey, on: connection)
  }
}
