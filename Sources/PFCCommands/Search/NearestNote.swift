internal import PFC
internal import PFCArguments

/// Says of which hits the item is only near to what was asked for, because the data lack the thing itself.
enum NearestNote {
  /// What stands before the name of such an item in a list.
  static let mark = "≈"

  /// A line for a list that holds such hits: what is lacking, each word once.
  static func text(_ hits: [Hit], _ language: Language) -> String {
    var lacking: [String] = []
    let found = Set(hits.filter { !$0.isNearest }.map(\.matched))
    for hit in hits where hit.isNearest && !lacking.contains(hit.matched) && !found.contains(hit.matched) {
      lacking.append(hit.matched)
    }
    if lacking.isEmpty { return language == .japanese ? "\(mark) 近い食品" : "\(mark) nearest foods" }
    return language == .japanese
      ? "\(mark) 近い食品: \(lacking.map { "「\($0)」" }.joined())は食品表にありません"
      : "\(mark) nearest: the table lacks \(lacking.joined(separator: ", "))"
  }
}
