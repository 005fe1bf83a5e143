import Testing

@testable import PFCJournal

@Suite struct SchemaVersionTests {
  @Test("the last migration leads to the version of the program")
  func version() { #expect(JournalSchema.migrations.count == Int(JournalSchema.version)) }
}
