internal import PFC
internal import PFCJSON

/// `pfc --version`: the program, its seeds, and the libraries that it stands on.
enum VersionCommand {
  static func run(_ session: inout Session) throws {
    let catalog = try session.openCatalog()
    let libraries = FoodCatalog.libraryVersions
    if session.format == .json { return session.print(json(catalog, libraries).document) }
    var lines = ["pfc \(Program.version)"]
    for seed in catalog.seeds {
      lines.append(
        session.text(
          "シード \(seed.name) \(seed.edition)（食品 \(seed.foods)・料理 \(seed.dishes)・運動 \(seed.exercises)）",
          "seed \(seed.name) \(seed.edition) (\(seed.foods) foods, \(seed.dishes) dishes, \(seed.exercises) exercises)")
      )
      lines.append("  \(seed.citation)")
    }
    lines.append(session.text("正規化規則 ", "text rules ") + "\(libraries.textRules) (Unicode \(libraries.unicode))")
    lines.append("SQLite \(libraries.sqlite)")
    lines.append("ICU \(libraries.icu)")
    session.print(lines.joined(separator: "\n") + "\n")
  }

  private static func json(_ catalog: FoodCatalog, _ libraries: LibraryVersions) -> JSONValue {
    .object([
      ("pfc", .string(Program.version)),
      (
        "seeds",
        .array(
          catalog.seeds.map {
            .object([
              ("name", .string($0.name)), ("edition", .string($0.edition)), ("foods", .integer($0.foods)),
              ("dishes", .integer($0.dishes)), ("exercises", .integer($0.exercises)),
              ("citation", .string($0.citation)),
            ])
          })
      ),
      ("text_rules", .string(libraries.textRules)), ("unicode", .string(libraries.unicode)),
      ("sqlite", .string(libraries.sqlite)), ("icu", .string(libraries.icu)),
    ])
  }
}
