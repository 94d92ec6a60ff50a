import ExactNumbers

// Functions of one or more numbers. Every intermediate result that is a fraction is held to the
// limits.

extension Arithmetic {
  /// The least or the greatest of several numbers; the raw value is the sign of its difference from
  /// any other number.
  enum Extreme: Int {
    case least = -1
    case greatest = 1
  }

  /// The least or the greatest number.
  func extreme(_ extreme: Extreme, of numbers: [Real]) throws(RealError) -> Real {
    var best = numbers[0]
    for number in numbers.dropFirst()
    where try number.compare(best, budget) == extreme.rawValue {
      best = number
    }
    return best
  }

  /// The sum of all numbers.
  func sum(of numbers: [Real]) throws(RealError) -> Real {
    var sum = numbers[0]
    for number in numbers.dropFirst() {
      sum = try withinLimits(sum.adding(number, budget))
    }
    return sum
  }

  /// The square root of the sum of all squares.
  func hypotenuse(of numbers: [Real]) throws(RealError) -> Real {
    let sides = numbers.filter { $0 != 0 }
    guard sides.count > 1 else { return try sides.first?.magnitude(budget) ?? 0 }
    var sum: Real = 0
    for side in sides {
      sum = try withinLimits(sum.adding(side.multiplied(by: side, budget), budget), times: 4)
    }
    return try sum.root(2, budget)
  }

  /// The numbers, all of which have to be fractions.
  func fractions(_ numbers: [Real]) throws(RealError) -> [Rational] {
    var fractions: [Rational] = []
    for number in numbers {
      guard let rational = number.rational else { throw .outsideDomain }
      fractions.append(rational)
    }
    return fractions
  }

  /// Combines numbers from left to right.
  func combined(
    _ numbers: [Rational], by combine: (Rational, Rational) -> Rational
  ) throws(RealError) -> Real {
    var result = numbers[0].magnitude
    for number in numbers.dropFirst() {
      result = combine(result, number)
      _ = try withinLimits(Real(result))
    }
    return Real(result)
  }

  /// Returns a number that is within a multiple of the limits, and charges the budget for it.
  ///
  /// - Throws: `tooLarge` or `cancelled`.
  private func withinLimits(_ number: Real, times factor: Int = 1) throws(RealError) -> Real {
    // The operations hold other numbers to the budget themselves.
    guard let rational = number.rational else { return number }
    try budget.spend(rational.numeratorBits + rational.denominatorBits)
    guard max(rational.numeratorBits, rational.denominatorBits) <= factor * limits.bits else {
      throw .tooLarge
    }
    return number
  }
}
