internal import PFCText

/// Recipes as plain text: a title, what is said of the dish (`分量: 2人前`), and an ingredient a line. A line of dashes ends a
/// recipe, and so does a blank line before one that has no amount; `#` starts one anywhere.
package struct RecipeText {
  /// What may be said of a dish.
  package enum Field: Sendable, Hashable {
    case title, reading, size, category, country, season, note
  }

  /// A part of a recipe with the line on which it stands, from 1.
  package struct Placed<Part: Sendable>: Sendable {
    package let part: Part
    package let line: Int
  }

  /// One recipe.
  package struct Recipe: Sendable {
    package let title: Placed<String>
    /// Whether the text marks the title as one, with `#` or `料理名:`.
    package let isTitleMarked: Bool
    package internal(set) var fields: [(field: Field, value: Placed<String>)] = []
    package internal(set) var ingredients: [Placed<IngredientLine>] = []

    /// Whether the title is no title but an ingredient with its amount.
    package var isTitleIngredient: Bool {
      !isTitleMarked && !fields.contains { $0.field == .size && $0.value.line == title.line }
        && IngredientLine.ingredients(of: title.part).contains {
          !$0.amount.isEmpty && CookAmount($0.amount) != .unread
        }
    }

    /// Gives the last ingredient the amount that stands below it.
    mutating func amount(_ text: String) {
      guard let last = ingredients.popLast() else { return }
      let part = IngredientLine(name: last.part.name, amount: text, group: last.part.group)
      ingredients.append(Placed(part: part, line: last.line))
    }

    /// Whether the text says how much of anything there is, or that it is a recipe.
    package var isSaid: Bool {
      isTitleMarked || !fields.isEmpty || ingredients.contains { !$0.part.amount.isEmpty }
    }
  }

  /// The recipes, in the order of the text.
  package private(set) var recipes: [Recipe] = []
  /// How many lines are steps of how to cook, which nothing is read from.
  package private(set) var stepLines = 0
  /// Lines that are no ingredients but facts of a dish, as its energy or how long it takes: pfc counts those itself.
  package private(set) var facts: [Placed<String>] = []

  private let lines: [Substring]
  private var current: Recipe?
  private var group = ""
  private var isAfterBlank = false
  private var isInSteps = false

  /// Reads a text. O(n) in the number of lines.
  package init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for index in lines.indices { read(lines[index].trimmed, at: index) }
    end()
  }

  private mutating func read(_ line: String, at index: Int) {
    if line.isEmpty {
      isAfterBlank = true
      group = ""
      return
    }
    defer { isAfterBlank = false }
    if Self.isRule(line) { return end() }
    if let title = Self.markedTitle(line) { return start(title, at: index, isMarked: true) }
    if isInSteps, !startsRecipe(at: index) {
      stepLines += 1
      return
    }
    guard current != nil else { return start(line, at: index) }
    let heading = Self.undecorated(line)
    if Self.stepWords.contains(heading.lowercased()) {
      isInSteps = true
      stepLines += 1
    } else if let (field, value) = Self.field(line) {
      current?.fields.append((field, Placed(part: value, line: index + 1)))
    } else if let size = Self.servings(line) ?? RecipeFacts.servings(line) {
      current?.fields.append((.size, Placed(part: size, line: index + 1)))
    } else if let size = Self.ingredientsHeading(line) {
      if !size.isEmpty { current?.fields.append((.size, Placed(part: size, line: index + 1))) }
    } else if RecipeFacts.isOne(line) {
      facts.append(Placed(part: line, line: index + 1))
    } else if isAmount(line, behind: index) {
      current?.amount(line)
    } else if let name = Self.groupHeading(line) {
      group = name
    } else {
      readIngredients(line, at: index)
    }
  }

  /// Whether a line is the amount of the ingredient on the line before it.
  private func isAmount(_ line: String, behind index: Int) -> Bool {
    guard !isAfterBlank, let last = current?.ingredients.last, last.line == index, last.part.amount.isEmpty else {
      return false
    }
    switch CookAmount(line) {
    case .amount, .vague: return true
    case .notSaid, .unread: return false
    }
  }

  private mutating func readIngredients(_ line: String, at index: Int) {
    let ingredients = IngredientLine.ingredients(of: line)
    let hasIngredients = !(current?.ingredients.isEmpty ?? true)
    let isBare = ingredients.allSatisfy(\.amount.isEmpty)
    let mayBeTitle = (isBare && !IngredientLine.isListed(line)) || Self.title(line).size != nil
    if hasIngredients, isInSteps || (isAfterBlank && mayBeTitle) {
      return start(line, at: index)
    }
    if isBare, isHeading(index) {
      group = RecipeHeading.name(line)
      return
    }
    for ingredient in ingredients {
      let grouped = ingredient.group.isEmpty ? ingredient.inGroup(group) : ingredient
      current?.ingredients.append(Placed(part: grouped, line: index + 1))
    }
  }

  /// Whether a line without an amount names the ingredients below it.
  private func isHeading(_ index: Int) -> Bool {
    let next = index + 1 < lines.count ? lines[index + 1] : ""
    return RecipeHeading.isOne(lines[index], before: next)
  }

  private mutating func start(_ line: String, at index: Int, isMarked: Bool = false) {
    end()
    let (title, size) = Self.title(line)
    current = Recipe(title: Placed(part: title, line: index + 1), isTitleMarked: isMarked)
    if let size { current?.fields.append((.size, Placed(part: size, line: index + 1))) }
  }

  private mutating func end() {
    if let current { recipes.append(current) }
    (current, group, isInSteps) = (nil, "", false)
  }

  /// Whether a line among steps starts the next recipe: behind a blank line, with what only a recipe has below it.
  private func startsRecipe(at index: Int) -> Bool {
    guard isAfterBlank, let next = lines[(index + 1)...].first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return false
    }
    return Self.field(next.trimmed) != nil || Self.ingredientsHeading(next.trimmed) != nil
  }
}
