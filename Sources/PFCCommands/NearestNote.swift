internal import PFC
internal import PFCArguments

/// Says of which hits the item is only near to what was asked for, because the data lack the thing itself.
enum NearestNote {
  /// What stands before the name of such an item in a list.
  static let mark = "≈"

  /// A line for a list that holds such hits: what is lacking, each word once.
  static func text(_ hits: [Hit], _ language: Language) -> String {
    var lacking: [String] = []
    for hit in hits where hit.isNearest && !lacking.contains(hit.matched) { lacking.append(hit.matched) }
    return language == .japanese
      ? "\(mark) 近い食品: \(lacking.map { "「\($0)」" }.joined())は食品表にありません"
      : "\(mark) nearest: the table lacks \(lacking.joined(separator: ", "))"
  }
}
