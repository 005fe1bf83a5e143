package import PFCModel
internal import PFCStorage

/// What an index has to know of an item of the user's own.
package struct OwnItemName: Sendable, Equatable {
  /// What kind of item it is.
  package let kind: ItemKind
  /// Its number.
  package let number: Int
  /// Its name.
  package let name: String
  /// Its reading as the user gave it; nil for none.
  package let reading: String?

  /// Makes one.
  package init(kind: ItemKind, number: Int, name: String, reading: String?) {
    self.kind = kind
    self.number = number
    self.name = name
    self.reading = reading
  }

  /// The table of a kind of item.
  static func table(of kind: ItemKind) -> String { kind == .recipe ? "own_recipe" : "own_food" }

  /// Own foods and then recipes, by number. O(n), or O(changes × log n) for those alone that the index does not know.
  static func all(
    _ connection: Connection, recipes: Bool = true, changedOnly: Bool = false
  ) throws -> [OwnItemName] {
    var items: [OwnItemName] = []
    for kind in recipes ? [ItemKind.own, .recipe] : [.own] {
      let changed = "WHERE number IN (SELECT number FROM own_changed WHERE kind = '\(kind.name)')"
      try connection.query(
        "SELECT number, name, reading FROM \(table(of: kind)) \(changedOnly ? changed : "") ORDER BY number"
      ) { row in
        guard Storable.numbers.contains(row.integer(0)) else {
          throw JournalReason(reason: .damaged("\(table(of: kind)) \(row.integer(0))"))
        }
        items.append(
          OwnItemName(kind: kind, number: Int(row.integer(0)), name: row.text(1), reading: row.optionalText(2)))
        return true
      }
    }
    return items
  }
}
