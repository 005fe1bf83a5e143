import PFCModel
import Testing

@testable import PFCGrammar

@Suite struct ItemLineTests {
  static let lines: [(line: String, items: [String])] = [
    ("鶏むね 200g", ["鶏むね|200g"]), ("鶏むね200g", ["鶏むね|200g"]), ("卵 2個 ごはん 茶碗1杯 納豆", ["卵|2個", "ごはん|茶碗1杯", "納豆|"]),
    ("納豆、卵 1個", ["納豆|", "卵|1個"]), ("納豆,卵,豆腐", ["納豆|", "卵|", "豆腐|"]), ("納豆+卵1個＋豆腐", ["納豆|", "卵|1個", "豆腐|"]),
    ("鶏むね 皮なし 200g", ["鶏むね 皮なし|200g"]), ("01088 150g", ["01088|150g"]), ("ごはん 200 g", ["ごはん|200 g"]),
    ("米 1,000g", ["米|1,000g"]),
    ("コーヒー200ml", ["コーヒー|200ml"]), ("コーヒー 200ml", ["コーヒー|200ml"]), ("@朝定番 牛乳 1杯", ["@朝定番|", "牛乳|1杯"]),
    ("@朝定番、牛乳 1杯", ["@朝定番|", "牛乳|1杯"]),
    ("食パン　6枚切り1枚", ["食パン|6枚切り1枚"]), ("", []), ("、、", []), ("　", []),
  ]

  @Test("a line falls into items and amounts", arguments: lines.indices)
  func reads(index: Int) throws {
    let (line, items) = Self.lines[index]
    #expect(try ItemLine.phrases(of: line).map { "\($0.query)|\($0.amountText)" } == items)
  }

  @Test("an amount needs a food before it, and a bad amount is named")
  func errors() {
    #expect(throws: ItemLineError.amountWithoutFood("200g")) { try ItemLine.phrases(of: "200g 卵") }
    #expect(throws: ItemLineError.amount("0g", .zero)) { try ItemLine.phrases(of: "卵 0g") }
    #expect(throws: ItemLineError.amount("卵-5個", .negative)) { try ItemLine.phrases(of: "卵-5個") }
  }
}
