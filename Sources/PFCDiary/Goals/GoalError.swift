public import PFCModel

/// Why what was said is no goal.
public enum GoalError: WordedError, Equatable {
  /// The text is no energy or weight of a component.
  case badFigure(Nutrient, String)
  /// The text is not three shares that sum to 100.
  case badRatio(String)
  /// Shares and the grams of a component are both said.
  case ratioAndGrams(Nutrient)
  /// Neither energy nor the grams of all three are said.
  case incomplete
  /// No goal begins on the day.
  case unknown(CivilDate)

  /// The stable code, as `bad_ratio`.
  public var code: String {
    switch self {
    case .badFigure: "bad_number"
    case .badRatio: "bad_ratio"
    case .ratioAndGrams: "ratio_and_grams"
    case .incomplete: "incomplete_goal"
    case .unknown: "unknown_goal"
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .badFigure(let nutrient, let text): DiaryInputError.number(nutrient, text).message
    case .badRatio(let text):
      Bilingual("合わせて 100 になる比率ではありません: \(text)", "These are no shares that sum to 100: \(text)")
    case .ratioAndGrams(let nutrient):
      Bilingual(
        "比率と\(nutrient.japaneseName)のグラム数は一緒に使えません。", "Shares and grams of \(nutrient.englishName) exclude each other.")
    case .incomplete: Bilingual("目標を決めるには足りません。", "This is not enough for a goal.")
    case .unknown(let day): Bilingual("\(day.text) からの目標はありません。", "There is no goal from \(day.text).")
    }
  }

  /// What to do about it.
  public var hint: Bilingual {
    switch self {
    case .badFigure(let nutrient, let text): DiaryInputError.number(nutrient, text).hint
    case .badRatio: Bilingual("たんぱく質:脂質:炭水化物 の順に、例: 20:25:55", "Protein, fat, carbohydrate, as 20:25:55")
    case .ratioAndGrams: Bilingual("一つだけにしてください。", "Keep one of them.")
    case .incomplete:
      Bilingual(
        "--kcal N（--pfc P:F:C や --protein G などは任意）か、--protein G --fat G --carb G と書いてください。",
        "Write --kcal N, with --pfc P:F:C or grams if you like, or --protein G --fat G --carb G.")
    case .unknown: Bilingual("`pfc goal history` で一覧を見られます。", "`pfc goal history` lists them.")
    }
  }

  /// Whether what was said can be said otherwise.
  public var kind: WordedErrorKind {
    if case .unknown = self { .refused } else { .input }
  }
}
