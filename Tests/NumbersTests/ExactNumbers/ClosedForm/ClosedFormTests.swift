import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Closed forms` {
  @Test func `a closed form has the value computed without it`() throws {
    let budget = Budget(bits: 1_000)
    for var generator in cases(240) {
      let formula = generator.formula(depth: 5)
      guard let real = try? formula.real(budget),
        let plain = try? formula.constructive(budget).interval(precision: 500, budget: budget)
      else { continue }
      if let rational = real.rational {
        #expect(plain.contains(rational), "\(formula)")
      } else {
        let wide = Budget()
        do throws(RealError) {
          let written = try real.closedForm.value(wide).interval(precision: 500, budget: wide)
          #expect(plain.overlaps(written), "\(formula)")
        } catch {
          // The closed form of a hyperbolic tangent has exponentials, which may be far greater.
          #expect(error == .tooLarge, "\(formula)")
        }
      }
    }
  }
}

@Suite struct `Powers of closed forms` {
  @Test func `powers beyond the limits have no closed form`() {
    #expect(ClosedForm(.pi).raised(to: .min) == nil)
    #expect(ClosedForm(2).raised(to: Rational(10).raised(to: 40)) == nil)
    #expect(ClosedForm(2).raised(to: Rational(10).raised(to: 40) + .half) == nil)
    let sum = Polynomial(.pi) + Polynomial(1)
    let long = (2...30).reduce(sum) { $0 + Polynomial(.logarithm(Rational($1))) }
    #expect(ClosedForm(Polynomial(1), dividedBy: long).raised(to: .half) == nil)
    #expect(ClosedForm(sum).raised(to: 1_000) == nil)
    #expect(ClosedForm(Polynomial(1), dividedBy: sum).raised(to: 1_000) == nil)
    #expect(ClosedForm(0).raised(to: .half) == nil)
  }
}

extension ClosedForm {
  /// The number computed from the form alone.
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
    case .function(let function, let operand):
      try ConstructiveReal(.function(function), [operand.value(budget)], budget: budget)
    case .root(let sum): try sum.value(budget)
    case .constructive(let node): node
    }
  }
}
