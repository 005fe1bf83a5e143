internal import PFCCatalog
internal import PFCGrammar
public import PFCModel
internal import PFCText

/// What is said of an own food, as it is typed: the fields of a command line or a row of a file.
public struct OwnFoodForm: Sendable {
  /// The name; nil where it is not said.
  public var name: String?
  /// The reading in kana; empty takes it away.
  public var reading: String?
  /// What the figures are for: `100g`, `30g`, `1個`.
  public var per: String?
  /// What that weighs.
  public var weight: String?
  /// Measures, as `1個=50g`.
  public var portions: [String] = []
  /// A note; empty takes it away.
  public var note: String?
  /// The figures as typed: a number, `Tr`, `(1.2)`, or `-` for not measured.
  public var figures: [(nutrient: Nutrient, text: String)] = []

  /// Makes an empty form.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool {
    name == nil && reading == nil && per == nil && weight == nil && note == nil && portions.isEmpty && figures.isEmpty
  }

  /// The draft that the form says, over what is known of the food. Where the basis changes, the figures that were given
  /// stay what they are, and are for the new basis. Throws every fault. O(1).
  public func draft(over known: OwnFoodDraft? = nil) throws(OwnFoodFaults) -> OwnFoodDraft {
    if let split = perWithWeight { return try split.draft(over: known) }
    var faults: [OwnFoodFault] = []
    func collect<Part>(_ body: () throws(OwnFoodFault) -> Part) -> Part? {
      do throws(OwnFoodFault) { return try body() } catch {
        faults.append(error)
        return nil
      }
    }
    let name = collect { () throws(OwnFoodFault) -> String in try storedName(known) }
    let reading = collect { () throws(OwnFoodFault) -> String? in try storedReading(known) }
    let note = collect { () throws(OwnFoodFault) -> String? in try storedNote(known) }
    let bases = collect { () throws(OwnFoodFault) -> Bases in try basis(known) }
    let read = figures.map { nutrient, text -> (Nutrient, Figure?) in
      (nutrient, collect { () throws(OwnFoodFault) -> Figure in try OwnFoodFigure.figure(text, nutrient) })
    }
    let measures = portions.map { text -> Measure? in
      collect { () throws(OwnFoodFault) -> Measure in try OwnFoodBasis.measure(text) }
    }
    guard faults.isEmpty, let name, let reading, let note, let bases else {
      throw OwnFoodFaults(subject: known?.name ?? self.name ?? "", all: faults)
    }
    let figures = read.compactMap { nutrient, figure in figure.map { (nutrient, $0) } }
    let composition = collect { () throws(OwnFoodFault) -> Composition in
      try OwnFoodFigure.composition(figures, bases.new, known?.composition, bases.old)
    }
    let all = collect { () throws(OwnFoodFault) -> [Portion] in try measured(known, bases, measures.compactMap { $0 }) }
    if let composition {
      faults += OwnFoodFigure.faults(of: composition, hasWeight: bases.new.unit == nil, said: self.figures)
    }
    guard faults.isEmpty, let composition, let all else {
      throw OwnFoodFaults(subject: known?.name ?? self.name ?? "", all: faults)
    }
    return OwnFoodDraft(
      name: name, reading: reading, composition: composition, unit: bases.new.unit, per: per ?? known?.per ?? "100g",
      portions: all, note: note)
  }

  /// The greatest length of a name, a reading and a note in bytes.
  private static let longestName = Storable.mostNameCharacters
  private static let longestKey = 900
  private static let longestNote = Storable.mostNoteCharacters

  private func storedName(_ known: OwnFoodDraft?) throws(OwnFoodFault) -> String {
    guard let name else {
      guard let known else { throw OwnFoodFault(.name, .missingName) }
      return known.name
    }
    let stored = TextPipeline.storedLine(name)
    guard !stored.isEmpty else { throw OwnFoodFault(.name, .missingName) }
    guard Storable.has(stored, atMost: Self.longestName) else {
      throw OwnFoodFault(.name, .tooLong(Self.longestName), stored)
    }
    let key = TextPipeline.key(of: stored)
    guard !key.isEmpty, !OwnIndex.nameKey(stored).isEmpty else { throw OwnFoodFault(.name, .nothingToFind, stored) }
    guard key.reduce(0, { $0 + UTF8.width($1) }) <= Self.longestKey else {
      throw OwnFoodFault(.name, .tooLong(Self.longestName), stored)
    }
    return stored
  }

  private func storedReading(_ known: OwnFoodDraft?) throws(OwnFoodFault) -> String? {
    guard let reading else { return known?.reading }
    let stored = TextPipeline.storedLine(reading)
    guard !stored.isEmpty else { return nil }
    guard Storable.has(stored, atMost: Self.longestName) else {
      throw OwnFoodFault(.reading, .tooLong(Self.longestName), stored)
    }
    guard !stored.unicodeScalars.contains(where: { Script($0) == .kanji }),
      stored.unicodeScalars.contains(where: { Script($0).isKana })
    else { throw OwnFoodFault(.reading, .noKana, stored) }
    return stored
  }

  private func storedNote(_ known: OwnFoodDraft?) throws(OwnFoodFault) -> String? {
    guard let note else { return known?.note }
    guard Storable.has(note, atMost: Self.longestNote) else {
      throw OwnFoodFault(.note, .tooLong(Self.longestNote), note)
    }
    return note.isEmpty ? nil : TextPipeline.stored(OneLine.joined(note))
  }

  /// The form with the weight in its place where `per` says it too, as `1個113g` or `1個(113g)`; nil where it does not.
  private var perWithWeight: OwnFoodForm? {
    guard weight == nil, let per else { return nil }
    for place in per.indices.dropFirst() {
      let (count, weight) = (String(per[..<place]), per[place...].trimmingBrackets)
      guard let counted = try? AmountText.amount(count), !counted.unit.isWeight,
        let weighed = try? AmountText.amount(weight), weighed.unit.isWeight
      else { continue }
      var form = self
      (form.per, form.weight) = (count, weight)
      return form
    }
    return nil
  }

  private typealias Measure = (portion: Portion, isRemoval: Bool)
  private typealias Bases = (new: OwnFoodBasis, old: OwnFoodBasis?)

  private func basis(_ known: OwnFoodDraft?) throws(OwnFoodFault) -> Bases {
    let old = try known.map { known throws(OwnFoodFault) in try Self.basis(of: known) }
    if let old, per == nil, weight == nil { return (old, old) }
    return (try OwnFoodBasis(per: per ?? known?.per ?? "100g", weight: weight), old)
  }

  /// The basis of a food that is there: where its figures are for a counted amount, the measure of it says the weight.
  private static func basis(of known: OwnFoodDraft) throws(OwnFoodFault) -> OwnFoodBasis {
    guard known.unit == nil, let amount = try? AmountText.amount(known.per), !amount.unit.isWeight else {
      return try OwnFoodBasis(per: known.per, weight: nil)
    }
    let measure = known.portions.first { $0.unit == amount.unit && $0.size == amount.size }
    guard let measure else { throw OwnFoodFault(.per, .noAmount, known.per) }
    return try OwnFoodBasis(per: known.per, weight: "\(Double(measure.milligrams) / 1000 * amount.value)")
  }

  /// The measures: those that are known, where the basis changes less that of the old one and with that of the new one
  /// first, and those said. What a counted basis weighs is said with it, for its figures hang on it.
  private func measured(
    _ known: OwnFoodDraft?, _ basis: Bases, _ said: [Measure]
  ) throws(OwnFoodFault) -> [Portion] {
    func isOne(_ left: Portion, _ right: Portion?) -> Bool { left.unit == right?.unit && left.size == right?.size }
    var all = known?.portions ?? []
    if known == nil || per != nil || weight != nil {
      all.removeAll { isOne($0, basis.old?.portion) || isOne($0, basis.new.portion) }
      if let own = basis.new.portion { all.insert(own, at: 0) }
    }
    for (portion, isRemoval) in said {
      if basis.new.isCounted, let own = basis.new.portion, isOne(portion, own),
        isRemoval || portion.milligrams != own.milligrams
      {
        throw OwnFoodFault(.portion, .measureOfBasis, "\(portion.size)1\(portion.unit)")
      }
      if isRemoval {
        all.removeAll { isOne($0, portion) }
      } else if let index = all.firstIndex(where: { isOne($0, portion) }) {
        all[index] = portion
      } else {
        all.append(portion)
      }
    }
    if basis.new.unit != nil, !all.isEmpty { throw OwnFoodFault(.portion, .measureWithoutWeight, portions.first ?? "") }
    return all.enumerated().map { index, portion in
      Portion(
        unit: portion.unit, size: portion.size, milligrams: portion.milligrams, basis: portion.basis,
        note: portion.note, source: portion.source, isUsual: index == 0)
    }
  }
}

extension Substring {
  /// The text without spaces and round brackets around it.
  fileprivate var trimmingBrackets: String {
    let around: Set<Character> = [" ", "　", "(", ")", "（", "）"]
    let text = drop { around.contains($0) }
    return String(text.reversed().drop { around.contains($0) }.reversed())
  }
}
