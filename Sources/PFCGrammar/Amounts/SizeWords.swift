internal import PFCModel

/// Words that choose among the measures of one unit: 大盛り, M, 茶碗, 350ml缶, 6枚切り, large.
enum SizeWords {
  /// The size at a place: where it ends, the word as measures have it, whether it is one by itself wherever it
  /// stands, and whether it is a package that may stand for one (350ml缶).
  static func size(in text: LineText, at start: Int) -> (end: Int, size: String, isPlain: Bool, isContainer: Bool)? {
    if let found = container(in: text, at: start) { return found }
    guard let (end, size) = table.longest(in: text, at: start).map({ ($0.end, $0.meaning) }) else { return nil }
    if text.has("サイズ", at: end) { return (end + 3, size.text, true, false) }
    if text.has("の", at: end), size.text.unicodeScalars.count == 1, size.text.unicodeScalars.first?.isJapanese ?? false
    {
      return nil
    }
    return (end, size.text, size.isPlain, false)
  }

  private struct Size: Sendable {
    let text: String
    let isPlain: Bool
  }

  private static let table: WordTable<Size> = {
    var rows: [(words: [String], meaning: Size)] = []
    for word in plain { rows.append(([word], Size(text: word, isPlain: true))) }
    for word in possible { rows.append(([word], Size(text: word, isPlain: false))) }
    for (words, size) in english { rows.append((words, Size(text: size, isPlain: true))) }
    return WordTable(rows)
  }()

  private static let plain = [
    "大盛り", "大盛", "小盛り", "小盛", "並盛り", "並盛", "中盛り", "中盛", "特盛り", "特盛", "普通盛り", "普通盛", "メガ盛り", "メガ盛", "山盛り", "山盛",
    "茶碗大盛り", "茶碗小盛り", "丼大盛り", "少なめ", "多め", "少な目", "多目", "軽め", "軽く", "大ジョッキ", "中ジョッキ", "小ジョッキ", "大瓶", "中瓶", "小瓶", "四合瓶",
    "一升瓶", "お茶碗", "ご飯茶碗", "ごはん茶碗", "茶碗", "どんぶり", "お椀", "汁椀", "コップ", "グラス", "マグカップ", "湯のみ", "ジョッキ", "特大", "中くらい", "大きめ",
    "小さめ",
    "大玉", "中玉", "小玉", "厚切り", "薄切り", "トール", "グランデ", "ベンティ", "レギュラー", "ハーフ", "ミニ", "シングル", "ダブル", "お茶わん", "茶わん", "おちゃわん",
  ]
  private static let possible = [
    "大", "中", "小", "並", "半", "s", "m", "l", "ll", "ms", "ss", "2l", "3l", "xl", "丼", "徳利", "おちょこ", "ぐい呑み", "ロック", "水割り",
    "お湯割り",
    "ソーダ割り", "ショート", "ペットボトル", "ボトル", "缶", "瓶", "板", "スティック", "葉", "一口大", "ひと口大",
  ]
  private static let english: [(words: [String], size: String)] = [
    (["large", "big", "lg"], "大"), (["medium", "med", "medium-sized", "medium sized"], "中"),
    (["small", "little"], "小"),
    (["extra large", "extra-large", "jumbo"], "特大"), (["thick"], "厚切り"), (["thin"], "薄切り"),
  ]
  private static let packages = ["紙パック", "ペットボトル", "ボトル", "パック", "缶", "瓶", "びん", "グラス", "ジョッキ", "カップ"]

  /// 500ml and 1L, which tell bottles apart.
  static func volume(in text: LineText, at start: Int) -> (end: Int, size: String)? {
    var place = start
    while let scalar = text.scalar(place), scalar.isDigit || (scalar == "." && place > start) { place += 1 }
    guard place > start, !(text.scalar(start - 1)?.isDigit ?? false) else { return nil }
    for unit in ["ml", "l", "cc"] where text.has(unit, at: place) {
      let end = place + unit.count
      if let next = text.scalar(end), next.isLatin { continue }
      let number = String(String.UnicodeScalarView(text.scalars[start..<place]))
      return (end, number + (unit == "cc" ? "ml" : unit))
    }
    return nil
  }

  /// 350ml缶, 500mlペットボトル, 190g缶, 6枚切り and 8枚切.
  private static func container(
    in text: LineText, at start: Int
  ) -> (end: Int, size: String, isPlain: Bool, isContainer: Bool)? {
    var place = start
    while let scalar = text.scalar(place), scalar.isDigit || (scalar == "." && place > start) { place += 1 }
    guard place > start, start == 0 || !(text.scalar(start - 1)?.isDigit ?? false) else { return nil }
    for slices in ["枚切り", "枚切", "切り", "切"] where text.has(slices, at: place) {
      if slices == "切", text.has("切れ", at: place) { continue }
      let count = String(String.UnicodeScalarView(text.scalars[start..<place]))
      return (place + slices.unicodeScalars.count, count + (slices.hasPrefix("枚") ? "枚切り" : "切"), true, true)
    }
    for unit in ["ml", "l", "g", "cc"] where text.has(unit, at: place) {
      let next = text.skippingBlanks(place + unit.count)
      for package in packages where text.has(package, at: next) {
        let number = String(String.UnicodeScalarView(text.scalars[start..<place]))
        return (next + package.unicodeScalars.count, number + (unit == "cc" ? "ml" : unit) + package, true, true)
      }
    }
    return nil
  }
}
