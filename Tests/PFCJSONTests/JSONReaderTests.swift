import PFCStorage
import PFCTestSupport
import Testing

@testable import PFCJSON

@Suite struct JSONReaderTests {
  @Test("members come in their order, with the digits of numbers as written")
  func members() throws {
    let members = try #require(
      JSONReader.members(
        of: #" {"name" : "肉じゃが","n":1.50, "e":-2E+3,"t":true,"f":false,"z":null,"a":[1, {"b":"]"}],"o":{}} "#))
    #expect(members.map(\.name) == ["name", "n", "e", "t", "f", "z", "a", "o"])
    #expect(
      members.map(\.value) == [
        .string("肉じゃが"), .number("1.50"), .number("-2E+3"), .bool(true), .bool(false), .null,
        .array(#"[1, {"b":"]"}]"#), .object("{}"),
      ])
  }

  @Test("escapes stand for what they say, surrogate pairs included")
  func escapes() throws {
    let members = try #require(JSONReader.members(of: #"{"a\u0041":"x\n\r\t\b\f\/\\\"","b":"\u00e9\ud83d\uDE00あ"}"#))
    #expect(members.map(\.name) == ["aA", "b"])
    #expect(members.map(\.value) == [.string("x\n\r\t\u{8}\u{C}/\\\""), .string("é😀あ")])
    #expect(JSONReader.value(of: #""\u3042""#) == .string("あ"))
  }

  @Test(
    "what is no JSON is none, and half a surrogate pair or a zero is no text",
    arguments: [
      "", "{", "}", "{}{}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{\"a\":01}", "{\"a\":1.}", "{\"a\":.5}",
      "{\"a\":+1}", "{\"a\":1e}", "{\"a\":nan}", "{} x", "{'a':1}", "\"\u{1}\"",
      "{\"a\":tru}", "{\"a\":nullx}", "{\"a\":[1,]}", "{\"a\":[}", "{\"a\":{\"b\":1}", "{\"a\" 1}", "{a:1}",
      "{\"a\":\"x}", "{\"a\":\"\u{1}\"}", "{\"a\":-}", #"{"a":"\u0000"}"#, #"{"a":"\ud83d"}"#, #"{"a":"\ude00\ud83d"}"#,
      #"{"a":"\ud83dx"}"#, #"{"a":"\ud83d\u0041"}"#, #"{"a":["\ud83d"]}"#, #"{"\ud83d":1}"#, #"{"a":"\x"}"#,
      #"{"a":"\u12"}"#, #"{"a":"\u12g4"}"#, #"{"a":"\"#,
    ])
  func noJSON(text: String) {
    #expect(JSONReader.members(of: text) == nil)
    #expect(JSONReader.value(of: text) == nil)
  }

  @Test("nesting is read to 128 levels and refused beyond, however deep it is")
  func depth() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(JSONReader.value(of: nested(128)) == .array(nested(128)))
    #expect(JSONReader.value(of: nested(129)) == nil)
    #expect(JSONReader.value(of: nested(1_000_000)) == nil)
  }

  @Test("the elements of an array come in their order; what is no array is none")
  func elements() throws {
    var found: [JSONField] = []
    #expect(try JSONReader.forEachElement(of: #"[1, "a" ,[2],{"b":3}, null]"#) { found.append($0) })
    #expect(found == [.number("1"), .string("a"), .array("[2]"), .object(#"{"b":3}"#), .null])
    for text in ["", "{}", "[1", "[1,]", "[1] x", "1"] {
      #expect(try !JSONReader.forEachElement(of: text) { _ in }, "\(text)")
    }
  }

  @Test("what is read is what SQLite reads, whatever happens to a text")
  func sameAsSQLite() throws {
    let seed = #"{"name":"肉じゃが","n":[1,-0.5e3,"大さじ1"],"o":{"a":null,"b":[true,false]},"i":12,"s":"x\ny"}"#
    let scraps = [
      "\"", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", " ", "\n", "null", "あ", "\\", "\\u0041", "\"a\":1,",
      "\\ud83d\\ude00", "\\/",
    ]
    var random = SplitMix(seed: 9)
    let connection = try Connection.scratch()
    var read = 0
    for _ in 0..<3000 {
      var text = Array(seed)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        if Bool.random(using: &random) { text.remove(at: place) }
        text.insert(contentsOf: scraps.randomElement(using: &random) ?? "", at: min(place, text.count))
      }
      let isValid = try connection.integer("SELECT json_valid(?)", [.text(String(text))]) == 1
      guard let members = JSONReader.members(of: String(text)) else {
        // Half a pair is JSON, but no text.
        #expect(!isValid || String(text).contains("\\ud") || text.first != "{", "\(String(text))")
        continue
      }
      read += 1
      #expect(isValid, "\(String(text))")
      var place = 0
      try connection.query("SELECT key, value FROM json_each(?) ORDER BY id", [.text(String(text))]) { row in
        #expect(members[place].name == row.text(0))
        if case .string(let string) = members[place].value { #expect(string == row.text(1), "\(String(text))") }
        place += 1
        return true
      }
      #expect(place == members.count)
    }
    #expect(read > 300)
  }
}
