internal import PFC
internal import PFCArguments
internal import PFCJSON

/// `pfc food import`: enters the foods of a CSV file, by name.
enum FoodImportCommand {
  static func run(_ path: String, _ invocation: Invocation, _ session: inout Session) throws {
    guard let bytes = session.context.readFile(path) else { throw CommandError.unreadable(path) }
    let file = try OwnFoodFile(bytes: bytes, name: path)
    for draft in file.drafts { OwnFoodWarning.say(draft, &session) }
    let isDryRun = invocation.has("dry-run")
    let outcomes = try session.openDiary().ownFoods.save(file, what: "food import \(path)", isDryRun: isDryRun)
    session.print(session.format == .json ? json(outcomes, isDryRun).document : text(outcomes, isDryRun, session))
  }

  private static func foods(_ outcomes: [OwnFoodOutcome]) -> (added: [OwnFood], changed: [OwnFood], same: [OwnFood]) {
    var foods: (added: [OwnFood], changed: [OwnFood], same: [OwnFood]) = ([], [], [])
    for outcome in outcomes {
      switch outcome {
      case .added(let food): foods.added.append(food)
      case .changed(let food): foods.changed.append(food)
      case .unchanged(let food): foods.same.append(food)
      }
    }
    return foods
  }

  private static func json(_ outcomes: [OwnFoodOutcome], _ isDryRun: Bool) -> JSONValue {
    let foods = foods(outcomes)
    return .object(
      [
        ("added", .array(foods.added.map(OwnFoodJSON.object))),
        ("changed", .array(foods.changed.map(OwnFoodJSON.object))),
        ("unchanged", .array(foods.same.map(OwnFoodJSON.object))),
      ] + (isDryRun ? [("dry_run", .bool(true))] : []))
  }

  private static func text(_ outcomes: [OwnFoodOutcome], _ isDryRun: Bool, _ session: Session) -> String {
    let foods = foods(outcomes)
    if session.format != .text { return OwnFoodWriter(session).text(outcomes.map(\.food)) }
    let counts = (foods.added.count, foods.changed.count, foods.same.count)
    let head = isDryRun ? session.text("書きません（確認のみ）: ", "nothing written (dry run): ") : ""
    return head
      + session.text(
        "登録 \(counts.0)・変更 \(counts.1)・同じ \(counts.2)", "\(counts.0) added, \(counts.1) changed, \(counts.2) unchanged")
      + "\n"
  }
}
