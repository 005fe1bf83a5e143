extension SeedError: WordedError {
  /// What is wrong with the seed.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }
  /// A seed is a file in a state.
  public var kind: WordedErrorKind { .refused }

  private var words: (message: Bilingual, hint: Bilingual) {
    let message: Bilingual
    let hint: Bilingual
    let rebuild = Bilingual("元の CSV から作り直すか、入手し直してください。", "Build it again from its CSV files, or fetch it again.")
    switch reason {
    case .notFound:
      message = Bilingual("\(seed): ファイルがありません。", "\(seed): there is no such file.")
      hint = Bilingual("パスを確かめてください。", "Check the path.")
    case .unreadable:
      message = Bilingual("\(seed): 読めません。", "\(seed): it cannot be read.")
      hint = Bilingual("読み取り権限を確かめてください。", "Check that you may read it.")
    case .notASeed:
      message = Bilingual("\(seed): pfc のシードではありません。", "\(seed): it is not a pfc seed.")
      hint = Bilingual("pfc-compile-seed が作ったファイルを指定してください。", "Name a file that pfc-compile-seed made.")
    case .newer(let version):
      message = Bilingual(
        "\(seed): 新しい pfc のシードです（形式 \(version)）。", "\(seed): it was made for a newer pfc (format \(version)).")
      hint = Bilingual("pfc を更新してください。", "Update pfc.")
    case .older(let version):
      message = Bilingual(
        "\(seed): 古い形式のシードです（形式 \(version)）。", "\(seed): its format is too old (format \(version)).")
      hint = rebuild
    case .truncated(let size, let expected):
      message = Bilingual(
        "\(seed): 途中で切れています（\(expected) バイト中 \(size) バイト）。", "\(seed): it is cut short (\(size) of \(expected) bytes).")
      hint = rebuild
    case .damaged(let what):
      message = Bilingual("\(seed): 壊れています（\(what)）。", "\(seed): it is damaged (\(what)).")
      hint = rebuild
    case .sameName(let name):
      message = Bilingual("\(seed): 同じ名前のシードがもうあります（\(name)）。", "\(seed): another seed has its name (\(name)).")
      hint = Bilingual("一つだけ指定するか、seed.csv の name を変えて作り直してください。", "Name one of them, or build one under another name.")
    case .otherTextRules(let rules):
      message = Bilingual(
        "\(seed): 文字の正規化規則が違います（シード: \(rules)）。", "\(seed): it was made with other text rules (\(rules)).")
      hint = rebuild
    }
    return (message, hint)
  }
}
