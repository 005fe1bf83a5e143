import Foundation
import PFCCatalog
import PFCModel
import Testing

@testable import PFCDiary

/// Every household measure of the data can be said.
@Suite struct PortionRowTests {
  private struct Row {
    let item: String
    let unit: String
    let size: String
  }

  private static func rows(_ file: String) throws -> [Row] {
    let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources")
    let lines = try String(contentsOf: resources.appending(path: file), encoding: .utf8).split(separator: "\n")
    let header = lines[0].split(separator: ",").map(String.init)
    let (unit, size) = try (#require(header.firstIndex(of: "unit")), #require(header.firstIndex(of: "size")))
    return lines.dropFirst().map { line in
      // No field before the size is quoted.
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Row(item: fields[0], unit: fields[unit], size: fields[size])
    }
  }

  @Test(
    "each measure is reached by its words, the size before or behind the number",
    arguments: ["portions.csv", "dish_portions.csv"])
  func reached(file: String) throws {
    let resolver = LogResolver(catalog: try FoodCatalog())
    let today = CivilDate(daysSince1970: 20_787)
    var missed: [String] = []
    let rows = try Self.rows(file)
    #expect(rows.count > 1000)
    // The three orders of words hang on the unit and the size alone, so that one food of each will do.
    var tried: Set<String> = []
    for row in rows {
      let item = try #require(try resolver.catalog.item(id: row.item))
      let portions = try resolver.catalog.portions(of: item)
      let refuse = item.composition?[.refuse].value ?? 0
      let wanted = try #require(portions.first { $0.unit.text == row.unit && $0.size == row.size }).edibleGrams(
        refusePercent: refuse)
      let lines =
        ["半分", "少々"].contains(row.unit)
        ? ["\(row.item) \(row.unit)"]
        : row.size.isEmpty
          ? ["\(row.item) 1\(row.unit)"]
          : tried.insert("\(row.unit) \(row.size)").inserted
            ? [
              "\(row.item) \(row.size)1\(row.unit)", "\(row.item) 1\(row.unit) \(row.size)",
              "\(row.item) \(row.size) 1\(row.unit)",
            ]
            : ["\(row.item) \(row.size)1\(row.unit)"]
      for line in lines {
        let read = try? resolver.read(line, today: today) { _, _ in nil }
        let grams = read?.items.first?.grams
        if read?.items.count != 1 || abs((grams ?? 0) - wanted) > 0.001 + wanted * 1e-9 {
          missed.append("\(line): \(grams.map { "\($0)" } ?? "not read"), not \(wanted)")
        }
      }
    }
    #expect(missed.isEmpty, "\(missed.count) of \(rows.count):\n\(missed.prefix(300).joined(separator: "\n"))")
  }
}
