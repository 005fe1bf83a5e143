internal import PFC
internal import PFCJSON
internal import PFCRender

/// Writes saved sets in every form.
struct MealSetWriter {
  private let diary: Diary
  private let session: Session

  init(_ diary: Diary, _ session: Session) throws {
    self.diary = diary
    self.session = session
  }

  /// Sets, a line each.
  static func list(_ sets: [MealSet], _ session: Session) -> String {
    switch session.format {
    case .json: JSONValue.array(sets.map { .object(members($0)) }).document
    case .csv: SeparatedValues.csv(table(sets))
    case .tsv: SeparatedValues.tsv(table(sets))
    case .text: sets.map { SafeText.oneLine("@\($0.name)  \($0.line)") + "\n" }.joined()
    }
  }

  /// A set with what it holds, as it would be logged now.
  func one(_ set: MealSet) throws -> String {
    let writer = try DayWriter(diary, session)
    let entries = try diary.log("@\(set.name)", isDryRun: true).entries
    switch session.format {
    case .json:
      let items = JSONValue.array(entries.map(writer.item))
      return JSONValue.object(Self.members(set) + [("items", items), ("totals", writer.totals(of: entries))]).document
    case .csv, .tsv: return writer.list(entries)
    case .text: return Self.list([set], session) + writer.list(entries)
    }
  }

  /// What was done with a set.
  func done(_ set: MealSet, _ what: String) throws -> String {
    switch session.format {
    case .json: JSONValue.object(Self.members(set)).document
    case .csv, .tsv: Self.list([set], session)
    case .text: what + ": " + Self.list([set], session)
    }
  }

  private static func members(_ set: MealSet) -> [(String, JSONValue)] {
    [("name", .string(set.name)), ("line", .string(set.line))]
  }

  private static func table(_ sets: [MealSet]) -> Table {
    Table(
      columns: [.init("name", key: "name"), .init("line", key: "line")], rows: sets.map { [$0.name, $0.line] })
  }
}
