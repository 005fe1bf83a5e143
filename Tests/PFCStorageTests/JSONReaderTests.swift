import PFCTestSupport
import Testing

@testable import PFCStorage

@Suite struct JSONReaderTests {
  @Test("members come in their order, with the digits of numbers as written")
  func members() throws {
    let reader = try JSONReader()
    let members = try #require(
      try reader.members(
        of: #" {"name" : "肉じゃが","n":1.50, "e":-2E+3,"t":true,"f":false,"z":null,"a":[1, {"b":"]"}],"o":{}} "#))
    #expect(members.map(\.name) == ["name", "n", "e", "t", "f", "z", "a", "o"])
    #expect(
      members.map(\.value) == [
        .string("肉じゃが"), .number("1.50"), .number("-2E+3"), .bool(true), .bool(false), .null,
        .array(#"[1, {"b":"]"}]"#), .object("{}"),
      ])
  }

  @Test("escapes are left to SQLite; an escaped zero, which would cut a text, is refused")
  func escapes() throws {
    #expect(try JSONReader().members(of: #"{"a":"x\u0000y"}"#) == nil)
    #expect(JSONPlainObject.members(of: #"{"a":"x\ny"}"#) == nil)
    let members = try #require(try JSONReader().members(of: #"{"a":"x\nyあ"}"#))
    #expect(members.map(\.value) == [.string("x\nyあ")])
  }

  @Test(
    "what is no JSON is none, plain or not",
    arguments: [
      "", "{", "}", "{}{}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{\"a\":01}", "{\"a\":1.}", "{\"a\":.5}",
      "{\"a\":+1}", "{\"a\":1e}",
      "{\"a\":tru}", "{\"a\":nullx}", "{\"a\":[1,]}", "{\"a\":[}", "{\"a\":{\"b\":1}", "{\"a\" 1}", "{a:1}",
      "{\"a\":\"x}", "{\"a\":\"\u{1}\"}", "{\"a\":-}",
    ])
  func noJSON(text: String) throws {
    #expect(JSONPlainObject.members(of: text) == nil)
    #expect(try JSONReader().members(of: text) == nil)
  }

  @Test("what is read without SQLite is what SQLite reads, whatever happens to a text")
  func sameAsSQLite() throws {
    let seed = #"{"name":"肉じゃが","n":[1,-0.5e3,"大さじ1"],"o":{"a":null,"b":[true,false]},"i":12,"s":""}"#
    let scraps = [
      "\"", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", " ", "\n", "null", "あ", "\\", "\\u0041", "\"a\":1,",
    ]
    var random = SplitMix(seed: 9)
    let reader = try JSONReader()
    let minifier = try Connection.scratch()
    func plain(_ field: JSONField) throws -> JSONField {
      switch field {
      case .array(let text): .array(try minifier.text("SELECT json(?)", [.text(text)]) ?? "")
      case .object(let text): .object(try minifier.text("SELECT json(?)", [.text(text)]) ?? "")
      default: field
      }
    }
    var read = 0
    for _ in 0..<3000 {
      var text = Array(seed)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        if Bool.random(using: &random) { text.remove(at: place) }
        text.insert(contentsOf: scraps.randomElement(using: &random) ?? "", at: min(place, text.count))
      }
      guard let members = JSONPlainObject.members(of: String(text)) else { continue }
      read += 1
      let other = try reader.parsedMembers(of: String(text)) ?? []
      #expect(members.map(\.name) == other.map(\.name), "\(String(text))")
      #expect(try members.map { try plain($0.value) } == other.map { try plain($0.value) }, "\(String(text))")
    }
    #expect(read > 300)
  }
}
