internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel

/// 玉ねぎとじゃがいものスープ: one dish of two things, or a raw onion and a soup.
enum JoinedDish {
  /// Refuses a raw food without an amount that と joins to a dish of something: the whole names no dish, or it would have been
  /// read as one.
  static func check(_ reading: LineReading<LineJudge.Meaning>) throws(LogResolver.Failure) {
    let parts = reading.parts
    for (index, joint) in parts.enumerated() where joint.kind == .separator && index > 0 && index + 1 < parts.count {
      guard ["と", "や"].contains(reading.text.words(joint.range)), let first = parts[index - 1].item,
        let second = parts[index + 1].item, isRaw(reading.items[first].meaning),
        case .food(let dish) = reading.items[second].meaning, dish.words.name.contains("の"),
        dish.hit.item.asDish != nil
      else { continue }
      let range = reading.items[first].range.lowerBound..<reading.items[second].range.upperBound
      throw .joinedDish(reading.text.words(range), reading.text.words(reading.items[second].range))
    }
  }

  private static func isRaw(_ meaning: LineJudge.Meaning) -> Bool {
    guard case .food(let food) = meaning, food.words.amount == nil, case .food(let item) = food.hit.item else {
      return false
    }
    let groups = ["いも及びでん粉類", "野菜類", "きのこ類", "藻類", "魚介類", "肉類"]
    return groups.contains(item.group) && item.officialName.hasSuffix("生")
  }
}
