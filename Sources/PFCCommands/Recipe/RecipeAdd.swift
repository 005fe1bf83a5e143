internal import PFC
internal import PFCArguments

/// `pfc recipe add`: enters an own recipe.
enum RecipeAdd {
  static let name = "add"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard let first = words.first, !first.allSatisfy(\.isWhitespace) else { throw UsageError.missingOperand("NAME") }
    guard words.count > 1 else { throw UsageError.missingOperand("ITEM…") }
    let items =
      words.dropFirst() == ["-"] ? try session.context.readLines() : [words.dropFirst().joined(separator: " ")]
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let change = try session.openDiary().recipes.add(
      first, items.joined(separator: "、"), try RecipeOptions.edit(invocation), isDryRun: invocation.has("dry-run"),
      choose: chooser.choose)
    let what =
      change.isDryRun ? session.text("登録しません（確認のみ）", "not added (dry run)") : session.text("登録しました", "added")
    try OwnRecipeWriter.show(change, what, &session)
  }
}

/// `pfc recipe edit`: changes an own recipe.
enum RecipeEditCommand {
  static let name = "edit"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard !words.isEmpty else { throw UsageError.missingOperand("ID|NAME") }
    if let name = invocation.value("name"), name.allSatisfy(\.isWhitespace) {
      throw UsageError.missingValue(option: "--name", placeholder: "NAME")
    }
    var edit = try RecipeOptions.edit(invocation)
    edit.name = invocation.value("name")
    edit.drops = invocation.values("drop")
    edit.amounts = try invocation.values("amount").map { text in
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw UsageError.missingValue(option: "--amount", placeholder: "N=200g") }
      return RecipeEdit.OtherAmount(of: sides[0], sides[1])
    }
    if invocation.has("add") { edit.added = invocation.values("add").joined(separator: " ") }
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let change = try session.openDiary().recipes.edit(
      words.joined(separator: " "), edit, isDryRun: invocation.has("dry-run"), choose: chooser.choose)
    let what =
      change.isDryRun ? session.text("直しません（確認のみ）", "not changed (dry run)") : session.text("直しました", "changed")
    try OwnRecipeWriter.show(change, what, &session)
  }
}
