internal import PFCModel
internal import PFCSearch
package import PFCSeed
internal import PFCText

/// Reads the source files of a seed into checked records, collecting every fault on the way.
package struct SourceReader {
  /// Gives the bytes of a file of the source folder; nil when it cannot be read.
  package typealias FileLoader = (_ name: String) -> [UInt8]?

  let folder: String
  let load: FileLoader
  var faults: [Fault] = []
  var records = SeedRecords()

  /// Reads all files; throws ``Faults`` with every fault of every file when there is one. O(n).
  package static func read(folder: String, load: FileLoader) throws(Faults) -> SeedRecords {
    try withoutActuallyEscaping(load) { load throws(Faults) in
      var reader = SourceReader(folder: folder, load: load)
      reader.readAll()
      guard reader.faults.isEmpty else { throw Faults(all: reader.faults) }
      return reader.records
    }
  }

  private init(folder: String, load: @escaping FileLoader) {
    self.folder = folder
    self.load = load
  }

  private mutating func readAll() {
    records.facts = readFacts()
    records.groups = readGroups("food_groups.csv")
    records.categories = readGroups("exercise_categories.csv")
    records.qualifierWords = readQualifierWords()
    let foods = table("foods.csv", FoodColumns.all)
    let foodNames = names(of: table("food_names.csv", ["number"] + NameColumns.all), key: "number")
    var portions = PortionRows()
    for row in table("portions.csv", PortionRows.columns) { faults += portions.add(row) }
    readFoods(foods, foodNames, portions)
    readDishes()
    let exercises = table("exercises.csv", ExerciseColumns.all)
    let exerciseNames = names(of: table("exercise_names.csv", ["code"] + NameColumns.all), key: "code")
    readExercises(exercises, exerciseNames)
  }

  mutating func table(_ name: String, _ columns: [String]) -> [CSVRow] {
    let file = folder + "/" + name
    guard let bytes = load(name) else {
      faults.append(Fault(code: .unreadableFile, file: file, line: 1, column: 1, text: "", detail: ""))
      return []
    }
    let table = CSVTable(file: file, bytes: bytes, columns: columns)
    faults += table.faults
    return table.rows
  }

  private mutating func readFacts() -> [String: String] {
    var facts: [String: String] = [:]
    for row in table("seed.csv", ["key", "value"]) {
      let key = row.text("key")
      if !SeedFormat.required.contains(key) { faults.append(row.fault(.unknown, "key")) }
      if key == SeedFormat.name, !Self.isSeedName(row.text("value")) {
        faults.append(row.fault(.badName, "value", detail: "letters a-z, digits, - and _ only: it stands before ids"))
      }
      if facts.updateValue(row.text("value"), forKey: key) != nil { faults.append(row.fault(.duplicate, "key")) }
    }
    for key in SeedFormat.required where facts[key, default: ""].isEmpty {
      faults.append(Fault(code: .missing, file: folder + "/seed.csv", line: 1, column: 1, text: key, detail: "key"))
    }
    return facts
  }

  private static func isSeedName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  mutating func readGroups(_ name: String) -> [GroupRecord] {
    var groups: [GroupRecord] = []
    for row in table(name, ["code", "name", "reading", "english"]) {
      let group = GroupRecord(
        code: row.text("code"), name: row.text("name"), reading: row.text("reading"), english: row.text("english"))
      for column in ["code", "name", "reading", "english"] where row.text(column).isEmpty {
        faults.append(row.fault(.missing, column))
      }
      if groups.contains(where: { $0.code == group.code }) { faults.append(row.fault(.duplicate, "code")) }
      faults += NameCheck.faults(of: row, name: "name", reading: "reading")
      groups.append(group)
    }
    return groups
  }

  private mutating func readQualifierWords() -> [String: [QualifierWord]] {
    var words: [String: [QualifierWord]] = [:]
    for row in table("qualifier_words.csv", ["qualifier", "word", "reading"]) {
      let qualifier = row.text("qualifier")
      if qualifier.isEmpty { faults.append(row.fault(.missing, "qualifier")) }
      faults += NameCheck.faults(of: row, name: "word", reading: "reading")
      let reading = row.text("reading")
      let word = QualifierWord(word: row.text("word"), reading: reading.isEmpty ? nil : reading)
      if words[qualifier, default: []].contains(word) {
        faults.append(row.fault(.duplicate, "word", detail: qualifier))
      }
      words[qualifier, default: []].append(word)
    }
    return words
  }

  mutating func names(of rows: [CSVRow], key: String) -> NameRows {
    var names = NameRows()
    for row in rows { faults += names.add(row, key: key) }
    return names
  }

  private mutating func readFoods(_ rows: [CSVRow], _ names: NameRows, _ portions: PortionRows) {
    var rest = names
    var restOfPortions = portions
    var numbers = Set<String>()
    var displays = Set<String>()
    for row in rows {
      let number = row.text("number")
      if !numbers.insert(number).inserted { faults.append(row.fault(.duplicate, "number")) }
      if !displays.insert(row.text("name")).inserted { faults.append(row.fault(.duplicate, "name")) }
      let names = rest.take(number)
      faults += NameCheck.faults(ofDisplay: row, names, in: "food_names.csv")
      switch FoodColumns.record(row, groups: records.groups) {
      case .success(var food):
        food.names = names
        let measures = restOfPortions.take(number, refuse: food.composition[.refuse])
        food.portions = measures.portions
        faults += measures.faults
        records.foods.append(food)
      case .failure(let found): faults += found.all
      }
    }
    // Where the foods themselves cannot be read, every name would be a stray.
    if isRead(rows, "foods.csv") { faults += rest.strays(key: "number") + restOfPortions.strays() }
  }

  /// Whether a file gave rows, or is rightly empty.
  func isRead(_ rows: [CSVRow], _ name: String) -> Bool {
    !rows.isEmpty || !faults.contains { $0.file == folder + "/" + name }
  }

  private mutating func readExercises(_ rows: [CSVRow], _ names: NameRows) {
    var rest = names
    var codes = Set<String>()
    var displays = Set<String>()
    for row in rows {
      let code = row.text("code")
      if !codes.insert(code).inserted { faults.append(row.fault(.duplicate, "code")) }
      if !displays.insert(row.text("name")).inserted { faults.append(row.fault(.duplicate, "name")) }
      faults += NameCheck.faults(of: row, name: "name", reading: "reading")
      let names = rest.take(code)
      switch ExerciseColumns.record(row, categories: records.categories) {
      case .success(var exercise):
        exercise.names = ExerciseColumns.names(row) + names
        records.exercises.append(exercise)
      case .failure(let found): faults += found.all
      }
    }
    if isRead(rows, "exercises.csv") { faults += rest.strays(key: "code") }
  }
}
