internal import PFC
internal import PFCArguments
internal import PFCText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads the world once, at the start.
package enum SystemContext {
  /// The context of this process.
  package static func current() -> CommandContext {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let names = [
      "PFC_NOW", "PFC_DB", "XDG_DATA_HOME", "HOME", "TZ", "LC_ALL", "LC_MESSAGES", "LANG", "PFC_SEEDS", "NO_COLOR",
      "TERM", "COLUMNS",
    ]
    var environment: [String: String] = [:]
    for name in names { environment[name] = getenv(name).map { String(cString: $0) } }
    var context = CommandContext(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: environment, outputIsTerminal: isTerminal,
      terminalWidth: isTerminal ? width(environment) : nil, now: .now)
    context.readLines = { try InputText.lines(FileBytes.read("-") ?? []) }
    context.readFile = { FileBytes.read($0) }
    if isTerminal, isatty(STDIN_FILENO) == 1 { context.ask = { TerminalKey.ask($0) } }
    return context
  }

  private static func width(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

extension CommandContext {
  /// Lets commands in another's process read files, and a text where they would read standard input.
  package mutating func allowReading(input: String?) {
    readLines = { try InputText.lines(Array((input ?? "").utf8)) }
    readFile = { $0 == "-" ? input.map { Array($0.utf8) } : FileBytes.read($0) }
  }
}

/// The system's `write`, by a name that nothing here shadows.
private let put = write

/// Writes the outcome, once, at the end.
package enum SystemOutput {
  /// Makes writing to a closed pipe, or beyond the largest file that a limit allows, an error instead of a signal.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes the answer and the messages, and ends the process with the status.
  package static func write(_ outcome: Outcome) -> Never {
    let answered = write(outcome.output, to: STDOUT_FILENO)
    _ = write(outcome.messages, to: STDERR_FILENO)
    if answered == EPIPE, !outcome.isRecorded { exit(0) }
    if answered != 0 {
      _ = write(failure(answered, outcome), to: STDERR_FILENO)
      exit(ExitStatus.failed.rawValue)
    }
    exit(outcome.status.rawValue)
  }

  private static func failure(_ error: Int32, _ outcome: Outcome) -> String {
    let reason = String(cString: strerror(error))
    let what = Bilingual("標準出力に書けません（\(reason)）。", "Standard output cannot be written (\(reason)).")
    let hint =
      outcome.isRecorded
      ? Bilingual(
        "記録の変更は保存されています。もう一度実行せず、`pfc log` で確かめてください。",
        "The change of the journal IS saved. Do not run it again; look with `pfc log`.")
      : Bilingual("書き込み先の空きと権限を確かめてください。", "Check the space and permissions where it goes.")
    return "pfc: \(what.text(outcome.language))\n     \(hint.text(outcome.language))\n"
  }

  /// Writes all of a text; gives 0 or the error number.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { put(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
