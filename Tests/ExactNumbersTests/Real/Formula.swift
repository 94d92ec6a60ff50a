import TestSupport

@testable import ExactNumbers

/// A formula that can be calculated in two ways: with closed forms, and without.
indirect enum Formula: Sendable {
  case number(Rational)
  case pi
  case negative(Formula)
  case sum(Formula, Formula)
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)
  case root(Int, Formula)
  case power(Formula, Rational)
  case function(ElementaryFunction, Formula)
}

extension Formula {
  /// The value as the program calculates it.
  func real(_ effort: Effort) throws(RealError) -> Real {
    switch self {
    case .number(let value): Real(value)
    case .pi: try .pi(effort)
    case .negative(let operand): try operand.real(effort).negated(effort)
    case .sum(let left, let right): try left.real(effort).adding(right.real(effort), effort)
    case .difference(let left, let right):
      try left.real(effort).subtracting(right.real(effort), effort)
    case .product(let left, let right):
      try left.real(effort).multiplied(by: right.real(effort), effort)
    case .quotient(let left, let right):
      try left.real(effort).divided(by: right.real(effort), effort)
    case .root(let degree, let operand): try operand.real(effort).root(degree, effort)
    case .power(let base, let exponent):
      try base.real(effort).raised(to: Real(exponent), effort)
    case .function(let function, let operand):
      try operand.real(effort).applying(function, effort)
    }
  }

  /// The value without any algebra.
  func computation(_ effort: Effort) throws(RealError) -> Computation {
    switch self {
    case .number(let value): try Computation(.rational(value), effort: effort)
    case .pi: try Computation(.pi, effort: effort)
    case .negative(let operand): try calculate(.negative, [operand], effort)
    case .sum(let left, let right): try calculate(.sum, [left, right], effort)
    case .difference(let left, let right): try calculate(.difference, [left, right], effort)
    case .product(let left, let right): try calculate(.product, [left, right], effort)
    case .quotient(let left, let right): try calculate(.quotient, [left, right], effort)
    case .root(let degree, let operand): try calculate(.root(degree), [operand], effort)
    case .power(let base, let exponent):
      if let whole = exponent.wholeValue {
        try calculate(.wholePower(whole), [base], effort)
      } else {
        try calculate(.power, [base, .number(exponent)], effort)
      }
    case .function(let function, let operand):
      try calculate(.function(function), [operand], effort)
    }
  }

  private func calculate(
    _ operation: Computation.Operation, _ operands: [Formula], _ effort: Effort
  ) throws(RealError) -> Computation {
    var computations: [Computation] = []
    for operand in operands { computations.append(try operand.computation(effort)) }
    return try Computation(operation, computations, effort: effort)
  }
}

extension SeededGenerator {
  /// A formula of so many operations at most, one upon the other; many are recognised by algebra.
  mutating func formula(depth: Int) -> Formula {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<14, using: &self) {
    case 0: return leaf()
    case 1: return .negative(formula(depth: depth - 1))
    case 2, 3: return .sum(formula(depth: depth - 1), formula(depth: depth - 1))
    case 4: return .difference(formula(depth: depth - 1), formula(depth: depth - 1))
    case 5, 6: return .product(formula(depth: depth - 1), formula(depth: depth - 1))
    case 7: return .quotient(formula(depth: depth - 1), formula(depth: depth - 1))
    case 8: return .root(.random(in: 2...4, using: &self), formula(depth: depth - 1))
    case 9:
      let exponent = Rational(
        numerator: .random(in: -4...4, using: &self), denominator: .random(in: 1...3, using: &self))
      return .power(formula(depth: depth - 1), exponent)
    default:
      let function = ElementaryFunction.allCases.randomElement(using: &self) ?? .sine
      return .function(function, formula(depth: depth - 1))
    }
  }

  private mutating func leaf() -> Formula {
    let number = Rational(
      numerator: .random(in: -12...12, using: &self),
      denominator: [1, 1, 1, 2, 3, 4, 5, 6, 12].randomElement(using: &self) ?? 1)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .product(.number(number), .pi)
    case 1: return .root(2, .number(number.magnitude))
    case 2: return .function(.exponential, .number(number))
    default: return .number(number)
    }
  }
}
