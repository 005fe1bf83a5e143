package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// The household measures of a food or dish, in the order of the data; nil when the seed does not have it, and for an
  /// exercise. O(log n + measures).
  package func portions(of item: Item) throws(SeedError) -> [Portion]? {
    guard item.kind != .exercise, let (table, column, key) = place(of: item) else { return nil }
    return try read { connection in
      var portions: [Portion] = []
      var hash: Int64?
      try connection.query(
        """
        SELECT p.unit, p.size, p.milligrams, p.basis, p.note, p.source, p.is_usual, i.portions_hash FROM \(table) i
        LEFT JOIN portion p ON p.kind = ? AND p.item_id = i.id WHERE i.\(column) = ? ORDER BY p.position
        """, [.integer(Int64(item.kind.rawValue)), .text(key)]
      ) { row in
        hash = row.integer(7)
        if row.isNull(0) { return true }
        guard let basis = Portion.Basis(rawValue: row.text(3)) else {
          throw SeedReason(reason: .damaged("portion.basis"))
        }
        portions.append(
          Portion(
            unit: MeasureUnit(row.text(0)), size: row.text(1), milligrams: Int(row.integer(2)), basis: basis,
            note: row.text(4),
            source: row.text(5), isUsual: row.integer(6) != 0))
        return true
      }
      guard let hash else { return nil }
      guard hash == SeedHash.hash(portions) else { throw SeedReason(reason: .damaged("portions of \(key)")) }
      return portions
    }
  }
}
