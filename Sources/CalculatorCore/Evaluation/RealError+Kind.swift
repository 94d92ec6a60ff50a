import ExactNumbers

extension RealError {
  /// The kind of error where no function is involved.
  ///
  /// Of the other operations, only a power has a domain. Only whether a number is a prime may remain
  /// unproven.
  package var kind: EvaluationError.Kind {
    switch self {
    case .divisionByZero: .divisionByZero
    case .outsideDomain: .rootOfNegative
    case .tooLarge: .tooLarge
    case .tooSmall: .tooSmall
    case .tooLong: .tooLong
    case .unknownSign(let digits): .unknownSign(digits: digits)
    case .unknownFloor(let digits): .unknownFloor(digits: digits)
    case .unproven: .unprovenPrime
    case .cancelled: .cancelled
    }
  }

  /// Whether the divisor causes this error of a quotient.
  var blamesDivisor: Bool {
    switch self {
    case .divisionByZero, .unknownSign: true
    case .outsideDomain, .tooLarge, .tooSmall, .tooLong, .unknownFloor, .unproven, .cancelled: false
    }
  }

  /// The kind of error of an operator between two operands.
  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if self == .outsideDomain, binary != .power { return .bitsOfFraction(binary) }
    if binary == .modulo, case .unknownFloor = self { return kind(in: Function.mod) }
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
    case .divisionByZero, .tooLarge, .tooSmall, .tooLong, .unproven, .cancelled: kind
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
