package import PFCModel

/// Rice, pasta and noodles are weighed as they are eaten in a log, and as they are bought in a recipe: the bare word (rice,
/// スパゲッティ) means both.
package enum GrainState: Sendable {
  /// Cooked, as it is eaten.
  case eaten
  /// Raw or dry, as a recipe weighs it.
  case bought

  /// The first of several names, or the first whole name like it of this state. Two items are read where it is not the first.
  package func first(in names: [NameMatch], of catalog: FoodCatalog) throws -> Hit {
    let first = try catalog.hit(of: names[0])
    guard first.grade == .exact, let state = GrainState(first.item), state != self else { return first }
    for other in names.dropFirst() where other.grade == .exact && other.kind == .food {
      let hit = try catalog.hit(of: other)
      if GrainState(hit.item) == self, hit.isNamed(as: first) { return hit }
    }
    return first
  }

  /// The hits with the one that ``first(in:of:)`` gives before the others. O(hits).
  package func first(in hits: [Hit]) -> [Hit] {
    guard let first = hits.first, first.grade == .exact, let state = GrainState(first.item), state != self,
      let place = hits.firstIndex(where: {
        $0.grade == .exact && GrainState($0.item) == self && $0.isNamed(as: first)
      })
    else { return hits }
    var hits = hits
    hits.insert(hits.remove(at: place), at: 0)
    return hits
  }

  /// The state of a grain or noodle of the table; nil for anything else.
  private init?(_ item: Item) {
    guard case .food(let food) = item, food.group == "穀類" else { return nil }
    let name = food.officialName
    if ["　ゆで", "めし］"].contains(where: name.contains) {
      self = .eaten
    } else if ["　乾", "　生", "穀粒］"].contains(where: name.contains) {
      self = .bought
    } else {
      return nil
    }
  }
}

extension Hit {
  /// Whether the same name matched in another hit.
  fileprivate func isNamed(as other: Hit) -> Bool {
    FoodCatalog.normalized(matched) == FoodCatalog.normalized(other.matched)
  }
}
