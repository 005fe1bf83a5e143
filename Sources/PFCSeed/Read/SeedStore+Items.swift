package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// The item of a kind in a row; nil when there is none. O(log n).
  package func item(_ kind: ItemKind, row: Int64) throws(SeedError) -> Item? {
    switch kind {
    case .food: try food("f.id = ?", .integer(row)).map(Item.food)
    case .dish: try dish(row: row).map(Item.dish)
    case .exercise: try exercise("e.id = ?", .integer(row)).map(Item.exercise)
    case .own, .recipe: nil
    }
  }

  /// The item with an identifier, as `01088`, `d0001` or `x12030`; nil when there is none. O(log n).
  package func item(id: String) throws(SeedError) -> Item? {
    if id.first == "x" { return try exercise("e.code = ?", .text(String(id.dropFirst()))).map(Item.exercise) }
    if id.first == "d" { return try dish(id: id).map(Item.dish) }
    return try food("f.number = ?", .text(id)).map(Item.food)
  }

  /// The names of an item, in the order of the data; nil when the seed does not have it. O(log n + names).
  package func names(of item: Item) throws(SeedError) -> [ItemName]? {
    guard let (table, column, key) = place(of: item) else { return nil }
    return try read { connection in
      var names: [ItemName] = []
      var hash: Int64?
      try connection.query(
        """
        SELECT i.names_hash, n.name, n.reading, n.name_kind, n.is_primary FROM \(table) i
        LEFT JOIN item_name n ON n.kind = ? AND n.item_id = i.id WHERE i.\(column) = ? ORDER BY n.position
        """, [.integer(Int64(item.kind.rawValue)), .text(key)]
      ) { row in
        hash = row.integer(0)
        if row.isNull(1) { return true }
        guard let kind = UInt8(exactly: row.integer(3)).flatMap(NameKind.init(rawValue:)) else {
          throw SeedReason(reason: .damaged("item_name"))
        }
        names.append(
          ItemName(
            name: row.text(1), reading: row.isNull(2) ? nil : row.text(2), kind: kind, isPrimary: row.integer(4) != 0))
        return true
      }
      guard let hash else { return nil }
      guard hash == SeedHash.hash(names) else { throw SeedReason(reason: .damaged("names of \(key)")) }
      return names
    }
  }

  /// The identifiers of the items of a kind, by their rows. O(rows × log n).
  package func ids(of kind: ItemKind, rows: some Sequence<Int64>) throws(SeedError) -> [Int64: String] {
    let (table, column): (String, String)
    switch kind {
    case .food: (table, column) = ("food", "number")
    case .dish: (table, column) = ("dish", "code")
    case .exercise: (table, column) = ("exercise", "'x' || code")
    case .own, .recipe: return [:]
    }
    return try read { connection in
      var ids: [Int64: String] = [:]
      try connection.query(
        "SELECT id, \(column) FROM \(table) WHERE id IN (SELECT value FROM json_each(?))", [.list(rows)]
      ) { row in
        ids[row.integer(0)] = row.text(1)
        return true
      }
      return ids
    }
  }

  /// The names of the groups or categories of a kind of item, each numbered from 1. O(groups).
  package func groups(of kind: ItemKind) throws(SeedError) -> [SeedGroup] {
    let table: String
    switch kind {
    case .food: table = "food_group"
    case .dish: table = "dish_category"
    case .exercise: table = "exercise_category"
    case .own, .recipe: return []
    }
    return try read { connection in
      var groups: [SeedGroup] = []
      try connection.query("SELECT id, code, name, reading, english FROM \(table) ORDER BY id") { row in
        groups.append(
          SeedGroup(
            number: UInt8(clamping: row.integer(0)), code: row.text(1), name: row.text(2), reading: row.text(3),
            englishName: row.text(4)))
        return true
      }
      return groups
    }
  }

  /// The numbers of the foods of a group in a range of rows of whose official names, as UTF-8, a condition holds, or of
  /// those alone that dishes use. The rows are checked, but no figure is decoded. O(rows of the range).
  package func foodNumbers(
    in group: SeedGroup, rows: ClosedRange<Int64>, ofDishes: Bool = false, where takes: (UnsafeRawBufferPointer) -> Bool
  ) throws(SeedError) -> [String] {
    try read { connection in
      var numbers: [String] = []
      try connection.query(
        """
        SELECT number, name, official_name, ?, source, composition, hash FROM food
        WHERE id BETWEEN ? AND ? AND group_id = ?
        \(ofDishes ? "AND EXISTS (SELECT 1 FROM dish_ingredient i WHERE i.food_id = food.id)" : "")
        """,
        [
          .text(group.name), .integer(rows.lowerBound), .integer(rows.upperBound), .integer(Int64(group.number)),
        ]
      ) { row in
        try SeedHash.checkFood(row)
        if row.withText(2, takes) { numbers.append(row.text(0)) }
        return true
      }
      return numbers
    }
  }

  /// The table in which an item stands, the column of its key, and its key there; nil for what no seed holds.
  func place(of item: Item) -> (table: String, column: String, key: String)? {
    switch item {
    case .food(let food): ("food", "number", food.id)
    case .dish(let dish): ("dish", "code", dish.id)
    case .exercise(let exercise): ("exercise", "code", exercise.code)
    case .own, .recipe: nil
    }
  }

  private func food(_ condition: String, _ key: Value) throws(SeedError) -> Food? {
    try read { connection in
      var food: Food?
      try connection.query(
        """
        SELECT \(foodColumns) FROM food f JOIN food_group g ON g.id = f.group_id WHERE \(condition)
        """, [key]
      ) { row in
        try SeedHash.checkFood(row)
        guard let composition = row.withBlob(5, { Composition(bytes: $0) }) else {
          throw SeedReason(reason: .damaged("food.composition"))
        }
        countItem()
        food = Food(
          id: row.text(0), name: row.text(1), officialName: row.text(2), group: row.text(3), composition: composition,
          source: row.text(4))
        return false
      }
      return food
    }
  }

  /// What is read of a food `f` of the group `g`, in the order of ``SeedHash/checkFood(_:)``.
  private var foodColumns: String {
    "f.number, f.name, f.official_name, g.name, f.source, f.composition, f.hash"
  }

  private func exercise(_ condition: String, _ key: Value) throws(SeedError) -> Exercise? {
    try read { connection in
      var exercise: Exercise?
      try connection.query(
        """
        SELECT e.code, e.name, e.english, c.name, e.mets, e.source, e.hash
        FROM exercise e JOIN exercise_category c ON c.id = e.category_id WHERE \(condition)
        """, [key]
      ) { row in
        guard let mets = UInt32(exactly: row.integer(4)).flatMap(Figure.init(packed:)) else {
          throw SeedReason(reason: .damaged("exercise.mets"))
        }
        let found = Exercise(
          id: "x" + row.text(0), code: row.text(0), name: row.text(1), englishName: row.text(2), category: row.text(3),
          mets: mets, source: row.text(5))
        guard SeedHash.hash(found) == row.integer(6) else { throw SeedReason(reason: .damaged("exercise \(found.id)")) }
        countItem()
        exercise = found
        return false
      }
      return exercise
    }
  }
}

/// A food group, dish category or exercise category of a seed.
package struct SeedGroup: Sendable, Equatable {
  /// The number by which the index knows it.
  package let number: UInt8
  package let code: String
  package let name: String
  /// In katakana.
  package let reading: String
  package let englishName: String
}
