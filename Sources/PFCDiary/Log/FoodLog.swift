internal import PFCCatalog
internal import PFCGrammar
package import PFCJournal
public import PFCModel
public import PFCNutrition
internal import PFCTime

/// A user's food log: what was eaten, and what a day sums to. The journal is the only file that is ever written.
///
/// One thread uses a log at a time; several processes may use one journal. Every change is durable when the call returns.
public final class FoodLog {
  /// The path of the journal.
  public let path: String
  package private(set) var store: JournalStore?
  let seeds: SeedFigures
  private let environmentZone: String?
  private let makesFolders: Bool

  /// A log over a journal, which need not be there yet: it is made by the first change. `zone` is the name of the time
  /// zone to use where the user has set none, `seedFiles` what the figures of recipes are made from besides the bundled seed;
  /// they are opened when a recipe is saved. The folder of the journal must be there, unless `makesFolders` says that the
  /// first change makes it too.
  ///
  /// Throws ``JournalError`` when the journal is damaged, newer, foreign, or cannot be reached or opened; it is then
  /// untouched.
  public init(
    path: String, zone: String?, seedFiles: [String] = [], makesFolders: Bool = false
  ) throws(JournalError) {
    self.path = path
    self.makesFolders = makesFolders
    environmentZone = zone
    seeds = SeedFigures(seedFiles)
    store = try JournalStore.existing(path, makesFolders: makesFolders)
    if let store { equip(store) }
  }

  /// Throws when the folder of a journal is not there, or cannot be looked into.
  package static func checkFolder(ofJournal path: String) throws(JournalError) {
    try JournalStore.checkFolder(of: path)
  }

  /// Whether the journal is there already.
  package var isThere: Bool { store != nil }

  /// Whether this log has changed the journal; what it changed is then durable.
  package var isChanged: Bool { store?.isChanged ?? false }

  /// The user's time zone: as set, else as given, else Asia/Tokyo.
  public func zoneName() throws(JournalError) -> String { try zone().name }

  /// The name of the zone that was given and is none; nil when it is one, or the user has set another.
  package func unknownZone() throws(JournalError) -> String? {
    guard let name = environmentZone, !name.isEmpty, try store?.setting(LogSetting.timeZone.rawValue) == nil else {
      return nil
    }
    return TimeZoneRules(name: name) == nil ? name : nil
  }

  /// The seconds after midnight at which a day begins.
  public func dayStart() throws(JournalError) -> Int {
    try store?.setting(LogSetting.dayStart.rawValue).flatMap(MomentText.seconds) ?? 0
  }

  /// The day to which a moment belongs. O(1).
  public func day(of instant: Instant) throws(JournalError) -> CivilDate {
    UserDay(zone: try zone(), start: try dayStart()).date(of: instant)
  }

  /// The seconds since midnight that the user's clock shows, or a clock in the zone of this name.
  package func clock(at instant: Instant, zone name: String? = nil) throws(JournalError) -> Int {
    try zone(name).local(at: instant).seconds
  }

  /// The moment of a day at which the user's clock, or one in the zone of this name, shows a time: after midnight but
  /// before the day's start, the next morning. A time that the clock leaps over is as much later as it leaps.
  public func instant(on day: CivilDate, seconds: Int, zone name: String? = nil) throws(JournalError) -> Instant {
    try zone(name).instant(seconds < dayStart() ? day.adding(days: 1) : day, seconds: seconds)
  }

  /// A moment as ISO 8601 in the zone in which it was logged.
  package static func text(_ instant: Instant, zone: String) -> String {
    (TimeZoneRules(name: zone) ?? .tokyo).text(instant)
  }

  /// A day of the log. O(log n + entries of the day).
  public func day(_ date: CivilDate) throws(JournalError) -> DayReport {
    DayReport(date: date, entries: try store?.entries(on: date) ?? [], goal: try goal(on: date))
  }

  /// The number that the next entry of a day gets. O(log n).
  package func nextNumber(on date: CivilDate) throws(JournalError) -> Int { try store?.nextNumber(on: date) ?? 1 }

  /// Logs drafts in one step, all or none. Durable when it returns.
  public func add(_ drafts: [LogDraft], now: Instant) throws(JournalError) -> [LogEntry] {
    let names = drafts.map(\.name).joined(separator: ", ")
    return try writable().add(drafts, what: "log \(names)", now: now) {
      var generator = SystemRandomNumberGenerator()
      return UUIDv7.make(at: now, using: &generator)
    }
  }

  /// Changes entries of a day by their numbers in one step; one whose day changes gets a number there that was never
  /// given. Gives the entries as they are then, and the numbers that the day does not have: with any, and when
  /// `isDryRun`, nothing is changed. Throws ``JournalError``, or what `body` throws.
  public func edit(
    _ numbers: [Int], on day: CivilDate, isDryRun: Bool = false, now: Instant,
    _ body: (LogEntry, inout LogDraft) throws -> Void
  ) throws -> (entries: [LogEntry], unknown: [Int]) {
    guard let store else { return ([], numbers) }
    let label = numbers.map(String.init).joined(separator: " ")
    return try store.edit(numbers, on: day, what: "edit \(label)", isDryRun: isDryRun, now: now, body)
  }

  /// Removes entries of a day by their numbers in one step. Gives the numbers that the day does not have; then nothing
  /// is removed.
  public func remove(_ numbers: [Int], on day: CivilDate, now: Instant) throws(JournalError) -> [Int] {
    guard let store else { return numbers }
    let label = numbers.map(String.init).joined(separator: " ")
    return try store.remove(numbers, on: day, what: "rm \(label)", now: now).unknown
  }

  /// How many steps can be taken back.
  public static let undoDepth = Int(JournalStore.undoDepth)

  /// Takes the last step back; gives what it was, or nil when there is none.
  public func undo() throws(JournalError) -> String? { try store?.undo() }

  /// How often each item was logged in the 90 days up to today, for those logged at least twice.
  public func habits(today: CivilDate) throws(JournalError) -> [String: Int] {
    try store?.habits(since: today.startOfHabits) ?? [:]
  }

  /// The saved sets, by name.
  public func mealSets() throws(JournalError) -> [MealSet] { try store?.mealSets() ?? [] }

  /// Saves a set, in place of the one of that name.
  public func save(_ set: MealSet, now: Instant) throws(JournalError) { try writable().save(set, now: now) }

  /// Removes a set; gives whether it was there.
  public func removeSet(_ name: String, now: Instant) throws(JournalError) -> Bool {
    try store?.removeSet(name, now: now) ?? false
  }

  /// The settings that were made, by key.
  public func settings() throws(JournalError) -> [(key: String, value: String)] { try store?.settings() ?? [] }

  /// Makes a setting; nil takes it away. Gives false when the value is none for the setting.
  public func set(_ setting: LogSetting, to value: String?, now: Instant) throws(JournalError) -> Bool {
    if let value, !setting.takes(value) { return false }
    try writable().set(setting.rawValue, to: value.map(setting.stored), now: now)
    return true
  }

  private func zone(_ name: String? = nil) throws(JournalError) -> TimeZoneRules {
    if let name, let zone = TimeZoneRules(name: name) { return zone }
    let name = try store?.setting(LogSetting.timeZone.rawValue) ?? environmentZone
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

  /// Gives a journal what it needs to know of searches and seeds.
  func equip(_ store: JournalStore) {
    store.ownIndexer = OwnIndex.indexer
    store.recipeFigures = seeds.forRecipes
  }
}

/// A setting of the log.
public enum LogSetting: String, CaseIterable, Sendable {
  /// The name of the time zone, as `Asia/Tokyo`.
  case timeZone = "timezone"
  /// The time at which a day begins, as `04:00`.
  case dayStart = "day-start"

  /// A value that the setting takes, in the one form in which it is kept: `04:00` for 4時.
  func stored(_ value: String) -> String {
    switch self {
    case .timeZone: value
    case .dayStart: MomentText.seconds(value).map { ClockTime.text(seconds: $0) } ?? value
    }
  }

  /// Whether a value is one for the setting.
  func takes(_ value: String) -> Bool {
    switch self {
    case .timeZone: TimeZoneRules(name: value) != nil
    case .dayStart: MomentText.seconds(value).map { $0 < 12 * 3600 } ?? false
    }
  }
}
