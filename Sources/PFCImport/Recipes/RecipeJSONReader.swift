internal import PFCJSON
internal import PFCModel

/// Reads recipes as JSON, collecting every fault on the way. What is said of an ingredient is read once, however often it
/// stands in the file.
struct RecipeJSONReader: Sendable {
  private let bytes: [UInt8]
  private var place: TextPlace
  private var faults: [RecipeFileFault] = []
  private var unknown: [String: Int] = [:]
  private var ingredients: [RecipeJSONIngredient] = []
  private var numbers: [ByteKey: Int] = [:]
  private var lines: [ByteKey: Int] = [:]

  /// A reader of text that is UTF-8. One recipe by itself is an array of one; a mere list of ingredients is a recipe of the
  /// name `title`, where there is one.
  init(_ text: [UInt8], title: String) {
    var (before, after) = ("", "")
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      (before, after) = ("[", "]")
    } else if !title.isEmpty, Self.isIngredientList(text) {
      (before, after) = ("[{\"name\":\(JSONValue.string(title).text),\"ingredients\":", "}]")
    }
    bytes = Array(before.utf8) + text + Array(after.utf8)
    place = TextPlace(added: before.utf8.count)
  }

  /// Whether the first element of an array says an amount and no ingredients of its own.
  private static func isIngredientList(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { buffer in
      guard let first = JSONArraySplitter.elements(of: buffer).elements.first,
        let members = JSONReader.members(of: String(decoding: buffer[first], as: UTF8.self))
      else { return false }
      let names = Set(members.map(\.name))
      return names.contains("name") && !names.contains("ingredients")
        && !names.isDisjoint(with: ["amount", "unit", "grams"])
    }
  }

  var remarks: [RecipeFile.Remark] {
    unknown.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { .unknownMember($0.key, line: $0.value) }
  }

  mutating func records(_ table: inout IngredientTable) throws(RecipeFileFaults) -> [RecipeFile.Record] {
    var records: [RecipeFile.Record] = []
    let bytes = bytes
    bytes.withUnsafeBufferPointer { buffer in
      let (elements, fault) = JSONArraySplitter.elements(of: buffer)
      if fault == nil, let read = inHalves(elements) {
        (records, table, unknown) = (read.records, read.table, read.unknown)
        return
      }
      records = read(elements[...], &table)
      if let fault { add(fault, buffer) } else if elements.isEmpty { add(.empty) }
    }
    guard faults.isEmpty, !records.isEmpty else { throw RecipeFileFaults(all: faults) }
    return records
  }

  /// What was read of some of the recipes, without a fault.
  private struct Part: Sendable {
    var records: [RecipeFile.Record]
    var table: IngredientTable
    var unknown: [String: Int]
  }

  /// Reads the halves at once; nil where there are few, or anything is wrong, which is said in the order of the text.
  private func inHalves(_ elements: [Range<Int>]) -> Part? {
    let reader = self
    let halves = Halves.map(elements.count) { reader.part(elements[$0]) }
    guard halves.count == 2, var all = halves[0], let rest = halves[1] else { return nil }
    let places = rest.table.ingredients.map { all.table.place(of: $0) }
    all.records += rest.records.map { record in record.moved { places[$0] } }
    all.unknown.merge(rest.unknown) { first, _ in first }
    return Set(all.records.map(\.key)).count == all.records.count ? all : nil
  }

  private func part(_ elements: ArraySlice<Range<Int>>) -> Part? {
    var (reader, table) = (self, IngredientTable())
    let records = reader.read(elements, &table)
    return reader.faults.isEmpty ? Part(records: records, table: table, unknown: reader.unknown) : nil
  }

  /// Reads some of the recipes; what is wrong with one is added to the faults.
  private mutating func read(
    _ elements: ArraySlice<Range<Int>>, _ table: inout IngredientTable
  ) -> [RecipeFile.Record] {
    var records: [RecipeFile.Record] = []
    records.reserveCapacity(elements.count)
    let bytes = bytes
    bytes.withUnsafeBufferPointer { buffer in
      for (index, element) in zip(elements.indices, elements) {
        place.move(to: element.lowerBound, in: buffer)
        let text = String(decoding: buffer[element], as: UTF8.self)
        if let record = record(text, number: index + 1, &table) { records.append(record) }
      }
    }
    return records
  }

  private mutating func record(
    _ text: String, number: Int, _ table: inout IngredientTable
  ) -> RecipeFile.Record? {
    guard let members = JSONReader.members(of: text) else {
      let isOther = JSONReader.value(of: text) != nil
      return refuse("#\(number)", isOther ? .wrongType(.recipe) : .badJSON, text)
    }
    var form = RecipeForm()
    var places: [Int]?
    var seen = Set<String>()
    for (name, value) in members {
      if !seen.insert(name).inserted { form.refuse(name, .memberTwice) }
      if name == "ingredients" {
        places = read(value, &form, &table)
      } else if !form.set(name, to: value) {
        note(name)
      }
    }
    // Where pfc wrote figures per 100 g, the one serving is the whole for want of another.
    if seen.contains("per_100g") { form.forgetServings() }
    if !seen.contains("name") { form.refuse("name", .missingName) }
    if places?.isEmpty ?? !seen.contains("ingredients") { form.refuse("ingredients", .noIngredients) }
    let label = form.draft.name.isEmpty ? "#\(number)" : form.draft.name
    let key = ByteKey(form.key)
    if !form.draft.name.isEmpty {
      if let line = lines.updateValue(place.line, forKey: key) {
        form.refuse("name", .nameTwice(line: line), form.draft.name)
        lines[key] = line
      }
    }
    for fault in form.faults { add(fault.reason, label, fault.field, fault.text) }
    guard form.faults.isEmpty, let places else { return nil }
    return RecipeFile.Record(
      draft: form.draft, ingredients: places, line: place.line, saysSeason: seen.contains("season"), key: key)
  }

  /// The places of the ingredients; nil when there is no list of them.
  private mutating func read(
    _ value: JSONField, _ form: inout RecipeForm, _ table: inout IngredientTable
  ) -> [Int]? {
    guard case .array(var list) = value else {
      form.refuse("ingredients", value == .null ? .noIngredients : .wrongType(.ingredients), value.shown)
      return nil
    }
    return list.withUTF8 { buffer in
      let elements = JSONArraySplitter.elements(of: buffer).elements
      var places: [Int] = []
      places.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        let number = number(of: buffer[element], &table)
        places += ingredients[number].places
        for fault in ingredients[number].faults {
          form.refuse("ingredients[\(index + 1)]" + fault.field, fault.reason, fault.text)
        }
        for name in ingredients[number].unknown { note("ingredients[]." + name) }
      }
      // All ingredients had faults, which are reported: the list itself is not missing.
      return places.isEmpty && !elements.isEmpty ? nil : places
    }
  }

  /// The place in ``ingredients`` of one that is said so.
  private mutating func number(
    of text: Slice<UnsafeBufferPointer<UInt8>>, _ table: inout IngredientTable
  ) -> Int {
    let key = ByteKey(text)
    if let known = numbers[key] { return known }
    ingredients.append(RecipeJSONIngredient(String(decoding: text, as: UTF8.self), &table))
    numbers[key] = ingredients.count - 1
    return ingredients.count - 1
  }

  private mutating func note(_ member: String) {
    if unknown[member] == nil { unknown[member] = place.line }
  }

  private mutating func refuse(
    _ recipe: String, _ reason: RecipeFileFault.Reason, _ text: String
  ) -> RecipeFile.Record? {
    add(reason, recipe, "", String(text.prefix(40)))
    return nil
  }

  private mutating func add(
    _ reason: RecipeFileFault.Reason, _ recipe: String = "", _ field: String = "", _ text: String = ""
  ) {
    faults.append(
      RecipeFileFault(
        line: place.line, column: place.column(in: bytes), recipe: recipe, field: field, text: text, reason: reason))
  }

  private mutating func add(_ fault: JSONArraySplitter.Fault, _ buffer: UnsafeBufferPointer<UInt8>) {
    let (offset, reason): (Int, RecipeFileFault.Reason) =
      switch fault {
      case .noArray(let offset): (offset, .noArray)
      case .cutShort(let offset): (offset, .cutShort)
      case .openString(let offset): (offset, .openString)
      case .noElement(let offset): (offset, .noElement)
      case .textBehind(let offset): (offset, .textBehind)
      }
    // The bracket that does not end may stand before what was read.
    if offset < place.offset { place = TextPlace() }
    place.move(to: offset, in: buffer)
    let rest = String(decoding: buffer[offset...].prefix(60), as: UTF8.self)
    add(reason, "", "", String(rest.prefix { !$0.isNewline }.prefix(30).filter { $0 != "\u{FFFD}" }))
  }
}
