import Foundation
import PFCJSON
import PFCTestSupport
import PFCText
import Testing

@testable import PFCRender

/// What is written is read again as it was, on random cells.
@Suite struct RoundTripTests {
  @Test("CSV gives back every cell: quotes, commas, line ends, and accents on them")
  func csv() {
    var random = SplitMix(seed: 43)
    for _ in 0..<500 {
      let table = random.awkwardTable()
      let scanner = CSVScanner(bytes: Array(SeparatedValues.csv(table).utf8))
      #expect(scanner.faults.isEmpty)
      let read = scanner.records.map { $0.map { Array($0.text.unicodeScalars) } }
      let cells = [table.columns.map(\.key)] + table.rows
      #expect(read == cells.map { $0.map { Array($0.unicodeScalars) } }, "\(cells)")
    }
  }

  @Test("TSV has a line a row and a tab between cells, whatever they hold")
  func tsv() {
    var random = SplitMix(seed: 44)
    for _ in 0..<500 {
      let table = random.awkwardTable()
      let text = SeparatedValues.tsv(table).unicodeScalars
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count == table.rows.count + 1)
      #expect(lines.allSatisfy { $0.count { $0 == "\t" } == table.columns.count - 1 })
    }
  }

  @Test("JSON gives back every text and every member in its order")
  func json() throws {
    var random = SplitMix(seed: 45)
    for _ in 0..<500 {
      let texts = (0..<4).map { _ in random.awkward() }
      let document = JSONValue.object([("a", .array(texts.map { .string($0) })), ("n", .number("1.50"))]).document
      #expect(document.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" })
      let read = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
      let back = try #require(read["a"] as? [String])
      #expect(back.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
      #expect(read["n"] as? Double == 1.5)
    }
  }

  @Test("a list has every entry in its order, and no line that two entries make too long", arguments: [20, 40, 80])
  func lists(width: Int) {
    var random = SplitMix(seed: UInt64(width))
    for _ in 0..<200 {
      let entries = (0..<Int.random(in: 1...12, using: &random)).map { _ in "x" + random.text(upTo: 12) + "y" }
      let lines = TextList(separator: "、", width: width).lines("名前: ", entries)
      #expect(Self.joined(lines) == Self.joined(["名前: " + entries.joined(separator: "、")]))
      for line in lines where DisplayWidth.columns(line) > width {
        // Only the separator that follows it may be more than the entry.
        #expect(entries.contains { line.hasSuffix($0) || line.hasSuffix($0 + "、") })
        #expect(lines[0] == line || entries.contains { "  " + $0 == line || "  " + $0 + "、" == line })
      }
    }
  }

  /// The text of lines without its blanks, which line ends replace.
  private static func joined(_ lines: [String]) -> [Unicode.Scalar] {
    lines.joined().unicodeScalars.filter { $0 != " " }
  }
}

extension SplitMix {
  /// A text in which what writers must look out for is common.
  fileprivate mutating func awkward() -> String {
    let scraps = [
      ",", "\"", "\n", "\t", "\\", "\u{301}", "\u{3099}", "か", "\u{1}", "\u{7F}", "\u{2028}", "/", " ", "1",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in scraps.randomElement(using: &self) ?? "" }.joined()
  }

  fileprivate mutating func awkwardTable() -> Table {
    let columns = (0..<Int.random(in: 2...4, using: &self)).map { Table.Column("c\($0)", key: "c\($0)") }
    return Table(
      columns: columns,
      rows: (0..<Int.random(in: 0...3, using: &self)).map { _ in columns.map { _ in awkward() } })
  }
}
