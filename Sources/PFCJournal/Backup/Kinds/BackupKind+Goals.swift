internal import PFCModel
internal import PFCStorage

extension BackupKind {
  static let goals = BackupKind(
    name: "goals", table: "goal",
    fields: [
      .day("since"), .real("energy_kcal", moreThanZero: true), .real("protein_g").optional,
      .real("fat_g").optional, .real("carbohydrate_g").optional, .moment("updated"),
    ],
    changed: "updated")

  static let weekdayGoals = BackupKind(
    name: "weekday_goals", table: "weekday_goal",
    fields: [
      .integer("id", (Storable.days.lowerBound * 7)...(Storable.days.upperBound * 7 + 6)), .day("since"),
      .coded("weekday") {
        Weekday(rawValue: Int($0))?.name
      } read: { name in
        Weekday.allCases.first { $0.name == name }.map { Int64($0.rawValue) }
      },
      .real("energy_kcal", moreThanZero: true), .real("protein_g").optional, .real("fat_g").optional,
      .real("carbohydrate_g").optional, .moment("updated"),
    ],
    since: 2, changed: "updated",
    misfit: misfit)

  /// The key is made of the day and the weekday.
  @Sendable private static func misfit(_ values: [Value]) -> String? {
    guard case .integer(let id) = values[0], case .integer(let since) = values[1],
      case .integer(let number) = values[2], let weekday = Weekday(rawValue: Int(number))
    else { return nil }
    return id == GoalTable.key(since, weekday) ? nil : "id"
  }
}
