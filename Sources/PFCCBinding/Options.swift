internal import CPFC
internal import PFCCommands

/// What a caller opens, as the environment in which the program's commands would run.
enum Options {
  static func environment(_ options: pfc_options?) throws -> [String: String] {
    guard let options else { return [:] }
    var environment: [String: String] = [:]
    environment["PFC_DB"] = try Border.text(options.journal, "journal")
    environment["PFC_SEEDS"] = try Border.text(options.seeds, "seeds")
    environment["TZ"] = try Border.text(options.zone, "zone")
    environment["PFC_NOW"] = try Border.text(options.now, "now")
    switch try Border.text(options.language, "language") {
    case nil, "ja": break
    case "en": environment["LANG"] = "en"
    default: throw BorderError.badLanguage
    }
    return environment
  }
}
