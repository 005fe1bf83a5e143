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

  package init(
    arguments: [String], environment: [String: String] = [:], outputIsTerminal: Bool = false, terminalWidth: Int? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.outputIsTerminal = outputIsTerminal
    self.terminalWidth = terminalWidth
  }

  /// The language of messages: English when the locale says so, else Japanese.
  var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.hasPrefix("en") ? .english : .japanese
  }

  /// The extra seed files of the environment.
  var seedFiles: [String] {
    environment["PFC_SEEDS"].map { $0.split(separator: ":").map(String.init) } ?? []
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

  package init() {}
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
