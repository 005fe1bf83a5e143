extension BackupKind {
  /// A set is written anew when it is changed, so the time of its making is that of its last change.
  static let mealSets = BackupKind(
    name: "meal_sets", table: "meal_set", fields: [.text("name"), .text("line"), .moment("created")],
    changed: "created")
}
