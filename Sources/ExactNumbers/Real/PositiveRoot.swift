/// The only positive root of a polynomial with rational coefficients whose signs change once.
///
/// Such a polynomial has exactly one positive root, and that is a simple one (Descartes, La Géométrie,
/// 1637).
struct PositiveRoot: Hashable, Sendable {
  /// From the constant term up; the first and the last one are not zero.
  let coefficients: [Rational]

  /// Creates the root; nil unless the signs of the coefficients change once.
  init?(_ coefficients: [Rational]) {
    var coefficients = coefficients[...]
    while coefficients.first?.isZero == true { coefficients.removeFirst() }
    while coefficients.last?.isZero == true { coefficients.removeLast() }
    let signs = coefficients.filter { !$0.isZero }.map(\.isNegative)
    guard zip(signs, signs.dropFirst()).count(where: !=) == 1 else { return nil }
    self.coefficients = Array(coefficients)
  }

  /// An interval around the root, with bounds of `precision` bits, of which the evaluation of the
  /// polynomial may lose some.
  func interval(precision: Int) -> Interval {
    let last = coefficients[coefficients.count - 1]
    let ratios = coefficients.compactMap { $0.divided(by: last)?.magnitude }
    // No root is greater (Cauchy, 1829).
    let bound = Rational(1) + (ratios.max() ?? 0)
    var root = Interval(
      BigFloat(0), Interval(bound, precision: Interval.roughPrecision).upper)
    var bits = Interval.roughPrecision
    while true {
      while let narrower = narrowed(root, precision: bits) { root = narrower }
      guard bits < precision + Interval.roughPrecision else { return root }
      bits = min(2 * bits, precision + Interval.roughPrecision)
    }
  }

  /// An interval around the root of at most 7/8 of the width; nil where the precision allows none.
  ///
  /// It is a step of the interval Newton method (Moore, Interval Analysis, 1966), or else the part on
  /// the one side of a point where the polynomial has a sign.
  private func narrowed(_ root: Interval, precision: Int) -> Interval? {
    let slope = value(on: root, precision: precision, isSlope: true)
    let narrow = Interval(root.width, root.width).multiplied(
      by: Interval(Self.part(7), precision: 3), precision: Interval.roughPrecision
    ).upper
    for eighths in [4, 3, 5] {
      let point = root.point(at: Self.part(eighths), precision: precision)
      let value = value(on: point, precision: precision)
      var next = root
      if !slope.containsZero {
        let step = value.divided(by: slope, precision: precision)
        next = point.adding(-step, precision: precision).intersection(root)
      } else if let sign = value.sign, sign != 0 {
        let isBelow = (sign < 0) == coefficients[0].isNegative
        next = isBelow ? Interval(point.lower, root.upper) : Interval(root.lower, point.upper)
      }
      if next.width < narrow { return next }
    }
    return nil
  }

  private static func part(_ eighths: Int) -> Rational {
    Rational(numerator: eighths, denominator: 8)
  }

  /// The values of the polynomial, or of its derivative, on an interval.
  private func value(on interval: Interval, precision: Int, isSlope: Bool = false) -> Interval {
    var value = Interval(BigFloat(0), BigFloat(0))
    for (exponent, coefficient) in coefficients.enumerated().reversed() {
      if isSlope, exponent == 0 { break }
      let factor = isSlope ? coefficient * Rational(exponent) : coefficient
      value = value.multiplied(by: interval, precision: precision)
        .adding(Interval(factor, precision: precision), precision: precision)
    }
    return value
  }

  /// The root where it is rational.
  ///
  /// Its denominator then divides the last of the coefficients as whole numbers, so that a short
  /// interval has only one candidate: the fraction with the least denominator.
  var rational: Rational? {
    let denominators = coefficients.map { Rational($0.denominator) }
    let multiple = denominators.reduce(Rational(1)) { $0.leastCommonMultiple($1) }
    let bits = (coefficients[coefficients.count - 1] * multiple).numeratorBits
    guard bits <= Self.greatestBitsOfDenominator else { return nil }
    let interval = interval(precision: 3 * bits + Interval.roughPrecision)
    let scale = 2 * bits + 2
    let scaled = interval.multiplied(
      by: Interval(Rational(1).shifted(left: scale), precision: 1),
      precision: scale + Interval.roughPrecision + max(0, interval.exponent))
    let unit = Rational(2).raised(to: -scale)
    let simplest = Rational.simplest(
      from: Rational(scaled.lower.floor) * unit, to: (Rational(scaled.upper.floor) + 1) * unit)
    let value = coefficients.reversed().reduce(Rational(0)) {
      (value: Rational, next) in value * simplest + next
    }
    return value.isZero ? simplest : nil
  }

  /// The length up to which rational roots are looked for.
  private static let greatestBitsOfDenominator = 1 << 10
}

extension Interval {
  /// The point between the bounds at a part of the width, rounded, as an interval.
  fileprivate func point(at part: Rational, precision: Int) -> Interval {
    let (start, end) = (Interval(lower, lower), Interval(upper, upper))
    let offset = end.adding(-start, precision: precision)
      .multiplied(by: Interval(part, precision: precision), precision: precision)
    let point = start.adding(offset, precision: precision).lower
    return Interval(point, point)
  }
}

extension Real {
  /// The only positive root of a polynomial with rational coefficients, from the constant term up.
  ///
  /// - Throws: `outsideDomain` unless the signs of the coefficients change once.
  package static func positiveRoot(
    of coefficients: [Rational], _ budget: Budget
  ) throws(RealError) -> Real {
    guard let root = PositiveRoot(coefficients) else { throw .outsideDomain }
    if let rational = root.rational { return Real(rational) }
    return try Real(.positiveRoot(root), [], symbolic: nil, budget)
  }
}
