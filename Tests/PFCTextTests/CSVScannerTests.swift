import PFCTestSupport
import Testing

@testable import PFCText

@Suite struct CSVScannerTests {
  @Test("fields, quotes, empty fields and line ends inside quotes are read")
  func reads() {
    let scanner = scan("a,b,c\n1,\"x, \"\"y\"\"\nz\",\n,,3\n")
    #expect(scanner.faults.isEmpty)
    #expect(scanner.records.map { $0.map(\.text) } == [["a", "b", "c"], ["1", "x, \"y\"\nz", ""], ["", "", "3"]])
  }

  @Test("a field knows its line and its column in characters")
  func places() {
    let scanner = scan("名前,b\n鶏肉,\"q\nr\",z\n")
    #expect(scanner.records[1][1].line == 2)
    #expect(scanner.records[1][1].column == 4)
    #expect(scanner.records[1][2].line == 3)
    #expect(scanner.records[1][2].column == 4)
  }

  static let faulty: [(text: [UInt8], kind: CSVFault.Kind, line: Int, column: Int)] = [
    ([0xEF, 0xBB, 0xBF] + Array("a\n".utf8), .byteOrderMark, 1, 1),
    (Array("a\nb".utf8) + [0xFF] + Array("\n".utf8), .invalidUTF8, 2, 2),
    (Array("a,b\r\nc,d\n".utf8), .carriageReturn, 1, 4),
    (Array("a,b\"c\n".utf8), .strayQuote, 1, 4),
    (Array("a,\"b\"c\n".utf8), .strayQuote, 1, 6),
    (Array("a,\"b\n".utf8), .openQuote, 1, 3),
    (Array("a,b".utf8), .noFinalLineEnd, 1, 4),
  ]

  @Test("each departure is a fault with its place", arguments: faulty.indices)
  func faults(index: Int) {
    let (text, kind, line, column) = Self.faulty[index]
    let fault = CSVScanner(bytes: text).faults.first { $0.kind == kind }
    #expect(fault?.line == line)
    #expect(fault?.column == column)
  }

  @Test("the scanner ends on any bytes")
  func anyBytes() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in [0x22, 0x2C, 0x0A, 0x0D, 0x61, 0xE3].randomElement(using: &generator) ?? 0x61 }
      _ = CSVScanner(bytes: bytes.map(UInt8.init))
    }
  }

  private func scan(_ text: String) -> CSVScanner { CSVScanner(bytes: Array(text.utf8)) }
}
