internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc recipe import`: enters the recipes of a JSON or text file, by name.
enum RecipeImportCommand {
  static let name = "import"

  static let example = (
    "pfc recipe import recipes.json --dry-run",
    Bilingual("JSON か文章のレシピを書かずに確かめる", "check recipes in JSON or plain text, write nothing")
  )

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard words.count == 1 else { throw UsageError.missingOperand("FILE.json|FILE.txt|-") }
    try session.refuseTables("recipe import")
    let path = words[0]
    guard let bytes = session.context.readFile(path) else { throw CommandError.unreadable(path) }
    let file = try RecipeFile(bytes: bytes, name: path)
    for remark in file.remarks { session.say(Self.words(remark, path).text(session.language)) }
    let recipes = try RecipeImport(file, catalog: session.openCatalog())
    let isDryRun = invocation.has("dry-run")
    let imported = try session.openDiary().recipes.save(
      recipes, what: "recipe import \(path)", isDryRun: isDryRun)
    let report = RecipeImportReport(imported: imported, isDryRun: isDryRun)
    session.print(session.format == .json ? report.json.document : report.text(session.language))
  }

  private static func words(_ remark: RecipeFile.Remark, _ path: String) -> Bilingual {
    switch remark {
    case .unknownMember(let name, let line):
      Bilingual("\(path):\(line): 「\(name)」は読みません。", "\(path):\(line): the member \(name) is ignored.")
    case .fact(let text, let line):
      Bilingual("\(path):\(line): 材料ではないので読みません: \(text)", "\(path):\(line): no ingredient, not read: \(text)")
    case .steps(let count):
      Bilingual(
        "\(path): 作り方 \(count) 行は読みません。次の料理は --- か # の後に書いてください。",
        "\(path): \(count) lines of steps are ignored; write the next recipe behind --- or #.")
    }
  }
}
