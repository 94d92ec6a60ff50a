import ExactNumbers

extension RealError {
  /// The kind of error where no function is involved; of the other operations, only a power has a
  /// domain.
  package var kind: EvaluationError.Kind {
    switch self {
    case .divisionByZero: .divisionByZero
    case .outsideDomain: .rootOfNegative
    case .tooLarge: .tooLarge
    case .tooLong: .tooLong
    case .unknownSign(let digits): .unknownSign(digits: digits)
    case .unknownFloor(let digits): .unknownFloor(digits: digits)
    case .cancelled: .cancelled
    }
  }

  /// Whether the divisor causes this error of a quotient.
  var blamesDivisor: Bool {
    switch self {
    case .divisionByZero, .unknownSign: true
    case .outsideDomain, .tooLarge, .tooLong, .unknownFloor, .cancelled: false
    }
  }

  /// The kind of error of an operator between two operands.
  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if case .unknownSign(let digits) = self, binary.hasDivisor {
      return .unknownDivisor(digits: digits)
    }
    return kind
  }

  /// The kind of error of a function.
  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .outsideDomain: .outsideDomain(function)
    case .unknownSign(let digits): kind(in: function, function.entry.unknownSign, digits)
    case .unknownFloor(let digits): kind(in: function, function.entry.unknownFloor, digits)
    case .divisionByZero, .tooLarge, .tooLong, .cancelled: kind
    }
  }

  private func kind(
    in function: Function, _ decision: Function.Decision, _ digits: Int
  ) -> EvaluationError.Kind {
    switch decision {
    case .general: kind
    case .divisor: .unknownDivisor(digits: digits)
    case .own: .undecided(function, digits: digits)
    }
  }
}
