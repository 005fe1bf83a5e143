/// What was read of seeds since they were opened, their opening included: what a walk through the program costs, whatever
/// the machine.
package struct SeedReads: Sendable, Hashable {
  /// How many statements were run.
  package var statements: Int
  /// How many foods, dishes and exercises were decoded, with all their figures.
  package var items: Int

  package init(statements: Int = 0, items: Int = 0) {
    self.statements = statements
    self.items = items
  }

  package static func + (left: SeedReads, right: SeedReads) -> SeedReads {
    SeedReads(statements: left.statements + right.statements, items: left.items + right.items)
  }

  package static func - (left: SeedReads, right: SeedReads) -> SeedReads {
    SeedReads(statements: left.statements - right.statements, items: left.items - right.items)
  }
}
