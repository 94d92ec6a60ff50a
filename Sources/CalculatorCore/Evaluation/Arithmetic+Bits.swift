import ExactNumbers

extension Arithmetic {
  /// The integer that a number is.
  ///
  /// - Throws: `outsideDomain` if it is none, or `unknownFloor` if that cannot be decided.
  func whole(_ number: Real) throws(RealError) -> Rational {
    let floor = try number.floor(budget)
    guard let whole = floor.rational, try number.compare(floor, budget) == 0 else {
      throw .outsideDomain
    }
    return whole
  }

  /// The bits of two integers, combined.
  func combined(
    _ operation: BitOperation, _ left: Real, _ right: Real
  ) throws(RealError) -> Real {
    Real(try whole(left).combined(operation, whole(right)))
  }

  /// An integer times a power of two.
  ///
  /// - Parameter count: the exponent, an integer that is not negative.
  func shiftedLeft(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try whole(count))
    guard !count.isNegative else { throw .outsideDomain }
    if number.isZero { return 0 }
    guard let count = count.wholeValue, count <= 2 * limits.bits else { throw .tooLarge }
    return Real(number.shifted(left: count))
  }

  /// An integer divided by a power of two, rounded down.
  ///
  /// - Parameter count: the exponent, an integer that is not negative.
  func shiftedRight(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try whole(count))
    guard !count.isNegative else { throw .outsideDomain }
    // Of a number within the limits, no more than the sign is left to the right of so many bits.
    return Real(number.shifted(left: -min(count.wholeValue ?? .max, 2 * limits.bits)))
  }
}
