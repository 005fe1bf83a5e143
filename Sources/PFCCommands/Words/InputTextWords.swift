package import PFC
package import PFCText

/// Standard input that is no text.
extension InputText.Fault: WordedError {
  package var code: String { "bad_encoding" }
  package var message: Bilingual { words.message }
  package var hint: Bilingual { words.hint }
  package var kind: WordedErrorKind { .refused }

  private var words: (message: Bilingual, hint: Bilingual) {
    let message: Bilingual
    let hint: Bilingual
    let place = "-:\(line):\(column)"
    if let encoding = encoding {
      message = Bilingual(
        "\(place): 標準入力は UTF-8 ではなく \(encoding) です: \(text)",
        "\(place): standard input is \(encoding), not UTF-8: \(text)")
      hint = Bilingual(
        "UTF-8 にしてから渡してください。例: iconv -f \(encoding) -t UTF-8",
        "Turn it into UTF-8 first: iconv -f \(encoding) -t UTF-8")
    } else {
      message = Bilingual(
        "\(place): 標準入力が UTF-8 の文字になっていません: \(text)",
        "\(place): standard input is not UTF-8 here: \(text)")
      hint = Bilingual(
        "その行を直すか、全体を UTF-8 で保存し直してください。", "Mend that line, or save the whole as UTF-8.")
    }
    return (message, hint)
  }
}
