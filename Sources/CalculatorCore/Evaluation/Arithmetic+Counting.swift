import ExactNumbers

extension Arithmetic {
  /// The number of ways to choose some of so many things, regardless of their order.
  func combinations(_ things: Real, of chosen: Real) throws(RealError) -> Real {
    let (things, chosen) = (try count(things), try count(chosen))
    let fewer = min(chosen, things - chosen)
    guard !fewer.isNegative else { return 0 }
    guard let count = fewer.wholeValue,
      Rational.bitsOfCombinations(of: count, from: things) <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(try .combinations(of: count, from: things, budget))
  }

  /// The number of ways to choose some of so many things in order.
  func permutations(_ things: Real, of chosen: Real) throws(RealError) -> Real {
    let (things, chosen) = (try count(things), try count(chosen))
    guard chosen <= things else { return 0 }
    guard let count = chosen.wholeValue,
      things.numeratorBits.multipliedReportingOverflow(by: count).overflow == false,
      things.numeratorBits * count <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(try .permutations(of: count, from: things, budget))
  }
}
