package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The profiles, each from a day on.
  package var profiles: ProfileTable { ProfileTable(store: self) }
}

/// The profiles, each from a day on.
package struct ProfileTable {
  let store: JournalStore

  /// The profile that holds on a day: the last one from that day or earlier; nil when there is none. O(log n).
  package func profile(on day: CivilDate) throws(JournalError) -> Profile? {
    try profiles("WHERE since <= ? ORDER BY since DESC LIMIT 1", [.integer(Int64(day.daysSince1970))]).first
  }

  /// Every profile, the latest first. O(profiles).
  package func all() throws(JournalError) -> [Profile] { try profiles("ORDER BY since DESC", []) }

  /// Sets a profile, in place of the one that begins on the same day.
  package func set(_ profile: Profile, now: Instant) throws(JournalError) {
    try store.change("profile \(profile.since.text)", at: now) { connection in
      guard Self.isStorable(profile) else { throw JournalReason(reason: .outOfRange("profile")) }
      try connection.query(
        """
        INSERT INTO profile (since, sex, birth, height_cm, activity, updated) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (since) DO UPDATE SET (sex, birth, height_cm, activity, updated) =
          (excluded.sex, excluded.birth, excluded.height_cm, excluded.activity, excluded.updated)
        WHERE (sex, birth, height_cm, activity) IS NOT
          (excluded.sex, excluded.birth, excluded.height_cm, excluded.activity)
        """,
        [
          .integer(Int64(profile.since.daysSince1970)), .optional(profile.sex?.rawValue),
          profile.birth.map { .integer(Int64($0.daysSince1970)) } ?? .null, .optional(profile.height),
          .optional(profile.activity?.rawValue), .integer(now.milliseconds),
        ])
    }
  }

  private func profiles(_ condition: String, _ bindings: [Value]) throws(JournalError) -> [Profile] {
    try store.run { connection in
      var profiles: [Profile] = []
      try connection.query("SELECT since, sex, birth, height_cm, activity FROM profile \(condition)", bindings) { row in
        let (sex, activity) = (Sex(rawValue: row.text(1)), ActivityLevel(rawValue: row.text(4)))
        let profile = Profile(
          since: CivilDate(daysSince1970: Int(clamping: row.integer(0))), sex: sex,
          birth: row.isNull(2) ? nil : CivilDate(daysSince1970: Int(clamping: row.integer(2))),
          height: row.isNull(3) ? nil : row.real(3), activity: activity)
        guard Self.isStorable(profile), row.isNull(1) == (sex == nil), row.isNull(4) == (activity == nil) else {
          throw JournalReason(reason: .damaged("profile \(row.integer(0))"))
        }
        profiles.append(profile)
        return true
      }
      return profiles
    }
  }

  private static func isStorable(_ profile: Profile) -> Bool {
    Storable.days.contains(Int64(profile.since.daysSince1970))
      && (profile.birth.map { Storable.days.contains(Int64($0.daysSince1970)) } ?? true)
      && (profile.height.map(Storable.heights.contains) ?? true)
  }
}
