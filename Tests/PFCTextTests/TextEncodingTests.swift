import Foundation
import PFCText
import Testing

@Suite struct TextEncodingTests {
  private static let text = "名前,エネルギー,たんぱく質\nプロテインバー,210,15\n肉まん,190,7.5\n"

  @Test(
    "files are told apart by their bytes",
    arguments: [
      (String.Encoding.utf8, TextEncoding.utf8), (.shiftJIS, .shiftJIS),
      (.iso2022JP, .iso2022JP), (.utf16, .utf16), (.utf16LittleEndian, .utf16), (.utf16BigEndian, .utf16),
      (.utf32, .utf32),
    ])
  func encodings(encoding: String.Encoding, expected: TextEncoding) throws {
    let bytes = Array(try #require(Self.text.data(using: encoding)))
    #expect(TextEncoding.detected(in: bytes) == expected)
    let scanner = CSVScanner(bytes: bytes)
    #expect(scanner.faults.map(\.kind) == (expected == .utf8 ? [] : [.otherEncoding]))
    #expect(scanner.faults.map(\.text) == (expected == .utf8 ? [] : [expected.rawValue]))
    #expect(scanner.records.count == (expected == .utf8 ? 3 : 0))
  }

  @Test("half-width kana in Shift_JIS, empty files, and a mark before UTF-8")
  func edges() {
    #expect(TextEncoding.detected(in: [0xC4, 0xD8, 0x2C, 0x31, 0x0A, 0xD1, 0x0A]) == .shiftJIS)
    // 名前,餅 in EUC-JP
    #expect(TextEncoding.detected(in: [0xCC, 0xBE, 0xC1, 0xB0, 0x2C, 0xCC, 0xDF, 0x0A]) == .eucJP)
    #expect(TextEncoding.detected(in: Array("名前,餅".utf8) + [0xFF, 0x0A]) == nil)
    #expect(TextEncoding.detected(in: []) == .utf8)
    #expect(TextEncoding.detected(in: [0xEF, 0xBB, 0xBF, 0x61]) == .utf8)
    #expect(TextEncoding.detected(in: [0x61, 0xFF, 0x0A]) == nil)
    #expect(CSVScanner(bytes: [0x61, 0xFF, 0x0A]).faults.map(\.kind) == [.invalidUTF8])
  }

  @Test("what spreadsheets save is read as the strict form of it is, with the same places")
  func spreadsheets() {
    let strict = CSVScanner(bytes: Array("a,\"b\nc\"\n1,2\n".utf8))
    let saved = CSVScanner(
      bytes: [0xEF, 0xBB, 0xBF] + Array("a,\"b\r\nc\"\r\n1,2".utf8), dialect: .spreadsheet)
    #expect(saved.faults.isEmpty)
    #expect(saved.records == strict.records)
    let stray = CSVScanner(bytes: Array("a\rb\r\n".utf8), dialect: .spreadsheet)
    #expect(stray.faults.map(\.kind) == [.carriageReturn])
  }
}
