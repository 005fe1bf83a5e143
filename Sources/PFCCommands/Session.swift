internal import PFC
internal import PFCArguments
internal import PFCRender

/// One run of the program: what it was told, and what it leaves.
struct Session {
  let context: CommandContext
  private(set) var outcome: Outcome
  private(set) var language: Language { didSet { outcome.language = language } }
  private(set) var format = OutputFormat.text
  private(set) var style: TextStyle
  private var seedFiles: [String]
  private var database: String?
  private let catalogs = OpenedCatalog()
  private let diaries = OpenedDiary()

  init(_ context: CommandContext) {
    self.context = context
    language = context.language
    outcome = Outcome(language: context.language)
    style = TextStyle(usesColor: context.usesColor(nil))
    seedFiles = context.seedFiles
    // A command line that cannot be parsed is still answered in the language and form it asks for.
    let options = context.arguments.prefix { $0 != "--" }
    if options.contains("--json") { format = .json }
    if options.contains("--lang=en") { language = .english }
    if let index = options.firstIndex(of: "--lang"), options[index...].dropFirst().first == "en" { language = .english }
  }

  /// Takes over the global options.
  mutating func adopt(_ invocation: Invocation) {
    if let name = invocation.value("lang"), let chosen = Language(rawValue: name) { language = chosen }
    style = TextStyle(usesColor: context.usesColor(invocation.value("color")))
    seedFiles += invocation.values("seed")
    database = invocation.value("db")
    for choice in [OutputFormat.json, .csv, .tsv] where invocation.has(choice.rawValue) { format = choice }
  }

  /// The catalogue that the options and the environment name, with the user's own items. It is opened once.
  func openCatalog() throws -> FoodCatalog {
    let journal = context.journal(database)
    if let journal, !journal.makesFolders { try Diary.checkFolder(ofJournal: journal.path) }
    return try catalogs.open(seedFiles, journal: journal?.path, context)
  }

  /// The user's diary, opened once. Nothing is created before the first change, and no seed is opened before it is needed.
  func openDiary() throws -> Diary {
    if let diary = diaries.diary { return diary }
    guard let (path, makesFolders) = context.journal(database) else {
      throw CommandError(
        code: "no_journal_path",
        message: Bilingual("記録の置き場所が分かりません（HOME がありません）。", "There is no place for the journal (HOME is not set)."),
        hint: Bilingual("--db FILE か PFC_DB で指定してください。", "Name it with --db FILE or PFC_DB."), kind: .refused)
    }
    let now = context.now
    let diary = try Diary(
      path: path, zone: context.zone, makesFolders: makesFolders, clock: { now },
      catalog: { [catalogs, seedFiles, context] in try catalogs.open(seedFiles, journal: path, context) })
    diary.language = language
    diaries.diary = diary
    return diary
  }

  /// Says so where the environment names a time zone that is none and the user has set no other.
  mutating func warnOfUnknownZone() throws {
    guard let zone = context.zone, !zone.isEmpty, let zone = try openDiary().unknownZone() else { return }
    say(
      text(
        "pfc: TZ の時間帯が分かりません: \(zone)（Asia/Tokyo として扱います。例: TZ=Asia/Tokyo）",
        "pfc: TZ names no time zone: \(zone) (Asia/Tokyo is used; write TZ=Asia/Tokyo)"))
  }

  /// Adds to the answer.
  mutating func print(_ text: String) { outcome.output += text }

  /// Adds a message, which goes to standard error.
  mutating func say(_ text: String) { outcome.messages += TerminalText.safe(text) + "\n" }

  /// Ends with a status.
  mutating func end(_ status: ExitStatus) { outcome.status = status }

  /// Reports an error and ends with its status.
  mutating func report(_ error: any Error) {
    let report = ErrorReport(error, language)
    outcome.output = ""
    outcome.messages += format == .json ? report.json : report.text(style)
    outcome.status = report.status
  }

  /// The outcome, and whether the journal was changed.
  func finished() -> Outcome {
    var outcome = outcome
    outcome.isRecorded = diaries.diary?.isChanged ?? false
    return outcome
  }

  /// Refuses `--csv` and `--tsv` for a command whose answer is no table.
  func refuseTables(_ command: String) throws(UsageError) {
    if format == .csv || format == .tsv { throw .unused("--" + format.rawValue, command, needs: nil) }
  }

  /// One of two texts, by language.
  func text(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

/// The catalogue that a run has opened.
private final class OpenedCatalog {
  private var catalog: FoodCatalog?

  func open(_ seedFiles: [String], journal: String?, _ context: CommandContext) throws -> FoodCatalog {
    if let catalog { return catalog }
    if let open = context.openCatalog, seedFiles == context.seedFiles { return journal.map(open.with) ?? open }
    guard !seedFiles.contains("") else {
      throw CommandError(
        code: "no_seed_path", message: Bilingual("--seed のファイル名が空です。", "The file name of --seed is empty."),
        hint: Bilingual("シードファイルのパスを書いてください。", "Write the path of a seed file."), kind: .input)
    }
    let made = try FoodCatalog(seedFiles: seedFiles, journal: journal)
    context.didOpen?(made)
    catalog = made
    return made
  }
}

/// The diary that a run has opened.
private final class OpenedDiary {
  var diary: Diary?
}

/// The form of an answer.
enum OutputFormat: String {
  case text, json, csv, tsv
}
