import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rectangles of complex numbers` {
  private static let functions = ElementaryFunction.allCases.filter { function in
    ![.gamma, .digamma, .errorFunction, .complementaryErrorFunction].contains(function)
  }

  /// Functions whose inverse is another one, on the right half of the plane.
  private static let inverses: [(ElementaryFunction, ElementaryFunction)] = [
    (.exponential, .naturalLogarithm), (.sine, .arcSine), (.cosine, .arcCosine),
    (.tangent, .arcTangent), (.hyperbolicSine, .inverseHyperbolicSine),
    (.hyperbolicCosine, .inverseHyperbolicCosine), (.hyperbolicTangent, .inverseHyperbolicTangent),
  ]

  private func rectangle(
    around point: ComplexInterval, _ generator: inout SeededGenerator
  ) -> ComplexInterval {
    let reach = Rational(numerator: generator.integer(0...60), denominator: 40)
    let side = Interval(from: -reach, to: reach, precision: 64)
    return ComplexInterval(point.real + side, point.imaginary + side)
  }

  private func point(_ generator: inout SeededGenerator, isReal: Bool = false) -> ComplexInterval {
    let parts = (0..<2).map { _ in
      Interval(
        Rational(numerator: generator.integer(-400...400), denominator: 97), precision: 200)
    }
    return ComplexInterval(parts[0], isReal ? Interval(BigFloat(0)) : parts[1])
  }

  @Test(arguments: functions)
  func `hold the values at the points in them, real ones on the real line`(
    function: ElementaryFunction
  ) {
    var count = 0
    for var generator in cases(200) {
      let isReal = Bool.random(using: &generator)
      let point = point(&generator, isReal: isReal)
      guard let value = point.applying(function), value.isFinite else { continue }
      if isReal, function.domain.definedness(in: point.real) == .everywhere {
        let known = function.values(on: point.real, precision: 200)
        #expect(value.real.overlaps(known) && value.imaginary.containsZero, "\(function)")
      }
      guard let values = rectangle(around: point, &generator).applying(function) else { continue }
      #expect(values.real.overlaps(value.real) && values.imaginary.overlaps(value.imaginary))
      #expect(values.exponent >= value.exponent || value.exponent == .min)
      count += 1
    }
    #expect(count > 20)
  }

  @Test(arguments: inverses)
  func `come back from the inverse of a function`(
    function: ElementaryFunction, inverse: ElementaryFunction
  ) {
    var count = 0
    for var generator in cases(200) {
      let point = point(&generator)
      guard let value = point.applying(inverse)?.applying(function), value.isFinite else {
        continue
      }
      #expect(value.real.overlaps(point.real) && value.imaginary.overlaps(point.imaginary))
      #expect(value.real.width < BigFloat(0x1p-100))
      count += 1
    }
    #expect(count > 20)
  }

  @Test func `are powers of their roots, and quotients times their divisors`() {
    for var generator in cases(200) {
      let (point, other) = (point(&generator), point(&generator))
      let degree = generator.integer(2...7)
      if let root = point.root(degree) {
        let power = root.raised(to: degree)
        #expect(power.real.overlaps(point.real) && power.imaginary.overlaps(point.imaginary))
      }
      guard let quotient = point / other else { continue }
      let product = quotient * other
      #expect(product.real.overlaps(point.real) && product.imaginary.overlaps(point.imaginary))
    }
    #expect(ComplexInterval(.unit, .unit).logarithm.map(\.isFinite) == nil)
    #expect((ComplexInterval(.unit) / ComplexInterval(.unit, .unit)).map(\.isFinite) == nil)
    for function in ElementaryFunction.allCases where !Self.functions.contains(function) {
      #expect(ComplexInterval.one.applying(function).map(\.isFinite) == nil)
    }
  }
}
