public import PFCModel

/// The recipes of a file, as JSON or plain text, before anybody knows what their ingredients are.
public struct RecipeFile: Sendable {
  /// One recipe of the file.
  public struct Record: Sendable {
    /// What the file says of the dish, without its ingredients.
    public let draft: RecipeDraft
    /// Its ingredients: places in ``RecipeFile/ingredients``.
    public let ingredients: [Int]
    /// The line on which it starts, from 1.
    public let line: Int
    /// Whether the file says the season, be it that there is none.
    var saysSeason = true
    /// The key by which its name is that of others.
    let key: ByteKey

    /// The same with its ingredients in other places.
    func moved(_ place: (Int) -> Int) -> Record {
      Record(draft: draft, ingredients: ingredients.map(place), line: line, saysSeason: saysSeason, key: key)
    }
  }

  /// An ingredient as the file says it.
  public struct Ingredient: Sendable, Hashable {
    /// What it is called, as written.
    public let name: String
    /// The amount as written; empty for none.
    public let amount: String
    /// The grams of edible part, where the file says them besides; nil for none.
    public let grams: Double?
    /// The identifier of the food or dish, where the file says it; nil for none.
    public let item: String?
    /// A remark; empty for none.
    public let note: String

    /// Makes an ingredient from its parts.
    package init(name: String, amount: String = "", grams: Double? = nil, item: String? = nil, note: String = "") {
      self.name = name
      self.amount = amount
      self.grams = grams
      self.item = item
      self.note = note
    }
  }

  /// Something in the file that is read over.
  public enum Remark: Sendable, Hashable {
    /// A member that says nothing to this program: its name, and the line of the first one.
    case unknownMember(String, line: Int)
    /// A line that is no ingredient but says something of the whole dish: the line as written, and its number.
    case fact(String, line: Int)
    /// So many lines of how to cook.
    case steps(Int)
  }

  /// The recipes, in the order of the file.
  public let records: [Record]
  /// The ingredients of all recipes, each once.
  public let ingredients: [Ingredient]
  /// What is read over.
  public let remarks: [Remark]

  /// Reads a file: UTF-8, with or without a byte order mark. What starts with `[` or `{` is JSON, and so is what its name
  /// says; all else is plain text. Throws every fault. O(n).
  public init(bytes: [UInt8], name: String = "") throws(RecipeFileFaults) {
    do throws(RecipeFileFaults) { try self.init(reading: bytes, name) } catch {
      var faults = error
      faults.file = name
      throw faults
    }
  }

  private init(reading bytes: [UInt8], _ name: String) throws(RecipeFileFaults) {
    let text = try RecipeFileEncoding.text(bytes)
    let first = text.first { $0 > 0x20 }
    var table = IngredientTable()
    if name.lowercased().hasSuffix(".json") || first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      var reader = RecipeJSONReader(text, title: Self.title(name))
      records = try reader.records(&table)
      remarks = reader.remarks
    } else {
      var reader = RecipeTextReader(String(decoding: text, as: UTF8.self))
      records = try reader.records(&table)
      remarks = reader.remarks
    }
    ingredients = table.ingredients
  }

  /// The name of a file without its folder and extension.
  private static func title(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return stem == "-" ? "" : String(stem)
  }
}

/// Gives each ingredient one place, however often it is said: what it means is then looked up once.
struct IngredientTable: Sendable {
  private(set) var ingredients: [RecipeFile.Ingredient] = []
  private var places: [RecipeFile.Ingredient: Int] = [:]

  mutating func place(of ingredient: RecipeFile.Ingredient) -> Int {
    if let known = places[ingredient] { return known }
    ingredients.append(ingredient)
    places[ingredient] = ingredients.count - 1
    return ingredients.count - 1
  }
}
