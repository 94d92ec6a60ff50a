import CMPFR
import Synchronization

extension ConstructiveReal {
  func sign(_ budget: Budget) throws(RealError) -> Int {
    var next: Int? = Self.firstPrecision
    while let precision = next {
      let interval = try interval(precision: precision, budget: budget)
      if let sign = interval.sign, sign != 0 { return sign }
      next = budget.precision(after: precision, toDecide: self, distance: interval.exponent)
    }
    throw .unknownSign(digits: budget.digits(below: best.exponent))
  }

  func floor(_ budget: Budget) throws(RealError) -> Rational {
    var next: Int? = Self.firstPrecision + height
    while let precision = next {
      let interval = try interval(precision: precision, budget: budget)
      if let floors = interval.floors, floors.lower == floors.upper { return floors.lower }
      next = budget.precision(after: precision, toDecide: self, distance: interval.width.exponent)
    }
    throw .unknownFloor(digits: budget.digits(below: best.width.exponent))
  }

  func interval(accurateTo bits: Int, budget: Budget) throws(RealError) -> Interval {
    _ = try sign(budget)
    var precision = Self.firstPrecision
    var interval = try interval(precision: precision, budget: budget)
    while interval.accuracy < bits {
      // A long chain may lose bits at each step, so the precision grows by a quarter or more.
      let lost = approximation.withLock { max(0, $0.precision - $0.interval.accuracy) }
      precision = max(bits + lost + 8, precision + precision / 4)
      guard precision <= bits + Budget.greatestMargin else { throw .tooLarge }
      interval = try self.interval(precision: precision, budget: budget)
    }
    return interval
  }
}

extension Interval {
  var floors: (lower: Rational, upper: Rational)? {
    guard !lower.isInfinite, !upper.isInfinite else { return nil }
    return (Rational(lower.floor), Rational(upper.floor))
  }
}

extension ConstructiveReal {
  /// More than `count` leading decimal digits, truncated.
  ///
  /// If all further computed digits are nines, they may be those of the next decimal away from
  /// zero, because no precision decides between 0.999… and 1.000….
  func expansion(digits count: Int, _ budget: Budget) throws(RealError) -> RoundedDecimal {
    for guardDigits in Self.guardDigits {
      let wanted = count + 1 + guardDigits
      // Two more bits keep the width below one unit of the last digit.
      let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, budget: budget)
      let expansion = interval.byMagnitude.inner.digits(wanted)
      let tail = expansion.digits.suffix(guardDigits)
      // The number is within two units of the last guard digit above the truncated inner bound.
      // That changes the digits before the guard digits only by a carry through nines.
      if tail.dropLast().contains(where: { $0 != UInt8(ascii: "9") }) {
        return expansion.truncated(toDigits: count + 1)
      }
    }
    let wanted = count + 1 + Self.guardDigits[0]
    let interval = try interval(accurateTo: wanted.bitsOfDigits + 2, budget: budget)
    return interval.byMagnitude.outer.digits(wanted).truncated(toDigits: count + 1)
  }

  private static let guardDigits = [8, 40]
}

extension BigFloat {
  /// The leading digits of a finite non-zero number, truncated; `count` is at least 2.
  func digits(_ count: Int) -> RoundedDecimal {
    // `mpfr_get_str` requires this much memory.
    var text = [UInt8](repeating: 0, count: max(count + 2, 7))
    var exponent = 0
    read { number in
      unsafe text.withUnsafeMutableBufferPointer { text in
        unsafe cmpfr_get_str(text.baseAddress, &exponent, count, number)
      }
    }
    let isNegative = sign < 0
    let start = isNegative ? 1 : 0
    return RoundedDecimal(
      isNegative: isNegative, digits: Array(text[start..<start + count]), power: exponent - 1)
  }
}
