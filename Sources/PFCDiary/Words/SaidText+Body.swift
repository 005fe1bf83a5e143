internal import PFCJournal
internal import PFCModel

extension SaidText {
  /// A body weight in kg: `62.5`, `62.5kg`, `62.5キロ`. Throws ``WorkoutError``.
  public static func kilograms(_ text: String, of option: String = "--kg") throws(WorkoutError) -> Double {
    try bodyFigure(text, option, ["kg", "キロ", "キログラム"], Storable.bodyWeights, "1–700 kg")
  }

  /// Body fat in percent: `20`, `20%`. Throws ``WorkoutError``.
  public static func bodyFat(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--fat", ["%", "パーセント"], Storable.bodyFats, "1–80 %")
  }

  /// A waist in cm. Throws ``WorkoutError``.
  public static func waist(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--waist", ["cm", "センチ"], Storable.waists, "20–400 cm")
  }

  /// A height in cm. Throws ``WorkoutError``.
  public static func height(_ text: String) throws(WorkoutError) -> Double {
    try bodyFigure(text, "--height", ["cm", "センチ"], Storable.heights, "30–280 cm")
  }

  private static func bodyFigure(
    _ text: String, _ option: String, _ units: [String], _ range: ClosedRange<Double>, _ words: String
  ) throws(WorkoutError) -> Double {
    let value = ([nil] + units).lazy.compactMap { plainFigure(text, $0)?.value }.first
    guard let value, range.contains(value) else { throw .figure(option, text, words) }
    return value
  }
}
