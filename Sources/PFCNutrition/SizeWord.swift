/// Words that choose among the measures of one unit, as 大盛り, M, 茶碗 and 350ml缶.
package enum SizeWord {
  /// One form for the ways to write a size: small letters, 盛 for 盛り, 丼 for どんぶり, without サイズ. O(n).
  package static func canonical(_ text: String) -> String {
    var word = text.lowercased()
    for (long, short) in spellings where word.contains(long) {
      word = word.split(separator: long, omittingEmptySubsequences: false).joined(separator: short)
    }
    if word.hasSuffix("玉"), word.dropLast().allSatisfy(\.isASCII), word.count > 1 { word.removeLast() }
    return word
  }

  /// Whether a folded word is a size by itself wherever it stands.
  package static func isPlain(_ text: String) -> Bool {
    let word = canonical(text)
    if plain.contains(word) || servings.contains(where: word.hasSuffix) && vesselsBefore(word) { return true }
    return isContainer(word) || isSlices(word)
  }

  /// Whether a folded word may be a size, or else a part of a name: ミニ, 丼.
  package static func isPossible(_ text: String) -> Bool { isPlain(text) || possible.contains(canonical(text)) }

  /// What ends a word and is a size: 大盛り of ごはん大盛り, 350ml缶 of ビール350ml缶. Gives the word before it too. O(n).
  package static func ending(of text: String) -> (word: String, size: String)? {
    for serving in ["盛り", "盛"] where text.hasSuffix(serving) {
      for size in ["大", "小", "並", "中", "特", "普通"] where text.hasSuffix(size + serving) {
        let word = text.dropLast(size.count + serving.count)
        if !word.isEmpty { return (String(word), size + serving) }
      }
    }
    guard let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      isContainer(canonical(String(text[start...])))
    else { return nil }
    return (String(text[..<start]), String(text[start...]))
  }

  /// Whether a word is what drinks are sold in.
  package static func isPackage(_ text: String) -> Bool { packages.contains(text) }

  /// The other sizes that a size may be called, best first; empty for the ordinary measure.
  static let synonyms: [String: [String]] = [
    "大": ["l"], "中": ["m"], "小": ["s"], "l": ["大"], "m": ["中"], "s": ["小"], "特大": ["ll", "2l"], "ll": ["2l", "特大"],
    "2l": ["ll"], "並盛": ["並", ""], "並": ["並盛", ""], "普通盛": ["並", ""], "大盛": ["大"], "小盛": ["小", "ミニ"], "半": ["ハーフ"],
    "ハーフ": ["半"], "軽く": ["小盛", "小"], "軽め": ["小盛", "小"], "少なめ": ["小盛", "小"], "多め": ["大盛", "大"], "山盛": ["特盛", "大盛"],
    "メガ盛": ["特盛"], "小さめ": ["小", "s"], "大きめ": ["大", "l"], "中くらい": ["中", "m", ""], "茶碗": [""], "お椀": [""], "汁椀": [""],
  ]

  private static let spellings = [
    ("盛り", "盛"), ("どんぶり", "丼"), ("ご飯茶碗", "茶碗"), ("ごはん茶碗", "茶碗"), ("お茶碗", "茶碗"), ("少な目", "少なめ"), ("多目", "多め"),
    ("サイズ", ""), (" ", ""), ("切り", "切"),
  ]
  private static let plain: Set<String> = [
    "s", "m", "l", "ll", "ms", "ss", "2l", "3l", "大", "中", "小", "特大", "並", "大ジョッキ", "中ジョッキ", "小ジョッキ", "大瓶", "中瓶", "小瓶",
  ]
  private static let possible: Set<String> = [
    "茶碗", "お椀", "汁椀", "丼", "コップ", "グラス", "マグカップ", "湯のみ", "ジョッキ", "ミニ", "ハーフ", "半", "大玉", "小玉", "中玉", "ペットボトル",
  ]
  private static let servings = ["大盛", "小盛", "並盛", "中盛", "特盛", "普通盛"]
  private static let packages = ["缶", "瓶", "ペットボトル", "ボトル", "パック", "紙パック"]

  private static func vesselsBefore(_ word: String) -> Bool {
    servings.contains { serving in word.hasSuffix(serving) && ["", "茶碗", "丼"].contains(word.dropLast(serving.count)) }
  }

  private static func isContainer(_ word: String) -> Bool {
    let rest = word.drop { $0.isNumber || $0 == "." }
    guard rest.count < word.count else { return false }
    return ["ml", "l", "g"].contains { unit in
      rest.hasPrefix(unit) && packages.contains(String(rest.dropFirst(unit.count)))
    }
  }

  private static func isSlices(_ word: String) -> Bool {
    word.hasSuffix("枚切") && word.count > 2 && word.dropLast(2).allSatisfy(\.isNumber)
  }
}
