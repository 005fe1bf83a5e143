internal import PFCArguments

/// What a step of the journal was, in words.
enum UndoWords {
  /// The words for a step's label, as `goal 2026-11-30`; labels that say it themselves stay.
  static func text(_ label: String) -> Bilingual {
    let words = label.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return Bilingual(label, label) }
    let rest = words[1]
    switch words[0] {
    case "goal" where rest.hasPrefix("rm "):
      let day = rest.dropFirst(3)
      return Bilingual("\(day) からの目標の削除", "removal of the goal from \(day)")
    case "goal": return Bilingual("\(rest) からの目標", "goal from \(rest)")
    case "restore": return Bilingual("バックアップからの復元（\(rest)）", "restore of \(rest)")
    default: return Bilingual(label, label)
    }
  }
}
