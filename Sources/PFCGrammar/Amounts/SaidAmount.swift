package import PFCModel

/// A unit that a word may mean, and how many of it one is.
package struct UnitChoice: Hashable, Sendable {
  /// The unit as measures are kept under it.
  package let unit: MeasureUnit
  /// How many of it: 28.35 g for an ounce.
  package let factor: Double

  package init(_ unit: MeasureUnit, _ factor: Double = 1) { (self.unit, self.factor) = (unit, factor) }

  /// Whether it is a weight or a volume of any size, not a spoon or cup.
  var isMeasured: Bool { unit == .gram || unit == .milliliter }
}

/// An amount as it was said, before anybody knows of what.
package struct SaidAmount: Hashable, Sendable {
  /// A number with the units that its word may mean, the likeliest first; none for a bare number.
  package struct Term: Hashable, Sendable {
    package var value: Double
    package var units: [UnitChoice]
    /// The word that chooses among measures of one unit, as M or 茶碗; empty for none.
    package var size: String
    /// Whether the number is a share of a whole thing: りんご1/4, 半分.
    package var isShare: Bool
    /// Whether the number was written with digits or counting words, not as an article (`a pear`).
    package var isCounted: Bool

    package init(
      _ value: Double, _ units: [UnitChoice] = [], size: String = "", isShare: Bool = false, isCounted: Bool = true
    ) {
      (self.value, self.units, self.size, self.isShare, self.isCounted) = (value, units, size, isShare, isCounted)
    }

    /// Whether the unit may be a weight.
    var isWeight: Bool { units.first?.unit == .gram }
    /// Whether the unit may be a weight or a volume.
    package var isMeasured: Bool { units.first.map { $0.isMeasured } ?? false }

    func times(_ count: Double) -> Term {
      var term = self
      term.value *= count
      return term
    }
  }

  /// What is added up, one term for most.
  package var terms: [Term]
  /// Whether it is the middle of a range.
  package var isMiddle = false
  /// Whether it is about so much: 約, くらい.
  package var isAbout = false
  /// Whether it is left to the cook, and so no amount: 適量.
  package var isVague = false
  /// Whether a spoon was written short, as 大1, so that it may be a large piece as well.
  package var isShortSpoon = false
  /// What is wrong with how it is written.
  package var fault: AmountError?

  package init(_ terms: [Term]) { self.terms = terms }

  /// Whether it is 少々, which only some foods have a weight for.
  package var isPinch: Bool { terms.count == 1 && terms[0].units.first?.unit == .dash }

  /// Whether it is one number without a unit.
  package var isBare: Bool { terms.count == 1 && terms[0].units.isEmpty }
}
