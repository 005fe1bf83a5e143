internal import PFCModel

/// The words for what is wrong with an own food.
struct OwnFoodWords {
  let message: Bilingual
  let remedy: Bilingual

  init(_ fault: OwnFoodFault) { self.init(Self.words(fault), fault.text) }

  init(_ fault: OwnFoodFile.Fault) {
    if case .food(let inner) = fault.reason {
      self.init(inner)
    } else {
      self.init(Self.words(fault.reason), fault.text)
    }
  }

  /// What is wrong, with the offending text, and what to do.
  private init(_ words: Words, _ text: String) {
    let shown = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    message =
      shown.isEmpty
      ? words.what : Bilingual("\(words.what.japanese): \(shown)", "\(words.what.english): \(shown)")
    remedy = words.remedy
  }

  private typealias Words = (what: Bilingual, remedy: Bilingual)

  private static func words(_ fault: OwnFoodFault) -> Words {
    switch fault.reason {
    case .missingName: (Bilingual("名前がありません", "There is no name"), Bilingual("名前を書いてください。", "Write a name."))
    case .nothingToFind: NameWords.nothingToFind
    case .tooLong(let most): NameWords.tooLong(most)
    case .noKana: NameWords.noKana
    case .noAmount:
      (
        Bilingual("何あたりかが分かりません", "This is nothing that figures can be for"),
        Bilingual("例: 100g 30g 1個 200ml", "As 100g, 30g, 1個, 200ml.")
      )
    case .noWeight: (Bilingual("重さではありません", "This is no weight"), Bilingual("例: 60g", "As 60g."))
    case .weightOfWeight:
      (
        Bilingual("グラムあたりの数値に重さは要りません", "Figures for grams need no weight"),
        Bilingual("1 個の重さなら --portion 1個=50g と書いてください。", "For the weight of one, write --portion 1個=50g.")
      )
    case .volumeWithoutWeight:
      (
        Bilingual("容量だけでは重さが分かりません", "A volume does not say the weight"),
        Bilingual(
          "--weight で重さを書くか、--per 1本 のように数えてください。", "Write its weight with --weight, or count: --per 1本.")
      )
    case .noMeasure: (Bilingual("めやす量ではありません", "This is no measure"), Bilingual("例: 1枚=20g", "As 1枚=20g."))
    case .measureWithoutWeight:
      (
        Bilingual("重さの分からない食品にめやす量は足せません", "A food without a weight has no other measures"),
        Bilingual("--weight で重さを書いてください。", "Write its weight with --weight.")
      )
    case .measureOfBasis:
      (
        Bilingual("数値の基準になっているめやす量です", "The figures are for this measure"),
        Bilingual(
          "その重さは --weight で、基準は --per で直してください。",
          "Change its weight with --weight, or what the figures are for with --per.")
      )
    case .noFigure, .tooMuch, .overweight, .noFigures: figure(fault)
    }
  }

  private static func figure(_ fault: OwnFoodFault) -> Words {
    guard case .figure(let nutrient) = fault.field else { return (Bilingual("", ""), Bilingual("", "")) }
    let (japanese, english) = (nutrient.japaneseName, nutrient.englishName)
    switch fault.reason {
    case .tooMuch(let most):
      let limit = "\(Decimal.text(most, 0)) \(nutrient.unit)"
      return (
        Bilingual("\(japanese)が多すぎます（100 g に \(limit) まで）", "\(english) is too much (\(limit) in 100 g at most)"),
        Bilingual("数値と、何あたりか（--per）を確かめてください。", "Check the figure and what it is for (--per).")
      )
    case .overweight(let mass):
      let grams = Decimal.text(mass, 1)
      return (
        Bilingual("P・F・C の合計が 100 g 中 \(grams) g です", "Protein, fat and carbohydrate of 100 g weigh \(grams) g"),
        Bilingual("数値と、何あたりか（--per）を確かめてください。", "Check the figures and what they are for (--per).")
      )
    case .noFigures:
      return (Bilingual("数値がありません", "There are no figures"), Bilingual("例: --kcal 210", "As --kcal 210."))
    default:
      return (
        Bilingual("\(japanese)の数ではありません", "\(english): this is no number"),
        Bilingual("0 以上の数を半角で。測っていなければ空か -。", "Write a number from 0; nothing or - where it was not measured.")
      )
    }
  }

  private static func words(_ reason: OwnFoodFile.Fault.Reason) -> Words {
    switch reason {
    case .encoding:
      (
        Bilingual("UTF-8 ではありません", "The file is not in UTF-8 but in"),
        Bilingual("「CSV UTF-8」で保存し直してください。", "Save it as UTF-8 (in Excel: CSV UTF-8).")
      )
    case .invalidUTF8:
      (
        Bilingual("UTF-8 でないバイトがあります", "There are bytes that are not UTF-8"),
        Bilingual("UTF-8 で保存し直してください。", "Save it as UTF-8.")
      )
    case .strayQuote:
      (
        Bilingual("引用符の位置が違います", "A quote stands in the wrong place"),
        Bilingual(
          "欄全体を \" で囲み、中の \" は \"\" と書いてください。", "Put the whole field in double quotes; double the quote inside.")
      )
    case .openQuote:
      (Bilingual("引用符が閉じていません", "A quoted field does not end"), Bilingual("閉じてください。", "Close the quote."))
    case .carriageReturn:
      (
        Bilingual("行末でない CR があります", "A carriage return ends no line"),
        Bilingual("改行を LF か CRLF にしてください。", "Use LF or CRLF at line ends.")
      )
    case .empty:
      (
        Bilingual("食品がありません", "There are no foods"),
        Bilingual("見出しの行と、一行に一つの食品を書いてください。", "Write a header row, and a food a row.")
      )
    case .unknownColumn:
      (
        Bilingual("知らない列です", "The column is not known"),
        Bilingual(
          "列: 名前 よみ 基準 重さ kcal たんぱく質 脂質 炭水化物 … メモ。単位は成分表と同じです。",
          "Columns: name reading per weight kcal protein fat carb … note.")
      )
    case .columnTwice:
      (Bilingual("同じ列が二つあります", "The column is there twice"), Bilingual("一つにしてください。", "Keep one of them."))
    case .noNameColumn:
      (
        Bilingual("名前の列がありません", "There is no column of names"),
        Bilingual("「名前」か name の列を作ってください。", "Add a column called name.")
      )
    case .fieldCount(let count, let expected):
      (
        Bilingual("欄の数が見出しと違います（\(expected) でなく \(count)）", "The row has \(count) fields, not \(expected)"),
        Bilingual("見出しと同じ数にしてください。", "Give it as many as the header.")
      )
    case .nameTwice(let line):
      (
        Bilingual("\(line) 行目と同じ名前です", "The name stands in line \(line) too"),
        Bilingual("一つにしてください。", "Keep one of them.")
      )
    case .food(let fault): words(fault)
    }
  }
}
