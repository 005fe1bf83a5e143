internal import PFC
package import PFCArguments
internal import PFCRender

/// The program: a command line in, an outcome out.
package enum Program {
  /// The version of the program.
  package static var version: String { ProgramVersion.current }

  /// Sets what holds for the whole process, once and before anything else.
  package static func setUpProcess() { ProcessSetUp.run() }

  /// Runs one command line.
  package static func run(_ context: CommandContext) -> Outcome {
    var session = Session(context)
    do {
      let invocation = try ArgumentParser.parse(context.arguments, specification)
      session.adopt(invocation)
      if let text = context.badMoment {
        throw CommandError(
          code: "bad_now", message: Bilingual("PFC_NOW が日時ではありません: \(text)", "PFC_NOW is no moment: \(text)"),
          hint: Bilingual("例: PFC_NOW=2026-11-30T12:34:00+09:00", "Write PFC_NOW=2026-11-30T12:34:00+09:00."),
          kind: .input)
      }
      try run(invocation, &session)
    } catch {
      session.report(error)
    }
    return session.finished()
  }

  /// The commands for which it matters what day it is.
  private static let commandsOfDays: Set<String> = [
    LogCommand.name, EditCommand.name, RemoveCommand.name, RepeatCommand.name, GoalCommand.name,
    WorkoutCommand.name, WeightCommand.name, ProfileCommand.name,
    ReportCommand.name, LeftCommand.name,
  ]

  private static func run(_ invocation: Invocation, _ session: inout Session) throws {
    if invocation.has("help") || invocation.has("h") {
      HelpCommand.show(invocation.command, isLong: invocation.has("help"), &session)
    } else if invocation.has("version") {
      try VersionCommand.run(&session)
    } else {
      if Self.commandsOfDays.contains(invocation.command ?? "") { try session.warnOfUnknownZone() }
      switch invocation.command {
      case SearchCommand.name: try SearchCommand.run(invocation, &session)
      case ShowCommand.name: try ShowCommand.run(invocation, &session)
      case LogCommand.name: try LogCommand.run(invocation, &session)
      case EditCommand.name: try EditCommand.run(invocation, &session)
      case RemoveCommand.name: try RemoveCommand.run(invocation, &session)
      case UndoCommand.name: try UndoCommand.run(&session)
      case RepeatCommand.name: try RepeatCommand.run(invocation, &session)
      case ReportCommand.name: try ReportCommand.run(invocation, &session)
      case LeftCommand.name: try LeftCommand.run(invocation, &session)
      case GoalCommand.name: try GoalCommand.run(invocation, &session)
      case WorkoutCommand.name: try WorkoutCommand.run(invocation, &session)
      case WeightCommand.name: try WeightCommand.run(invocation, &session)
      case ProfileCommand.name: try ProfileCommand.run(invocation, &session)
      case SetCommand.name: try SetCommand.run(invocation, &session)
      case BackupCommand.name: try BackupCommand.run(invocation, &session)
      case RestoreCommand.name: try RestoreCommand.run(invocation, &session)
      case RecipeCommand.name: try RecipeCommand.run(invocation, &session)
      case FoodCommand.name: try FoodCommand.run(invocation, &session)
      case ConfigCommand.name: try ConfigCommand.run(invocation, &session)
      case HelpCommand.name: try HelpCommand.run(invocation, &session)
      case let name: throw UsageError.unknownCommand(name ?? "", nearest: nil)
      }
    }
  }

  /// The table of commands and options.
  package static let specification = ProgramSpec(
    name: "pfc",
    summary: Bilingual("食品・料理・運動の検索と食事の記録", "search and log for foods, dishes and exercises in Japan"),
    globals: GlobalOptions.all,
    commands: [
      SearchCommand.specification, ShowCommand.specification, LogCommand.specification, EditCommand.specification,
      RemoveCommand.specification, UndoCommand.specification, RepeatCommand.specification, ReportCommand.specification,
      GoalCommand.specification, LeftCommand.specification, WorkoutCommand.specification, WeightCommand.specification,
      ProfileCommand.specification, SetCommand.specification, FoodCommand.specification, RecipeCommand.specification,
      ConfigCommand.specification,
      BackupCommand.specification, RestoreCommand.specification, HelpCommand.specification,
    ], whenAlone: LogCommand.name,
    exclusive: [["json", "csv", "tsv"]])
}

/// The options that every command takes.
enum GlobalOptions {
  static let all = [
    OptionSpec("db", value: "FILE", help: Bilingual("記録のファイル", "the file of the journal")),
    OptionSpec(
      "seed", value: "FILE", isRepeatable: true,
      help: Bilingual("シードファイルを追加する（繰り返し可）", "add a seed file (repeatable)")),
    OptionSpec(
      "lang", value: "ja|en", choices: Language.allCases.map(\.rawValue),
      help: Bilingual("表示言語", "language of messages")),
    OptionSpec(
      "color", value: "auto|always|never", choices: ["auto", "always", "never"],
      help: Bilingual("色を付けるか", "whether to colour")),
    OptionSpec("json", help: Bilingual("JSON で出力する", "print JSON")),
    OptionSpec("csv", help: Bilingual("CSV で出力する", "print CSV")),
    OptionSpec("tsv", help: Bilingual("TSV で出力する", "print TSV")),
    OptionSpec("h", letter: "h", help: Bilingual("短い説明", "short help")),
    OptionSpec("help", help: Bilingual("例つきのくわしい説明", "full help with examples")),
    OptionSpec("version", help: Bilingual("版の表示", "print versions")),
  ]
}
