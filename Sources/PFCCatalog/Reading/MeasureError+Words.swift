public import PFCModel

extension MeasureError: WordedError {
  /// The stable code, as `missing_conversion`.
  public var code: String { words.code }
  /// What is wrong.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }

  /// An amount that is none can be said otherwise; what an item weighs is a matter of the data.
  public var kind: WordedErrorKind {
    switch self {
    case .amount: .input
    case .notEaten: .nothing
    case .vague, .needed, .conversion: .refused
    }
  }

  private typealias Words = (code: String, message: Bilingual, hint: Bilingual)

  private var words: Words {
    switch self {
    case .amount(let text, let error): Self.amount(text, error)
    case .vague(let name, let text): Self.vague(name, text)
    case .needed(let name, let units): Self.needed(name, units)
    case .conversion(let name, let id, let text, let error): Self.conversion(name, id, text, error)
    case .notEaten(let name):
      (
        "not_found", Bilingual("食べものではありません: \(name)", "This is not eaten: \(name)"),
        Bilingual("食品か料理を書いてください。", "Write a food or dish.")
      )
    }
  }

  private static func amount(_ text: String, _ error: AmountError) -> Words {
    let what: Bilingual
    switch error {
    case .zero: what = Bilingual("量が 0 です", "The amount is zero")
    case .negative: what = Bilingual("量が負です", "The amount is negative")
    case .tooSmall: what = Bilingual("量が少なすぎます（0.01 g から）", "The amount is too small (0.01 g at least)")
    case .tooLarge:
      what = Bilingual(
        "量が多すぎます（一度に 10 kg、10,000 kcal まで）", "The amount is too large (10 kg or 10,000 kcal at once at most)")
    case .badNumber: what = Bilingual("量の数の書き方が違います", "The number of the amount is not one that is taken")
    }
    return (
      "bad_amount", Bilingual("\(what.japanese): \(text)", "\(what.english): \(text)"),
      Bilingual("例: 200g 1.5個 1/2丁 大さじ1 茶碗1杯", "Examples: 200g 1.5個 1/2丁 大さじ1 茶碗1杯")
    )
  }

  private static func vague(_ name: String, _ text: String) -> Words {
    (
      "vague_amount", Bilingual("\(name) の「\(text)」は量が決まりません。", "\(text) of \(name) is no amount."),
      Bilingual("量を書いてください。例: 小さじ1/2 1つまみ 2g", "Write an amount, as 小さじ1/2, 1つまみ or 2g.")
    )
  }

  private static func needed(_ name: String, _ units: [MeasureUnit]) -> Words {
    let list = MeasureUnit.text(of: units)
    return (
      "amount_needed", Bilingual("\(name) は量を書いてください。", "Write how much \(name) it was."),
      Bilingual("使える単位: \(list)", "Units: \(list)")
    )
  }

  private static func units(_ known: [MeasureUnit], of id: String?) -> Bilingual {
    let list = MeasureUnit.text(of: known)
    if let id, Recipe.number(ofID: id) != nil, known.contains(.whole), !known.contains(.serving) {
      return Bilingual(
        "使える単位: \(list)。何人前かは `pfc recipe edit \(id) --servings N` で足せます。",
        "Units: \(list). `pfc recipe edit \(id) --servings N` says how many servings it makes.")
    }
    guard let id, OwnFood.number(ofID: id) != nil else { return Bilingual("使える単位: \(list)", "Units: \(list)") }
    return Bilingual(
      "使える単位: \(list)。重さは `pfc food edit \(id) --weight G`、単位は `--portion 1枚=20g` で足せます。",
      "Units: \(list). `pfc food edit \(id) --weight G` gives a weight, `--portion 1枚=20g` a unit.")
  }

  private static func conversion(_ name: String, _ id: String?, _ text: String, _ error: ConversionError) -> Words {
    switch error {
    case .countOrWeight:
      (
        "missing_conversion",
        Bilingual("\(name) の「\(text)」は個数か重さか分かりません。", "\(text) of \(name) may be a count or a weight."),
        Bilingual("単位を付けてください。例: \(text)g \(text)個", "Write the unit, as \(text)g or \(text)個.")
      )
    case .missingUnit(let unit, let known):
      (
        "missing_conversion",
        Bilingual(
          "\(name) の「\(unit)」の重さが分かりません: \(text)", "There is no weight for \(unit) of \(name): \(text)"),
        units(known, of: id)
      )
    case .missingSize(let size, let known):
      (
        "missing_size",
        Bilingual("\(name) に「\(size)」の大きさはありません: \(text)", "\(name) has no size \(size): \(text)"),
        Bilingual("使える大きさ: \(known.joined(separator: " "))", "Sizes: \(known.joined(separator: " "))")
      )
    case .noRefuse:
      (
        "no_refuse",
        Bilingual("\(name) には捨てる部分の割合がなく、殻や骨を除けません: \(text)", "\(name) has no refuse share to take off: \(text)"),
        Bilingual("食べる部分の重さをグラムで書いてください。", "Write the grams of what is eaten.")
      )
    case .noEnergy:
      (
        "no_energy", Bilingual("\(name) はエネルギーがなく、kcal から量を求められません。", "\(name) has no energy to count from."),
        Bilingual("グラムで書いてください。", "Write grams.")
      )
    }
  }
}
