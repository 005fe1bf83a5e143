import Testing

@testable import PFCGrammar

/// Lines of workouts, and durations by themselves.
@Suite struct WorkoutLineTests {
  @Test(
    "durations are read in every way that people write them",
    arguments: [
      ("30分", 30.0), ("３０分", 30), ("1時間", 60), ("1時間半", 90), ("1時間30分", 90), ("1h30m", 90), ("1h", 60),
      ("90min", 90), ("1:30", 90), ("0:45", 45), ("1.5時間", 90), ("半時間", 30), ("90秒", 1.5), ("1分30秒", 1.5),
      ("20 minutes", 20), ("45m", 45), ("三十分", 30),
    ])
  func durations(text: String, minutes: Double) { #expect(DurationText.minutes(text) == minutes) }

  @Test(
    "what is no duration is none",
    arguments: ["45", "30g", "-30分", "1:75", "1:5", "分", "30分x", "", "nan分", "10km", "30分 30分"])
  func none(text: String) { #expect(DurationText.minutes(text) == nil) }

  private static func item(
    _ name: String, speed: Double? = nil, minutes: Double? = nil, distance: Double? = nil
  ) -> WorkoutLine.Item {
    WorkoutLine.Item(name: name, speed: speed, minutes: minutes, distance: distance)
  }

  @Test("several exercises stand in one line, with the day and the time")
  func several() throws {
    let line = try WorkoutLine("昨日 7:30 ランニング 10km/h 45分 腕立て10分、ヨガ 1時間半")
    #expect(
      line.items == [
        Self.item("ランニング", speed: 10, minutes: 45), Self.item("腕立て", minutes: 10), Self.item("ヨガ", minutes: 90),
      ])
    #expect(line.day == .shift(-1))
    #expect(line.clock == 7 * 3600 + 1800)
  }

  @Test("1:30 behind an exercise is a duration, before one a time")
  func clocks() throws {
    let line = try WorkoutLine("6:15 ランニング 1:30")
    #expect(line.items == [Self.item("ランニング", minutes: 90)])
    #expect(line.clock == 6 * 3600 + 900)
  }

  @Test("a speed may be said in words, a distance stands by itself, and a sentence is read")
  func speeds() throws {
    #expect(try WorkoutLine("時速8キロ ランニング 30分").items == [Self.item("ランニング", speed: 8, minutes: 30)])
    for text in ["キロ6分", "10kph", "10.0 km/時", "時速10km"] {
      #expect(try WorkoutLine("ランニング \(text) 30分").items == [Self.item("ランニング", speed: 10, minutes: 30)], "\(text)")
    }
    #expect(try WorkoutLine("ランニング 6 mph 30分").items == [Self.item("ランニング", speed: 9.7, minutes: 30)])
    #expect(try WorkoutLine("ランニング 10km/h 5km").items == [Self.item("ランニング", speed: 10, distance: 5)])
    #expect(try WorkoutLine("ランニング 5km 30分").items == [Self.item("ランニング", minutes: 30, distance: 5)])
    #expect(try WorkoutLine("ジョギングを約30分した").items == [Self.item("ジョギング", minutes: 30)])
    #expect(try WorkoutLine("x12030 30分").items == [Self.item("x12030", minutes: 30)])
    #expect(try WorkoutLine("昨日").day == .shift(-1))
  }

  @Test(
    "what cannot be read is a fault that names it",
    arguments: [
      ("ランニング", WorkoutLine.Fault.noDuration("ランニング")), ("ランニング 30分 ヨガ", .noDuration("ヨガ")),
      ("腕立て 20回 3セット", .count("腕立て", "20回")), ("30分", .noName("30分")), ("", .empty),
      ("ランニング 8km/h 9km/h 30分", .twice("9km/h")), ("朝 ランニング 30分", .meal("朝")), ("、", .empty),
    ])
  func faults(text: String, fault: WorkoutLine.Fault) {
    #expect(throws: fault) { try WorkoutLine(text) }
  }
}
