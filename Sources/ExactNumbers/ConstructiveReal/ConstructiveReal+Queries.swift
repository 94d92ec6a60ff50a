import Synchronization

extension ConstructiveReal {
  /// The sign of a number other than zero.
  ///
  /// Precision doubles until the interval excludes zero or the budget gives up.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge` or `cancelled`.
  func sign(_ budget: Budget) throws(RealError) -> Int {
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
    var next: Int? = Self.firstPrecision + height
    while let precision = next {
      let interval = try interval(precision: precision, budget: budget)
      if !interval.lower.isInfinite, !interval.upper.isInfinite {
        let floor = interval.lower.floor
        if floor == interval.upper.floor { return Rational(inLowestTerms: floor, Integer(1)) }
      }
      next = budget.precision(after: precision, toDecide: self, distance: interval.width.exponent)
    }
    throw .unknownFloor(digits: budget.digits(below: best.width.exponent))
  }

  /// An interval of which at least `bits` leading bits are known.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge` or `cancelled`.
  func interval(accurateTo bits: Int, budget: Budget) throws(RealError) -> Interval {
    _ = try sign(budget)
    var precision = Self.firstPrecision
    var interval = try interval(precision: precision, budget: budget)
    while interval.accuracy < bits {
      // On a long chain that loses bits at every step, adding only the missing bits would take too
      // many attempts: the precision grows by at least a quarter.
      precision = max(bits + lostBits + 8, precision + precision / 4)
      interval = try self.interval(precision: precision, budget: budget)
    }
    return interval
  }

  /// The difference between the precision of the best interval and its accuracy.
  private var lostBits: Int {
    approximation.withLock { max(0, $0.precision - $0.interval.accuracy) }
  }
}
