import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Functions of intervals` {
  @Test(arguments: ElementaryFunction.allCases)
  func `the result contains the value at each number of an interval`(function: ElementaryFunction) {
    for var generator in cases(120) {
      let number = generator.argument(of: function)
      let operand = generator.interval(holding: number)
      // An interval of width zero takes a separate path.
      let value = function.values(on: Interval(exactly: number), precision: 1_000)
      let precision = generator.integer(2...300)
      #expect(function.values(on: operand, precision: precision).overlaps(value))
    }
  }

  @Test(arguments: ElementaryFunction.allCases)
  func `the result contains the values at the bounds`(function: ElementaryFunction) {
    for var generator in cases(60) {
      let bounds = [generator.argument(of: function), generator.argument(of: function)].sorted()
      let nearer = bounds[0] + (bounds[1] - bounds[0]) * Rational(2).raised(to: -30)
      for upper in [bounds[1], nearer] {
        let operand = Interval(Interval(exactly: bounds[0]).lower, Interval(exactly: upper).upper)
        let values = function.values(on: operand, precision: 100)
        for number in [bounds[0], upper] {
          let value = function.values(on: Interval(exactly: number), precision: 1_000)
          #expect(values.overlaps(value), "\(function) from \(bounds[0]) to \(upper)")
        }
      }
    }
  }

  @Test(arguments: ElementaryFunction.allCases)
  func `narrow intervals give narrow results`(function: ElementaryFunction) {
    for var generator in cases(100) {
      let number = generator.argument(of: function)
      let operand = Interval(
        BigFloat(number - Rational(2).raised(to: -250), precision: 300, rounding: .down),
        BigFloat(number + Rational(2).raised(to: -250), precision: 300, rounding: .up))
      let values = function.values(on: operand, precision: 200)
      let isAtEdge = number.magnitude >= Rational(1) - Rational(2).raised(to: -40)
      guard !values.containsZero, operand.accuracy > 150 else { continue }
      switch function {
      case .arcSine where isAtEdge, .arcCosine where isAtEdge,
        .inverseHyperbolicTangent where isAtEdge:
        continue
      case .inverseHyperbolicCosine where number < 1 + Rational(2).raised(to: -40): continue
      default: #expect(values.accuracy > 80, "\(function) of \(number)")
      }
    }
  }

  @Test func `the root of a power contains the base`() {
    for var generator in cases(600) {
      let root = generator.dyadic()
      let degree = generator.integer(2...7)
      let base = degree.isMultiple(of: 2) ? root.magnitude : root
      let operand = generator.interval(holding: base.raised(to: degree))
      #expect(operand.root(degree, precision: 100).contains(base))
    }
  }

  @Test func `the power of intervals contains the powers of their numbers`() {
    for var generator in cases(600) {
      let root = generator.dyadic().magnitude + Rational(2).raised(to: -30)
      let exponent = Rational(numerator: .random(in: -12...12, using: &generator), denominator: 4)
      guard let count = (exponent * 4).wholeValue else { continue }
      let base = generator.interval(holding: root.raised(to: 4))
      let power = base.raised(to: generator.interval(holding: exponent), precision: 100)
      #expect(power.contains(root.raised(to: count)))
    }
  }

  @Test(arguments: [
    (-4, -3, 0, 1), (1, 2, 0, 1), (1, 2, 1, 2), (-2, -1, -2, -1), (1, 3, -2, 3), (-7, 8, -1, 1),
  ])
  func `sine and cosine of a wide interval lie between -1 and 1`(
    lower: Int, upper: Int, first: Int, second: Int
  ) {
    let wide = Interval(BigFloat(lower), BigFloat(upper))
    for function in [ElementaryFunction.sine, .cosine] {
      let values = function.values(on: wide, precision: 64)
      #expect(Interval(BigFloat(-1), BigFloat(1)).contains(values))
    }
  }

  @Test func `the tangent of an interval that may contain a pole is the line`() {
    let quarter = Rational(numerator: 1, denominator: 4)
    for (lower, upper) in [
      (quarter * 6, quarter * 7), (quarter * 6, quarter * 40), (-quarter * 7, -quarter * 6),
    ] {
      let operand = Interval(Interval(exactly: lower).lower, Interval(exactly: upper).upper)
      let values = ElementaryFunction.tangent.values(on: operand, precision: 64)
      #expect(values.lower.isInfinite && values.upper.isInfinite)
    }
    #expect(ElementaryFunction.tangent.values(on: .line, precision: 64).lower.isInfinite)
  }

  @Test func `the logarithm of an interval that touches zero has no lower bound`() {
    let logarithm = ElementaryFunction.naturalLogarithm
    let touching = logarithm.values(on: Interval(BigFloat(0), BigFloat(1)), precision: 64)
    #expect(touching.lower.isInfinite && touching.upper.isZero)
    let below = logarithm.values(on: Interval(BigFloat(-2), BigFloat(-1)), precision: 64)
    #expect(below.lower.isInfinite && below.upper.isInfinite)
  }

  @Test func `the gamma and digamma functions of an interval that may have a pole are the line`() {
    let half = Rational.half
    for (lower, upper) in [
      (0, 1), (-half, half), (-half, 0), (-1, -half), (-half, -half - 1), (-2, -2),
      (-half * 9, -half * 3),
    ] as [(Rational, Rational)] {
      let operand = Interval(
        Interval(exactly: min(lower, upper)).lower, Interval(exactly: max(lower, upper)).upper)
      for values in [operand.gamma(precision: 64), operand.digamma(precision: 64)] {
        #expect(values.lower.isInfinite && values.upper.isInfinite, "\(lower) \(upper)")
      }
    }
    #expect(Interval.line.gamma(precision: 64).lower.isInfinite)
    let negative = Interval(.infinity(negative: true), BigFloat(-1))
    #expect(negative.gamma(precision: 64).upper.isInfinite)
  }

  @Test(arguments: [
    (1, 3, 2), (1, 4, 3), (9, 12, 10), (5, 7, 5), (4, 8, 6), (6, 40, 14), (3, 10, 5),
  ])
  func `an interval around the minimum of the gamma function has no smaller values`(
    first: Int, last: Int, between: Int
  ) {
    // In quarters; the greatest value is at a bound.
    let numbers = [first, last, between].map { Rational(numerator: $0, denominator: 4) }
    let operand = Interval(Interval(exactly: numbers[0]).lower, Interval(exactly: numbers[1]).upper)
    let values = operand.gamma(precision: 100)
    for number in numbers {
      #expect(values.overlaps(Interval(exactly: number).gamma(precision: 1_000)))
    }
    #expect(BigFloat(0) < values.lower && !values.upper.isInfinite)
  }

  @Test func `arguments outside the domain are ignored`() {
    let wide = Interval(BigFloat(-5), BigFloat(5))
    let functions = [ElementaryFunction.inverseHyperbolicCosine, .inverseHyperbolicTangent]
    let values = functions.map { $0.values(on: wide, precision: 64) }
    #expect(values[0].lower.isZero && values[0].upper.exponent == 2)
    #expect(values[1].lower.isInfinite && values[1].upper.isInfinite)
  }

  @Test func `a base that may be zero gives powers without an upper bound`() {
    let power = Interval(BigFloat(0), BigFloat(4)).raised(to: Interval(exactly: -1), precision: 64)
    #expect(power.lower.isZero && power.upper.isInfinite)
  }
}

extension SeededGenerator {
  fileprivate mutating func argument(of function: ElementaryFunction) -> Rational {
    switch function {
    case .naturalLogarithm, .commonLogarithm, .binaryLogarithm:
      return dyadic().magnitude + Rational(2).raised(to: -60)
    case .arcSine, .arcCosine:
      let number = dyadic(below: 1)
      return number.magnitude > 1 ? 1 : number
    case .inverseHyperbolicCosine: return 1 + dyadic().magnitude
    case .inverseHyperbolicTangent:
      let number = dyadic(below: 1)
      return number.magnitude < 1 ? number : 0
    default: return dyadic()
    }
  }
}
