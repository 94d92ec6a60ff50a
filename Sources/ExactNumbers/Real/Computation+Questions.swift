import Synchronization

extension Computation {
  /// The sign of the number, which is not zero.
  ///
  /// - Throws: `unknownSign` when it cannot be told from zero.
  func sign(_ effort: Effort) throws(RealError) -> Int {
    var next: Int? = Self.firstPrecision
    while let precision = next {
      let interval = try interval(precision: precision, effort: effort)
      if let sign = interval.sign, sign != 0 { return sign }
      next = effort.precision(after: precision, toDecide: self, interval.exponent)
    }
    throw .unknownSign(digits: effort.digits(below: best.exponent))
  }

  /// The largest whole number that is not above the number.
  ///
  /// - Throws: `unknownFloor` when a whole number cannot be told from it.
  func floor(_ effort: Effort) throws(RealError) -> Rational {
    var next: Int? = Self.firstPrecision + height
    while let precision = next {
      let interval = try interval(precision: precision, effort: effort)
      if !interval.lower.isInfinite, !interval.upper.isInfinite {
        let floor = interval.lower.floor
        if floor == interval.upper.floor { return Rational(inLowestTerms: floor, Integer(1)) }
      }
      next = effort.precision(after: precision, toDecide: self, interval.width.exponent)
    }
    throw .unknownFloor(digits: effort.digits(below: best.width.exponent))
  }

  /// An interval of which at least `bits` leading bits are known.
  ///
  /// - Throws: `unknownSign` when the number cannot be told from zero.
  func interval(accurateTo bits: Int, effort: Effort) throws(RealError) -> Interval {
    _ = try sign(effort)
    var precision = Self.firstPrecision
    var interval = try interval(precision: precision, effort: effort)
    while interval.accuracy < bits {
      // A chain whose every step loses bits is not calculated anew for each of them.
      precision = max(bits + lostBits + 8, precision + precision / 4)
      interval = try self.interval(precision: precision, effort: effort)
    }
    return interval
  }

  /// How many bits of precision were lost on the way to the best interval.
  private var lostBits: Int {
    known.withLock { max(0, $0.precision - $0.interval.accuracy) }
  }
}
