/// The only root between two numbers at which an expression has opposite signs.
struct IsolatedRoot: Hashable, Sendable {
  let expression: RealExpression
  let value: Int
  let slope: Int
  let lower: Rational
  let upper: Rational
  let isRising: Bool
}

extension IsolatedRoot {
  /// - Precondition: The polynomial is not zero at the bounds.
  init(_ polynomial: RationalPolynomial, from lower: Rational, to upper: Rational) {
    var expression = RealExpression()
    let value = expression.node(of: polynomial)
    let slope = expression.node(of: polynomial.derivative)
    self.init(
      expression: expression, value: value, slope: slope, lower: lower, upper: upper,
      isRising: polynomial.value(at: lower).isNegative)
  }

  /// An enclosure computed with `precision` bits; evaluation may lose some.
  func interval(precision: Int, parameters: [Interval] = []) -> Interval {
    let rough = Interval.roughPrecision
    let exact = max(lower.bits, upper.bits)
    var root = Interval(from: lower, to: upper, precision: exact)
    var bits = rough + exact
    while true {
      // A zero root would be approached endlessly.
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
    let slope = enclosure(of: slope, on: root, parameters, precision: precision)
    let narrow = root.width.product(BigFloat(0.875))
    for part in [0.5, 0.375, 0.625] {
      let point = root.point(at: part, precision: precision)
      let value = enclosure(of: value, on: point, parameters, precision: precision)
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

  private func enclosure(
    of node: Int, on interval: Interval, _ parameters: [Interval], precision: Int
  ) -> Interval {
    expression.enclosures(
      of: [node], on: interval, parameters: parameters, precision: precision)[node]?.value ?? .line
  }
}

extension RationalPolynomial {
  /// The isolated root if rational; its denominator divides the last integer coefficient.
  func rational(_ root: IsolatedRoot) -> Rational? {
    let bits = whole.coefficients[degree].numeratorBits
    let precision =
      3 * bits + root.upper.numeratorBits + root.lower.numeratorBits + Interval.roughPrecision
    guard bits <= Self.greatestBitsOfDenominator,
      let simplest = root.interval(precision: precision).simplest(within: bits),
      value(at: simplest).isZero
    else { return nil }
    return simplest
  }

  private static let greatestBitsOfDenominator = 1 << 10
}

extension Interval {
  fileprivate func point(at part: Double, precision: Int) -> Interval {
    let offset = Interval(upper).adding(-Interval(lower), precision: precision)
      .multiplied(by: Interval(BigFloat(part)), precision: precision)
    return Interval(Interval(lower).adding(offset, precision: precision).lower)
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
    return Rational.simplest(between: least, greatest)
  }
}

extension Real {
  /// The only positive root of a polynomial, from the constant term up, whose coefficients must
  /// change sign once.
  package static func positiveRoot(
    of coefficients: [Rational], _ budget: Budget
  ) throws(RealError) -> Real {
    let polynomial = RationalPolynomial(Array(coefficients.drop(while: \.isZero)))
    // Such a polynomial has one positive root, which is simple (Descartes, La Géométrie, 1637).
    guard polynomial.coefficients.signChanges == 1 else { throw .outsideDomain }
    let root = IsolatedRoot(polynomial, from: 0, to: polynomial.rootBound)
    if let rational = polynomial.rational(root) { return Real(rational) }
    return try Real(.isolatedRoot(root), [], budget)
  }
}
