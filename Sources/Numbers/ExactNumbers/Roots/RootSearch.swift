/// The search for roots by bisection (Moore, Interval Analysis, 1966), until each part of a range
/// has a single root or none.
struct RootSearch {
  private let equation: RealEquation
  private var expression: RealExpression
  private var slopes: [Int]
  private let parameters: [Interval]
  private let budget: Budget
  private var solutions = RealSolutions()
  private var exact: Set<Rational> = []

  private static let precision = 128
  private static let mostSlopes = 8
  private static let signBits = 1_024
  private static let mostParts = 6_000
  private static let greatestDepth = 60
  private static let manyRoots = 64
  private static let depthOfMany = 14
  private static let bounds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096, 65_536]

  init(_ equation: RealEquation) throws(RealError) {
    (self.equation, expression, budget) = (equation, equation.expression, equation.budget)
    slopes = [equation.value]
    while slopes.count < Self.mostSlopes,
      let slope = try expression.derivative(of: slopes[slopes.count - 1], budget)
    {
      slopes.append(slope)
    }
    parameters = try expression.parameterValues(precision: Self.precision, budget)
  }

  fileprivate struct Part {
    let lower: Rational
    let upper: Rational
    var depth = 0

    var interval: Interval {
      Interval(
        from: lower, to: upper, precision: max(RootSearch.precision, lower.bits, upper.bits))
    }

    var piece: RealSolutions.Piece { RealSolutions.Piece(from: Real(lower), to: Real(upper)) }
  }

  mutating func solutions(in range: RealSolutions.Piece) throws(RealError) -> RealSolutions {
    // Wide parts come first, so that the whole range is examined.
    var (waiting, next, undecided) = ([try bounded(range)], 0, [Part]())
    while next < waiting.count {
      let part = waiting[next]
      next += 1
      let isExamined = next < Self.mostParts
      if isExamined, try isDecided(part) { continue }
      // Crowded roots, as of sin(1/x), have no end.
      let areMany = solutions.roots.count > Self.manyRoots
      let greatestDepth = areMany ? Self.depthOfMany : Self.greatestDepth
      guard isExamined, part.depth < greatestDepth, part.lower < part.upper else {
        undecided.append(part)
        continue
      }
      let middle = part.middle
      waiting += [
        Part(lower: part.lower, upper: middle, depth: part.depth + 1),
        Part(lower: middle, upper: part.upper, depth: part.depth + 1),
      ]
    }
    solutions.undecided += undecided.sorted { $0.lower < $1.lower }.map(\.piece)
    return try solutions.restricted(to: range, budget)
  }

  /// The range, bounded if that loses no root.
  func shortened(_ range: RealSolutions.Piece) throws(RealError) -> RealSolutions.Piece {
    do throws(RealError) {
      let part = try bounded(range)
      return .init(from: range.lower ?? Real(part.lower), to: range.upper ?? Real(part.upper))
    } catch .unproven { return range }
  }

  private func bounded(_ range: RealSolutions.Piece) throws(RealError) -> Part {
    let lower = try range.lower?.fraction(.down, budget)
    let upper = try range.upper?.fraction(.up, budget)
    func end(_ given: Rational?, _ side: Int) throws(RealError) -> Rational {
      if let given { return given }
      let other = (side < 0 ? upper : lower) ?? 0
      for bound in Self.bounds {
        let end = other + Rational(side * bound)
        if try hasNoRoot(beyond: end, side) { return end }
      }
      throw .unproven
    }
    let (first, last) = (try end(lower, -1), try end(upper, 1))
    return Part(lower: first, upper: last)
  }

  private func hasNoRoot(beyond end: Rational, _ side: Int) throws(RealError) -> Bool {
    let point = Interval(end, precision: Self.precision)
    let infinity = Interval(.infinity(negative: side < 0))
    let found = try enclosures(slopes, on: point.extended(to: infinity))
    guard let value = found[slopes[0]] else { return false }
    if value.definedness == .nowhere || !value.value.containsZero { return true }
    for order in slopes.indices {
      guard let slope = found[slopes[order]], slope.definedness == .everywhere else { return false }
      guard order > 0, var direction = slope.value.sign, direction != 0 else { continue }
      // A derivative moves away from zero if it has the direction of the next one.
      for level in (0..<order).reversed() {
        direction *= side
        guard try sign(at: end, of: level) == direction else { return false }
      }
      return true
    }
    return false
  }

  private func enclosures(_ nodes: [Int], on interval: Interval) throws(RealError) -> [Enclosure?] {
    try budget.spend(Self.precision * expression.nodes.count)
    return expression.enclosures(
      of: nodes, on: interval, parameters: parameters, precision: Self.precision)
  }

  private mutating func isDecided(_ part: Part) throws(RealError) -> Bool {
    let interval = part.interval
    let nodes = [slopes[0]] + slopes.dropFirst().prefix(1) + equation.divisors
    let found = try enclosures(nodes, on: interval)
    let divisors = equation.divisors.compactMap { found[$0] }
    let isUndefined = divisors.contains { $0.definedness == .nowhere || $0.value.sign == 0 }
    guard let value = found[slopes[0]] else { return isUndefined }
    if isUndefined || value.definedness == .nowhere || !value.value.containsZero { return true }
    guard value.definedness == .everywhere else { return false }
    let isMonotone = slopes.count > 1 && found[slopes[1]]?.isMonotone == true
    guard isMonotone || part.depth % 4 == 3 else { return false }
    return try takePieces(of: part)
  }

  /// Finds the roots where a derivative has one sign, from those of the derivative before it,
  /// between which it is monotone.
  private mutating func takePieces(of part: Part) throws(RealError) -> Bool {
    let found = try enclosures(slopes, on: part.interval)
    guard
      let order = slopes.indices.dropFirst().first(where: { found[slopes[$0]]?.isMonotone == true }
      ), slopes[..<order].allSatisfy({ found[$0]?.definedness == .everywhere })
    else { return false }
    var roots: [RealRoot] = []
    for level in (0..<order).reversed() {
      guard let next = try self.roots(of: level, between: roots, in: part) else { return false }
      roots = next
    }
    for root in roots { try take(root) }
    return true
  }

  /// The roots of a derivative, ascending, from those of the next one; nil if a sign is unknown.
  private func roots(
    of order: Int, between turns: [RealRoot], in part: Part
  ) throws(RealError) -> [RealRoot]? {
    var stops = turns
    let ends = [part.lower, part.upper].map { RealRoot(Real($0), multiplicity: 0) }
    if turns.first?.value != ends[0].value { stops.insert(ends[0], at: 0) }
    if turns.last?.value != ends[1].value { stops.append(ends[1]) }
    var roots: [RealRoot] = []
    var last: (number: Real, sign: Int)?
    for stop in stops {
      guard let sign = try sign(of: order, at: stop.value) else { return nil }
      if let last, last.sign * sign < 0 {
        guard
          let lower = try separator(beside: last.number, .up, last.sign, order, before: stop.value),
          let upper = try separator(beside: stop.value, .down, sign, order, before: last.number)
        else { return nil }
        let part = Part(lower: lower, upper: upper)
        roots.append(RealRoot(try root(of: order, in: part, isRising: last.sign < 0)))
      }
      if sign == 0 { roots.append(RealRoot(stop.value, multiplicity: stop.multiplicity + 1)) }
      last = (stop.value, sign)
    }
    return roots
  }

  private func sign(of order: Int, at number: Real) throws(RealError) -> Int? {
    if let rational = number.rational { return try sign(at: rational, of: order) }
    return try known { () throws(RealError) in
      let value = try expression.value(of: slopes[order], at: number, budget)
      if value.rational?.isZero == true { return 0 }
      let number = try value.constructive(budget)
      // Few digits usually suffice; many of an integral are slow.
      if let sign = try number.interval(precision: Self.precision, budget: budget).sign {
        return sign
      }
      return try number.interval(precision: Self.signBits, budget: budget).sign
    } ?? nil
  }

  /// A fraction beside a number, at which a derivative still has the number's sign.
  private func separator(
    beside number: Real, _ direction: RoundingDirection, _ sign: Int, _ order: Int,
    before other: Real
  ) throws(RealError) -> Rational? {
    if let rational = number.rational, rational.bits < 512 { return rational }
    var bits = 32
    while true {
      let fraction = try number.fraction(direction, bits: bits, budget)
      let isBetween = try Real(fraction).compare(other, budget) == (direction == .up ? -1 : 1)
      if isBetween, try self.sign(at: fraction, of: order) == sign { return fraction }
      bits *= 2
      guard bits <= Self.signBits else { return nil }
    }
  }

  private mutating func take(_ root: RealRoot) throws(RealError) {
    if let rational = root.value.rational, !exact.insert(rational).inserted { return }
    try solutions.add(root, unless: equation.divisors, equation)
  }

  private func sign(at number: Rational, of order: Int = 0) throws(RealError) -> Int? {
    let point = Interval(number, precision: max(Self.precision, number.bits))
    let found = try enclosures([slopes[order]], on: point)
    if let sign = found[slopes[order]]?.value.sign { return sign }
    return try known(expression.value(of: slopes[order], at: Real(number), budget).sign(budget))
  }

  private func isZero(_ node: Int, at number: Real) throws(RealError) -> Bool {
    try known(expression.value(of: node, at: number, budget))?.rational?.isZero == true
  }

  /// The only root of a derivative in a part, exact for a usual number.
  private func root(of order: Int, in part: Part, isRising: Bool) throws(RealError) -> Real {
    if part.lower < 0, part.upper > 0, try isZero(slopes[order], at: 0) { return 0 }
    let root = IsolatedRoot(
      expression: expression, value: slopes[order], slope: slopes[order + 1], lower: part.lower,
      upper: part.upper, isRising: isRising)
    let number = try Real(.isolatedRoot(root), expression.parameters, budget)
    // No usual number is proven to be the root of an integral.
    if number.rational != nil || !expression.primitives.isEmpty { return number }
    for candidate in try number.closedFormCandidates(budget) {
      // Another root may agree with it to many digits.
      let isInside = try known(part.piece.contains(candidate, budget))
      if isInside == true, try isZero(slopes[order], at: candidate) { return candidate }
    }
    return number
  }
}

extension Enclosure {
  fileprivate var isMonotone: Bool { definedness == .everywhere && !value.containsZero }
}

extension RootSearch.Part {
  /// The simplest fraction near the middle, where functions are most often special.
  fileprivate var middle: Rational {
    let width = upper - lower
    let (first, last) = (
      lower + width * Rational(numerator: 3, denominator: 8),
      lower + width * Rational(numerator: 5, denominator: 8)
    )
    return .simplest(between: first, last)
  }
}

extension Real {
  /// A fraction equal to the number, or within 2^−`bits` in a direction.
  package func fraction(
    _ direction: RoundingDirection, bits: Int = 100, _ budget: Budget
  ) throws(RealError) -> Rational {
    if let rational { return rational }
    let interval = try constructive(budget).interval(precision: bits + 92, budget: budget)
    let scale = Rational(2).raised(to: bits)
    let end = direction == .down ? interval.lower : interval.upper
    let scaled = Interval(end).multiplied(
      by: Interval(scale, precision: 2), precision: 2 * bits + 120)
    let floor = Rational(scaled.lower.floor)
    return (direction == .down ? floor : floor + 1) * Rational(2).raised(to: -bits)
  }
}

extension Rational {
  /// The fraction with the least denominator between two others; 0 if possible.
  static func simplest(between first: Rational, _ last: Rational) -> Rational {
    if first.isNegative, last.isNegative { return -simplest(from: -last, to: -first) }
    return first.isNegative ? 0 : simplest(from: first, to: last)
  }
}

extension Real {
  /// Usual numbers, such as fractions of π, that agree to dozens of digits.
  fileprivate func closedFormCandidates(_ budget: Budget) throws(RealError) -> [Real] {
    let pi = try Real.pi(budget)
    func root(_ degree: Int) throws(RealError) -> Real? {
      let power = try magnitude(budget).raised(to: Real(Rational(degree)), budget)
      let root = try power.usualFraction(budget)?.root(degree, budget)
      return try sign(budget) < 0 ? root?.negated(budget) : root
    }
    return [
      try known(usualFraction(budget)),
      try known(divided(by: pi, budget).usualFraction(budget)?.multiplied(by: pi, budget)),
      try known(root(2)), try known(root(3)),
      try known(
        applying(.exponential, budget).usualFraction(budget)?.applying(.naturalLogarithm, budget)),
      try known(
        applying(.naturalLogarithm, budget).usualFraction(budget)?.applying(.exponential, budget)),
    ].compactMap { $0 ?? nil }
  }

  private func usualFraction(_ budget: Budget) throws(RealError) -> Real? {
    let interval = try constructive(budget).interval(precision: 192, budget: budget)
    guard let simplest = interval.simplest(within: 40), simplest.bits < 80 else { return nil }
    return Real(simplest)
  }
}

extension RealSolutions {
  /// The most undecided pieces listed; beyond that, one piece spans all of them.
  private static let mostUndecided = 8

  /// The solutions in a range in ascending order, with adjacent undecided pieces merged.
  fileprivate func restricted(
    to range: Piece, _ budget: Budget
  ) throws(RealError) -> RealSolutions {
    var inside = RealSolutions()
    for root in try roots.sorted(budget) {
      switch try known(range.contains(root.value, budget)) {
      case true?: inside.roots.append(root)
      case false?: break
      case nil: inside.undecided.append(Piece(from: root.value, to: root.value))
      }
    }
    for piece in undecided {
      if let last = inside.undecided.last, last.upper == piece.lower {
        inside.undecided[inside.undecided.count - 1].upper = piece.upper
      } else {
        inside.undecided.append(piece)
      }
    }
    let (first, last) = (inside.undecided.first?.lower, inside.undecided.last?.upper)
    guard inside.undecided.count > Self.mostUndecided, let first, let last else { return inside }
    let crowd = Piece(from: first, to: last)
    let roots = inside.roots
    (inside.roots, inside.undecided) = ([], [crowd])
    for root in roots where try !crowd.contains(root.value, budget) { inside.roots.append(root) }
    return inside
  }
}
