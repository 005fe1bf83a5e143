#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension JournalError: WordedError {
  /// What is wrong with the journal.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }
  /// A journal is a file in a state.
  public var kind: WordedErrorKind { .refused }

  private var words: (message: Bilingual, hint: Bilingual) {
    let message: Bilingual
    let hint: Bilingual
    switch reason {
    case .cannotOpen:
      message = Bilingual("\(path): 開けません。", "\(path): it cannot be opened.")
      hint = Bilingual("パスと権限を確かめるか、--db で別の場所を指定してください。", "Check path and permissions, or name another with --db.")
    case .unreachable(let number):
      let reason = String(cString: strerror(number))
      message = Bilingual(
        "\(path): 記録があるかどうか分かりません（\(reason)）。", "\(path): whether there is a journal cannot be known (\(reason)).")
      hint = Bilingual(
        "パス・リンク・フォルダの権限を確かめるか、--db で別の場所を指定してください。何も書いていません。",
        "Check path, links and the rights of its folders, or name another with --db. Nothing was written.")
    case .noFolder(let folder):
      message = Bilingual("\(path): フォルダがありません: \(folder)", "\(path): there is no folder \(folder)")
      hint = Bilingual(
        "ドライブがつながっているか確かめ、新しく始めるなら `mkdir -p` で作ってください。何も書いていません。",
        "See that its drive is there, or make it with `mkdir -p` to start anew. Nothing was written.")
    case .readOnly:
      message = Bilingual("\(path): 書けません。", "\(path): it cannot be written.")
      hint = Bilingual("ファイルとフォルダの書き込み権限を確かめてください。", "Check that file and folder may be written.")
    case .locked:
      message = Bilingual("\(path): ほかのプログラムが使っています。", "\(path): another program holds it.")
      hint = Bilingual("少し待ってからやり直してください。何も書いていません。", "Wait and try again. Nothing was written.")
    case .full:
      message = Bilingual("\(path): ディスクがいっぱいです。", "\(path): the disk is full.")
      hint = Bilingual("空きを作ってやり直してください。何も書いていません。", "Make room and try again. Nothing was written.")
    case .damaged(let what):
      message = Bilingual("\(path): 壊れています（\(what)）。", "\(path): it is damaged (\(what)).")
      hint = Bilingual(
        "ファイルを別の場所に移し、`pfc restore FILE` でバックアップから戻してください。何も書いていません。",
        "Move the file away, then bring a backup in with `pfc restore FILE`. Nothing was written.")
    case .foreign:
      message = Bilingual("\(path): pfc の記録ではありません。", "\(path): it is not a pfc journal.")
      hint = Bilingual("--db で別の場所を指定してください。", "Name another file with --db.")
    case .newer(let version):
      message = Bilingual(
        "\(path): 新しい pfc の記録です（版 \(version)）。", "\(path): a newer pfc wrote it (version \(version)).")
      hint = Bilingual("pfc を更新してください。何も書いていません。", "Update pfc. Nothing was written.")
    case .outOfRange(let what):
      message = Bilingual(
        "\(path): 記録できる範囲を超えています（\(what)）。", "\(path): it is more than a journal takes (\(what)).")
      hint = Bilingual(
        "日時・量・番号を確かめてください。何も書いていません。", "Check the date, the amounts and the numbers. Nothing was written.")
    case .failed(let what):
      message = Bilingual("\(path): 読み書きできません（\(what)）。", "\(path): reading or writing failed (\(what)).")
      hint = Bilingual("ディスクを確かめてください。", "Check the disk.")
    }
    return (message, hint)
  }
}
