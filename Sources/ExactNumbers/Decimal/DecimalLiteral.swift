/// A decimal number that was read and not yet built: digits and a power of ten.
///
///     let literal = DecimalLiteral("1.5e-3".utf8)
///     literal?.value == Rational(numerator: 3, denominator: 2000)  // true
///
/// A few characters can write a number that no machine has room for, `1e999999999`: hold `bits` to
/// a limit before asking for `value`.
package struct DecimalLiteral: Sendable {
  let digits: Digits
  /// The power of ten that the last digit counts; 0 for zero.
  ///
  /// What is beyond ±`greatestExponent` counts as that.
  let exponent: Int

  /// The digits, read as one whole number.
  enum Digits {
    /// A number of at most 18 digits, which every `Int` has room for.
    case few(Int)
    /// More digits in ASCII; neither the first nor the last is `0`.
    case many([UInt8])
  }

  /// An exponent far beyond every number that can be built, and far enough from `Int.max` for the
  /// arithmetic with it not to overflow.
  static let greatestExponent = 1 << 56

  /// An upper bound of the length in bits of the numerator and of the denominator.
  package var bits: Int {
    let digitBits =
      switch digits {
      case .few(let number): Int.bitWidth - number.leadingZeroBitCount
      case .many(let digits): Self.bits(ofDigits: digits.count)
      }
    return max(
      digitBits + Self.bits(ofDigits: max(0, exponent)), Self.bits(ofDigits: max(0, -exponent)))
  }

  /// The number, exactly.
  ///
  /// A million digits and a million decimal places take a fraction of a second.
  package var value: Rational {
    switch digits {
    case .few(let number) where exponent == 0:
      Rational(number)
    case .few(let number) where (-18..<0).contains(exponent):
      Rational(numerator: number, denominator: (exponent..<0).reduce(1) { power, _ in power * 10 })
    case .few(let number):
      Rational(Integer(number), timesTenToThe: exponent)
    case .many(let digits):
      Rational(Integer(digits: digits), timesTenToThe: exponent)
    }
  }

  /// An upper bound of the bits of a power of ten, and of a number with as many digits: a digit
  /// has 3.32.
  private static func bits(ofDigits count: Int) -> Int { count * 10 / 3 + 1 }
}

extension Rational {
  /// Creates the product of a whole number other than zero and a power of ten.
  fileprivate init(_ number: Integer, timesTenToThe exponent: Int) {
    guard exponent < 0 else {
      self.init(inLowestTerms: number * .power(10, exponent), Integer(1))
      return
    }
    // The factors of ten are known, so that none has to be looked for in long numbers.
    let (twos, (rest, fives)) = (min(number.factorsOfTwo, -exponent), number.removing(.power(5, 1)))
    let numerator = fives > -exponent ? rest * .power(5, fives + exponent) : rest
    let denominator = Integer.power(5, max(0, -exponent - fives))
    self.init(
      inLowestTerms: numerator.shifted(left: -twos), denominator.shifted(left: -exponent - twos))
  }
}
