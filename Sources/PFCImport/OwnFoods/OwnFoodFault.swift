public import PFCModel

/// What is wrong with what was said of an own food.
public struct OwnFoodFault: Error, Sendable, Equatable {
  /// What the fault is about.
  public enum Field: Sendable, Hashable {
    case name, reading, per, weight, portion, note
    /// The figure of a component.
    case figure(Nutrient)
  }

  /// What is wrong.
  public enum Reason: Sendable, Equatable {
    /// There is no name.
    case missingName
    /// The name has nothing that a search could find.
    case nothingToFind
    /// The text is too long: the greatest number of bytes.
    case tooLong(Int)
    /// The reading is not in kana.
    case noKana
    /// The text is no amount that figures can be for.
    case noAmount
    /// The text is no weight.
    case noWeight
    /// A weight was given for an amount that is one.
    case weightOfWeight
    /// The amount is a volume, and its weight is not known.
    case volumeWithoutWeight
    /// The text is no measure, as `1個=50g` is one.
    case noMeasure
    /// A measure was given to a food that has no weight.
    case measureWithoutWeight
    /// A measure was given that the figures are for: it goes with its figures.
    case measureOfBasis
    /// The text is no figure.
    case noFigure
    /// No food has so much in 100 g: the most, in the component's unit.
    case tooMuch(Double)
    /// Protein, fat and carbohydrate of 100 g weigh more than 100 g: how much.
    case overweight(Double)
    /// No figure was given.
    case noFigures
  }

  /// What the fault is about.
  public let field: Field
  /// What is wrong.
  public let reason: Reason
  /// The offending text.
  public let text: String

  init(_ field: Field, _ reason: Reason, _ text: String = "") {
    self.field = field
    self.reason = reason
    self.text = text
  }
}

/// All faults of what was said of an own food.
public struct OwnFoodFaults: Error, Sendable, Equatable {
  /// The name of the food, as it was said or else as it is.
  public let subject: String
  /// The faults, in the order of what was said.
  public let all: [OwnFoodFault]
}
