public import PFCModel

/// A step of the journal that was taken back.
public struct UndoneStep: Sendable, Hashable {
  /// What the step was, as the journal calls it: `edit 2`, `goal 2026-11-30`.
  public let label: String

  init(_ label: String) { self.label = label }

  /// What the step was, in words; of many names the first ten.
  public var words: Bilingual { Self.words(label) }

  private static func words(_ label: String) -> Bilingual {
    let names = label.parts(between: ", ")
    if names.count > mostNamed {
      let (first, rest) = (names.prefix(mostNamed).joined(separator: ", "), names.count - mostNamed)
      return words(first) + Bilingual(" ほか \(rest) 件", " and \(rest) more")
    }
    let words = label.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return Bilingual(label, label) }
    let rest = words[1]
    switch words[0] {
    case "goal" where rest.hasPrefix("rm "):
      let day = rest.dropFirst(3)
      return Bilingual("\(day) からの目標の削除", "removal of the goal from \(day)")
    case "goal": return Bilingual("\(rest) からの目標", "goal from \(rest)")
    case "weight" where rest.hasPrefix("rm "):
      let day = rest.dropFirst(3)
      return Bilingual("\(day) の体重の削除", "removal of the weight of \(day)")
    case "weight": return Bilingual("\(rest) の体重", "weight of \(rest)")
    case "profile": return Bilingual("\(rest) からのプロフィール", "profile from \(rest)")
    case "restore": return Bilingual("バックアップからの復元（\(rest)）", "restore of \(rest)")
    default: return Bilingual(label, label)
    }
  }

  private static let mostNamed = 10
}

extension String {
  /// The parts between separators.
  fileprivate func parts(between separator: String) -> [Substring] {
    var (parts, rest): ([Substring], Substring) = ([], self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
