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
    }
  }
}
