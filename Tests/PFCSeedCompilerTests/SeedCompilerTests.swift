import CPFCSeedImage
import Foundation
import Testing

@testable import PFCSeedCompiler

@Suite struct SeedCompilerTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("compiling the resources gives the embedded seed, byte for byte, every time")
  func reproducible() throws {
    let folder = Self.root.appending(path: "Resources").path
    let records = try SourceReader.read(folder: folder) { name in
      (try? Data(contentsOf: URL(filePath: folder + "/" + name))).map(Array.init)
    }
    #expect(records.foods.count == 2538)
    #expect(records.exercises.count == 820)
    let image = try SeedFile.image(of: records)
    let embedded = UnsafeRawBufferPointer(start: pfc_seed_image_bytes(), count: Int(pfc_seed_image_length()))
    #expect(image.count == embedded.count)
    // As truth values: a failure does not print the bytes.
    let (isEmbedded, isSame) = (image.elementsEqual(embedded), try SeedFile.image(of: records) == image)
    #expect(isEmbedded, "run scripts/build-seed")
    #expect(isSame)
  }

  @Test("a small seed of good files compiles")
  func small() throws {
    let records = try SmallSource().read()
    #expect(records.foods.map(\.number) == ["00001", "00002"])
    #expect(records.foods[0].composition[.iron].mark == .trace)
    #expect(records.foods[0].composition[.iodine].mark == .notMeasured)
    #expect(records.foods[0].composition[.copper].mark == .estimated)
    #expect(records.exercises[0].mets.text == "8.0")
  }

  @Test("a dish is what its ingredients are, and one serving is a measure of it")
  func dish() throws {
    let dish = try #require(try SmallSource().read().dishes.first)
    // (400 × 1.2 + 150.5 × 1.2) kcal in 600 g
    #expect(dish.composition[.energyKilocalories].text == "110.1")
    #expect(dish.composition[.iron].mark == .trace)
    #expect(dish.composition[.iodine].mark == .incomplete)
    #expect(dish.composition[.copper].mark == .estimated)
    #expect(dish.composition[.zinc].mark == .measured)
    #expect(dish.ingredients.map(\.milligrams) == [400_000, 150_500])
    #expect(dish.portions.map(\.unit) == [.serving, .bowl])
    #expect(dish.portions.map(\.milligrams) == [300_000, 310_000])
    #expect(dish.portions.map(\.isUsual) == [true, false])
    var source = SmallSource()
    source.files["dish_portions.csv"] = source.files["dish_portions.csv"]?.replacing("310,,,", with: "310,,,usual")
    #expect(try source.read().dishes[0].portions.map(\.isUsual) == [false, true])
  }

  @Test("a seed may have no dishes, but not some of their files")
  func noDishes() throws {
    var source = SmallSource()
    for name in source.files.keys where name.hasPrefix("dish") { source.files[name] = nil }
    #expect(try source.read().dishes.isEmpty)
    #expect(try !SeedFile.image(of: source.read()).isEmpty)
    source.files["dish_portions.csv"] = SmallSource().files["dish_portions.csv"]
    let faults = #expect(throws: Faults.self) { try source.read() }
    #expect(faults?.all.count { $0.code == .unreadableFile } == 4)
  }

  static let faults: [(file: String, from: String, to: String, code: Fault.Code, line: Int)] = [
    ("foods.csv", "00002,01", "00001,01", .duplicate, 3),
    ("foods.csv", "00002,01", "0002,01", .badNumber, 3),
    ("foods.csv", "00002,01", "00002,09", .unknown, 3),
    ("foods.csv", "肉（ゆで）,", "肉（生）,", .duplicate, 3),
    ("foods.csv", ",3,TEST,5,", ",6,TEST,5,", .outOfRange, 3),
    ("foods.csv", ",3,TEST,5,", ",3,,5,", .missing, 3),
    ("foods.csv", "TEST,5,", "TEST,1e3,", .badNumber, 3),
    ("foods.csv", "TEST,5,", "TEST,５,", .badNumber, 3),
    ("foods.csv", "TEST,5,", "TEST,500,", .outOfRange, 3),
    ("foods.csv", "TEST,5,", "TEST,,", .missing, 3),
    ("foods.csv", "FE,CU,,ID", "FE,CU,,IX", .unknown, 2),
    ("foods.csv", "FE,CU,,ID", "FE,CU,,ID FE", .badMark, 2),
    ("foods.csv", "FE,CU,,ID", "FE,CU,,ID ZN", .badMark, 2),
    ("foods.csv", "number,", "nummer,", .wrongHeader, 1),
    ("foods.csv", "not_measured\n", "not_measured,more\n", .wrongHeader, 1),
    ("foods.csv", "FE,CU,,ID\n", "FE,CU,,ID,\n", .raggedRow, 2),
    ("foods.csv", "00001,01", "\u{FEFF}00001,01", .badNumber, 2),
    ("food_names.csv", "ニク（ナマ）", "", .missing, 2),
    ("food_names.csv", "ニク（ナマ）", "肉（ナマ）", .badReading, 2),
    ("food_names.csv", "ニク（ナマ）", "ニクナマ", .badReading, 2),
    ("food_names.csv", "00001,肉（生）", "00009,肉（生）", .unknown, 2),
    ("food_names.csv", ",display,", ",shown,", .unknown, 2),
    ("food_names.csv", "00002,ボイル肉,ボイルニク,alias,", "00002,ボイル肉,ボイルニク,alias,first", .unknown, 4),
    ("food_names.csv", "00002,ボイル肉,ボイルニク,alias,", "00002,ボイル肉,ボイルニク,alias,\n00002,ボイル肉,ボイルニク,alias,", .duplicate, 5),
    ("food_names.csv", "ボイル肉", "ボイル肉 ", .badName, 4),
    ("food_names.csv", "ボイル肉,ボイルニク", "か\u{3099},ガ", .badName, 4),
    ("food_names.csv", "肉（ゆで）,ニク（ユデ）,display", "肉（ゆで）,ニク（ユデ）,alias", .missing, 3),
    ("exercises.csv", "8.0", "80", .outOfRange, 2),
    ("exercises.csv", "8.0", "-8", .badNumber, 2),
    ("exercises.csv", "12030", "x2030", .badNumber, 2),
    ("exercise_names.csv", "12030", "12031", .unknown, 2),
    ("food_groups.csv", "01,肉類", "01,", .missing, 2),
    ("food_groups.csv", "02,魚類", "01,魚類", .duplicate, 3),
    ("seed.csv", "edition", "edision", .unknown, 3),
    ("seed.csv", "name,small", "name,a:b", .badName, 2), ("seed.csv", "name,small", "name,a/b", .badName, 2),
    ("portions.csv", "80,edible", "0,edible", .badNumber, 2),
    ("portions.csv", "80,edible", "80000,edible", .outOfRange, 2),
    ("portions.csv", "80,edible", "80,raw", .unknown, 2),
    ("portions.csv", "80,edible", "80,as_bought", .badMark, 2),
    ("portions.csv", "00001", "00009", .unknown, 2),
    ("portions.csv", "estimate", "hearsay", .unknown, 2),
    ("portions.csv", "usual\n", "often\n", .wrongHeader, 1),
    ("portions.csv", "usual\n00001,枚,80", "usual\n00001,枚,70,edible,,,estimate,\n00001,枚,80", .duplicate, 3),
    (
      "portions.csv", "usual\n00001,枚,80",
      "usual\n00001,大さじ,15,edible,,,guide,\n00001,小さじ,10,edible,,,guide,\n00001,枚,80", .outOfRange, 2
    ),
    ("dishes.csv", "d0001", "d001", .badNumber, 2), ("dishes.csv", "丼ぶり", "丼もの", .unknown, 2),
    ("dishes.csv", "和食", "和風", .unknown, 2), ("dishes.csv", "Any", "梅雨", .unknown, 2),
    ("dishes.csv", ",5,2,", ",0,2,", .outOfRange, 2), ("dishes.csv", ",5,2,", ",5,0,", .badNumber, 2),
    ("dishes.csv", ",600,", ",-600,", .badNumber, 2), ("dishes.csv", ",600,", ",1200,", .outOfRange, 2),
    ("dishes.csv", ",5,2,", ",5,8,", .outOfRange, 2), ("dishes.csv", "ニクドン（ナミ）", "ニクドンナミ", .badReading, 2),
    (
      "dishes.csv", "汁を含む\n", "汁を含む\nd0001,肉丼（並）,ニクドン（ナミ）,丼ぶり,和食,Any,5,2,600,\n", .duplicate, 3
    ),
    ("dishes.csv", "汁を含む\n", "汁を含む\nd0002,飯,メシ,丼ぶり,和食,Any,5,2,600,\n", .missing, 3),
    ("dish_names.csv", "d0001,肉丼（並）", "d0009,肉丼（並）", .unknown, 2),
    ("dish_names.csv", "head,primary\n", "head,primary\nd0002,肉丼,ニクドン,alias,primary\n", .duplicate, 4),
    ("dish_ingredients.csv", "d0001,00001", "d0009,00001", .unknown, 2),
    ("dish_ingredients.csv", "00002", "00009", .unknown, 3), ("dish_ingredients.csv", "00002", "00001", .duplicate, 3),
    ("dish_ingredients.csv", "150.5", "0", .badNumber, 3), ("dish_portions.csv", "d0001", "d0009", .unknown, 2),
    ("dish_portions.csv", "杯", "人前", .duplicate, 2), ("dish_portions.csv", "310,,,", "310,,,always", .unknown, 2),
    ("dish_portions.csv", "310", "3100", .outOfRange, 2), ("dish_categories.csv", "05,麺", "02,麺", .duplicate, 3),
  ]

  @Test("too much salt or energy for one serving is a fault of the dish")
  func implausible() {
    for (tag, figure) in [("NACL_EQ", "30.0"), ("ENERC_KCAL", "900")] {
      var source = SmallSource()
      let lines = source.files["foods.csv"]?.split(separator: "\n") ?? []
      let column = lines[0].split(separator: ",", omittingEmptySubsequences: false).firstIndex { $0 == tag } ?? 0
      let changed = lines.enumerated().map { index, line in
        var fields = line.split(separator: ",", omittingEmptySubsequences: false)
        if index > 0 { fields[column] = figure[...] }
        return fields.joined(separator: ",")
      }
      source.files["foods.csv"] = changed.joined(separator: "\n") + "\n"
      let faults = #expect(throws: Faults.self) { try source.read() }
      #expect(faults?.all.map(\.code) == [.outOfRange], "\(tag)")
      #expect(faults?.all.first?.file == "small/dishes.csv")
    }
  }

  /// The case of a food without its display name: the food's own row is where it is missed.
  static let displayIndex = faults.firstIndex { $0.to.hasSuffix("ニク（ユデ）,alias") }

  @Test("each fault is found where it is, shown, and explained", arguments: faults.indices)
  func fault(index: Int) throws {
    let (file, from, to, code, line) = Self.faults[index]
    var source = SmallSource()
    let text = try #require(source.files[file])
    #expect(text.contains(from), "the case must change the file")
    source.files[file] = text.replacing(from, with: to, maxReplacements: 1)
    let faults = #expect(throws: Faults.self) { try source.read() }
    let fault = faults?.all.first { $0.code == code }
    #expect(fault?.line == line, "\(faults?.all.map(\.description) ?? [])")
    #expect(fault?.file == "small/" + (index == Self.displayIndex ? "foods.csv" : file))
    #expect(
      fault.map { $0.column >= 1 && $0.description.contains(":\(line):") && $0.description.contains("; ") } == true)
  }

  @Test(
    "broken bytes are faults too",
    arguments: [
      (Array("\u{FEFF}key,value\n".utf8), Fault.Code.byteOrderMark),
      (Array("key,value\r\nname,x\r\n".utf8), .carriageReturn),
      (Array("key,value\nname,\"x\n".utf8), .openQuote), (Array("key,value\nname,x\"y\n".utf8), .strayQuote),
      (Array("key,value\nname,".utf8) + [0xC3, 0x28, 0x0A], .invalidUTF8),
      (Array("key,value\nname,x".utf8), .noFinalLineEnd),
      ([], .emptyFile),
    ])
  func bytes(bytes: [UInt8], code: Fault.Code) {
    var source = SmallSource()
    source.bytes["seed.csv"] = bytes
    let faults = #expect(throws: Faults.self) { try source.read() }
    #expect(faults?.all.contains { $0.code == code } == true)
  }

  @Test("a file in another encoding is one fault that names it, not one a character")
  func encoding() {
    var source = SmallSource()
    source.bytes["food_names.csv"] = Array(source.files["food_names.csv"]?.data(using: .shiftJIS) ?? Data())
    let faults = #expect(throws: Faults.self) { try source.read() }
    let fault = faults?.all.first { $0.file == "small/food_names.csv" }
    #expect(fault?.code == .otherEncoding)
    #expect(fault?.text == "Shift_JIS")
    #expect(faults?.all.count { $0.file == "small/food_names.csv" } == 1)
  }

  @Test("all faults of all files are reported in one run")
  func allFaults() throws {
    var source = SmallSource()
    source.files["foods.csv"] = source.files["foods.csv"]?.replacing("TEST,5,", with: "TEST,x,").replacing(
      "TEST,0,", with: "TEST,y,")
    source.files["exercises.csv"] = source.files["exercises.csv"]?.replacing("8.0", with: "z")
    source.files["exercise_names.csv"] = nil
    let faults = try #require(#expect(throws: Faults.self) { try source.read() })
    #expect(faults.all.count { $0.code == .badNumber } == 3)
    #expect(faults.all.contains { $0.code == .unreadableFile })
  }

  @Test("a file that cannot be read is one fault, not one for each of its names")
  func noCascade() {
    var source = SmallSource()
    source.files["foods.csv"] = nil
    let faults = #expect(throws: Faults.self) { try source.read() }
    #expect(faults?.all.map(\.code) == [.unreadableFile])
  }

  @Test("nothing is written when there is a fault, and an old seed stays")
  func nothingWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-compile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "out.pfcseed")
    try Data("old".utf8).write(to: output)
    #expect(throws: Faults.self) { try SeedFile.compile(folder: folder.path, to: output.path) }
    #expect(try Data(contentsOf: output) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.pfcseed"])
  }
}
