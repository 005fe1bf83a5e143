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

  /// The names of an item, in the order of the data. O(log n + names).
  package func names(of item: Item) throws(SeedError) -> [ItemName] {
    let (table, column, key) = place(of: item)
    return try read { connection in
      var names: [ItemName] = []
      try connection.query(
        """
        SELECT n.name, n.reading, n.name_kind, n.is_primary FROM item_name n
        JOIN \(table) i ON i.id = n.item_id WHERE n.kind = ? AND i.\(column) = ? ORDER BY n.position
        """, [.integer(Int64(item.kind.rawValue)), .text(key)]
      ) { row in
        guard let kind = UInt8(exactly: row.integer(2)).flatMap(NameKind.init(rawValue:)) else {
          throw SeedReason(reason: .damaged("item_name"))
        }
        names.append(
          ItemName(
            name: row.text(0), reading: row.isNull(1) ? nil : row.text(1), kind: kind, isPrimary: row.integer(3) != 0))
        return true
      }
      let hash = try connection.integer("SELECT names_hash FROM \(table) WHERE \(column) = ?", [.text(key)])
      guard hash == SeedHash.of(names) else { throw SeedReason(reason: .damaged("names of \(key)")) }
      return names
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

  /// The numbers of the foods of a group, by the group's number. O(foods).
  package func foodNumbers(inGroup group: UInt8) throws(SeedError) -> [String] {
    try read { connection in
      var numbers: [String] = []
      try connection.query("SELECT number FROM food WHERE group_id = ? ORDER BY id", [.integer(Int64(group))]) { row in
        numbers.append(row.text(0))
        return true
      }
      return numbers
    }
  }

  /// The table in which an item stands, the column of its key, and its key there.
  func place(of item: Item) -> (table: String, column: String, key: String) {
    switch item {
    case .food(let food): ("food", "number", food.id)
    case .dish(let dish): ("dish", "code", dish.id)
    case .exercise(let exercise): ("exercise", "code", exercise.code)
    // No seed holds it, so nothing is found.
    case .own, .recipe: ("food", "number", item.id)
    }
  }

  private func food(_ condition: String, _ key: Value) throws(SeedError) -> Food? {
    try read { connection in
      var food: Food?
      try connection.query(
        """
        SELECT f.number, f.name, f.official_name, g.name, f.source, f.composition, f.hash
        FROM food f JOIN food_group g ON g.id = f.group_id WHERE \(condition)
        """, [key]
      ) { row in
        guard let composition = row.withBlob(5, { Composition(bytes: $0) }) else {
          throw SeedReason(reason: .damaged("food.composition"))
        }
        let found = Food(
          id: row.text(0), name: row.text(1), officialName: row.text(2), group: row.text(3), composition: composition,
          source: row.text(4))
        guard SeedHash.of(found) == row.integer(6) else { throw SeedReason(reason: .damaged("food \(found.id)")) }
        countItem()
        food = found
        return false
      }
      return food
    }
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
        guard SeedHash.of(found) == row.integer(6) else { throw SeedReason(reason: .damaged("exercise \(found.id)")) }
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
