internal import PFC
internal import PFCArguments

/// A goal as options say it.
struct GoalInput {
  private let energy: Double?
  private let percent: [Double]?
  private let grams: [Double]

  init(_ invocation: Invocation) throws {
    energy = try Self.number("kcal", invocation)
    percent = try invocation.value("pfc").map(Self.percent)
    grams = try Self.gramOptions.compactMap { try Self.number($0, invocation) }
    if percent != nil, let option = Self.gramOptions.first(where: invocation.has) {
      throw UsageError.exclusive(["--pfc", "--" + option])
    }
    guard percent == nil ? grams.count == Self.gramOptions.count : energy != nil else { throw Self.incomplete }
  }

  func goal(since day: CivilDate) throws -> Goal {
    let goal =
      percent.map { Goal(since: day, energy: energy ?? 0, percent: ($0[0], $0[1], $0[2])) }
      ?? Goal(since: day, energy: energy, grams: (grams[0], grams[1], grams[2]))
    guard goal.energy > 0 else { throw LogInputError.number(option: "--kcal", "0") }
    return goal
  }

  private static let gramOptions = ["protein", "fat", "carb"]

  private static func number(_ option: String, _ invocation: Invocation) throws -> Double? {
    try invocation.value(option).map { text in
      guard let value = FoodLog.figure(text)?.value else { throw LogInputError.number(option: "--" + option, text) }
      return value
    }
  }

  /// Three shares that sum to 100, counted in thousandths so that 33.3:33.3:33.4 does.
  private static func percent(_ text: String) throws -> [Double] {
    let shares = text.split(separator: ":", omittingEmptySubsequences: false).map { FoodLog.figure(String($0)) }
    let values = shares.compactMap { $0?.value }
    guard shares.count == 3, values.count == 3, values.reduce(0, { $0 + ($1 * 1000).rounded() }) == 100_000 else {
      throw CommandError(
        code: "bad_ratio",
        message: Bilingual("合わせて 100 になる比率ではありません: \(text)", "These are no shares that sum to 100: \(text)"),
        hint: Bilingual("たんぱく質:脂質:炭水化物 の順に、例: 20:25:55", "Protein, fat, carbohydrate, as 20:25:55"), status: .usage)
    }
    return values
  }

  private static var incomplete: CommandError {
    CommandError(
      code: "incomplete_goal",
      message: Bilingual("目標を決めるには足りません。", "This is not enough for a goal."),
      hint: Bilingual(
        "--kcal N --pfc P:F:C か、--protein G --fat G --carb G（--kcal は任意）と書いてください。",
        "Write --kcal N --pfc P:F:C, or --protein G --fat G --carb G (--kcal optional)."), status: .usage)
  }
}
