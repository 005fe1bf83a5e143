#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension BackupError: WordedError {
  /// What is wrong with the backup or its file.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }
  /// A backup is a file in a state.
  public var kind: WordedErrorKind { .refused }

  private var words: (message: Bilingual, hint: Bilingual) {
    let message: Bilingual
    let hint: Bilingual
    switch self {
    case .exists(let path):
      message = Bilingual("\(path): もうあります。", "\(path): it is there already.")
      hint = Bilingual("別の名前にするか、--force で置き換えてください。", "Choose another name, or replace it with --force.")
    case .notAFile(let path):
      message = Bilingual("\(path): ふつうのファイルではありません。", "\(path): it is no ordinary file.")
      hint = Bilingual("ファイルの名前か、標準出力なら - を書いてください。", "Name a file, or - for standard output.")
    case .isDatabase(let path):
      message = Bilingual(
        "\(path): 記録かほかのデータベースなので、バックアップで置き換えません。",
        "\(path): it is the journal or another database, which no backup replaces.")
      hint = Bilingual("別の名前にしてください。何も書いていません。", "Choose another name. Nothing was written.")
    case .noJournal(let path, let journal):
      message = Bilingual(
        "\(path): 記録がないので、ある FILE は置き換えません: \(journal)",
        "\(path): there is no journal, so no file is replaced: \(journal)")
      hint = Bilingual(
        "--db か PFC_DB で記録の場所を確かめてください。何も書いていません。",
        "Check where the journal is with --db or PFC_DB. Nothing was written.")
    case .cannotWrite(let path, let number):
      message = Bilingual(
        "\(path): 書けません（\(Self.system(number))）。", "\(path): it cannot be written (\(Self.system(number))).")
      hint = Bilingual("フォルダ・権限・空き容量を確かめてください。何も残していません。", "Check folder, permissions and room. Nothing was left.")
    case .cannotRead(let path, let number):
      message = Bilingual(
        "\(path): 読めません（\(Self.system(number))）。", "\(path): it cannot be read (\(Self.system(number))).")
      hint = Bilingual("名前と権限を確かめてください。", "Check name and permissions.")
    case .notJSON(let path, let line, let byte, let isCutShort):
      (message, hint) = Self.notJSON(path, line, byte, isCutShort)
    case .notABackup(let path, let what):
      message = Bilingual(
        "\(path): この pfc のバックアップではありません（\(what)）。", "\(path): it is no backup of this pfc (\(what)).")
      hint = Bilingual(
        "`pfc backup` が書いたファイルを指定してください。何も書いていません。", "Name a file that `pfc backup` wrote. Nothing was written.")
    case .newer(let path, let version, let program):
      message = Bilingual(
        "\(path): 新しい pfc のバックアップです（形式 \(version)、pfc \(program)）。",
        "\(path): a newer pfc made it (format \(version), pfc \(program)).")
      hint = Bilingual("pfc を更新してください。何も書いていません。", "Update pfc. Nothing was written.")
    case .record(let path, let fault): (message, hint) = Self.record(path, fault)
    case .duplicate(let path, let kind, let position, let id):
      let id = id.map { " \($0)" } ?? ""
      message = Bilingual(
        "\(path): \(kind) の \(position) 件目\(id): 番号か ID が前のものと重なっています。",
        "\(path): \(kind) record \(position)\(id): its number or id is that of one before it.")
      hint = Bilingual("重なりを除いてください。何も書いていません。", "Remove one of them. Nothing was written.")
    case .needsForce(let path, let removed, let updated, let isEmpty):
      (message, hint) = Self.needsForce(path, removed, updated, isEmpty)
    }
    return (message, hint)
  }

  private static func notJSON(_ path: String, _ line: Int, _ byte: Int, _ isCutShort: Bool) -> (Bilingual, Bilingual) {
    let place = "\(path):\(line)"
    guard isCutShort else {
      return (
        Bilingual(
          "\(place): JSON として読めません（\(byte) バイト目からの行）。", "\(place): it is no JSON (the line from byte \(byte))."),
        Bilingual("バックアップをもう一度コピーしてください。何も書いていません。", "Copy the backup again. Nothing was written.")
      )
    }
    return (
      Bilingual("\(place): 途中で切れています（\(byte) バイト目）。", "\(place): it is cut short (at byte \(byte))."),
      Bilingual("もとのファイルからコピーし直してください。何も書いていません。", "Copy it again from the original. Nothing was written.")
    )
  }

  private static func record(_ path: String, _ fault: BackupError.Fault) -> (Bilingual, Bilingual) {
    let id = fault.id.map { "（\($0)）" } ?? ""
    let found = fault.found.map { Bilingual("正しくありません: \($0)", "is wrong: \($0)") } ?? Bilingual("ありません", "is missing")
    return (
      Bilingual(
        "\(path): \(fault.kind) の \(fault.position) 件目\(id): \(fault.field) が\(found.japanese)",
        "\(path): \(fault.kind) record \(fault.position)\(fault.id.map { " (\($0))" } ?? ""): \(fault.field) \(found.english)"
      ),
      Bilingual("その記録を直すか除いてください。何も書いていません。", "Mend or remove that record. Nothing was written.")
    )
  }

  private static func needsForce(
    _ path: String, _ removed: Int, _ updated: Int, _ isEmpty: Bool
  ) -> (Bilingual, Bilingual) {
    let what = isEmpty ? Bilingual("空のバックアップです。", "The backup is empty. ") : Bilingual("", "")
    return (
      Bilingual(
        "\(path): \(what.japanese)今の記録のうち \(removed) 件が消え、\(updated) 件が変わります。",
        "\(path): \(what.english)\(removed) records of the journal would go and \(updated) would change."),
      Bilingual(
        "`--dry-run` で確かめ、足すなら --merge、置き換えるなら --force を付けてください。何も書いていません。",
        "Look with --dry-run; --merge adds, --force replaces. Nothing was written.")
    )
  }

  private static func system(_ number: Int32) -> String { String(cString: strerror(number)) }
}
