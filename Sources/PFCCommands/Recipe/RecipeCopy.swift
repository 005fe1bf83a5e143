internal import PFC
internal import PFCArguments

/// `pfc recipe copy`: makes an own recipe of a standard dish, or of another recipe, with the same ingredients.
enum RecipeCopy {
  static let name = "copy"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard let first = words.first else { throw UsageError.missingOperand("ID|NAME") }
    let name = words.dropFirst().joined(separator: " ")
    let change = try session.openDiary().recipes.copy(
      first, as: name.isEmpty ? nil : name, isDryRun: invocation.has("dry-run"))
    let what = change.isDryRun ? session.text("写しません（確認のみ）", "not copied (dry run)") : session.text("写しました", "copied")
    try OwnRecipeWriter.show(change, what, &session)
  }
}
