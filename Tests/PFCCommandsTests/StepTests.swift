import Foundation
import PFCArguments
import PFCTestSupport
import Testing

@testable import PFCCommands

/// Changes of the journal of the golden cases: taken back one by one, tried without being made, carried elsewhere.
@Suite struct StepTests {
  private static let changes = [
    "pfc log 夕 01088 150g", "pfc log 朝 12004 1個 --date 昨日 --memo 半熟", "pfc log --quick 弁当 --kcal 620", "pfc log @朝定番",
    "pfc edit 1 200g", "pfc edit 2 --slot 夕", "pfc edit 1 --to 昨日", "pfc edit 2 --item 01085 --date 昨日", "pfc rm 1",
    "pfc rm 1 2 --date 昨日", "pfc repeat 昨日", "pfc goal --kcal 1800 --pfc 20:20:60 --from 11/20",
    "pfc goal rm 2026-11-30", "pfc set save おやつ 12004 1個", "pfc set rm 夜食", "pfc food add ゼリー --kcal 60",
    "pfc food edit u1 --fat 8.5", "pfc food edit u3 --kcal 5", "pfc food rm u1", "pfc food import FILES/foods.csv",
    "pfc recipe add 卵丼 12004 2個", "pfc recipe edit r1 --yield 1200g", "pfc recipe rm r1", "pfc recipe copy d0001",
    "pfc recipe import FILES/recipes.json", "pfc config set day-start 04:00", "pfc config unset timezone",
    "pfc workout x12050 30分 --kg 65", "pfc workout 昨日 7:30 x12050 1h30m --kg 65", "pfc weight 65 --fat 20",
    "pfc weight 66 --date 昨日", "pfc weight rm 今日", "pfc profile --sex female --height 160", "pfc goal 1800",
    "pfc goal 2400 --weekday 土日",
  ]

  @Test("undo takes back any changes step by step, and a change that fails leaves nothing", arguments: [1, 2, 3])
  func undo(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = try GoldenWorld(for: "")
    var states = [try content(world)]
    for line in Self.changes.shuffled(using: &random).prefix(12) {
      let isDone = try run(line, in: world).status == .done
      let state = try content(world)
      #expect(isDone || state == states.last, "\(line)")
      if state != states.last { states.append(state) }
    }
    #expect(states.count > 6)
    for state in states.dropLast().reversed() {
      #expect(try run("pfc undo", in: world).status == .done)
      #expect(try content(world) == state)
    }
  }

  @Test("a journal after any changes is the same after backup and restore in another place", arguments: [4, 5])
  func restore(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = try GoldenWorld(for: "")
    for line in Self.changes.shuffled(using: &random).prefix(8) { _ = try run(line, in: world) }
    #expect(try run("pfc backup DIR/b.json", in: world).status == .done)
    #expect(try run("pfc restore DIR/b.json --db DIR/new.sqlite", in: world).status == .done)
    let (old, new) = (try run("pfc backup -", in: world), try run("pfc backup - --db DIR/new.sqlite", in: world))
    #expect(old.output == new.output && old.output.count > 1000)
  }

  private static let tried = [
    "pfc log 夕 01088 150g", "pfc log 夕 --quick 弁当 --kcal 620 --memo 駅", "pfc log @朝定番", "pfc edit 1 200g",
    "pfc edit 1 --item 01085", "pfc food add ゼリー --kcal 60", "pfc food edit u1 --fat 8.5",
    "pfc food import FILES/foods.csv", "pfc recipe add 卵丼 12004 2個", "pfc recipe edit r1 --yield 1200g",
    "pfc recipe copy d0001", "pfc recipe import FILES/recipes.json",
    "pfc backup DIR/b.json && pfc rm 1 && pfc restore DIR/b.json --force",
    "pfc backup DIR/b.json && pfc rm 1 && pfc restore DIR/b.json --merge",
    "pfc log - < FILES/days.txt", "pfc edit 1 2 --to 昨日 --slot 夕", "pfc edit 1 --to 一昨日",
    "pfc edit 3 --kcal 5 --memo 駅",
    "pfc edit 2 --slot 夕", "pfc edit 1 --at 19:00", "pfc repeat 昨日", "pfc repeat 昨日 朝 --date 一昨日", "pfc rm 1 2",
    "pfc rm 1 --date 昨日", "pfc workout x12050 30分 --kg 65",
    "pfc workout 昨日 7:30 x12050 1h30m --kg 65", "pfc food rm u1 u2", "pfc recipe rm r1",
  ]

  @Test("a dry run writes nothing, and shows what the change itself does", arguments: tried)
  func dryRun(line: String) throws { try Self.expectDryRun(line) }

  @Test("every command that has dry runs is tried")
  func everyDryRun() {
    for command in Program.specification.commands where command.options.contains(where: { $0.name == "dry-run" }) {
      #expect(Self.tried.contains { $0.contains("pfc \(command.name) ") }, "\(command.name)")
    }
  }

  private static func expectDryRun(_ line: String) throws {
    let (dry, real) = (try GoldenWorld(for: line), try GoldenWorld(for: line))
    let script = try #require(GoldenScript(line))
    for world in [dry, real] { for step in script.commands.dropLast() { _ = world.run(step, input: nil) } }
    var command = try #require(script.commands.last)
    command.arguments.append("--json")
    let before = try dry.journal()
    var tried = command
    tried.arguments.append("--dry-run")
    let shown = dry.run(tried, input: script.input)
    #expect(try dry.journal() == before)
    let done = real.run(command, input: script.input)
    #expect(shown.status == .done && done.status == .done)
    #expect(shown.messages == done.messages)
    #expect(try comparable(shown) == comparable(done))
    #expect(try real.journal() != before)
  }

  /// The answer without what only a change itself gives: identifiers, and the copy that a restore leaves; and without the
  /// name of a file, which is in the run's own folder.
  private static func comparable(_ outcome: Outcome) throws -> NSObject {
    func without(_ value: Any) -> Any {
      if let object = value as? [String: Any] {
        return object.filter { !["id", "source", "dry_run", "read", "copy", "file"].contains($0.key) }.mapValues(
          without)
      }
      return (value as? [Any])?.map(without) ?? value
    }
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(without(document) as? NSObject)
  }

  private func run(_ line: String, in world: GoldenWorld) throws -> Outcome {
    world.run(try #require(GoldenScript(line)?.commands.first), input: nil)
  }

  /// All that the user has, without the counters that keep a number from being given twice: undo leaves those.
  private func content(_ world: GoldenWorld) throws -> [Substring] {
    let backup = try run("pfc backup -", in: world)
    #expect(backup.status == .done)
    return backup.output.split(separator: "\n").filter { !$0.contains("\"last_number\":") }
  }
}
