internal import PFC
internal import PFCArguments

/// The words for the parts of a score.
enum ExplainWords {
  static func text(_ reason: Contribution.Reason) -> Bilingual {
    switch reason {
    case .grade(let grade): self.grade(grade)
    case .primarySense: Bilingual("その語だけで、まずこれを指す", "the bare word means this very item")
    case .level(let level): Bilingual("身近さ（5 段階の \(level)）", "commonness, \(level) of 5")
    case .itemKind(let kind): Bilingual("種類: \(kind.name)", "kind: \(kind.name)")
    case .nameKind(let kind): Bilingual("名前の種類: \(nameKind(kind))", "kind of name: \(kind.name)")
    case .namePart(let part): Bilingual("合った部分: \(namePart(part))", "part of the name: \(part.rawValue)")
    case .reading: Bilingual("よみ・ローマ字で合った", "matched by its reading")
    case .wholeWord: Bilingual("語の終わりまで合った", "matched to the end of the word")
    case .leftOver: Bilingual("書かれていない残り", "what the query leaves out")
    case .otherOrder: Bilingual("語の順を変えると名前そのもの", "a whole name in another order of words")
    case .repetition: Bilingual("同じ名前のものが上にある", "better items have this very name")
    case .speed: Bilingual("速さの近さ", "how near the speed is")
    case .habit: Bilingual("よく記録する", "you log it often")
    case .withoutFigures:
      Bilingual("量が分からず数値のないマイレシピ（同じ名前のものの後ろ）", "a recipe without figures, behind what has them under this name")
    case .identifier: Bilingual("番号で指定", "asked for by its identifier")
    }
  }

  private static func grade(_ grade: Grade) -> Bilingual {
    switch grade {
    case .exact: Bilingual("名前そのもの", "a whole name")
    case .prefix: Bilingual("名前の始まり", "the start of a name")
    case .word: Bilingual("名前の中の語・すべての語", "a word of a name, or every word")
    case .part: Bilingual("語の途中", "inside a word")
    case .loose: Bilingual("長音や小書きを無視すると同じ", "the same but for long marks or small kana")
    case .fuzzy: Bilingual("1 字ちがい・一部の語だけ", "one slip, or only some of the words")
    }
  }

  private static func nameKind(_ kind: NameKind) -> String {
    switch kind {
    case .display, .head: "表示名"
    case .alias: "別名"
    case .spelling: "別の表記"
    case .english: "英語名"
    case .officialPart: "成分表の名前"
    case .nearest: "表にないものの名前"
    case .classWord: "まとめた呼び名"
    }
  }

  private static func namePart(_ part: Contribution.NamePart) -> String {
    switch part {
    case .whole: "全体"
    case .head: "（ ）の前"
    case .qualifier: "（ ）の中"
    case .officialHead: "成分表の見出し"
    case .official: "成分表の細目"
    case .group: "分類"
    case .tail: "最後の語"
    }
  }
}
