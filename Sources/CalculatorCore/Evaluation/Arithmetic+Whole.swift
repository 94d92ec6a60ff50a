import ExactNumbers

extension Arithmetic {
  /// The integer that a number is.
  ///
  /// - Throws: `outsideDomain` if it is none, or `unknownFloor` or `unknownSign` if that cannot be
  ///   decided.
  func whole(_ number: Real) throws(RealError) -> Rational {
    guard let whole = try number.wholeNumber(budget) else { throw .outsideDomain }
    return whole
  }

  /// The integer of at least 0 that a number is.
  ///
  /// - Throws: as `whole` does, and `outsideDomain` for a negative number.
  func count(_ number: Real) throws(RealError) -> Rational {
    let whole = try whole(number)
    guard !whole.isNegative else { throw .outsideDomain }
    return whole
  }
}
