import Synchronization

extension ConstructiveReal {
  /// The sign of a number other than zero.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func sign(_ budget: Budget) throws(RealError) -> Int {
    let first = try interval(precision: Self.firstPrecision, budget: budget)
    if first.containsZero, let sign = knownRange.sign { return sign }
    return try separatedSign(budget)
  }

  /// The sign of a number that an interval tells from zero.
  ///
  /// Precision doubles until the interval excludes zero or the budget gives up.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func separatedSign(_ budget: Budget) throws(RealError) -> Int {
    var next: Int? = Self.firstPrecision
    while let precision = next {
      let interval = try interval(precision: precision, budget: budget)
      if let sign = interval.sign, sign != 0 { return sign }
      next = budget.precision(after: precision, toDecide: self, distance: interval.exponent)
    }
    throw .unknownSign(digits: budget.digits(below: best.exponent))
  }

  /// The greatest integer that is at most the number.
  ///
  /// - Throws: `unknownFloor` if the number cannot be told from an integer, `tooLarge` or
  ///   `cancelled`.
  func floor(_ budget: Budget) throws(RealError) -> Rational {
    let first = Self.firstPrecision + height
    var next: Int? = first
    while let precision = next {
      let interval = try interval(precision: precision, budget: budget)
      if let floors = interval.floors {
        if floors.lower == floors.upper { return floors.lower }
        // An integer between the bounds may be the end of the range.
        if precision == first, let floor = knownRange.floor(from: floors.lower, to: floors.upper) {
          return floor
        }
      }
      next = budget.precision(after: precision, toDecide: self, distance: interval.width.exponent)
    }
    throw .unknownFloor(digits: budget.digits(below: best.width.exponent))
  }

  /// An interval of which at least `bits` leading bits are known.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func interval(accurateTo bits: Int, budget: Budget) throws(RealError) -> Interval {
    try requireSeparation(budget)
    var precision = Self.firstPrecision
    var interval = try interval(precision: precision, budget: budget)
    while interval.accuracy < bits {
      // On a long chain that loses bits at every step, adding only the missing bits would take too
      // many attempts: the precision grows by at least a quarter.
      precision = max(bits + lostBits + 8, precision + precision / 4)
      guard precision <= budget.greatestPrecision(for: bits) else { throw .tooLarge }
      interval = try self.interval(precision: precision, budget: budget)
    }
    return interval
  }

  /// Throws unless an interval tells the number from zero.
  private func requireSeparation(_ budget: Budget) throws(RealError) {
    do throws(RealError) {
      _ = try separatedSign(budget)
    } catch {
      if case .unknownSign = error, knownRange.sign != nil { throw .tooSmall }
      throw error
    }
  }

  /// The difference between the precision of the best interval and its accuracy.
  private var lostBits: Int {
    approximation.withLock { max(0, $0.precision - $0.interval.accuracy) }
  }
}

extension Interval {
  /// The floors of both bounds; nil if one of them is infinite.
  fileprivate var floors: (lower: Rational, upper: Rational)? {
    guard !lower.isInfinite, !upper.isInfinite else { return nil }
    return (
      Rational(inLowestTerms: lower.floor, Integer(1)),
      Rational(inLowestTerms: upper.floor, Integer(1))
    )
  }
}
