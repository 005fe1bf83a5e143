internal import PFCText

/// A key of a name part, with the places at which a query may start in it.
struct TermKey: Equatable {
  var form: KeyForm
  var role: TermRole
  /// The folded text without spaces.
  var text: [Unicode.Scalar]
  /// The place of each scalar at which a query may start.
  var places: [Int: Place]
}

/// Makes the keys of a name part: as written, as read, and as read in Latin letters.
struct TermKeys {
  let words: WordStarts

  func of(_ part: NamePart) -> [TermKey] {
    let surface = TextPipeline.surface(of: part.text)
    guard !surface.isEmpty else { return [] }
    let reading = part.reading.map { TextPipeline.key(of: $0) }
    let starts = words.places(surface: surface, reading: reading)
    var keys = [key(.surface, part.role, KatakanaFold.folded(surface), starts.surface)]
    if let reading {
      let read = key(.reading, part.role, reading, starts.reading)
      if read.text != keys[0].text {
        keys.append(read)
      } else {
        keys[0].places.merge(read.places, uniquingKeysWith: Self.better)
      }
      if let romaji = romaji(reading, part.role, starts.reading) { keys.append(romaji) }
    }
    return keys + starts.voicedTails.sorted().flatMap(tails)
  }

  /// The keys of a last word that the compound reads with a voiced sound.
  private func tails(_ reading: String) -> [TermKey] {
    let scalars = Array(reading.unicodeScalars)
    return [key(.reading, .tail, scalars, [])] + (romaji(scalars, .tail, []).map { [$0] } ?? [])
  }

  private static func better(_ left: Place, _ right: Place) -> Place { left.rawValue < right.rawValue ? left : right }

  private func key(_ form: KeyForm, _ role: TermRole, _ text: [Unicode.Scalar], _ starts: Set<Int>) -> TermKey {
    var key = TermKey(form: form, role: role, text: [], places: [:])
    for (index, scalar) in text.enumerated() where scalar != " " {
      let isWord = starts.contains(index) || (index > 0 && text[index - 1] == " ")
      let place: Place? =
        key.text.isEmpty ? .start : isWord ? .word : form == .surface && canStartInside(text, at: index) ? .inside : nil
      if let place { key.places[key.text.count] = place }
      key.text.append(scalar)
    }
    return key
  }

  /// A query may start inside a written word at a kanji, or where at least three kana are left: fewer find false friends
  /// (ツナ in こまつな), and so do kana inside the reading of a kanji (ナトウ in 粉唐辛子).
  private func canStartInside(_ text: [Unicode.Scalar], at index: Int) -> Bool {
    switch Script(text[index]) {
    case .kanji: true
    case .hiragana, .katakana: text.count - index >= 3 && text[index] != "ー" && text[index] != "ン"
    default: false
    }
  }

  private func romaji(_ reading: [Unicode.Scalar], _ role: TermRole, _ starts: Set<Int>) -> TermKey? {
    let kana = reading.filter { $0 != " " }
    guard let whole = Romaji.skeleton(ofKana: kana), kana.contains(where: { Script($0).isKana }) else { return nil }
    var key = TermKey(form: .romaji, role: role, text: Array(whole.unicodeScalars), places: [0: .start])
    for start in starts {
      let rest = reading[start...].filter { $0 != " " }
      guard let tail = Romaji.skeleton(ofKana: rest), !tail.isEmpty, whole.hasSuffix(tail), tail.count < whole.count
      else { continue }
      key.places[whole.unicodeScalars.count - tail.unicodeScalars.count] = .word
    }
    return key
  }
}
