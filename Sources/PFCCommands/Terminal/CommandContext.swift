package import PFC
internal import PFCArguments

/// Everything a command may know of the world: it enters once, here, and tests make their own.
package struct CommandContext: Sendable {
  /// The arguments without the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  /// Whether answers go to a terminal.
  package var outputIsTerminal: Bool
  /// The columns of the terminal; nil when answers go elsewhere.
  package var terminalWidth: Int?

  /// The moment at which the program runs.
  package var now: Instant
  /// Gives the lines of standard input. Throws ``InputText/Fault`` when it is not UTF-8.
  package var readLines: @Sendable () throws -> [String] = { [] }
  /// Gives the bytes of a file; nil when it cannot be read.
  package var readFile: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// Shows a prompt and gives the key that was pressed; nil where there is no terminal to ask at.
  package var ask: (@Sendable (String) -> Character?)?
  /// The catalogue of the environment's seed files and journal where it is open already.
  package var openCatalog: FoodCatalog?
  /// Is told of each catalogue that is opened, for those who count what is read of it.
  package var didOpen: (@Sendable (FoodCatalog) -> Void)?

  package init(
    arguments: [String], environment: [String: String] = [:], outputIsTerminal: Bool = false, terminalWidth: Int? = nil,
    now: Instant = Instant(milliseconds: 0)
  ) {
    self.arguments = arguments
    self.now = environment["PFC_NOW"].flatMap(ShownMoment.instant) ?? now
    self.environment = environment
    self.outputIsTerminal = outputIsTerminal
    self.terminalWidth = terminalWidth
  }

  /// The time zone of the environment: POSIX lets a colon stand before its name.
  var zone: String? { environment["TZ"].map { $0.first == ":" ? String($0.dropFirst()) : $0 } }

  /// The fixed moment of the environment when it is none, as `PFC_NOW=noon`.
  var badMoment: String? {
    environment["PFC_NOW"].flatMap { $0.isEmpty || ShownMoment.instant($0) != nil ? nil : $0 }
  }

  /// The language of messages: English when the locale says so, else Japanese.
  var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.hasPrefix("en") ? .english : .japanese
  }

  /// The extra seed files of the environment.
  package var seedFiles: [String] {
    environment["PFC_SEEDS"].map { $0.split(separator: ":").map(String.init) } ?? []
  }

  /// Where the journal is: as the option says, else `PFC_DB`, else in the user's data folder, where its folders are made
  /// with it; nil when there is no place.
  package func journal(_ option: String?) -> (path: String, makesFolders: Bool)? {
    func given(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option ?? given("PFC_DB") { return (path, false) }
    let folder = given("XDG_DATA_HOME") ?? given("HOME").map { $0 + "/.local/share" }
    return folder.map { ($0 + "/pfc/journal.sqlite", true) }
  }

  /// Whether to colour, as the option says or else the terminal and `NO_COLOR` do.
  func usesColor(_ option: String?) -> Bool {
    switch option {
    case "always": true
    case "never": false
    default: outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}

/// What a command leaves: its answer, its messages and its exit status.
package struct Outcome: Sendable, Equatable {
  package var output = ""
  package var messages = ""
  package var status = ExitStatus.done
  /// Whether the journal was changed: the user must learn of it even where the answer cannot be written.
  package var isRecorded = false
  /// The language of the messages.
  package var language: Language

  package init(language: Language = .japanese) { self.language = language }
}

/// The exit statuses of the contract.
package enum ExitStatus: Int32, Sendable {
  /// Done or found.
  case done = 0
  /// Nothing matched.
  case nothing = 1
  /// Refused or failed.
  case failed = 2
  /// The command line was not understood.
  case usage = 64
}
