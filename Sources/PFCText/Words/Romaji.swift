/// Latin spellings of Japanese words, brought to one skeleton: Hepburn without long vowels.
///
/// とうふ, トーフ, toufu, tofu, tōfu, tohu and touhu all become `tofu`, so every usual romanisation of a reading meets
/// it. The skeleton is a search key, not a romanisation for people: it forgets which vowels are long.
package enum Romaji {
  /// The skeleton of a text that mixes kana and Latin letters, as an input method shows it half-way (ササm, タマgo);
  /// nil when it lacks one of the two or holds anything else. O(n).
  package static func skeleton(ofMixed key: some Collection<Unicode.Scalar>) -> String? {
    guard key.contains(where: { Script($0) == .latin }), key.contains(where: { Script($0).isKana }) else { return nil }
    return skeleton(ofKana: key)
  }

  /// The skeleton of a katakana key; nil when it holds anything but kana, digits and Latin letters. O(n).
  package static func skeleton(ofKana key: some Collection<Unicode.Scalar>) -> String? {
    letters(ofKana: Array(key)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// As ``skeleton(ofKana:)``, as ASCII. O(n).
  package static func letters(ofKana key: [Unicode.Scalar]) -> [UInt8]? {
    var letters: [UInt8] = []
    letters.reserveCapacity(2 * key.count)
    var (index, isDoubled) = (0, false)
    while index < key.count {
      let first = key[index]
      index += 1
      if first == "ッ" {
        isDoubled = true
        continue
      }
      defer { isDoubled = false }
      if index < key.count, let syllable = RomajiTable.kanaPairs[RomajiTable.Pair(first: first, second: key[index])] {
        append(syllable, isDoubled, to: &letters)
        index += 1
      } else if let syllable = RomajiTable.kana[first] {
        append(syllable, isDoubled, to: &letters)
      } else if first.isASCII {
        letters.append(UInt8(first.value))
      } else if first != "ー" && first != "ヽ" {
        return nil
      }
    }
    return shortened(letters)
  }

  /// The skeleton of Latin text as typed, in any of the usual systems; nil when it holds no Latin letter, anything
  /// that is not ASCII after folding, or a letter more often in a row than any spelling has it (aaa, kkk, nnnn). A
  /// trailing half syllable stays, so that a key stroke is a prefix. O(n).
  package static func skeleton(ofLatin key: some Collection<Unicode.Scalar>) -> String? {
    var text = ""
    for scalar in key {
      guard scalar.isASCII else { return nil }
      if scalar != "'" { text.unicodeScalars.append(scalar) }
    }
    guard text.unicodeScalars.contains(where: { Script($0) == .latin }), !stutters(text) else { return nil }
    return String(decoding: shortened(Array(hepburn(text).utf8)), as: UTF8.self)
  }

  /// The skeletons that Latin text may be the start of: that of its letters, and where it ends in half a syllable those of
  /// what other systems make of it: tot is the start of totsu too. A lone letter stands for itself. O(n).
  package static func beginnings(ofLatin key: some Collection<Unicode.Scalar>) -> [String] {
    guard let skeleton = skeleton(ofLatin: key) else { return [] }
    let text = String(String.UnicodeScalarView(key))
    guard let half = RomajiTable.halfSyllables.first(where: { text.hasSuffix($0.typed) }), text.count > 1 else {
      return [skeleton]
    }
    let whole = text.dropLast(half.typed.count)
    return [skeleton] + half.starts.compactMap { self.skeleton(ofLatin: (whole + $0).unicodeScalars) }
  }

  /// Whether Latin text has letters that no system of romanisation needs: l, v, q, or a c that is not the start of ch.
  package static func looksForeign(_ key: some Collection<Unicode.Scalar>) -> Bool {
    let letters = Array(key)
    return letters.indices.contains { index in
      switch letters[index] {
      case "l", "v", "q": true
      case "c": index + 1 < letters.count && !["h", "c"].contains(letters[index + 1])
      default: false
      }
    }
  }

  /// Whether a letter stands three times in a row, or n four times: konnnyaku is how input methods take it.
  private static func stutters(_ text: String) -> Bool {
    var run = 0
    var last: UInt8 = 0
    for letter in text.utf8 {
      run = letter == last ? run + 1 : 1
      last = letter
      if run > (letter == UInt8(ascii: "n") ? 3 : 2), !(0x30...0x39).contains(letter) { return true }
    }
    return false
  }

  /// Rewrites Kunrei, Nihon-shiki and word-processor spellings, longest first.
  private static func hepburn(_ text: String) -> String {
    var result = ""
    var rest = Array(text.unicodeScalars)[...]
    next: while let first = rest.first {
      for length in [3, 2] where rest.count >= length {
        let piece = String(String.UnicodeScalarView(rest.prefix(length)))
        if let syllable = RomajiTable.otherSpellings[piece] {
          result += syllable
          rest = rest.dropFirst(length)
          continue next
        }
      }
      result.unicodeScalars.append(first)
      rest = rest.dropFirst()
    }
    return result
  }

  private static func append(_ syllable: [UInt8], _ isDoubled: Bool, to letters: inout [UInt8]) {
    if isDoubled, let first = syllable.first {
      switch first {
      case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "e"), UInt8(ascii: "o"): break
      case UInt8(ascii: "c") where syllable.dropFirst().first == UInt8(ascii: "h"): letters.append(UInt8(ascii: "t"))
      default: letters.append(first)
      }
    }
    letters += syllable
  }

  /// Drops the second of ou, oo, uu, aa, ii, ee and nn, and writes n before b, m and p; tch and cch are one.
  private static func shortened(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(letters.count)
    for byte in letters {
      if let last = result.last {
        let isVowel =
          byte == UInt8(ascii: "a") || byte == UInt8(ascii: "i") || byte == UInt8(ascii: "u")
          || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "o")
        if isVowel, last == byte || (last == UInt8(ascii: "o") && byte == UInt8(ascii: "u")) { continue }
        if byte == UInt8(ascii: "n"), last == byte { continue }
        let isLip = byte == UInt8(ascii: "b") || byte == UInt8(ascii: "m") || byte == UInt8(ascii: "p")
        if isLip, last == UInt8(ascii: "m") { result[result.count - 1] = UInt8(ascii: "n") }
        if byte == UInt8(ascii: "h"), last == UInt8(ascii: "c"), result.dropLast().last == UInt8(ascii: "c") {
          result[result.count - 2] = UInt8(ascii: "t")
        }
      }
      result.append(byte)
    }
    return result
  }
}
