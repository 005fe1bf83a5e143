internal import PFCText

/// A key of a name part, with the places at which a query may start in it.
struct TermKey: Equatable {
  var form: KeyForm
  var role: TermRole
  /// The folded text without spaces.
  var text: [Unicode.Scalar]
  /// The place of each scalar at which a query may start; nil elsewhere.
  var places: [Place?]
}

/// Makes the keys of a name part: as written, as read, and as read in Latin letters.
struct TermKeys {
  let words: WordStarts

  func keys(of part: NameText) -> [TermKey] {
    guard !part.surface.isEmpty else { return [] }
    let starts = words.places(surface: part.surface, reading: part.reading)
    var keys = [key(.surface, part.role, part.key, starts.surface)]
    if let reading = part.reading {
      let read = key(.reading, part.role, reading, starts.reading)
      if read.text != keys[0].text {
        keys.append(read)
      } else {
        keys[0].places.merge(read.places)
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

  private func key(_ form: KeyForm, _ role: TermRole, _ text: [Unicode.Scalar], _ starts: Set<Int>) -> TermKey {
    var key = TermKey(form: form, role: role, text: [], places: [])
    key.text.reserveCapacity(text.count)
    key.places.reserveCapacity(text.count)
    for (index, scalar) in text.enumerated() where scalar != " " {
      let isWord = starts.contains(index) || (index > 0 && text[index - 1] == " ")
      let place: Place? =
        key.text.isEmpty ? .start : isWord ? .word : form == .surface && canStartInside(text, at: index) ? .inside : nil
      key.places.append(place)
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
    guard let whole = Romaji.letters(ofKana: kana), kana.contains(where: { Script($0).isKana }) else { return nil }
    var key = TermKey(
      form: .romaji, role: role, text: whole.map { Unicode.Scalar($0) },
      places: Array(repeating: nil, count: whole.count))
    if !whole.isEmpty { key.places[0] = .start }
    for start in starts {
      let rest = reading[start...].filter { $0 != " " }
      guard let tail = Romaji.letters(ofKana: rest), !tail.isEmpty, tail.count < whole.count,
        whole.suffix(tail.count).elementsEqual(tail)
      else { continue }
      key.places[whole.count - tail.count] = .word
    }
    return key
  }
}
