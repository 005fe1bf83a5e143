internal import PFCModel
internal import PFCStorage

/// Checks what a record alone does not show: that the records of a backup fit each other. They wait in temporary tables,
/// where a row's place is that of its record.
struct RestoreCheck {
  private let connection: Connection
  private let path: String

  init(_ connection: Connection, _ path: String) {
    (self.connection, self.path) = (connection, path)
  }

  /// A column that names a record which has to be there, or a number that is free; the query gives the rows that are wrong.
  private struct Reference {
    let kind: BackupKind
    let field: String
    let missing: String
  }

  private static let references = [
    Reference(
      kind: .workouts, field: "number", missing: "(day, number) IN (SELECT day, number FROM incoming_entry)"),
    Reference(kind: .ownPortions, field: "food", missing: "food NOT IN (SELECT number FROM incoming_own_food)"),
    Reference(
      kind: .recipeIngredients, field: "recipe", missing: "recipe NOT IN (SELECT number FROM incoming_own_recipe)"),
    // Which foods and dishes there are of seeds only these know; one of a seed named r2026 is `r2026:01088`.
    Reference(
      kind: .recipeIngredients, field: "item",
      missing: """
        item GLOB 'u[1-9]*' AND item NOT GLOB 'u*[^0-9]*' AND item NOT IN (SELECT 'u' || number FROM incoming_own_food)
          OR item GLOB 'r[1-9]*' AND item NOT GLOB 'r*[^0-9]*'
            AND item NOT IN (SELECT 'r' || number FROM incoming_own_recipe)
        """),
  ]

  /// Checks the records as the backup has them, before they get other numbers. Throws ``BackupError``.
  /// O(records × log n).
  func checkReferences() throws {
    for reference in Self.references {
      let (kind, field) = (reference.kind, reference.field)
      var fault: BackupError?
      try connection.query(
        """
        SELECT rowid, \(kind.key), CAST(\(field) AS TEXT) FROM \(kind.incoming) WHERE \(reference.missing)
        ORDER BY rowid LIMIT 1
        """
      ) { row in
        fault = error(kind, position: row.integer(0), id: row.integer(1), field, found: row.text(2))
        return true
      }
      if let fault { throw fault }
    }
  }

  /// Checks that no recipe would be made of itself, be it through others: with those that stay in the journal when the
  /// backup is merged, which then has its numbers there. Throws ``BackupError``. O(recipes within recipes × log n).
  func checkCycles(_ mode: RestoreMode) throws {
    var edges = try edges(
      "SELECT recipe, item, rowid, id FROM incoming_own_recipe_ingredient WHERE item GLOB 'r[0-9]*' ORDER BY rowid")
    if mode == .merge {
      edges += try self.edges(
        """
        SELECT recipe, item, 0, id FROM own_recipe_ingredient
        WHERE item GLOB 'r[0-9]*' AND recipe NOT IN (SELECT recipe FROM incoming_own_recipe_ingredient)
        """)
    }
    guard let wrong = Self.withinCycles(edges).first(where: { $0.position > 0 }) else { return }
    let before =
      mode == .merge
      ? try connection.integer("SELECT old FROM renumbered_ingredient WHERE new = ?", [.integer(wrong.id)]) : nil
    throw error(
      .recipeIngredients, position: wrong.position, id: before ?? wrong.id, "item", found: Recipe.id(wrong.part))
  }

  /// A recipe within a recipe. The position is 0 for one of the journal.
  private struct Edge {
    let recipe: Int
    let part: Int
    let position: Int64
    let id: Int64
  }

  private func edges(_ sql: String) throws -> [Edge] {
    var edges: [Edge] = []
    try connection.query(sql) { row in
      if let part = Recipe.number(ofID: row.text(1)) {
        edges.append(Edge(recipe: Int(row.integer(0)), part: part, position: row.integer(2), id: row.integer(3)))
      }
      return true
    }
    return edges
  }

  /// The edges that are left when those are taken away again and again that start where none ends or end where none
  /// starts: none without a cycle.
  private static func withinCycles(_ edges: [Edge]) -> [Edge] {
    let rest = peeled(edges, from: \.recipe, to: \.part)
    return peeled(rest, from: \.part, to: \.recipe)
  }

  private static func peeled(_ edges: [Edge], from: KeyPath<Edge, Int>, to: KeyPath<Edge, Int>) -> [Edge] {
    var ends: [Int: Int] = [:]
    for edge in edges { ends[edge[keyPath: to], default: 0] += 1 }
    let starting = Dictionary(grouping: edges) { $0[keyPath: from] }
    var open = starting.keys.filter { ends[$0] == nil }
    var gone = Set(open)
    while let node = open.popLast() {
      for edge in starting[node] ?? [] {
        let end = edge[keyPath: to]
        ends[end, default: 0] -= 1
        if ends[end] == 0, gone.insert(end).inserted { open.append(end) }
      }
    }
    return edges.filter { !gone.contains($0[keyPath: from]) }
  }

  private func error(
    _ kind: BackupKind, position: Int64, id: Int64, _ field: String, found: String
  ) -> BackupError {
    .record(
      path: path, .init(kind: kind.name, position: Int(position), id: String(id), field: field, found: found))
  }
}
