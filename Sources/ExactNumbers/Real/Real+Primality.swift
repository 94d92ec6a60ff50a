extension Real {
  /// The integer that the number is; nil if it is none.
  ///
  /// - Throws: `unknownFloor` or `unknownSign` if the number cannot be told from an integer.
  package func wholeNumber(_ budget: Budget) throws(RealError) -> Rational? {
    if let rational { return rational.isWhole ? rational : nil }
    let floor = try floor(budget)
    return try compare(floor, budget) == 0 ? floor.rational : nil
  }

  /// Whether the number is a prime, as far as that is proven within about a second.
  ///
  /// - Throws: `unproven` if the search for a proof was given up, `unknownFloor` or `unknownSign` if
  ///   the number cannot be told from an integer, or `cancelled`.
  package func isPrime(_ budget: Budget) throws(RealError) -> Bool {
    guard let number = try wholeNumber(budget), number > 1 else { return false }
    let least = number.numerator.smallFactor
    if let least { return Rational(least) == number }
    switch try number.numerator.primality(FactoringWork(FactoringWork.usual, budget)) {
    case .prime: return true
    case .composite: return false
    case .unknown: throw .unproven
    }
  }
}

extension Integer {
  /// The least prime factor of a positive number, if it is less than 43.
  fileprivate var smallFactor: Int? {
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41].first {
      remainder(dividingBy: UInt($0)) == 0
    }
  }
}
