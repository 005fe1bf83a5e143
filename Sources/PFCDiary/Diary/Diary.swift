public import PFCCatalog
package import PFCJournal
public import PFCModel
internal import PFCTime

/// A user's diary: what was eaten, and what a day sums to. The journal is the only file that is ever written.
///
/// One thread uses a diary at a time; several processes may use one journal. Every change is durable when the call
/// returns. Errors are ``WordedError``s.
///
/// ```swift
/// let diary = try Diary(path: "/home/me/journal.sqlite", catalog: FoodCatalog())
/// try diary.log("朝 卵 2個 ごはん 茶碗1杯")
/// print(try diary.day().sum(.protein).value)
/// ```
public final class Diary {
  /// Asks which of some candidates is meant by words; nil where nobody knows. What it throws ends the reading, with
  /// nothing written.
  public typealias Chooser = (_ words: String, _ candidates: [Candidate]) throws -> Candidate?

  /// The path of the journal.
  public let path: String
  /// The language of what is written: in English a cup is 240 mL.
  public var language = Language.japanese
  package private(set) var store: JournalStore?
  let shared: SharedCatalog
  private let environmentZone: String?
  private let clock: () -> Instant
  private let makesFolders: Bool

  /// A diary over a journal, which need not be there yet: it is made by the first change. The catalogue is that of the
  /// foods; what is the user's own comes from the journal. `zone` is the name of the time zone to use where the user has
  /// set none, `clock` what tells the time.
  ///
  /// The folder of the journal must be there. Throws ``JournalError`` when it is not, or the journal is damaged, newer,
  /// foreign, or cannot be reached or opened; it is then untouched.
  public convenience init(
    path: String, catalog: FoodCatalog, zone: String? = nil, clock: @escaping () -> Instant = { .now }
  ) throws(JournalError) {
    try self.init(path: path, zone: zone, clock: clock, catalog: { catalog })
  }

  /// The same, with a catalogue that is opened when it is first needed. With `makesFolders` the first change makes the
  /// folders of the journal too.
  package init(
    path: String, zone: String?, makesFolders: Bool = false, clock: @escaping () -> Instant = { .now },
    catalog: @escaping () throws -> FoodCatalog
  ) throws(JournalError) {
    self.path = path
    self.makesFolders = makesFolders
    self.clock = clock
    environmentZone = zone
    shared = SharedCatalog(journal: path, catalog)
    store = try JournalStore.existing(path, makesFolders: makesFolders)
    if let store { equip(store) }
  }

  /// The foods, dishes and exercises, and the user's own foods and recipes of this journal.
  ///
  /// Throws ``SeedError`` when a seed cannot be used.
  public func catalog() throws -> FoodCatalog { try shared.catalog() }

  /// The moment that the clock shows.
  public var now: Instant { clock() }

  /// Throws when the folder of a journal is not there, or cannot be looked into.
  package static func checkFolder(ofJournal path: String) throws(JournalError) {
    try JournalStore.checkFolder(of: path)
  }

  /// Whether the journal is there already.
  package var isThere: Bool { store != nil }

  /// Whether this diary has changed the journal; what it changed is then durable.
  package var isChanged: Bool { store?.isChanged ?? false }

  /// The user's time zone: as set, else as given, else Asia/Tokyo.
  public func zoneName() throws(JournalError) -> String { try zone().name }

  /// The name of the zone that was given and is none; nil when it is one, or the user has set another.
  package func unknownZone() throws(JournalError) -> String? {
    guard let name = environmentZone, !name.isEmpty, TimeZoneRules(name: name) == nil,
      try store?.settings.value(of: .timeZone) == nil
    else { return nil }
    return name
  }

  func zone(_ name: String? = nil) throws(JournalError) -> TimeZoneRules {
    if let name, let zone = TimeZoneRules(name: name) { return zone }
    let name = try store?.settings.value(of: .timeZone) ?? environmentZone
    return name.flatMap { TimeZoneRules(name: $0) } ?? .tokyo
  }

  /// The journal, made when there is none.
  package func writable() throws(JournalError) -> JournalStore {
    if let store { return store }
    let made = try JournalStore.creating(path, makesFolders: makesFolders)
    equip(made)
    store = made
    return made
  }

  /// The journal to try a change in, or to make it in. A dry run makes no journal.
  package func writable(isDryRun: Bool) throws(JournalError) -> JournalStore {
    guard isDryRun, store == nil else { return try writable() }
    let scratch = try JournalStore.scratch()
    equip(scratch)
    return scratch
  }

  /// Gives a journal what it needs to know of searches and seeds.
  private func equip(_ store: JournalStore) {
    store.ownIndexer = OwnIndex.indexer
    store.recipeFigures = shared.forRecipes
  }
}
