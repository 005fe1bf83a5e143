internal import CPFC
internal import PFC

/// What is wrong with a call from C before anything is looked at.
enum BorderError: WordedError {
  case null(String)
  case closed
  case notText(String)
  case tooLong(String, limit: Int32)
  case badCount(Int32)
  case badLanguage
  case forked

  var code: String {
    switch self {
    case .null: "null_pointer"
    case .closed: "closed_handle"
    case .notText: "not_utf8"
    case .tooLong: "too_long"
    case .badCount: "bad_count"
    case .badLanguage: "bad_language"
    case .forked: "forked"
    }
  }

  var message: Bilingual {
    switch self {
    case .null(let name): Bilingual("\(name) が NULL です。", "\(name) is NULL.")
    case .closed: Bilingual("開いているハンドルではありません。", "This is no open handle.")
    case .notText(let name): Bilingual("\(name) が UTF-8 ではありません。", "\(name) is not UTF-8.")
    case .tooLong(let name, let limit):
      Bilingual("\(name) が長すぎます（\(limit) バイトまで）。", "\(name) is longer than \(limit) bytes.")
    case .badCount(let count): Bilingual("個数が不正です: \(count)", "This is no count: \(count)")
    case .badLanguage: Bilingual("language は ja か en です。", "language is neither ja nor en.")
    case .forked: Bilingual("fork した子プロセスからは使えません。", "This is a child of the process that opened the library.")
    }
  }

  var hint: Bilingual {
    switch self {
    case .null: Bilingual("pfc.h のとおりに渡してください。", "Pass what pfc.h says.")
    case .closed: Bilingual("pfc_open が返したハンドルを、閉じる前に使ってください。", "Use a handle of pfc_open before it is closed.")
    case .notText: Bilingual("UTF-8 に変換してください。", "Convert it to UTF-8.")
    case .tooLong: Bilingual("短く分けてください。", "Pass it in shorter parts.")
    case .badCount: Bilingual("0 から 4096 の数を渡してください。", "Pass a count from 0 to 4096.")
    case .badLanguage: Bilingual("ja か en を渡してください。", "Pass ja or en.")
    case .forked: Bilingual("fork の後に pfc_open してください。", "Open the library after the fork.")
    }
  }

  var kind: WordedErrorKind {
    if case .forked = self { return .refused }
    return .input
  }
}
