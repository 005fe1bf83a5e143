import Foundation
import Testing

@testable import PFCCommands

@Suite struct ShowTests {
  @Test("show prints all 54 components with unit and mark")
  func json() throws {
    let food = try object("show", "01088", "--json")
    let nutrients = try #require(food["nutrients"] as? [String: [String: Any]])
    #expect(nutrients.count == 54)
    #expect(nutrients["ENERC_KCAL"]?["value"] as? Double == 156)
    #expect(nutrients["ENERC_KCAL"]?["unit"] as? String == "kcal")
    #expect(nutrients["ENERC_KCAL"]?["mark"] == nil)
    #expect(nutrients["CHOLE"]?["mark"] as? String == "estimated")
    #expect(nutrients["ALC"]?["value"] is NSNull)
    #expect(nutrients["ALC"]?["mark"] as? String == "not_measured")
    #expect(food["refuse_percent"] as? Double == 0)
    #expect(food["source"] as? String == "MEXT-2023:01088")
    let names = try #require(food["names"] as? [[String: Any]])
    #expect(names.contains { $0["name"] as? String == "ご飯" && $0["reading"] as? String == "ゴハン" })
  }

  @Test("the printed digits are the table's")
  func digits() {
    let output = Program.run(CommandContext(arguments: ["show", "01088", "--json"])).output
    #expect(output.contains(#""PROTCAA":{"value":2.0,"unit":"g"}"#))
    #expect(output.contains(#""ENERC_KCAL":{"value":156,"unit":"kcal"}"#))
  }

  @Test("show takes a name, an exercise, and says when nothing fits")
  func names() throws {
    #expect(try object("show", "ごはん", "--json")["id"] as? String == "01088")
    #expect(try object("show", "x12030", "--json")["mets"] as? Double == 8.3)
    #expect(Program.run(CommandContext(arguments: ["show", "xyzzy"])).status == .nothing)
    let guess = Program.run(CommandContext(arguments: ["show", "トマトー"]))
    #expect(guess.status == .nothing)
    #expect(guess.messages.contains("もしかして"))
  }

  @Test("show for people has the name, the source and every component")
  func people() {
    let output = Program.run(CommandContext(arguments: ["show", "01088"])).output
    for text in ["01088  ごはん（精白米）", "MEXT-2023:01088", "食塩相当量", "NACL_EQ", "廃棄率"] { #expect(output.contains(text)) }
    #expect(
      Program.run(CommandContext(arguments: ["show", "01088", "--tsv"])).output.split(separator: "\n").count == 55)
  }

  private func object(_ arguments: String...) throws -> [String: Any] {
    let output = Program.run(CommandContext(arguments: arguments)).output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }
}
