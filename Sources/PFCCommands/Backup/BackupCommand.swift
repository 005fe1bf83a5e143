internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc backup`: everything that is the user's in one JSON document.
enum BackupCommand {
  static let name = "backup"

  static let specification = CommandSpec(
    name, operands: "[FILE]", operandCount: 0...1,
    summary: Bilingual("記録をすべて一つの JSON に書き出す", "write everything to one JSON document"),
    options: [OptionSpec("force", help: Bilingual("ある FILE を置き換える", "replace a FILE that is there"))],
    examples: [
      ("pfc backup", Bilingual("Backup_年月日時分秒.json を今のフォルダに", "Backup_yyyyMMddHHmmss.json, here")),
      ("pfc backup - | gzip > log.json.gz", Bilingual("標準出力へ", "to standard output")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let path = try invocation.operands.first ?? diary.backups.name()
    if path == "-" {
      if invocation.has("force") { throw UsageError.unused("--force", name, needs: "FILE") }
      var bytes: [UInt8] = []
      try diary.backups.write { bytes += $0 }
      return session.print(String(decoding: bytes, as: UTF8.self))
    }
    let summary = try diary.backups.write(to: path, replaces: invocation.has("force"))
    if !diary.isThere {
      session.say(
        session.text(
          "記録がまだありません: \(diary.path)。空のバックアップです。", "There is no journal at \(diary.path): the backup is empty."))
    }
    session.print(BackupWriter(session).backup(summary, path))
  }
}

/// `pfc restore`: brings a backup in.
enum RestoreCommand {
  static let name = "restore"

  static let specification = CommandSpec(
    name, operands: "FILE", operandCount: 1...1,
    summary: Bilingual("バックアップから戻す（undo で取り消せる）", "bring a backup in (undo takes it back)"),
    options: [
      OptionSpec("dry-run", help: Bilingual("書かずに、変わるところだけ示す", "show what would change, write nothing")),
      OptionSpec("merge", help: Bilingual("ないものを足し、新しいものに直す", "add what is missing, update what is newer")),
      OptionSpec("force", help: Bilingual("今の記録を置き換える（控えを残す）", "replace the journal (a copy is kept)")),
    ],
    examples: [
      ("pfc restore Backup_20261130123400.json --dry-run", Bilingual("何が変わるか確かめる", "see what would change")),
      ("pfc restore old.json --merge", Bilingual("ほかの機器の記録を足す", "add what another device has")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    if invocation.has("merge"), invocation.has("force") { throw UsageError.exclusive(["--force", "--merge"]) }
    let diary = try session.openDiary()
    let path = invocation.operands[0]
    let bytes = path == "-" ? Array((try session.context.readLines().joined(separator: "\n") + "\n").utf8) : nil
    let mode = invocation.has("merge") ? RestoreMode.merge : .replace
    let isDryRun = invocation.has("dry-run")
    let summary = try diary.backups.restore(
      path, bytes: bytes, mode: mode, isDryRun: isDryRun, isForced: invocation.has("force"))
    session.print(BackupWriter(session).restore(summary, path, mode, isDryRun: isDryRun))
  }
}
