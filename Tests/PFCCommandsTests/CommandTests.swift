import Foundation
import PFCText
import Testing

@testable import PFCCommands

@Suite struct CommandTests {
  @Test("search prints a table for people")
  func people() {
    let outcome = run("search", "鶏むね", "-n", "2")
    #expect(
      outcome.output == """
        番号   名前                            kcal  たんぱく質  脂質  炭水化物
        11219  鶏むね肉（若どり・皮つき・生）   133        21.3   5.9       0.1
        11220  鶏むね肉（若どり・皮なし・生）   105        23.3   1.9       0.1

        """)
    #expect(outcome.status == .done)
    #expect(outcome.messages.isEmpty)
  }

  @Test("a table fits the terminal, and figures are never cut", arguments: [40, 60, 80])
  func width(columns: Int) {
    var context = CommandContext(arguments: ["search", "鶏むね", "皮なし"])
    context.terminalWidth = columns
    let lines = Program.run(context).output.split(separator: "\n")
    #expect(lines.count > 2)
    for line in lines {
      #expect(DisplayWidth.columns(String(line)) <= columns, "\(line)")
    }
    // Each hit has its four figures and its whole name, on one line or two.
    let figures = lines.filter { line in line.split(separator: " ").suffix(4).allSatisfy { Double($0) != nil } }
    let hits = lines.count { $0.first?.isNumber == true }
    #expect(hits > 1 && figures.count == hits && (lines.count > hits + 1) == (columns < 60))
    #expect(lines.contains { $0.contains("鶏むね肉（若どり・皮なし・生）") })
    #expect(lines[0].contains("たんぱく質") == (columns == 80))
  }

  @Test("JSON is one document with the fields of the contract")
  func json() throws {
    let hits = try array(run("search", "ごはん", "--json", "-n", "1"))
    let hit = hits[0]
    #expect(hit["id"] as? String == "01088")
    #expect(hit["kind"] as? String == "food")
    #expect(hit["name"] as? String == "ごはん（精白米）")
    #expect(hit["official_name"] as? String == "こめ　［水稲めし］　精白米　うるち米")
    #expect(hit["group"] as? String == "穀類")
    #expect(hit["grade"] as? String == "exact")
    #expect(hit["matched"] as? String == "ごはん")
    #expect(hit["source"] as? String == "MEXT-2023:01088")
    let figures = try #require(hit["per_100g"] as? [String: Double])
    #expect(figures == ["energy_kcal": 156, "protein_g": 2.5, "fat_g": 0.3, "carbohydrate_g": 37.1])
    #expect((hit["marks"] as? [String: String])?.isEmpty == true)
    let exercise = try array(run("search", "ランニング　8.0 km/時", "--json", "--kind", "exercise", "-n", "1"))[0]
    #expect(exercise["id"] as? String == "x12030")
    #expect(exercise["mets"] as? Double == 8.3)
    #expect(exercise["category"] as? String == "ランニング")
  }

  @Test("marks name the figures that are not plain")
  func marks() throws {
    let hits = try array(run("search", "食品", "--json", "-n", "500")) + array(run("search", "肉", "--json", "-n", "500"))
    #expect(!hits.isEmpty)
    for hit in hits {
      guard let figures = hit["per_100g"] as? [String: Any], let marks = hit["marks"] as? [String: String] else {
        continue
      }
      for (key, mark) in marks {
        #expect(["trace", "estimated", "estimated_trace", "not_measured"].contains(mark))
        #expect((figures[key] is NSNull) == (mark == "not_measured"))
      }
    }
  }

  @Test("explain sums to the score")
  func explain() throws {
    for query in ["卵", "鶏むね 皮なし", "とーふ"] {
      for hit in try array(run("search", query, "--json", "--explain")) {
        let explain = try #require(hit["explain"] as? [String: Any])
        let parts = try #require(explain["contributions"] as? [[String: Any]])
        let sum = parts.reduce(0.0) { $0 + ($1["value"] as? Double ?? .nan) }
        #expect(abs(sum - (hit["score"] as? Double ?? 0)) < 1e-9)
        #expect(explain["query"] as? String != nil)
      }
    }
    #expect(run("search", "卵", "--explain").output.contains("  240.0  名前そのもの\n"))
    #expect(run("--lang", "en", "search", "卵", "--explain").output.contains("  240.0  a whole name\n"))
    #expect(run("search", "卵", "--explain", "--tsv").status == .usage)
  }

  @Test("TSV and CSV have the columns of the contract")
  func separated() {
    let tsv = run("search", "卵", "--tsv", "-n", "1").output.split(separator: "\n")
    #expect(tsv[0] == "id\tkind\tname\tenergy_kcal\tprotein_g\tfat_g\tcarbohydrate_g\tmets\tgrade")
    #expect(tsv[1] == "12004\tfood\t鶏卵（全卵・生）\t142\t12.2\t10.2\t0.4\t\texact")
    #expect(run("search", "卵", "--csv", "-n", "1").output.hasPrefix("id,kind,name,"))
  }

  @Test("nothing found is status 1, an empty list in JSON, and a message")
  func nothing() {
    let outcome = run("search", "xyzzy", "--json")
    #expect(outcome.output == "[]\n")
    #expect(outcome.status == .nothing)
    #expect(run("search", "xyzzy").output.isEmpty)
    #expect(run("search", "xyzzy").messages.contains("xyzzy"))
  }

  @Test("guesses are labelled")
  func guesses() {
    #expect(run("search", "トマトー").output.hasPrefix("もしかして\n"))
    #expect(run("--lang", "en", "search", "トマトー").output.hasPrefix("Did you mean\n"))
    #expect(!run("search", "トマト").output.contains("もしかして"))
  }

  @Test("what is only near is marked, in lists and by itself")
  func nearest() throws {
    let list = run("search", "合いびき肉").output
    #expect(list.contains("≈ 豚ひき肉（生）"))
    #expect(list.hasSuffix("≈ 近い食品: 「合いびき肉」は食品表にありません\n"))
    #expect(!run("search", "豚ひき肉").output.contains("≈"))
    let shown = run("show", "合いびき肉")
    #expect(shown.messages.contains("「合いびき肉」は食品表にありません"))
    let json = try JSONSerialization.jsonObject(with: Data(run("show", "合いびき肉", "--json").output.utf8))
    #expect((json as? [String: Any])?["nearest_to"] as? String == "合いびき肉")
    #expect(try array(run("search", "合いびき肉", "--json"))[0]["nearest"] as? Bool == true)
  }

  @Test("a sorted list holds what was meant, the greatest or least first, and what lacks the figure last")
  func sortedMeaning() throws {
    let most = try array(run("search", "ひき肉", "--sort", "protein", "--json")).map { $0["id"] as? String }
    #expect(most.count > 3)
    let least = try array(run("search", "ひき肉", "--sort", "protein", "-r", "--json")).map { $0["id"] as? String }
    #expect(least == most.reversed())
    let near = try array(run("search", "合いびき肉", "--sort", "fat", "--json")).map { $0["id"] as? String }
    #expect(near == ["11089", "11163"])
    let mets = try array(run("search", "ランニング", "--sort", "mets", "--json", "-n", "50")).map { $0["mets"] as? Double }
    #expect(mets.count > 5)
    #expect(mets.compactMap { $0 } == mets.compactMap { $0 }.sorted(by: >))
    #expect(mets.compactMap { $0 }.count == mets.count)
  }

  @Test("figures per usual portion, sorted by them, in every form")
  func perPortion() throws {
    let text = run("search", "卵", "--per", "portion", "-n", "1").output
    #expect(text.contains("1個 50g") && text.contains(" 71 "))
    let tsv = run("search", "卵", "--per", "portion", "-n", "1", "--tsv").output.split(separator: "\n")
    #expect(tsv[0].hasSuffix("\tmets\tgrade\tportion\tgrams"))
    #expect(tsv[1] == "12004\tfood\t鶏卵（全卵・生）\t71\t6.1\t5.1\t0.2\t\texact\t1個\t50")
    let json = try array(run("search", "卵", "--per", "portion", "-n", "1", "--json"))[0]
    let portion = try #require(json["per_portion"] as? [String: Any])
    #expect(portion["grams"] as? Double == 50 && portion["energy_kcal"] as? Double == 71)
    #expect((json["per_100g"] as? [String: Double])?["energy_kcal"] == 142)
    let sorted = try array(run("search", "豆腐", "--per", "portion", "--sort", "kcal", "--json")).compactMap {
      ($0["per_portion"] as? [String: Any])?["energy_kcal"] as? Double
    }
    #expect(sorted.count > 3 && sorted == sorted.sorted(by: >))
    #expect(try array(run("search", "ランニング", "--per", "portion", "--json", "-n", "1"))[0]["per_portion"] == nil)
  }

  static let misuses: [(arguments: [String], code: String)] = [
    (["search"], "missing_operand"), (["search", "  "], "missing_operand"),
    (["search", "\u{3000}\t"], "missing_operand"),
    (["search", "x", "-n", "0"], "bad_limit"), (["search", "x", "-n", "１"], "bad_limit"),
    (["search", "x", "-n", "-1"], "bad_limit"),
    (["search", "x", "-n", "abc"], "bad_limit"), (["search", "x", "--kind", "meal"], "bad_choice"),
    (["search", "x", "--group", "nope"], "unknown_group"), (["serch", "x"], "unknown_command"),
    (["search", "x", "--sort", "price"], "bad_choice"), (["--lang", "fr", "search", "x"], "bad_choice"),
  ]

  @Test("usage errors are status 64, explained, and JSON where it was asked for", arguments: misuses.indices)
  func usage(index: Int) throws {
    let (arguments, code) = Self.misuses[index]
    let outcome = run(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count >= 2)
    let json = run(arguments + ["--json"])
    let error = try #require(
      (try JSONSerialization.jsonObject(with: Data(json.messages.utf8)) as? [String: [String: String]])?["error"])
    #expect(error["code"] == code)
    #expect(error["message"]?.isEmpty == false && error["hint"]?.isEmpty == false)
  }

  @Test("a seed that cannot be opened is status 2 and named")
  func badSeed() {
    let outcome = run("--seed", "/nowhere/x.pfcseed", "search", "卵")
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("/nowhere/x.pfcseed"))
    var context = CommandContext(arguments: ["search", "卵"])
    context.environment["PFC_SEEDS"] = "/nowhere/a:/nowhere/b"
    #expect(Program.run(context).messages.contains("/nowhere/a"))
  }

  @Test("sorting puts the greatest first, and reversed the least")
  func sorting() throws {
    func protein(_ extra: String...) throws -> [Double] {
      try array(run(["search", "鶏むね", "--json", "--sort", "protein"] + extra)).compactMap {
        ($0["per_100g"] as? [String: Double])?["protein_g"]
      }
    }
    let falling = try protein()
    #expect(falling == falling.sorted(by: >) && falling.count > 3)
    let rising = try protein("-r")
    #expect(rising == rising.sorted())
    for key in ["rank", "kcal", "fat", "carbohydrate", "protein-per-kcal"] {
      #expect(run("search", "豆腐", "--sort", key).status == .done)
    }
  }

  @Test("messages are Japanese unless the locale or the option says English")
  func languages() {
    func messages(_ environment: [String: String]) -> String {
      Program.run(CommandContext(arguments: ["search", "xyzzy"], environment: environment)).messages
    }
    #expect(messages([:]).hasPrefix("見つかりません"))
    #expect(messages(["LANG": "C"]).hasPrefix("見つかりません"))
    #expect(messages(["LANG": "en_US.UTF-8"]).hasPrefix("Nothing found"))
    #expect(messages(["LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"]).hasPrefix("見つかりません"))
    #expect(messages(["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "ja_JP"]).hasPrefix("Nothing found"))
  }

  @Test("colour is for terminals, and options and NO_COLOR decide")
  func color() {
    func isColored(_ arguments: [String], _ environment: [String: String] = [:], terminal: Bool) -> Bool {
      var context = CommandContext(arguments: arguments + ["search", "卵"], environment: environment)
      context.outputIsTerminal = terminal
      return Program.run(context).output.contains("\u{1B}")
    }
    #expect(isColored([], terminal: true))
    #expect(!isColored([], terminal: false))
    #expect(!isColored([], ["NO_COLOR": "1"], terminal: true))
    #expect(isColored(["--color", "always"], terminal: false))
    #expect(!isColored(["--color=never"], terminal: true))
  }

  @Test("help names every command and option, short and long, in both languages")
  func help() {
    for language in ["ja", "en"] {
      let long = run("--lang", language, "--help").output
      for command in Program.specification.commands { #expect(long.contains("pfc \(command.name)")) }
      let search = run("--lang", language, "search", "--help").output
      for option in SearchCommand.specification.options { #expect(search.contains("--\(option.name)")) }
      #expect(run("--lang", language, "search", "-h").output.count < search.count)
    }
  }

  @Test("versions name the program, the seed, the text rules and the libraries")
  func version() throws {
    let text = run("--version").output
    for part in ["pfc \(Program.version)", "2538", "820", "SQLite 3.", "ICU ", "Unicode "] {
      #expect(text.contains(part))
    }
    let json = try JSONSerialization.jsonObject(with: Data(run("--version", "--json").output.utf8)) as? [String: Any]
    #expect(json?["pfc"] as? String == Program.version)
  }

  @Test("words behind -- are words, not options")
  func behindDashes() {
    let outcome = run("search", "--", "xyzzy", "--json", "--lang=en")
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("見つかりません"))
  }

  @Test("control characters of a query never reach the terminal")
  func controlCharacters() {
    #expect(!run("search", "\u{1B}[31mxyzzy").messages.contains("\u{1B}"))
    #expect(!run("\u{1B}[31m").messages.contains("\u{1B}"))
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome { Program.run(CommandContext(arguments: arguments)) }

  private func array(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }
}
