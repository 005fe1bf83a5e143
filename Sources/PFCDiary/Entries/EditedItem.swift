internal import PFCModel

/// Another food or dish in place of an entry's.
final class EditedItem {
  private let words: String
  private let amountText: String?
  private let resolver: LogResolver
  private let choose: Diary.Chooser
  /// What lines were found to mean: who was asked once is not asked again.
  private var known: [String: [LogResolver.Resolved]] = [:]

  init(_ words: String, amountText: String?, _ resolver: LogResolver, _ choose: @escaping Diary.Chooser) {
    (self.words, self.amountText, self.resolver, self.choose) = (words, amountText, resolver, choose)
  }

  /// The entry becomes as much of the item; of a quick entry, whose amount nobody said, the usual portion.
  func apply(to draft: inout LogDraft) throws {
    let text = amountText ?? draft.amountText
    let found = try read(text.isEmpty ? words : "\(words) \(text)", on: draft.day)
    guard found.count == 1, let item = found.first else { throw EntryError.severalItems(words) }
    (draft.kind, draft.item, draft.name) = (LogDraft.Kind(item.item.kind) ?? draft.kind, item.item.id, item.name)
    (draft.amountText, draft.amount, draft.grams) = (item.amountText, item.amount, item.grams)
    draft.composition = item.composition
  }

  private func read(_ line: String, on day: CivilDate) throws -> [LogResolver.Resolved] {
    if let items = known[line] { return items }
    do {
      let items = try resolver.read(line, today: day, choose: choose).items
      known[line] = items
      return items
    } catch let failure as LogResolver.Failure {
      throw LineError(failure, line: nil)
    }
  }
}
