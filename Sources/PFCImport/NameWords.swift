internal import PFCModel

/// What can be wrong with the name or reading of anything that is the user's own, and what to do.
enum NameWords {
  typealias Words = (what: Bilingual, remedy: Bilingual)

  static var nothingToFind: Words {
    (
      Bilingual("文字も数字もない名前です", "The name has no letter or digit"),
      Bilingual("検索できる名前にしてください。", "Give it a name that can be searched for.")
    )
  }

  static var noKana: Words {
    (Bilingual("よみがかなではありません", "The reading is not in kana"), Bilingual("かなで書いてください。", "Write it in kana."))
  }

  static func tooLong(_ most: Int) -> Words {
    (Bilingual("長すぎます", "It is too long"), Bilingual("\(most) 文字までです。", "\(most) characters at most."))
  }
}
