@testable import ExactNumbers

extension ClosedForm {
  /// The number that is written here, calculated from what is written alone.
  func value(_ effort: Effort) throws(RealError) -> Computation {
    let top = try numerator.value(effort)
    guard denominator.rational != 1 else { return top }
    return try Computation(.quotient, [top, denominator.value(effort)], effort: effort)
  }
}

extension Polynomial {
  fileprivate func value(_ effort: Effort) throws(RealError) -> Computation {
    var sum = try Computation(.rational(0), effort: effort)
    for (monomial, coefficient) in terms {
      let factor = try Computation(.rational(coefficient), effort: effort)
      let term = try Computation(.product, [factor, monomial.value(effort)], effort: effort)
      sum = try Computation(.sum, [sum, term], effort: effort)
    }
    return sum
  }
}

extension Monomial {
  fileprivate func value(_ effort: Effort) throws(RealError) -> Computation {
    var product = try Computation(.rational(1), effort: effort)
    for (atom, exponent) in powers {
      let base = try atom.value(effort)
      let power =
        if let whole = exponent.wholeValue {
          try Computation(.wholePower(whole), [base], effort: effort)
        } else {
          try Computation(
            .power, [base, Computation(.rational(exponent), effort: effort)], effort: effort)
        }
      product = try Computation(.product, [product, power], effort: effort)
    }
    return product
  }
}

extension Atom {
  fileprivate func value(_ effort: Effort) throws(RealError) -> Computation {
    switch self {
    case .integer(let number): try Computation(.rational(number), effort: effort)
    case .pi: try Computation(.pi, effort: effort)
    case .exponential(let exponent):
      try Computation(.function(.exponential), [exponent.value(effort)], effort: effort)
    case .logarithm(let number):
      try Computation(
        .function(.naturalLogarithm), [Computation(.rational(number), effort: effort)],
        effort: effort)
    case .function(let function, let operand):
      try Computation(.function(function), [operand.value(effort)], effort: effort)
    case .root(let sum): try sum.value(effort)
    case .computation(let computation): computation
    }
  }
}
