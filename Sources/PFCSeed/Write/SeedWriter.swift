internal import PFCModel
package import PFCStorage

/// Writes checked records as a seed file. The same records give the same bytes, on every run and machine.
package enum SeedWriter {
  /// Fills a new, empty database. O(n log n).
  package static func write(_ records: SeedRecords, _ index: SeedIndex, to connection: Connection) throws {
    // Secure deletion clears the space of what SQLite moves, which else keeps what was in memory.
    try connection.execute(
      """
      PRAGMA page_size = \(SeedFormat.pageSize);
      PRAGMA secure_delete = ON;
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA application_id = \(SeedFormat.applicationID);
      PRAGMA user_version = \(SeedFormat.version);
      """)
    try connection.transaction {
      try connection.execute(SeedSchema.sql)
      try writeMeta(records, index, to: connection)
      try writeGroups(records.groups, "food_group", to: connection)
      try writeGroups(records.categories, "exercise_category", to: connection)
      for (index, food) in records.foods.enumerated() {
        try write(food, group: records.groups[food.group - 1].name, id: Int64(index + 1), to: connection)
      }
      try writeGroups(records.dishCategories, "dish_category", to: connection)
      try writeDishes(records, to: connection)
      for (index, exercise) in records.exercises.enumerated() {
        let category = records.categories[exercise.category - 1].name
        try write(exercise, category: category, id: Int64(index + 1), to: connection)
      }
      try SeedSchema.blocks.write(index.bytes, blockSize: index.blockSize, to: connection)
    }
    try connection.execute("VACUUM")
  }

  private static func writeMeta(_ records: SeedRecords, _ index: SeedIndex, to connection: Connection) throws {
    var facts = records.facts
    facts[SeedFormat.foods] = String(records.foods.count)
    facts[SeedFormat.dishes] = String(records.dishes.count)
    facts[SeedFormat.exercises] = String(records.exercises.count)
    facts[SeedFormat.normaliser] = index.textRules.version
    facts[SeedFormat.golden] = index.textRules.golden
    facts[SeedFormat.hash] = String(SeedHash.hash(facts))
    for (key, value) in facts.sorted(by: { $0.key < $1.key }) {
      try connection.query("INSERT INTO meta VALUES (?, ?)", [.text(key), .text(value)])
    }
  }

  private static func writeGroups(_ groups: [GroupRecord], _ table: String, to connection: Connection) throws {
    for (index, group) in groups.enumerated() {
      try connection.query(
        "INSERT INTO \(table) VALUES (?, ?, ?, ?, ?)",
        [.integer(Int64(index + 1)), .text(group.code), .text(group.name), .text(group.reading), .text(group.english)])
    }
  }

  private static func write(_ food: FoodRecord, group: String, id: Int64, to connection: Connection) throws {
    let shown = Food(
      id: food.number, name: food.name, officialName: food.officialName, group: group, composition: food.composition,
      source: food.source)
    try connection.query(
      "INSERT INTO food VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(id), .text(food.number), .integer(Int64(food.group)), .text(food.name), .text(food.officialName),
        .text(food.source), .blob(food.composition.bytes), .integer(SeedHash.hash(shown)),
        .integer(SeedHash.hash(food.names)), .integer(SeedHash.hash(food.portions)),
      ])
    try write(food.names, of: .food, id, to: connection)
    try write(food.portions, of: .food, id, to: connection)
  }

  private static func write(_ exercise: ExerciseRecord, category: String, id: Int64, to connection: Connection) throws {
    let shown = Exercise(
      id: "x" + exercise.code, code: exercise.code, name: exercise.name, englishName: exercise.english,
      category: category, mets: exercise.mets, source: exercise.source)
    try connection.query(
      "INSERT INTO exercise VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(id), .text(exercise.code), .integer(Int64(exercise.category)), .text(exercise.name),
        .text(exercise.english), .text(exercise.source), .integer(Int64(exercise.mets.packed)),
        .integer(SeedHash.hash(shown)), .integer(SeedHash.hash(exercise.names)),
      ])
    try write(exercise.names, of: .exercise, id, to: connection)
  }

  static func write(_ portions: [Portion], of kind: ItemKind, _ id: Int64, to connection: Connection) throws {
    for (position, portion) in portions.enumerated() {
      try connection.query(
        "INSERT INTO portion VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(Int64(kind.rawValue)), .integer(id), .integer(Int64(position)), .text(portion.unit.text),
          .text(portion.size), .integer(Int64(portion.milligrams)), .text(portion.basis.rawValue),
          .text(portion.note), .text(portion.source), .integer(portion.isUsual ? 1 : 0),
        ])
    }
  }

  static func write(_ names: [ItemName], of kind: ItemKind, _ id: Int64, to connection: Connection) throws {
    for (position, name) in names.enumerated() {
      try connection.query(
        "INSERT INTO item_name VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(Int64(kind.rawValue)), .integer(id), .integer(Int64(position)), .text(name.name),
          name.reading.map { .text($0) } ?? .null, .integer(Int64(name.kind.rawValue)),
          .integer(name.isPrimary ? 1 : 0),
        ])
    }
  }
}
