public import PFCModel

extension PeriodReport {
  /// What a component came from.
  public struct Source: Sendable, Hashable {
    /// The identifier of the food or dish; nil for a quick entry.
    public let item: String?
    /// The name, as it was logged last.
    public internal(set) var name: String
    /// What it brought, in the unit of the component.
    public internal(set) var value: Double
    /// Whether a part of it was not measured, so that it brought at least ``value``.
    public internal(set) var isIncomplete: Bool
    /// How many entries it is the sum of.
    public internal(set) var entries: Int
  }

  /// What brought a component, most first, of two alike the one logged first. Entries of one item are summed, and quick
  /// entries of one name; what brought nothing that was measured is left out. O(n log n) in the entries.
  public func sources(of nutrient: Nutrient) -> [Source] {
    var sources: [Source] = []
    var places: [Key: Int] = [:]
    for draft in loggedDays.lazy.flatMap(\.entries).map(\.draft) {
      guard let value = draft.value(nutrient) else { continue }
      let key = Key(item: draft.item, name: draft.item == nil ? draft.name : "")
      if let place = places[key] {
        sources[place].add(draft, value, nutrient)
      } else {
        places[key] = sources.count
        sources.append(
          Source(
            item: draft.item, name: draft.name, value: value, isIncomplete: draft.isIncomplete(nutrient), entries: 1))
      }
    }
    return sources.enumerated().filter { $0.element.value > 0 }
      .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }

  private struct Key: Hashable {
    let item: String?
    let name: String
  }
}

extension PeriodReport.Source {
  fileprivate mutating func add(_ draft: LogDraft, _ value: Double, _ nutrient: Nutrient) {
    name = draft.name
    self.value += value
    isIncomplete = isIncomplete || draft.isIncomplete(nutrient)
    entries += 1
  }
}
