internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// What a file says of a dish, checked a field at a time.
struct RecipeForm {
  /// What is wrong with a field: its name, why, and the text.
  struct Fault {
    let field: String
    let reason: RecipeFileFault.Reason
    let text: String
  }

  private(set) var draft = RecipeDraft(name: "", ingredients: [])
  private(set) var faults: [Fault] = []
  /// The bytes of the key by which the name is that of others.
  private(set) var key: [UInt8] = []

  private static let longestName = Storable.mostNameCharacters
  private static let longestKey = 900
  private static let longestNote = Storable.mostNoteCharacters

  /// Gives the faults and forgets them.
  mutating func takeFaults() -> [Fault] {
    defer { faults = [] }
    return faults
  }

  mutating func setName(_ text: String) {
    draft.name = TextPipeline.storedLine(text)
    if draft.name.isEmpty { return refuse("name", .missingName) }
    key = Array(OwnIndex.nameKey(draft.name).utf8)
    if key.isEmpty { return refuse("name", .nothingToFind, draft.name) }
    if ItemIdentifier.isOne(draft.name) { refuse("name", .identifier, draft.name) }
    if RecipeName.hasControlCharacters(text) { refuse("name", .controlCharacter, draft.name) }
    if !Storable.has(draft.name, atMost: Self.longestName) || key.count > Self.longestKey {
      refuse("name", .tooLong(Self.longestName), draft.name)
    }
  }

  mutating func setReading(_ text: String) {
    let reading = TextPipeline.storedLine(text)
    if reading.isEmpty { return }
    if !Storable.has(reading, atMost: Self.longestName) {
      return refuse("reading", .tooLong(Self.longestName), reading)
    }
    let scripts = Set(reading.unicodeScalars.map { Script($0) })
    if scripts.contains(.kanji) || scripts.isDisjoint(with: [.hiragana, .katakana]) {
      return refuse("reading", .noKana, reading)
    }
    draft.reading = reading
  }

  mutating func setCategory(_ text: String) { draft.category = short(text, "category") }

  mutating func setCountry(_ text: String) { draft.country = short(text, "country") }

  mutating func setSeason(_ text: String) {
    let word = short(text, "season")
    draft.season = Season.name(for: word) ?? word
  }

  mutating func setNote(_ text: String) {
    if !Storable.has(text, atMost: Self.longestNote) {
      return refuse("note", .tooLong(Self.longestNote), String(text.prefix(40)))
    }
    let note = TextPipeline.stored(text.trimmed)
    draft.note = note.isEmpty ? nil : note
  }

  /// `2人前`, `4人分`, `4` or `600g`.
  mutating func setSize(_ text: String, _ field: String) {
    guard let amount = CookAmount(text).single else { return refuse(field, .noSize, text) }
    switch amount.unit {
    case .gram: draft.yieldGrams = amount.value
    case .serving, .piece, .helping, .plate, .bowl: draft.servings = amount.value
    default: refuse(field, .noSize, text)
    }
  }

  mutating func setServings(_ number: Double, _ text: String) {
    if isPositive(number, "servings", text) { draft.servings = number }
  }

  mutating func forgetServings() { draft.servings = nil }

  mutating func setYield(_ grams: Double, _ field: String, _ text: String) {
    if isPositive(grams, field, text) { draft.yieldGrams = grams }
  }

  mutating func refuse(_ field: String, _ reason: RecipeFileFault.Reason, _ text: String = "") {
    faults.append(Fault(field: field, reason: reason, text: text))
  }

  private mutating func isPositive(_ number: Double, _ field: String, _ text: String) -> Bool {
    let isPositive = number > 0 && number < 1_000_000
    if !isPositive { refuse(field, .notPositive, text) }
    return isPositive
  }

  private mutating func short(_ text: String, _ field: String) -> String {
    let stored = TextPipeline.storedLine(text)
    if !Storable.has(stored, atMost: Self.longestName) { refuse(field, .tooLong(Self.longestName), stored) }
    return stored
  }
}
