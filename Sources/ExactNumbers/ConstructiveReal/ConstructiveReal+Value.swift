extension ConstructiveReal {
  /// The result of the operation on the best intervals of the operands, with bounds of `precision`
  /// bits.
  ///
  /// - Throws: `tooLarge` for a value of the gamma function to very many bits.
  func value(precision: Int) throws(RealError) -> Interval {
    if case .function(.gamma) = operation, precision > Self.mostBitsOfUsualGamma {
      if case .rational(let number) = operands[0].operation, let series = GammaSeries(number) {
        return series.value(precision: precision)
      }
      guard precision <= Self.mostBitsOfGamma else { throw .tooLarge }
    }
    return operation.value(of: operands.map(\.best), precision: precision)
  }

  /// The precision up to which MPFR's gamma function is faster than a series.
  private static let mostBitsOfUsualGamma = 1 << 12
  /// The precision up to which MPFR's gamma function takes a few seconds.
  ///
  /// At twice that it takes a minute and at a million bits days, and cannot be cancelled meanwhile.
  private static let mostBitsOfGamma = 1 << 14
}
