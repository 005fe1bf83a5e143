internal import PFC
internal import PFCArguments
internal import PFCText

/// The words for input that is no text.
struct InputTextWords {
  let code = "bad_encoding"
  let message: Bilingual
  let hint: Bilingual

  init(_ fault: InputText.Fault) {
    let place = "-:\(fault.line):\(fault.column)"
    if let encoding = fault.encoding {
      message = Bilingual(
        "\(place): 標準入力は UTF-8 ではなく \(encoding) です: \(fault.text)",
        "\(place): standard input is \(encoding), not UTF-8: \(fault.text)")
      hint = Bilingual(
        "UTF-8 にしてから渡してください。例: iconv -f \(encoding) -t UTF-8",
        "Turn it into UTF-8 first: iconv -f \(encoding) -t UTF-8")
    } else {
      message = Bilingual(
        "\(place): 標準入力が UTF-8 の文字になっていません: \(fault.text)",
        "\(place): standard input is not UTF-8 here: \(fault.text)")
      hint = Bilingual(
        "その行を直すか、全体を UTF-8 で保存し直してください。", "Mend that line, or save the whole as UTF-8.")
    }
  }
}
