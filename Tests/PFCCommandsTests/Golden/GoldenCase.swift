import Foundation
import Testing

/// A line of `Tests/Golden/cases.txt`: command lines, of which the last is shown in several forms.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// Its golden file below `Tests/Golden`, without the extension.
  let name: String
  let forms: [GoldenForm]
  let script: GoldenScript

  var testDescription: String { name }

  /// The transcripts of all forms, each under its command line.
  func transcript() throws -> String {
    try forms.map { try GoldenRun(script: script.formed($0)).transcript() }.joined(separator: "\n")
  }

  /// The cases of the table, in its order.
  static func all() throws -> [GoldenCase] {
    try GoldenFiles.lines(of: "cases.txt").map { number, line in
      let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
      guard fields.count == 3, let forms = GoldenForm.named(fields[1]), let script = GoldenScript(fields[2]) else {
        throw GoldenFault(place: "cases.txt:\(number)", what: "not NAME FORMS pfc …: \(line)")
      }
      return GoldenCase(name: fields[0], forms: forms, script: script)
    }
  }
}

/// A form in which an answer is shown.
enum GoldenForm: String, CaseIterable, Sendable {
  /// A table for a terminal of so many columns.
  case wide = "80"
  case narrow = "40"
  /// Text that goes to no terminal.
  case text
  /// The same in English.
  case english = "en"
  case json, csv, tsv

  /// The forms of a name, or of a list with `+`; nil when it has a word that is none.
  ///
  /// `all` is what every command must have a case in, `message` what errors need: their lines are never cut.
  static func named(_ text: String) -> [GoldenForm]? {
    switch text {
    case "all": return [.wide, .narrow, .english, .json, .csv, .tsv]
    case "message": return [.text, .english, .json]
    default:
      let forms = text.split(separator: "+").map { GoldenForm(rawValue: String($0)) }
      return forms.contains(nil) ? nil : forms.compactMap(\.self)
    }
  }
}

/// Command lines as a shell would take them: `COLUMNS=40 pfc rm 2 && pfc log - < lunch.txt`.
struct GoldenScript: Sendable {
  /// One command line.
  struct Command: Sendable {
    var environment: [String: String] = [:]
    var arguments: [String] = []
  }

  private let earlier: [String]
  private let last: String
  /// The file that is standard input of the last command.
  let input: String?

  /// Reads a text; nil when a part of it is no command line of `pfc`.
  init?(_ text: String) {
    let (body, input) = Self.halves(text, " < ")
    var steps = body.components(separatedBy: " && ")
    last = steps.removeLast()
    (earlier, self.input) = (steps, input)
    guard (earlier + [last]).allSatisfy({ Self.command($0) != nil }) else { return nil }
  }

  private init(earlier: [String], last: String, input: String?) {
    (self.earlier, self.last, self.input) = (earlier, last, input)
  }

  /// The commands in their order.
  var commands: [Command] { (earlier + [last]).compactMap(Self.command) }

  /// The text.
  var text: String { (earlier + [last]).joined(separator: " && ") + (input.map { " < " + $0 } ?? "") }

  /// The same with the last command in a form.
  func formed(_ form: GoldenForm) -> GoldenScript {
    let command =
      switch form {
      case .wide, .narrow: "COLUMNS=\(form.rawValue) \(last)"
      case .text: last
      case .english: "LANG=en_US.UTF-8 \(last)"
      case .json, .csv, .tsv: "\(last) --\(form.rawValue)"
      }
    return GoldenScript(earlier: earlier, last: command, input: input)
  }

  private static func command(_ text: String) -> Command? {
    var words = words(text)
    var command = Command()
    while let word = words.first, word != "pfc" {
      let (name, value) = halves(word, "=")
      guard let value else { return nil }
      command.environment[name] = value
      words.removeFirst()
    }
    guard !words.isEmpty else { return nil }
    command.arguments = Array(words.dropFirst())
    return command
  }

  /// The words between blanks; within single quotes blanks are text.
  private static func words(_ text: String) -> [String] {
    var (words, word, isQuoted) = ([String](), String?.none, false)
    for character in text {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  private static func halves(_ text: String, _ separator: String) -> (String, String?) {
    guard let range = text.range(of: separator) else { return (text, nil) }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
