public import PFCModel

extension RecipeFileFaults: WordedError {
  /// The stable code.
  public var code: String { "bad_recipe_file" }
  /// Every fault, a line each.
  public var message: Bilingual { all.map { Self.line($0, file) }.lines }
  /// What to do about them.
  public var hint: Bilingual {
    Bilingual("何も書いていません。直してからもう一度どうぞ。", "Nothing was written. Correct the file and try again.")
  }
  /// A file is in a state.
  public var kind: WordedErrorKind { .refused }

  private static func line(_ fault: RecipeFileFault, _ file: String) -> Bilingual {
    let (what, remedy) = words(fault.reason)
    let place = "\(file):\(fault.line):\(fault.column): "
    let subject = [fault.recipe, fault.field].filter { !$0.isEmpty }.joined(separator: " ")
    let head = place + (subject.isEmpty ? "" : subject + ": ")
    let shown = fault.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let tail = shown.isEmpty ? Bilingual("", "") : Bilingual(": 「\(shown)」", ": \"\(shown)\"")
    return Bilingual(
      head + what.japanese + tail.japanese + "。" + remedy.japanese,
      head + what.english + tail.english + ". " + remedy.english)
  }

  private typealias Words = (what: Bilingual, remedy: Bilingual)

  private static func words(_ reason: RecipeFileFault.Reason) -> Words {
    switch reason {
    case .encoding:
      (
        Bilingual("UTF-8 ではありません", "The file is not in UTF-8 but in"),
        Bilingual("UTF-8 で保存し直してください。", "Save it as UTF-8.")
      )
    case .invalidUTF8:
      (
        Bilingual("UTF-8 でないバイトがあります", "There are bytes that are not UTF-8"),
        Bilingual("UTF-8 で保存し直してください。", "Save it as UTF-8.")
      )
    case .empty:
      (
        Bilingual("レシピがありません", "There are no recipes"),
        Bilingual("料理の名前と、一行に一つの材料を書いてください。", "Write a title, and an ingredient a line.")
      )
    case .noArray, .cutShort, .openString, .noElement, .textBehind, .badJSON, .wrongType, .memberTwice: json(reason)
    case .missingName: (Bilingual("名前がありません", "There is no name"), Bilingual("名前を書いてください。", "Write a name."))
    case .noIngredients:
      (
        Bilingual("材料がありません", "There are no ingredients"),
        Bilingual("材料を書いてください。料理の区切りは --- です。", "Write them; --- divides recipes.")
      )
    case .ingredientAsTitle, .noAmounts, .badAmount, .identifier, .controlCharacter: refused(reason)
    case .nothingToFind: NameWords.nothingToFind
    case .tooLong(let most): NameWords.tooLong(most)
    case .noKana: NameWords.noKana
    case .noSize:
      (
        Bilingual("人数でも重さでもありません", "This is neither servings nor a weight"),
        Bilingual("例: 2人前 600g", "As 2人前, 600g.")
      )
    case .notPositive:
      (
        Bilingual("使える数ではありません", "This number cannot be"),
        Bilingual("0 より大きく 100 万より小さい数です。", "A number above 0 and below a million.")
      )
    case .nameTwice(let line):
      (
        Bilingual("\(line) 行目と同じ名前です", "The name stands in line \(line) too"),
        Bilingual("一つにしてください。", "Keep one of them.")
      )
    }
  }

  /// What can be read but is not taken.
  private static func refused(_ reason: RecipeFileFault.Reason) -> Words {
    switch reason {
    case .ingredientAsTitle:
      (
        Bilingual("料理の名前がなく、材料で始まっています", "It begins with an ingredient, not with a title"),
        Bilingual("一行目に料理の名前を書いてください（# を前に付ければ、どんな名前でも読めます）。", "Write the title first; behind # it may be anything.")
      )
    case .noAmounts:
      (
        Bilingual("量が一つもありません", "There is not one amount"),
        Bilingual(
          "レシピの文章なら、材料の行に量を書くか（卵 2個）、名前の前に # を付けてください。",
          "If this is a recipe, write amounts (卵 2個), or # before its title.")
      )
    case .badAmount:
      (Bilingual("使える量ではありません", "This amount cannot be"), Bilingual("例: 200g 2個 大さじ1 少々", "As 200g, 2個, 大さじ1, 少々."))
    case .identifier:
      (
        Bilingual("番号と紛らわしい名前です", "The name looks like an id"), Bilingual("別の名前にしてください。", "Give it another name.")
      )
    case .controlCharacter:
      (
        Bilingual("名前に制御文字があります", "The name has control characters"),
        Bilingual("消してください。", "Remove them.")
      )
    default: json(reason)
    }
  }

  private static func json(_ reason: RecipeFileFault.Reason) -> Words {
    let array = Bilingual(
      "[{\"name\": …, \"ingredients\": [{\"name\": …}]}] の形です。", "As [{\"name\": …, \"ingredients\": [{\"name\": …}]}]."
    )
    switch reason {
    case .noArray: return (Bilingual("レシピの配列の JSON ではありません", "This is no JSON array of recipes"), array)
    case .cutShort:
      return (
        Bilingual("ここから始まるものが終わっていません", "What starts here does not end"),
        Bilingual("ファイルが途中で切れているか、括弧か引用符が足りません。", "The file is cut short, or a bracket or quote is missing.")
      )
    case .openString:
      return (
        Bilingual("引用符が行の中で閉じていません", "A string does not end on its line"), Bilingual("閉じてください。", "Close it.")
      )
    case .noElement: return (Bilingual("余分なカンマがあります", "There is a comma too many"), Bilingual("消してください。", "Remove it."))
    case .textBehind:
      return (Bilingual("配列の後に文字があります", "Text stands behind the array"), Bilingual("消してください。", "Remove it."))
    case .wrongType(let kind):
      let name = word(kind)
      return (
        Bilingual("\(name.japanese)ではありません", "This is not \(name.english)"),
        Bilingual("\(name.japanese)を書いてください。", "Write \(name.english).")
      )
    case .memberTwice:
      return (Bilingual("二度あります", "It is there twice"), Bilingual("一つにしてください。", "Keep one of them."))
    default: return (Bilingual("JSON として読めません", "This is no JSON"), array)
    }
  }

  private static func word(_ kind: RecipeFileFault.Kind) -> Bilingual {
    switch kind {
    case .recipe: Bilingual("レシピ {\"name\": …}", "a recipe {\"name\": …}")
    case .ingredient: Bilingual("材料 {\"name\": …}", "an ingredient {\"name\": …}")
    case .ingredients: Bilingual("材料の配列", "an array of ingredients")
    case .text: Bilingual("文字列", "a string")
    case .number: Bilingual("数", "a number")
    case .size: Bilingual("数か文字列（2人前・600g）", "a number or string (2人前, 600g)")
    }
  }
}
