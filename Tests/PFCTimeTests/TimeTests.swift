import PFCModel
import PFCTime
import Testing

@Suite struct TimeTests {
  @Test("dates count days, both ways, over the calendar's odd years")
  func dates() throws {
    for (year, month, day, days) in [
      (1970, 1, 1, 0), (2000, 2, 29, 11016), (2026, 11, 30, 20787), (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
    ] {
      let date = try #require(CivilDate(year: year, month: month, day: day))
      #expect(date.daysSince1970 == days)
      #expect(CivilDate(daysSince1970: days).parts == (year, month, day))
      #expect(CivilDate(text: date.text) == date)
    }
    for (year, month, day) in [(2025, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (0, 1, 1)] {
      #expect(CivilDate(year: year, month: month, day: day) == nil)
    }
    #expect(CivilDate(text: "2026-11-30")?.weekday == 0)
    for text in ["2026-1-1", "2026/11/30", "", "abcd-ef-gh", "2026-11-31", "+026-11-30"] {
      #expect(CivilDate(text: text) == nil)
    }
  }

  @Test("zones know daylight saving time, its gap and its double hour")
  func zones() throws {
    let newYork = try #require(TimeZoneRules(name: "America/New_York"))
    let spring = try #require(CivilDate(text: "2026-03-08"))
    let autumn = try #require(CivilDate(text: "2026-11-01"))
    #expect(newYork.text(newYork.instant(spring, seconds: 3600)) == "2026-03-08T01:00:00-05:00")
    #expect(newYork.text(newYork.instant(spring, seconds: 3 * 3600)) == "2026-03-08T03:00:00-04:00")
    #expect(newYork.text(newYork.instant(spring, seconds: 2 * 3600 + 1800)) == "2026-03-08T03:30:00-04:00")
    let apia = try #require(TimeZoneRules(name: "Pacific/Apia"))
    let skipped = try #require(CivilDate(text: "2011-12-30"))
    #expect(apia.text(apia.instant(skipped, seconds: 43_200)) == "2011-12-31T12:00:00+14:00")
    #expect(newYork.text(newYork.instant(autumn, seconds: 5400)) == "2026-11-01T01:30:00-04:00")
    #expect(newYork.text(newYork.instant(autumn, seconds: 3 * 3600)) == "2026-11-01T03:00:00-05:00")
    #expect(TimeZoneRules(name: "Nowhere/Land") == nil)
    #expect(TimeZoneRules(name: "") == nil)
  }

  @Test("local time and moment lead to each other, hour by hour over a year of daylight saving time")
  func roundTrip() throws {
    for name in ["Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"] {
      let zone = try #require(TimeZoneRules(name: name))
      for hour in stride(from: Int64(1_767_225_600), to: 1_798_761_600, by: 7200) {
        let (date, seconds) = zone.local(at: Instant(milliseconds: hour * 1000))
        let back = zone.local(at: zone.instant(date, seconds: seconds))
        #expect(back.date == date && back.seconds == seconds)
      }
    }
  }

  @Test("moments are read and written as ISO 8601")
  func instants() throws {
    let instant = try #require(InstantText.instant("2026-11-30T12:34:56+09:00"))
    #expect(instant.milliseconds == 1_796_009_696_000)
    #expect(TimeZoneRules.tokyo.text(instant) == "2026-11-30T12:34:56+09:00")
    #expect(InstantText.instant("2026-11-30T03:34:56Z") == instant)
    for text in ["", "2026-11-30", "2026-11-30T25:00:00Z", "2026-11-30T12:34:56", "x"] {
      #expect(InstantText.instant(text) == nil)
    }
  }
}
