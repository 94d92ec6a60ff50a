import TestSupport
import Testing

@testable import ExactNumbers

struct IntervalFunctionsTests {
  @Test(arguments: ElementaryFunction.allCases, seeds)
  func `The values on an interval hold the value at each of its numbers`(
    function: ElementaryFunction, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.argument(of: function)
      let operand = generator.interval(holding: number)
      // A single number takes a way of its own: the function is rounded to both sides there.
      let value = function.values(on: Interval(exactly: number), precision: 1_000)
      let precision = Int.random(in: 2...300, using: &generator)
      #expect(function.values(on: operand, precision: precision).overlaps(value))
    }
  }

  @Test(arguments: ElementaryFunction.allCases, seeds)
  func `The values at the bounds are among the values on the interval`(
    function: ElementaryFunction, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bounds = [generator.argument(of: function), generator.argument(of: function)].sorted()
      let nearer = bounds[0] + (bounds[1] - bounds[0]) * Rational(2).raised(to: -30)
      for upper in [bounds[1], nearer] {
        let operand = Interval(
          Interval(exactly: bounds[0]).lower, Interval(exactly: upper).upper)
        let values = function.values(on: operand, precision: 100)
        for number in [bounds[0], upper] {
          let value = function.values(on: Interval(exactly: number), precision: 1_000)
          #expect(values.overlaps(value), "\(function) from \(bounds[0]) to \(upper)")
        }
      }
    }
  }

  @Test(arguments: ElementaryFunction.allCases, seeds)
  func `From narrow intervals come narrow ones`(function: ElementaryFunction, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let number = generator.argument(of: function)
      let operand = Interval(
        BigFloat(number - Rational(2).raised(to: -250), precision: 300, rounding: .down),
        BigFloat(number + Rational(2).raised(to: -250), precision: 300, rounding: .up))
      let values = function.values(on: operand, precision: 200)
      let isAtEdge = number.magnitude >= Rational(1) - Rational(2).raised(to: -40)
      guard !values.containsZero, operand.accuracy > 150 else { continue }
      switch function {
      case .arcSine where isAtEdge, .arcCosine where isAtEdge: continue
      default: #expect(values.accuracy > 80, "\(function) of \(number)")
      }
    }
  }

  @Test(arguments: seeds)
  func `Roots hold the number whose power is taken`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let root = generator.dyadic()
      let degree = Int.random(in: 2...7, using: &generator)
      let base = degree.isMultiple(of: 2) ? root.magnitude : root
      let operand = generator.interval(holding: base.raised(to: degree))
      #expect(operand.root(degree, precision: 100).contains(base))
    }
  }

  @Test(arguments: seeds)
  func `Powers hold those of all bases and exponents`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let root = generator.dyadic().magnitude + Rational(2).raised(to: -30)
      let exponent = Rational(
        numerator: .random(in: -12...12, using: &generator), denominator: 4)
      guard let count = (exponent * 4).wholeValue else { continue }
      let base = generator.interval(holding: root.raised(to: 4))
      let power = base.raised(to: generator.interval(holding: exponent), precision: 100)
      #expect(power.contains(root.raised(to: count)))
    }
  }

  @Test(arguments: [
    (-4, -3, 0, 1), (1, 2, 0, 1), (1, 2, 1, 2), (-2, -1, -2, -1), (1, 3, -2, 3), (-7, 8, -1, 1),
  ])
  func `Where a sine or a cosine may be anywhere it is within one of zero`(
    lower: Int, upper: Int, first: Int, second: Int
  ) {
    let wide = Interval(BigFloat(lower), BigFloat(upper))
    for function in [ElementaryFunction.sine, .cosine] {
      let values = function.values(on: wide, precision: 64)
      #expect(Interval(BigFloat(-1), BigFloat(1)).contains(values))
    }
  }

  @Test func `Where a pole may be nothing is known of a tangent`() {
    let quarter = Rational(numerator: 1, denominator: 4)
    for (lower, upper) in [
      (quarter * 6, quarter * 7), (quarter * 6, quarter * 40), (-quarter * 7, -quarter * 6),
    ] {
      let operand = Interval(
        Interval(exactly: lower).lower, Interval(exactly: upper).upper)
      let values = operand.tangent(precision: 64)
      #expect(values.lower.isInfinite && values.upper.isInfinite)
    }
    #expect(Interval.line.tangent(precision: 64).lower.isInfinite)
  }

  @Test func `Logarithms of numbers that may not be positive have no lower bound`() {
    let logarithm = ElementaryFunction.naturalLogarithm
    let touching = logarithm.values(on: Interval(BigFloat(0), BigFloat(1)), precision: 64)
    #expect(touching.lower.isInfinite && touching.upper.isZero)
    let below = logarithm.values(on: Interval(BigFloat(-2), BigFloat(-1)), precision: 64)
    #expect(below.lower.isInfinite && below.upper.isInfinite)
  }

  @Test func `Of a base that may be zero every power is possible`() {
    let power = Interval(BigFloat(0), BigFloat(4)).raised(to: Interval(exactly: -1), precision: 64)
    #expect(power.lower.isZero && power.upper.isInfinite)
  }
}

extension ElementaryFunction {
  fileprivate func values(on operand: Interval, precision: Int) -> Interval {
    Computation.Operation.function(self).value(of: [operand], precision: precision)
  }
}

extension SeededGenerator {
  /// A number that the function has a value for.
  fileprivate mutating func argument(of function: ElementaryFunction) -> Rational {
    switch function {
    case .naturalLogarithm, .commonLogarithm, .binaryLogarithm:
      return dyadic().magnitude + Rational(2).raised(to: -60)
    case .arcSine, .arcCosine:
      let number = dyadic(below: 1)
      return number.magnitude > 1 ? 1 : number
    default: return dyadic()
    }
  }
}
