import ExactNumbers

extension RealError {
  /// What is wrong, where no operation says more.
  package var kind: EvaluationError.Kind {
    switch self {
    case .divisionByZero: .divisionByZero
    case .outsideDomain: .rootOfNegative
    case .tooLarge: .tooLarge
    case .tooLong: .tooLong
    case .unknownSign(let digits): .unknownSign(digits: digits)
    case .unknownFloor(let digits): .unknownFloor(digits: digits)
    case .stopped: .interrupted
    }
  }

  /// Whether it is the divisor that is to blame for a quotient.
  var isOfDivisor: Bool {
    switch self {
    case .divisionByZero, .unknownSign: true
    default: false
    }
  }

  /// What is wrong with the operands of an operator.
  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if case .unknownSign(let digits) = self, binary == .divide {
      return .unknownDivisor(digits: digits)
    }
    return kind
  }

  /// What is wrong with the arguments of a function.
  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .outsideDomain: return .outsideDomain(function)
    case .unknownSign(let digits):
      switch function {
      case .mod: return .unknownDivisor(digits: digits)
      case .min, .max, .asin, .acos, .tan: return .undecided(function, digits: digits)
      default: return kind
      }
    case .unknownFloor(let digits) where function == .round || function == .mod:
      return .undecided(function, digits: digits)
    default: return kind
    }
  }
}
