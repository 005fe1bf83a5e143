internal import PFCModel
internal import PFCSeed

/// Catches slips that no single row of a dish shows: too much oil, a yield that forgets the water, salt by the spoon.
enum DishPlausibility {
  /// The kilocalories that one serving can have, by category; of other categories ``anyEnergy``.
  private static let energy: [String: ClosedRange<Double>] = [
    "朝食": 100...1200, "ご飯": 80...1400, "丼ぶり": 200...1600, "寿司": 40...1400, "おにぎり": 80...700, "麺": 120...1600,
    "パスタ": 150...1600,
    "カレー": 150...1600, "弁当": 250...1600, "定食": 250...1600, "鍋": 60...1600, "飲み物": 1...800, "汁物": 5...900,
    "スープ": 5...900, "和え物": 5...600, "サラダ": 5...900, "おつまみ": 5...1200, "おでん": 3...900,
  ]
  private static let anyEnergy = 5.0...1600.0
  /// More salt than a bowl of noodles with all its soup.
  private static let mostSalt = 12.0
  /// What frying takes away and what water adds, as a share of the ingredients: more where a dish is cooked in plain water,
  /// which is no ingredient, and most where it is drunk or shaved as ice.
  private static func yieldShare(_ category: String) -> ClosedRange<Double> {
    switch category {
    case "汁物", "スープ", "鍋", "おでん", "煮物", "カレー", "シチュー": 0.5...3.0
    case "甘味": 0.5...6.0
    case "飲み物": 0.5...60
    default: 0.5...1.7
    }
  }

  static func faults(of dish: DishRecord, _ row: CSVRow) -> [Fault] {
    var faults: [Fault] = []
    let raw = dish.ingredients.reduce(0) { $0 + $1.milligrams }
    let share = Double(dish.yieldMilligrams) / Double(max(1, raw))
    if !yieldShare(row.text("category")).contains(share) {
      faults.append(row.fault(.outOfRange, "yield_grams", detail: "the ingredients weigh \(Double(raw) / 1000) g"))
    }
    func perServing(_ nutrient: Nutrient) -> Double {
      (dish.composition[nutrient].value ?? 0) * Double(dish.yieldMilligrams) / 100_000 / dish.servings
    }
    let range = energy[row.text("category")] ?? anyEnergy
    let energy = perServing(.energyKilocalories)
    if !range.contains(energy) {
      let detail = "\(energy.rounded()) kcal a serving, \(range.lowerBound) to \(range.upperBound) expected"
      faults.append(row.fault(.outOfRange, "servings", detail: detail))
    }
    let salt = perServing(.saltEquivalent)
    if salt > mostSalt {
      faults.append(row.fault(.outOfRange, "servings", detail: "\(salt) g of salt a serving, \(mostSalt) at most"))
    }
    return faults
  }
}
