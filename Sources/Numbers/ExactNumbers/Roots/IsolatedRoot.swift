/// The only root between two numbers at which a function has opposite signs.
struct IsolatedRoot: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    /// The coefficients of a polynomial, from the constant term up.
    case polynomial([Rational])
    case expression(RealExpression, value: Int, slope: Int)
  }

  let function: Function
  let lower: Rational
  let upper: Rational
  /// Whether the function is negative at the lower bound.
  private let isRising: Bool

  /// - Precondition: The polynomial is not zero at the bounds.
  init(_ polynomial: RationalPolynomial, from lower: Rational, to upper: Rational) {
    function = .polynomial(polynomial.coefficients)
    (self.lower, self.upper) = (lower, upper)
    isRising = polynomial.value(at: lower).isNegative
  }

  /// - Precondition: The slope is not zero between the bounds.
  init(
    _ expression: RealExpression, value: Int, slope: Int, from lower: Rational, to upper: Rational,
    isRising: Bool
  ) {
    function = .expression(expression, value: value, slope: slope)
    (self.lower, self.upper, self.isRising) = (lower, upper, isRising)
  }

  /// Creates the only positive root of a polynomial; nil unless its coefficients change sign once.
  ///
  /// Such a polynomial has exactly one positive root, which is simple (Descartes, La Géométrie,
  /// 1637).
  init?(positiveRootOf coefficients: [Rational]) {
    let polynomial = RationalPolynomial(Array(coefficients.drop(while: \.isZero)))
    guard polynomial.coefficients.signChanges == 1 else { return nil }
    // No root is greater (Cauchy, 1829).
    let bound = (polynomial.monic.coefficients.map(\.magnitude).max() ?? 0) + 1
    self.init(polynomial, from: 0, to: bound)
  }

  /// An enclosure computed with `precision` bits; evaluation may lose some.
  func interval(precision: Int, parameters: [Interval] = []) -> Interval {
    let rough = Interval.roughPrecision
    let exact = [lower, upper].reduce(0) { max($0, $1.numeratorBits + $1.denominatorBits) }
    var root = Interval(
      Interval(lower, precision: exact).lower, Interval(upper, precision: exact).upper)
    var bits = rough + exact
    while true {
      // A root that is zero would be approached without end.
      while !root.containsZero || root.exponent > -4 * bits,
        let narrower = narrowed(root, parameters, precision: bits)
      {
        root = narrower
      }
      guard bits < precision + rough else { return root }
      bits = min(2 * bits, precision + rough)
    }
  }

  /// An enclosure of at most 7/8 of the width; nil if the precision allows none.
  ///
  /// It is a step of the interval Newton method (Moore, Interval Analysis, 1966), or else the part
  /// on one side of a point at which the sign is known.
  private func narrowed(_ root: Interval, _ parameters: [Interval], precision: Int) -> Interval? {
    let slope = value(on: root, parameters, precision: precision, isSlope: true)
    let narrow = Interval(root.width, root.width).multiplied(
      by: Interval(Self.part(7), precision: 3), precision: Interval.roughPrecision
    ).upper
    for eighths in [4, 3, 5] {
      let point = root.point(at: Self.part(eighths), precision: precision)
      let value = value(on: point, parameters, precision: precision)
      var next = root
      if !slope.containsZero {
        let step = value.divided(by: slope, precision: precision)
        next = point.adding(-step, precision: precision).intersection(root)
      } else if let sign = value.sign, sign != 0 {
        let isBelow = (sign < 0) == isRising
        next = isBelow ? Interval(point.lower, root.upper) : Interval(root.lower, point.upper)
      }
      if next.width < narrow { return next }
    }
    return nil
  }

  private static func part(_ eighths: Int) -> Rational {
    Rational(numerator: eighths, denominator: 8)
  }

  private func value(
    on interval: Interval, _ parameters: [Interval], precision: Int, isSlope: Bool = false
  ) -> Interval {
    switch function {
    case .polynomial(let coefficients):
      var value = Interval(BigFloat(0), BigFloat(0))
      for (exponent, coefficient) in coefficients.enumerated().reversed() {
        if isSlope, exponent == 0 { break }
        let factor = isSlope ? coefficient * Rational(exponent) : coefficient
        value = value.multiplied(by: interval, precision: precision)
          .adding(Interval(factor, precision: precision), precision: precision)
      }
      return value
    case .expression(let expression, let value, let slope):
      let node = isSlope ? slope : value
      return expression.enclosures(
        of: [node], on: interval, parameters: parameters, precision: precision)[node]?.value
        ?? .line
    }
  }

  /// The root of a polynomial if rational; its denominator divides the last integer coefficient.
  var rational: Rational? {
    guard case .polynomial(let coefficients) = function else { return nil }
    let polynomial = RationalPolynomial(coefficients)
    let bits = polynomial.whole.coefficients[polynomial.degree].numeratorBits
    guard bits <= Self.greatestBitsOfDenominator,
      let simplest = interval(
        precision: 3 * bits + upper.numeratorBits + lower.numeratorBits + Interval.roughPrecision
      ).simplest(within: bits),
      polynomial.value(at: simplest).isZero
    else { return nil }
    return simplest
  }

  private static let greatestBitsOfDenominator = 1 << 10
}

extension Interval {
  fileprivate func point(at part: Rational, precision: Int) -> Interval {
    let (start, end) = (Interval(lower, lower), Interval(upper, upper))
    let offset = end.adding(-start, precision: precision)
      .multiplied(by: Interval(part, precision: precision), precision: precision)
    let point = start.adding(offset, precision: precision).lower
    return Interval(point, point)
  }

  /// The fraction with the least denominator near a short interval, unique up to `bits` bits.
  func simplest(within bits: Int) -> Rational? {
    let scale = 2 * bits + 2
    guard !width.isInfinite, width.exponent < -scale + 1 else { return nil }
    let scaled = multiplied(
      by: Interval(Rational(1).shifted(left: scale), precision: 1),
      precision: scale + Self.roughPrecision + max(0, exponent))
    let unit = Rational(2).raised(to: -scale)
    let (least, greatest) = (
      Rational(scaled.lower.floor) * unit, (Rational(scaled.upper.floor) + 1) * unit
    )
    if least.isNegative {
      return greatest.isNegative ? -Rational.simplest(from: -greatest, to: -least) : 0
    }
    return Rational.simplest(from: least, to: greatest)
  }
}

extension Real {
  /// The only positive root of a polynomial with rational coefficients, from the constant term up.
  ///
  /// - Throws: `outsideDomain` unless the coefficients change sign once.
  package static func positiveRoot(
    of coefficients: [Rational], _ budget: Budget
  ) throws(RealError) -> Real {
    guard let root = IsolatedRoot(positiveRootOf: coefficients) else { throw .outsideDomain }
    if let rational = root.rational { return Real(rational) }
    return try Real(.isolatedRoot(root), [], symbolic: nil, budget)
  }
}
