/// What makes a file a seed. The compiler writes it and the store checks it.
package enum SeedFormat {
  /// `pfcs` in the header of the database.
  package static let applicationID: Int64 = 0x7066_6373
  /// The version of the tables: raised with every change of them.
  package static let version: Int64 = 3
  package static let pageSize = 4096

  // Keys of the table meta.
  package static let name = "name"
  package static let edition = "edition"
  package static let citation = "citation"
  /// The keys that every seed.csv has.
  package static let required = [name, edition, citation]

  /// The hash of the other facts.
  package static let hash = "hash"
  package static let foods = "foods"
  package static let dishes = "dishes"
  package static let exercises = "exercises"
  package static let normaliser = "normaliser"
  package static let golden = "golden"
}
