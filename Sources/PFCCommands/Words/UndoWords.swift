internal import PFCArguments

/// What a step of the journal was, in words.
enum UndoWords {
  /// The words for a step's label, as `goal 2026-11-30`; labels that say it themselves stay.
  static func text(_ label: String) -> Bilingual {
    let names = label.components(of: ", ")
    if names.count > mostNamed {
      let (first, rest) = (names.prefix(mostNamed).joined(separator: ", "), names.count - mostNamed)
      let (start, more) = (text(first), Bilingual(" ほか \(rest) 件", " and \(rest) more"))
      return Bilingual(start.japanese + more.japanese, start.english + more.english)
    }
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

  /// How many names of a step are shown.
  private static let mostNamed = 10
}

extension String {
  /// The parts between separators.
  fileprivate func components(of separator: String) -> [Substring] {
    var (parts, rest): ([Substring], Substring) = ([], self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
