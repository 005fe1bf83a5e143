import Foundation
import Testing

@testable import PFCCommands

/// Backup and restore from the command line.
@Suite final class BackupTests {
  private let journal = TestJournal()

  @Test("a backup goes to the current folder under the moment's name, for its user's eyes only, and replaces nothing")
  func file() throws {
    fill()
    let file = journal.folder + "/b.json"
    #expect(journal.run("backup", file).status == .done)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    let before = try Data(contentsOf: URL(filePath: file))
    _ = journal.run("log", "納豆")
    let refused = journal.run("backup", file)
    #expect(refused.status == .failed)
    #expect(refused.messages.split(separator: "\n").count == 2)
    #expect(try Data(contentsOf: URL(filePath: file)) == before)
    #expect(journal.run("backup", file, "--force").status == .done)
    #expect(try Data(contentsOf: URL(filePath: file)) != before)
    #expect(journal.run("backup", journal.folder, "--force").status == .failed)
    #expect(journal.run("backup", journal.folder + "/none/b.json").status == .failed)
    let names = try FileManager.default.contentsOfDirectory(atPath: journal.folder).filter { $0.contains("partial") }
    #expect(names.isEmpty)
  }

  @Test("the document has format, version, program, moment and every kind, and a summary counts them")
  func document() throws {
    fill()
    let document = try journal.object("backup", "-")
    #expect(document["format"] as? String == "pfc-backup")
    #expect(document["version"] as? Int == 2)
    #expect(document["program"] as? String == Program.version)
    #expect(document["created"] as? String == "2026-11-30T12:34:00+09:00")
    let entries = try #require(document["entries"] as? [[String: Any]])
    #expect(entries.map { $0["name"] as? String } == ["ごはん（精白米）", "鶏卵（全卵・生）", "弁当"])
    #expect((entries[0]["figures"] as? String)?.hasPrefix("0 663 156 60.0 2.0 2.5 ") == true)
    #expect(entries[2]["memo"] as? String == "a\"b\\c d ü")
    let summary = try journal.object("backup", journal.folder + "/b.json", "--json")
    let records = try #require(summary["records"] as? [String: Int])
    #expect(
      records == [
        "settings": 1, "meal_sets": 1, "goals": 1, "own_foods": 0, "own_portions": 0, "recipes": 0,
        "recipe_ingredients": 0, "day_counters": 1, "entries": 3, "workouts": 0, "weights": 0, "profiles": 0,
        "weekday_goals": 0,
      ])
  }

  @Test("case 18: restored twice, the second changes nothing, and --dry-run says so before")
  func twice() throws {
    fill()
    let file = backup()
    let dry = try TestJournal.object(journal.run(["restore", file, "--dry-run", "--json"], on: "n.sqlite"))
    #expect(dry["changed"] as? Bool == true)
    #expect(counts(dry, "entries") == ["added": 3, "updated": 0, "removed": 0, "kept": 0, "unchanged": 0])
    #expect(!FileManager.default.fileExists(atPath: journal.folder + "/n.sqlite"))
    #expect(journal.run(["restore", file], on: "n.sqlite").status == .done)
    #expect(journal.run(["log", "--json"], on: "n.sqlite").output == journal.run("log", "--json").output)
    #expect(journal.run(["backup", "-"], on: "n.sqlite").output == journal.run("backup", "-").output)
    for arguments in [["--dry-run"], [], ["--force"], ["--merge"]] {
      let outcome = journal.run(["restore", file] + arguments, on: "n.sqlite")
      #expect(outcome.status == .done)
      #expect(outcome.output.hasPrefix("変わるところはありません"), "\(outcome.output)")
    }
    #expect(copies().isEmpty)
  }

  @Test("what a dry run says is what the restore then does")
  func dryRun() throws {
    fill()
    let file = backup()
    _ = journal.run("rm", "1")
    _ = journal.run("edit", "2", "3個")
    _ = journal.run("log", "納豆")
    _ = journal.run("set", "rm", "定番")
    for mode in [["--force"], ["--merge"]] {
      let dry = try TestJournal.object(journal.run(["restore", file, "--dry-run", "--json"] + mode))
      let done = try TestJournal.object(journal.run(["restore", file, "--json"] + mode))
      for kind in ["entries", "meal_sets", "settings", "goals", "day_counters"] {
        #expect(counts(dry, kind) == counts(done, kind), "\(mode) \(kind)")
      }
      _ = journal.run("undo")
    }
  }

  @Test("a journal with content is replaced only with --force, and a copy of it is kept and told")
  func force() throws {
    fill()
    let file = backup()
    _ = journal.run("log", "納豆")
    _ = journal.run("rm", "2")
    let day = journal.run("log").output
    let refused = journal.run("restore", file)
    #expect(refused.status == .failed)
    #expect(refused.messages.contains("--force") && refused.messages.contains("--merge"))
    #expect(journal.run("log").output == day)
    let forced = journal.run("restore", file, "--force")
    #expect(forced.status == .done)
    #expect(forced.output.contains(journal.path + ".before-restore-20261130123400"))
    #expect(copies() == ["j.sqlite.before-restore-20261130123400"])
    let copy = journal.folder + "/" + copies()[0]
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    #expect(journal.run(["log"], on: copies()[0]).output == day)
    #expect(journal.run("backup", "-").output.contains("納豆（挽きわり") == false)
    #expect(journal.run("undo").output == "元に戻しました: バックアップからの復元（b.json）\n")
    #expect(journal.run("log").output == day)
    #expect(journal.run("log", "卵").status == .done)
    #expect(try numbers() == [1, 3, 4, 5])
  }

  @Test("numbers that were given before a restore are not given again after it")
  func numbersStayGiven() throws {
    fill()
    let file = backup()
    for _ in 0..<3 { _ = journal.run("log", "納豆") }
    #expect(journal.run("restore", file, "--force").status == .done)
    _ = journal.run("log", "納豆")
    #expect(try numbers() == [1, 2, 3, 7])
  }

  @Test("merging adds what is not there, updates what is newer, keeps what is not older, and removes nothing")
  func merge() throws {
    fill()
    let file = backup()
    _ = journal.run(["edit", "1", "300g"], now: "2026-11-30T13:00:00+09:00")
    _ = journal.run("rm", "2")
    _ = journal.run("log", "納豆")
    _ = journal.run("config", "set", "day-start", "05:00")
    let merged = try TestJournal.object(journal.run(["restore", file, "--merge", "--json"]))
    #expect(counts(merged, "entries") == ["added": 1, "updated": 0, "removed": 0, "kept": 1, "unchanged": 1])
    #expect(counts(merged, "settings")["kept"] == 1)
    #expect(try numbers() == [1, 2, 3, 4])
    let newer = journal.folder + "/newer.json"
    _ = journal.run("backup", newer)
    #expect(journal.run(["restore", file], on: "n.sqlite").status == .done)
    let updated = try TestJournal.object(journal.run(["restore", newer, "--merge", "--json"], on: "n.sqlite"))
    #expect(counts(updated, "entries") == ["added": 1, "updated": 1, "removed": 0, "kept": 0, "unchanged": 2])
    #expect(journal.run(["log"], on: "n.sqlite").output.contains("300g"))
    #expect(journal.run(["restore", newer, "--merge"], on: "n.sqlite").output.hasPrefix("変わるところはありません"))
  }

  @Test("of two entries with one number of a day, the one that comes in gets a new number")
  func clash() throws {
    fill()
    let file = backup()
    _ = journal.run(["log", "卵", "1個", "+", "納豆"], on: "n.sqlite")
    _ = journal.run(["rm", "2"], on: "n.sqlite")
    #expect(journal.run(["restore", file, "--merge"], on: "n.sqlite").status == .done)
    // 1 is taken; 2 and 3 are free; neither side ever gave 4.
    #expect(try numbers(on: "n.sqlite") == [1, 2, 3, 4])
    #expect(journal.run(["restore", file, "--merge"], on: "n.sqlite").output.hasPrefix("変わるところはありません"))
    _ = journal.run(["log", "納豆"], on: "n.sqlite")
    #expect(try numbers(on: "n.sqlite") == [1, 2, 3, 4, 5])
    #expect(journal.run(["undo"], on: "n.sqlite").status == .done)
    #expect(journal.run(["undo"], on: "n.sqlite").status == .done)
    #expect(try numbers(on: "n.sqlite") == [1])
  }

  @Test("a backup that another program wrote anew is the same backup")
  func rewritten() throws {
    fill()
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: backup())))
    for options in [[], [.prettyPrinted], [.sortedKeys]] as [JSONSerialization.WritingOptions] {
      let file = journal.folder + "/rewritten.json"
      try JSONSerialization.data(withJSONObject: object, options: options).write(to: URL(filePath: file))
      #expect(journal.run("restore", file).output.hasPrefix("変わるところはありません"))
    }
    var context = CommandContext(arguments: ["restore", "-"], environment: ["PFC_DB": journal.path])
    let lines = try String(contentsOfFile: backup(), encoding: .utf8).split(separator: "\n").map(String.init)
    context.readLines = { lines }
    #expect(Program.run(context).output.hasPrefix("変わるところはありません: -"))
  }

  @Test("an empty journal makes an empty backup, with a word that there is no journal")
  func empty() throws {
    let outcome = journal.run("backup", journal.folder + "/b.json", "--json")
    #expect(outcome.status == .done)
    #expect(outcome.messages.contains(journal.path))
    #expect(!journal.exists)
    #expect(journal.run("restore", journal.folder + "/b.json").output.hasPrefix("変わるところはありません"))
    #expect(!journal.exists)
  }

  @Test(
    "misuse is 64", arguments: [["restore"], ["restore", "a", "b"], ["backup", "a", "b"], ["backup", "--merge"]])
  func misuse(arguments: [String]) { #expect(journal.run(arguments).status == .usage) }

  @Test("what a killed restore left behind goes with the next one, and copies stay")
  func partials() throws {
    let kept = ["j.sqlite.before-restore-20200101000000", "x.before-restore-1.partial"]
    let gone = ["j.sqlite.before-restore-1.partial", "j.sqlite.before-restore-2-2.partial-journal"]
    #expect(journal.run("log", "01088", "150g").status == .done)
    #expect(journal.run("backup", journal.folder + "/b.json").status == .done)
    #expect(journal.run("log", "01088", "150g").status == .done)
    for name in kept + gone { try Data("x".utf8).write(to: URL(filePath: journal.folder + "/" + name)) }
    #expect(journal.run("restore", journal.folder + "/b.json", "--force").status == .done)
    let files = try FileManager.default.contentsOfDirectory(atPath: journal.folder)
    #expect(kept.allSatisfy(files.contains) && !gone.contains(where: files.contains))
  }

  private func fill() {
    _ = journal.run("log", "朝", "ごはん", "茶碗1杯", "卵", "2個")
    _ = journal.run("log", "--quick", "弁当", "--kcal", "750.5", "--memo", "a\"b\\c d ü")
    _ = journal.run("goal", "--kcal", "2000", "--pfc", "20:25:55")
    _ = journal.run("set", "save", "定番", "卵", "1個")
    _ = journal.run("config", "set", "day-start", "04:00")
  }

  private func backup() -> String {
    let file = journal.folder + "/b.json"
    _ = journal.run("backup", file, "--force")
    return file
  }

  private func copies() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: journal.folder)
    return (names ?? []).filter { $0.contains("before-restore") }.sorted()
  }

  private func numbers(on name: String = "j.sqlite") throws -> [Int] {
    let day = try TestJournal.object(journal.run(["log", "--json"], on: name))
    return try #require(day["entries"] as? [[String: Any]]).compactMap { $0["no"] as? Int }.sorted()
  }

  private func counts(_ summary: [String: Any], _ kind: String) -> [String: Int] {
    (summary["records"] as? [String: [String: Int]])?[kind] ?? [:]
  }
}
