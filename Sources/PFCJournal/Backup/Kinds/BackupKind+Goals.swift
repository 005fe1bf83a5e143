extension BackupKind {
  static let goals = BackupKind(
    name: "goals", table: "goal",
    fields: [
      .day("since"), .real("energy_kcal", moreThanZero: true), .real("protein_g"), .real("fat_g"),
      .real("carbohydrate_g"), .moment("updated"),
    ],
    changed: "updated")
}
