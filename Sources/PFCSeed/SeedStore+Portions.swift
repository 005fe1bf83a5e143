package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// The household measures of a food by its number, in the order of the data; empty for anything else.
  /// O(log n + measures).
  package func portions(ofFood number: String) throws(SeedError) -> [Portion] {
    try read { connection in
      var portions: [Portion] = []
      try connection.query(
        """
        SELECT p.unit, p.size, p.milligrams, p.basis, p.note, p.source, p.is_usual FROM food f
        JOIN portion p ON p.food_id = f.id WHERE f.number = ? ORDER BY p.position
        """, [.text(number)]
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
      let hash = try connection.integer("SELECT portions_hash FROM food WHERE number = ?", [.text(number)])
      guard hash == nil || hash == SeedHash.of(portions) else {
        throw SeedReason(reason: .damaged("portions of \(number)"))
      }
      return portions
    }
  }
}
