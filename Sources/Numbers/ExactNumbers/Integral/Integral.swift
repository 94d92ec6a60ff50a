struct Integral: Hashable, Sendable {
  let integrand: Integrand
  /// The zeros at 0, if the integrand is singular there.
  var zeros: [Zero] = []
  /// The integrand from 0, if it is smooth there except for quotients of zeros.
  var beginning: Integrand?
  /// For an integrand of t = 1/(1 + u), the same of u from 0, if it vanishes soon.
  var far: Integrand?

  /// The value, or a number near which no enclosure is proven to be close enough.
  enum Answer {
    case enclosure(Interval)
    case obstacle(at: Rational)
    case infinite
  }

  /// The most pieces to examine: a constant, and some per bit beside a singular end.
  private static func mostPieces(_ precision: Int) -> Int { 4_000 + 10 * precision }

  private static let leastLevelOfEnd = 6
  private static let mostDoublings = 40
  private static let guardBits = 16

  /// An enclosure of the value to about `precision` bits.
  ///
  /// The interval is halved until the Taylor polynomial around the middle of each piece is close
  /// enough, by a bound of its next coefficient on the whole piece, or until the piece is too short
  /// to matter. (Moore, Interval Analysis, 1966, chapter 8)
  func answer(parameters: [Interval], precision: Int, _ budget: Budget) throws(RealError) -> Answer
  {
    // Longer pieces first, so that short ones are known to be negligible.
    var (pieces, next) = ([Piece(lower: 0, level: 0)], 0)
    var (sum, scale, doublings) = (Interval(BigFloat(0)), Int.min, 0)
    while next < pieces.count {
      let piece = pieces[next]
      next += 1
      guard next <= Self.mostPieces(precision), piece.level <= precision + Interval.roughPrecision
      else { return .obstacle(at: place(of: piece)) }
      if far == nil, piece.lower.isZero, piece.level >= Self.leastLevelOfEnd,
        isInfinite(near: piece, parameters)
      {
        return .infinite
      }
      if let part = try part(on: piece, parameters, scale, precision: precision, budget) {
        sum = sum.adding(part, precision: precision)
        scale = max(scale, part.exponent)
      } else {
        pieces += piece.halves
      }
      guard far != nil, next == pieces.count else { continue }
      doublings += 1
      if let rest = try end(level: doublings, parameters, scale, precision: precision, budget) {
        return .enclosure(sum + rest)
      }
      guard doublings < Self.mostDoublings else { return .obstacle(at: 0) }
      pieces.append(Piece(lower: Rational(2).raised(to: doublings) - 1, level: -doublings))
    }
    return .enclosure(sum)
  }

  /// An enclosure to about `precision` bits less some; `unproven` without one.
  func value(
    parameters: [Interval], precision: Int, _ budget: Budget
  ) throws(RealError) -> Interval {
    switch try answer(parameters: parameters, precision: precision - min(32, precision / 4), budget)
    {
    case .enclosure(let interval): return interval
    case .obstacle, .infinite: throw .unproven
    }
  }

  /// The integral over a piece, given the greatest exponent so far; nil to halve it.
  private func part(
    on piece: Piece, _ parameters: [Interval], _ scale: Int, precision: Int, _ budget: Budget
  ) throws(RealError) -> Interval? {
    let isEnd = far == nil && piece.lower.isZero
    let beginning = isEnd ? beginning : nil
    if isEnd, beginning == nil,
      let end = try end(level: piece.level, parameters, scale, precision: precision, budget)
    {
      return end
    }
    // Near a zero of order n, each digit of distance costs n digits.
    let order = far == nil && beginning == nil ? zeros.map(\.order).max() ?? 1 : 0
    let lost = piece.level * order
    let rough = Interval.roughPrecision + lost
    let integrand = far ?? beginning ?? integrand
    let around = piece.interval(precision: precision + abs(piece.level))
    guard
      let whole = try integrand.values(on: around, parameters: parameters, precision: rough, budget)
    else { return nil }
    if whole.exponent == .min { return whole }
    let greatest = whole.exponent - piece.level
    let scale = max(scale, greatest)
    let flat = whole * piece.length
    if isNegligible(flat.width, beside: scale, precision: precision) { return flat }
    let needed = max(0, precision - scale + greatest)
    // Around the middle of the piece, or 0.
    let radius = beginning == nil ? Interval(piece.radius, precision: 2) : piece.length
    let center = beginning == nil ? piece.middle : 0
    guard
      let (degree, limit) = try remainder(
        of: integrand, on: around, around: center, radius: radius, needed: needed,
        limit: scale - precision, parameters, precision: rough, budget),
      isNegligible(limit, beside: scale, precision: precision)
    else { return nil }
    let rest = Interval(limit.negative, limit)
    let precise = needed + Self.guardBits + lost
    guard
      let series = try integrand.series(
        at: Interval(center, precision: precision + abs(piece.level)), radius: radius,
        degree: degree, parameters: parameters, precision: precise, budget)
    else { return nil }
    var sum = Interval(BigFloat(0))
    // Odd powers cancel out around the middle.
    for exponent in stride(from: degree - 1, through: 0, by: -1)
    where beginning != nil || exponent.isMultiple(of: 2) {
      guard let coefficient = series[exponent] else { continue }
      sum = sum + coefficient.interval / Interval(BigFloat(exponent + 1))
    }
    return sum * piece.length + rest
  }
}

extension Integral {
  /// Ratios of the radius where the integrand is bounded to that of a piece, with 100 times their
  /// binary logarithms, rounded down.
  private static let ratios = [(4, 200), (6, 258), (8, 300), (12, 358), (16, 400), (32, 500)]
  /// The most bits by which that bound may exceed the values on the piece.
  private static let mostGrowth = 24

  /// The number of Taylor coefficients, and a bound of the integral of the rest, at most 2^`limit`
  /// if possible; nil to halve the piece.
  ///
  /// Where an analytic function is at most M on a circle of ρ times the radius r, its coefficient
  /// of tⁿ is at most M/(ρr)ⁿ (Cauchy).
  private func remainder(
    of integrand: Integrand, on interval: Interval, around center: Rational, radius: Interval,
    needed: Int, limit: Int, _ parameters: [Interval], precision: Int, _ budget: Budget
  ) throws(RealError) -> (degree: Int, limit: BigFloat)? {
    var best: (degree: Int, limit: BigFloat)?
    for (ratio, bitsOfTerms) in Self.ratios where integrand.quotients.isEmpty {
      let exponent = try exponent(
        of: integrand, around: center, reach: radius * Interval(BigFloat(ratio)), on: interval,
        parameters, precision, budget)
      guard let exponent else { break }
      guard exponent < .max else { return best }
      // The sum of the geometric series is at most twice its first term.
      let bits = exponent + radius.exponent + 3 - limit
      let degree = 2 * max(1, (50 * bits + bitsOfTerms - 1) / bitsOfTerms)
      if let best, degree >= best.degree { return best }
      guard degree <= (needed + Self.mostGrowth) / 2 + 4 else { return best }
      best = (degree, BigFloat(1, exponent: bits - 1 + limit - degree * bitsOfTerms / 100))
    }
    if best != nil { return best }
    let degree = 2 * (needed / 6 + 4)
    guard
      let bounds = try integrand.series(
        at: interval, radius: radius, degree: degree, parameters: parameters, precision: precision,
        budget), bounds[degree]?.isFinite != false
    else { return nil }
    return (degree, (bounds[degree]?.limit ?? BigFloat(0)).product((radius + radius).upper))
  }

  /// An exponent of the integrand on a square around a circle; see `remainder`.
  private func exponent(
    of integrand: Integrand, around center: Rational, reach: Interval, on interval: Interval,
    _ parameters: [Interval], _ precision: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    try budget.spend(precision * integrand.order.count)
    let side = Interval(reach.upper.negative, reach.upper)
    let middle = Interval(center, precision: max(precision, interval.precision))
    let (expression, root) = (integrand.expression, integrand.root)
    let values = expression.enclosures(
      of: [root], on: interval, parameters: parameters, precision: precision)
    return expression.exponent(
      of: root, onSquare: ComplexInterval(middle + side, side), values: values,
      parameters: parameters)
  }

  private func isNegligible(_ error: BigFloat, beside scale: Int, precision: Int) -> Bool {
    error.isZero || scale > .min && error.exponent <= scale - precision
  }

  /// The integral from 0 to 2^−level by the growth there; nil if not close enough.
  private func end(
    level: Int, _ parameters: [Interval], _ scale: Int, precision: Int, _ budget: Budget
  ) throws(RealError) -> Interval? {
    guard level >= Self.leastLevelOfEnd else { return nil }
    let precise = precision + Self.guardBits
    try budget.spend(precise * integrand.order.count)
    let zero = Neighborhood(level: level, precision: precise)
    guard let growth = integrand.growth(near: zero, zeros: zeros, parameters),
      let area = zero.integral(growth.power, growth.logarithms),
      case let part = growth.coefficient * area,
      isNegligible(part.width, beside: max(scale, part.exponent), precision: precision)
    else { return nil }
    return part
  }

  /// The middle of a piece as a number from 0 to 1.
  private func place(of piece: Piece) -> Rational {
    far == nil ? piece.middle : Rational(1).divided(by: piece.middle + 1) ?? 0
  }

  /// Whether the integral from 0 to 2⁻²⁰ is negligible for any usual value.
  func vanishesSoon(_ parameters: [Interval], _ budget: Budget) throws(RealError) -> Bool {
    try end(level: 20, parameters, 0, precision: 256, budget)?.exponent ?? 0 <= -256
  }

  private func isInfinite(near piece: Piece, _ parameters: [Interval]) -> Bool {
    let zero = Neighborhood(level: piece.level, precision: Interval.roughPrecision)
    guard let growth = integrand.growth(near: zero, zeros: zeros, parameters),
      growth.power <= -1, !growth.coefficient.containsZero
    else { return false }
    return growth.power < -1 || growth.logarithms >= -1
  }

  /// Whether the integrand may not be smooth on a short interval beside 0 or 1.
  func isSingular(
    atEnd: Bool, _ parameters: [Interval], _ budget: Budget
  ) throws(RealError) -> Bool {
    let level = Interval.roughPrecision
    let piece = Piece(lower: atEnd ? 1 - Rational(2).raised(to: -level) : 0, level: level)
    let integrand = atEnd ? integrand : beginning ?? integrand
    let series = try integrand.series(
      at: piece.interval(precision: 2 * level), radius: piece.length, degree: 1,
      parameters: parameters, precision: 2 * level, budget)
    return series == nil
  }

  /// A part of the interval: from `lower`, with length 2^−level.
  private struct Piece {
    let lower: Rational
    let level: Int

    var radius: Rational { Rational(2).raised(to: -level - 1) }
    var length: Interval { Interval(Rational(2).raised(to: -level), precision: 2) }
    var middle: Rational { lower + radius }
    var halves: [Piece] {
      [Piece(lower: lower, level: level + 1), Piece(lower: middle, level: level + 1)]
    }

    func interval(precision: Int) -> Interval {
      Interval(from: lower, to: middle + radius, precision: precision)
    }
  }
}
