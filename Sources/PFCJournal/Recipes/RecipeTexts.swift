internal import PFCModel

/// The texts of a recipe, each with the most characters that it may have.
enum RecipeTexts {
  /// Throws for a text that is too long or no text. What is as it was before stays: a journal may have longer ones from
  /// before there were limits. O(n).
  static func check(_ draft: RecipeDraft, over known: RecipeDraft?) throws(RecipeFault) {
    let old = known.map(texts) ?? []
    for (place, (field, text, most)) in texts(draft).enumerated() where old.isEmpty || old[place].text != text {
      try check(field, text, most)
    }
    guard draft.ingredients != known?.ingredients else { return }
    for ingredient in draft.ingredients {
      try check("ingredient", ingredient.name, Storable.mostNameCharacters)
      try check("amount", ingredient.amount, Storable.mostNameCharacters)
      try check("note", ingredient.note, Storable.mostNoteCharacters)
    }
  }

  private static func texts(_ draft: RecipeDraft) -> [(field: String, text: String, most: Int)] {
    [
      ("name", draft.name, Storable.mostNameCharacters), ("reading", draft.reading ?? "", Storable.mostNameCharacters),
      ("category", draft.category, Storable.mostNameCharacters),
      ("country", draft.country, Storable.mostNameCharacters),
      ("note", draft.note ?? "", Storable.mostNoteCharacters),
    ]
  }

  private static func check(_ field: String, _ text: String, _ most: Int) throws(RecipeFault) {
    guard Storable.has(text, atMost: most) else {
      throw .tooLong(field: field, start: String(text.prefix(20)), most: most)
    }
    guard !text.utf8.contains(0) else { throw .impossible(text) }
  }
}
