@testable import ExactNumbers

extension ClosedForm {
  /// The number that the form stands for, computed from the form alone.
  func value(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    let top = try numerator.value(budget)
    guard denominator.rational != 1 else { return top }
    return try ConstructiveReal(.quotient, [top, denominator.value(budget)], budget: budget)
  }
}

extension Polynomial {
  fileprivate func value(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    var sum = try ConstructiveReal(.rational(0), budget: budget)
    for (monomial, coefficient) in terms {
      let factor = try ConstructiveReal(.rational(coefficient), budget: budget)
      let term = try ConstructiveReal(.product, [factor, monomial.value(budget)], budget: budget)
      sum = try ConstructiveReal(.sum, [sum, term], budget: budget)
    }
    return sum
  }
}

extension Monomial {
  fileprivate func value(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    var product = try ConstructiveReal(.rational(1), budget: budget)
    for (atom, exponent) in powers {
      let base = try atom.value(budget)
      let power =
        if let whole = exponent.wholeValue {
          try ConstructiveReal(.wholePower(whole), [base], budget: budget)
        } else {
          try ConstructiveReal(
            .power, [base, ConstructiveReal(.rational(exponent), budget: budget)], budget: budget)
        }
      product = try ConstructiveReal(.product, [product, power], budget: budget)
    }
    return product
  }
}

extension Atom {
  fileprivate func value(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    switch self {
    case .integer(let number): try ConstructiveReal(.rational(number), budget: budget)
    case .pi: try ConstructiveReal(.pi, budget: budget)
    case .exponential(let exponent):
      try ConstructiveReal(.function(.exponential), [exponent.value(budget)], budget: budget)
    case .logarithm(let number):
      try ConstructiveReal(
        .function(.naturalLogarithm), [ConstructiveReal(.rational(number), budget: budget)],
        budget: budget)
    case .function(let function, let operand):
      try ConstructiveReal(.function(function), [operand.value(budget)], budget: budget)
    case .root(let sum): try sum.value(budget)
    case .constructive(let node): node
    }
  }
}
