import PFCJSON
import Testing

@testable import PFCRender

@Suite struct WriterTests {
  private let table = Table(
    columns: [
      .init("番号", key: "id"), .init("名前", key: "name", shrinks: true), .init("kcal", key: "kcal", isNumber: true),
    ],
    rows: [["1", "鶏むね肉", "133"], ["22", "ｶﾞﾑ", "4.5"], ["3", "a,\"b\"\tc\nd", ""]])

  @Test("a text table is aligned by display width")
  func text() {
    let text = TextTable(width: nil, style: TextStyle(usesColor: false)).text(
      Table(columns: table.columns, rows: Array(table.rows.prefix(2))))
    #expect(text == "番号  名前      kcal\n1     鶏むね肉   133\n22    ｶﾞﾑ        4.5\n")
  }

  @Test("a name that is too long for its column has a line of its own, its figures below", arguments: [20, 24, 36])
  func narrow(width: Int) {
    let wide = Table(columns: table.columns, rows: [["11219", "鶏むね肉（若どり・皮つき・生）", "133"]])
    let lines = TextTable(width: width, style: TextStyle(usesColor: false)).text(wide).split(separator: "\n")
    #expect(lines.allSatisfy { TextStyle.columns(String($0)) <= width }, "\(lines)")
    #expect(lines[0].hasSuffix("kcal") && lines[1].hasPrefix("11219 鶏むね") && !lines[1].contains("133"))
    #expect(lines.last == lines.last.map { _ in String(repeating: " ", count: width - 3) + "133" }.map { $0[...] })
  }

  @Test("where no column can give way the figures stand below, each behind its title")
  func stacked() {
    let wide = Table(columns: table.columns, rows: [["11219", "鶏むね肉", "133"]])
    #expect(
      TextTable(width: 14, style: TextStyle(usesColor: false)).text(wide) == "11219\n  鶏むね肉\n  kcal 133\n")
  }

  @Test("CSV quotes what needs it")
  func csv() {
    #expect(
      SeparatedValues.csv(table) == "id,name,kcal\n1,鶏むね肉,133\n22,ｶﾞﾑ,4.5\n3,\"a,\"\"b\"\"\tc\nd\",\n")
  }

  @Test("TSV has as many tabs as columns need, whatever the cells hold")
  func tsv() {
    #expect(SeparatedValues.tsv(table).split(separator: "\n").allSatisfy { $0.count { $0 == "\t" } == 2 })
  }

  @Test("JSON escapes what it must and keeps digits and order")
  func json() {
    let value = JSONValue.object([
      ("b", .number("5.0")), ("a", .string("\"\\\n\t\u{1}/鶏\u{7F}")),
      ("c", .array([.null, .bool(true), .integer(-3)])),
    ])
    #expect(value.text == #"{"b":5.0,"a":"\"\\\n\t\u0001/鶏\u007f","c":[null,true,-3]}"#)
    #expect(JSONValue.array([]).document == "[]\n")
    #expect(JSONValue.array([.integer(1), .integer(2)]).document == "[1,\n 2]\n")
  }

  @Test("colour only where it is asked for")
  func style() {
    #expect(TextStyle(usesColor: false).bold("x") == "x")
    #expect(TextStyle(usesColor: true).bold("x") == "\u{1B}[1mx\u{1B}[0m")
  }
}
