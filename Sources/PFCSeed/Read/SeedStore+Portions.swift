package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// The household measures of a food or dish, in the order of the data; empty for an exercise. O(log n + measures).
  package func portions(of item: Item) throws(SeedError) -> [Portion] {
    if item.kind == .exercise { return [] }
    let (table, column, key) = place(of: item)
    return try read { connection in
      var portions: [Portion] = []
      try connection.query(
        """
        SELECT p.unit, p.size, p.milligrams, p.basis, p.note, p.source, p.is_usual FROM \(table) i
        JOIN portion p ON p.kind = ? AND p.item_id = i.id WHERE i.\(column) = ? ORDER BY p.position
        """, [.integer(Int64(item.kind.rawValue)), .text(key)]
      ) { row in
        guard let basis = Portion.Basis(rawValue: row.text(3)) else {
          throw SeedReason(reason: .damaged("portion.basis"))
        }
        portions.append(
          Portion(
            unit: row.text(0), size: row.text(1), milligrams: Int(row.integer(2)), basis: basis, note: row.text(4),
            source: row.text(5), isUsual: row.integer(6) != 0))
        return true
      }
      let hash = try connection.integer("SELECT portions_hash FROM \(table) WHERE \(column) = ?", [.text(key)])
      guard hash == nil || hash == SeedHash.of(portions) else {
        throw SeedReason(reason: .damaged("portions of \(key)"))
      }
      return portions
    }
  }
}
