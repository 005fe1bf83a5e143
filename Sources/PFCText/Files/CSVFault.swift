/// A departure from the CSV that pfc reads, with the place where it stands.
package struct CSVFault: Sendable, Equatable {
  package enum Kind: Sendable {
    /// The file is in another encoding than UTF-8: the text is its name. Nothing of it was read.
    case otherEncoding
    case byteOrderMark
    case invalidUTF8
    case carriageReturn
    case strayQuote
    case openQuote
    case noFinalLineEnd
  }

  package let kind: Kind
  package let line: Int
  package let column: Int
  package let text: String

  init(_ kind: Kind, line: Int, column: Int, text: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.text = text
  }
}
