package import PFCGrammar
package import PFCModel
internal import PFCNutrition

/// What an item weighs in the amounts that people say of it.
package struct ItemMeasures {
  /// An amount with its weight.
  package struct Measured: Sendable {
    /// The amount; of several added up their weight.
    package let amount: Amount
    /// The grams of edible part; nil for a food without a weight.
    package let grams: Double?
    /// The amount in words, with the unit that was taken where none was said.
    package let text: String
  }

  package let item: Item
  package let composition: Composition
  package let portions: [Portion]
  private let conversion: FoodAmount

  /// The measures of what is eaten; nil for an exercise.
  package init?(_ item: Item, portions: [Portion]) {
    guard let composition = item.composition else { return nil }
    (self.item, self.composition, self.portions) = (item, composition, portions)
    conversion = FoodAmount(composition: composition, portions: portions, isDish: item.asDish != nil)
  }

  package var hasRefuse: Bool { conversion.hasRefuse }

  /// Whether a word is a size of its measures, or begins the note of one: 葉, しょうが焼き用, おにぎり.
  package func hasMeasure(_ word: String) -> Bool {
    conversion.has(size: word, unit: nil) || portions.contains { $0.unit.text == word || $0.note.hasPrefix(word) }
  }

  /// What an item's words say of how much. `sizes` are the words that choose the measure, in the order of the line.
  package func measured(
    _ words: ItemWords, sizes: [String] = [], asBought: [String] = []
  ) throws(MeasureError) -> Measured {
    let asBought = asBought.isEmpty ? [AsBoughtWords.beginning(words.name)].compactMap(\.self) : asBought
    var size = sizes.joined()
    // An egg or shellfish has a measure for how it is bought.
    if size.isEmpty, !asBought.isEmpty, let term = words.amount?.terms.first, !term.isMeasured,
      term.units.contains(where: { conversion.has(size: Self.shell, unit: $0.unit) })
    {
      size = Self.shell
    }
    if let unit = item.unit { return try counted(unit, words, size) }
    guard let said = words.amount else { return try unsaid(words, size, asBought) }
    if let fault = said.fault { throw .amount(words.amountText, fault) }
    if said.isVague { throw .vague(item.name, words.amountText) }
    do throws(ConversionError) {
      var sum = 0.0
      var amounts: [(amount: Amount, text: String)] = []
      for term in said.terms {
        let (amount, text) = try self.amount(term, size, said)
        var grams = try conversion.grams(of: amount)
        if !asBought.isEmpty, amount.unit.isWeight { grams = try conversion.edibleGrams(asBought: grams) }
        sum += grams
        amounts.append((amount, text))
      }
      let amount = amounts.count == 1 ? amounts[0].amount : Amount(value: sum, unit: .gram)
      let text = words.amountText + amounts[0].text
      return Measured(amount: amount, grams: sum, text: (asBought + [text]).joined(separator: " "))
    } catch {
      throw .conversion(name: item.name, id: item.id, words.amountText, error)
    }
  }

  private static let shell = "殻つき"

  // MARK: Terms

  /// A term as an amount that the item has a weight for, and the unit that was taken where none was said.
  private func amount(_ term: SaidAmount.Term, _ size: String, _ said: SaidAmount) throws(ConversionError) -> (
    Amount, String
  ) {
    let size = (said.isShortSpoon ? "" : term.size) + size
    if said.isShortSpoon, let amount = largePieces(term) { return (amount, "") }
    if term.units.isEmpty { return try term.isShare ? (share(term, size), "") : bare(term, size) }
    if let volume = volume(size), !conversion.has(size: size, unit: nil) {
      // Two bottles of 500 ml, where no such bottle is known.
      return (Amount(value: term.value * volume, unit: .milliliter), "")
    }
    var first: ConversionError?
    for choice in term.units {
      let amount = Amount(value: term.value * choice.factor, unit: choice.unit, size: size)
      do throws(ConversionError) {
        _ = try conversion.grams(of: amount)
        return (amount, "")
      } catch { first = first ?? error }
    }
    if size.isEmpty, let unit = standIn(for: term.units) { return (Amount(value: term.value, unit: unit), "") }
    throw first ?? .countOrWeight(known: [])
  }

  /// The milliliters of a size that is a volume: 500ml, 1l.
  private func volume(_ size: String) -> Double? {
    guard let said = AmountText.said(size), said.terms.count == 1, let unit = said.terms[0].units.first,
      unit.unit == .milliliter
    else { return nil }
    return said.terms[0].value * unit.factor
  }

  /// 大2 of what has a large piece is two of them, and of anything else two spoons.
  private func largePieces(_ term: SaidAmount.Term) -> Amount? {
    guard let unit = countedUnit, conversion.has(size: term.size, unit: unit) else { return nil }
    return Amount(value: term.value, unit: unit, size: term.size)
  }

  /// A share of a whole: 半分, 1/4, コップ半分.
  private func share(_ term: SaidAmount.Term, _ size: String) throws(ConversionError) -> Amount {
    if size.isEmpty { return Amount(value: term.value, unit: .half) }
    if hasUnit(size) { return Amount(value: term.value, unit: MeasureUnit(size)) }
    return try sized(term.value, size)
  }

  /// Whether a word is itself the unit of a measure.
  private func hasUnit(_ word: String) -> Bool { portions.contains { $0.unit.text == word } }

  private func sized(_ value: Double, _ size: String) throws(ConversionError) -> Amount {
    if hasUnit(size) { return Amount(value: value, unit: MeasureUnit(size)) }
    let one = try conversion.one(ofSize: size)
    return Amount(value: value * one.value, unit: one.unit, size: one.size)
  }

  /// A number without a unit counts, or is a weight: see ``BareNumber``.
  private func bare(_ term: SaidAmount.Term, _ size: String) throws(ConversionError) -> (Amount, String) {
    if !size.isEmpty { return (try sized(term.value, size), "") }
    let unit = countedUnit
    if !term.isCounted {
      guard let unit else { throw .missingUnit(.piece, known: conversion.knownUnits) }
      return (Amount(value: term.value, unit: unit), unit.text)
    }
    let one = unit.flatMap { unit in try? conversion.grams(of: Amount(value: 1, unit: unit)) }
    let perGram = (composition[.energyKilocalories].value ?? 0) / 100
    switch BareNumber.meaning(of: term.value, gramsOfOne: one, kilocaloriesPerGram: perGram) {
    case .count:
      guard let unit else { break }
      return (Amount(value: term.value, unit: unit), unit.text)
    case .weight:
      let unit: MeasureUnit = isDrink && portions.contains { $0.unit == .milliliter } ? .milliliter : .gram
      return (Amount(value: term.value, unit: unit), unit.text)
    case .unclear: break
    }
    throw .countOrWeight(known: conversion.knownUnits)
  }

  /// Whether it is drunk: of the table's beverages, milks and drink dishes.
  private var isDrink: Bool {
    switch item {
    case .food(let food):
      food.group == "し好飲料類" || isMilk(food) || food.name.hasPrefix("豆乳") || food.name.contains("ジュース")
    case .dish(let dish): dish.category == "飲み物"
    case .exercise, .own, .recipe: false
    }
  }

  /// Whether it is a milk that is drunk: yogurt is as watery, and is eaten with a spoon.
  private func isMilk(_ food: Food) -> Bool {
    food.group == "乳類" && (composition[.water].value ?? 0) > 80
      && (!food.name.hasPrefix("ヨーグルト") || food.name.contains("ドリンク"))
  }

  /// The unit that it is counted in when nobody says one: that of the usual portion, else the first that counts pieces.
  private var countedUnit: MeasureUnit? {
    let counts = portions.filter { Self.pieces.contains($0.unit) }
    let counted = counts.first(where: \.isUsual)?.unit ?? counts.first { $0.size.isEmpty }?.unit ?? counts.first?.unit
    return counted ?? (item.asDish != nil ? .serving : nil)
  }

  private static let pieces: Set<MeasureUnit> = Set(
    MeasureUnit.list("個 本 枚 切れ 杯 パック 袋 缶 粒 匹 尾 膳 玉 株 束 丁 串 貫 房 かけ 片 箱 節 柵 瓶 食 皿 斤 羽 腹 さや 包 舟"))

  /// Another unit that a word may stand for: 個 counts whatever it is counted in, and a bowl or plate of a dish is a serving.
  private func standIn(for units: [UnitChoice]) -> MeasureUnit? {
    guard units.allSatisfy({ $0.factor == 1 }) else { return nil }
    if units.contains(where: { $0.unit == .piece }), let unit = countedUnit { return unit }
    guard item.asDish != nil, units.contains(where: { Self.servings.contains($0.unit) }) else { return nil }
    // What fills a plate does not fit into a small bowl.
    let serving = conversion.usualGrams().grams
    return units.contains { $0.unit == .smallBowl } && serving > Self.mostInSmallBowl ? nil : .serving
  }

  /// The grams that a small bowl holds at most.
  private static let mostInSmallBowl = 170.0
  private static let servings: Set<MeasureUnit> = Set(MeasureUnit.list("杯 皿 食 人前 パック セット 膳 枚 箱 鉢 小鉢"))

  // MARK: Without an amount

  private func unsaid(_ words: ItemWords, _ size: String, _ asBought: [String]) throws(MeasureError) -> Measured {
    do throws(ConversionError) {
      if !size.isEmpty {
        let amount = try sized(1, size)
        return Measured(amount: amount, grams: try conversion.grams(of: amount), text: words.amountText)
      }
    } catch {
      throw .conversion(name: item.name, id: item.id, words.amountText, error)
    }
    let (grams, ground) = conversion.usualGrams()
    switch ground {
    case .usualPortion(let portion):
      let isHalf = portion.unit == .half
      return Measured(
        amount: Amount(value: isHalf ? 0.5 : 1, unit: portion.unit, size: portion.size), grams: grams,
        text: isHalf ? portion.unit.text : "\(portion.size)1\(portion.unit)")
    case .said, .hundredGrams:
      guard isHelping else { throw .needed(item.name, known: conversion.knownUnits) }
      return Measured(amount: Amount(value: 100, unit: .gram), grams: 100, text: "100g")
    }
  }

  /// Whether 100 g of it is something that one eats without saying: nothing dried, pure fat, salty or counted by the leaf.
  private var isHelping: Bool {
    let water = composition[.water].value ?? 0
    let salt = composition[.saltEquivalent].value ?? 0
    let smallest = portions.filter { Self.pieces.contains($0.unit) }.map(\.milligrams).min() ?? .max
    return water >= 40 && salt < 3 && smallest >= 10_000
  }

  /// An amount of a food without a weight: how many of its unit.
  private func counted(_ unit: MeasureUnit, _ words: ItemWords, _ size: String) throws(MeasureError) -> Measured {
    guard let said = words.amount else {
      return Measured(amount: Amount(value: 1, unit: unit), grams: nil, text: "1\(unit)")
    }
    if let fault = said.fault { throw .amount(words.amountText, fault) }
    guard said.terms.count == 1, let term = said.terms.first else { throw .vague(item.name, words.amountText) }
    var first: ConversionError?
    for choice in term.units.isEmpty ? [UnitChoice(unit)] : term.units {
      let spoken = Amount(value: term.value * choice.factor, unit: choice.unit, size: size + term.size)
      do throws(ConversionError) {
        let amount = try FoodAmount.counted(spoken, unit: unit, figures: composition)
        return Measured(amount: amount, grams: nil, text: words.amountText + (term.units.isEmpty ? unit.text : ""))
      } catch { first = first ?? error }
    }
    throw .conversion(
      name: item.name, id: item.id, words.amountText,
      first ?? .countOrWeight(known: [unit, .kilocalorie]))
  }
}
