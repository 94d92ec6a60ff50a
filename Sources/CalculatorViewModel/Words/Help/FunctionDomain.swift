import CalculatorCore

/// The arguments that a function has values for.
package enum FunctionDomain: Hashable, Sendable, CaseIterable {
  case everything
  case nonnegative
  case positive
  case minusOneToOne
  case fractions
  /// All angles but the odd multiples of a right angle.
  case exceptPoles
  case fromOne
  case betweenMinusOneAndOne
  /// A number and a degree of its root.
  case roots
  /// A number and a base of its logarithm.
  case bases
  /// The coordinates of all points but the origin.
  case exceptOrigin
  /// Whole numbers of at least 0.
  case wholeNumbers
  /// All numbers but 0 and the negative whole numbers.
  case exceptNegatives
}

extension FunctionDomain {
  /// What is wrong with arguments for which a function has no value.
  func violation(of function: Function) -> Sentence {
    let name = function.name
    return switch self {
    case .everything, .exceptPoles:
      Sentence("\(name) is not defined here.", brief: "\(name): not defined")
    case .nonnegative:
      Sentence("\(name) takes numbers of at least 0.", brief: "\(name): at least 0")
    case .positive:
      Sentence("\(name) takes numbers greater than 0.", brief: "\(name): above 0")
    case .minusOneToOne:
      Sentence("\(name) takes numbers from −1 to 1.", brief: "\(name): from −1 to 1")
    case .fractions:
      Sentence("\(name) takes whole numbers and fractions.", brief: "\(name): fractions only")
    case .fromOne:
      Sentence("\(name) takes numbers of at least 1.", brief: "\(name): at least 1")
    case .betweenMinusOneAndOne:
      Sentence("\(name) takes numbers between −1 and 1 only.", brief: "\(name): inside −1…1")
    case .roots:
      Sentence(
        "\(name) takes an n other than 0, and a negative x if n is odd.",
        brief: "\(name): x < 0 or n = 0")
    case .bases:
      Sentence(
        "\(name) takes numbers greater than 0, and no base of 1.",
        brief: "\(name): x > 0, b not 1")
    case .exceptOrigin:
      Sentence("\(name) takes numbers that are not both 0.", brief: "\(name): not both 0")
    case .wholeNumbers:
      Sentence("\(name) takes whole numbers of at least 0.", brief: "\(name): whole numbers")
    case .exceptNegatives:
      Sentence(
        "\(name) is not defined at 0 and the negative whole numbers.", brief: "\(name): not defined"
      )
    }
  }
}
