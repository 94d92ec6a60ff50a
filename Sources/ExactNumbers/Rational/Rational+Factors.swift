extension Rational {
  /// A base with its multiplicity; the exponent is negative for a factor of the denominator.
  struct Factor: Hashable {
    /// An integer of at least 2.
    let base: Rational
    let exponent: Int
  }

  /// Factors whose product is the number, which is positive.
  ///
  /// Trial division finds the primes below 1,000. What remains stays one factor, written as a power
  /// if it is one, because no fast algorithm factors large integers. So a base is not always prime,
  /// but equal numbers have equal factors.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits: there are 168
  ///   primes and 6 degrees to try, and beyond `longest` bits only 6 primes and no degrees.
  var factors: [Factor] {
    Self.factors(of: numerator, times: 1) + Self.factors(of: denominator, times: -1)
  }

  private static func factors(of number: Integer, times sign: Int) -> [Factor] {
    if let value = number.value { return factors(of: value, times: sign) }
    var factors: [Factor] = []
    var rest = number
    for prime in smallPrimes.prefix(number.bits > longest ? few : .max) {
      guard !(rest == Integer(1)) else { return factors }
      let (quotient, count) = rest.removing(Integer(prime))
      if count > 0 { factors.append(Factor(base: Rational(prime), exponent: sign * count)) }
      rest = quotient
    }
    guard !(rest == Integer(1)) else { return factors }
    let base = Rational(inLowestTerms: rest, Integer(1))
    let (root, degree) = number.bits > longest ? (base, 1) : base.smallestRoot
    return factors + [Factor(base: root, exponent: sign * degree)]
  }

  /// The factors of a number of at least 1.
  private static func factors(of number: Int, times sign: Int) -> [Factor] {
    var factors: [Factor] = []
    var rest = number
    for prime in smallPrimes {
      // A rest below the square of the prime has no divisor but itself: it is 1 or prime.
      guard prime * prime <= rest else { break }
      var count = 0
      while rest.isMultiple(of: prime) {
        rest /= prime
        count += 1
      }
      if count > 0 { factors.append(Factor(base: Rational(prime), exponent: sign * count)) }
    }
    guard rest > 1 else { return factors }
    let (root, degree) = Rational(rest).smallestRoot
    return factors + [Factor(base: root, exponent: sign * degree)]
  }

  /// The smallest number of which this one is a power, and the exponent.
  ///
  /// Exponents are found if their prime factors are among the first 6 primes, 2 to 13. The number is
  /// prime or an integer without prime factors below 1,000.
  private var smallestRoot: (root: Rational, degree: Int) {
    // A number up to 1000² without a prime factor below 1000 is prime.
    guard self > Rational(1_000_000) else { return (self, 1) }
    for degree in Self.smallPrimes.prefix(Self.few) {
      guard let root = exactRoot(degree) else { continue }
      let (smallest, inner) = root.smallestRoot
      return (smallest, degree * inner)
    }
    return (self, 1)
  }

  /// The length in bits beyond which only the first few primes are tried, and no roots.
  private static let longest = 20_000
  private static let few = 6

  /// The primes below 1,000, by the sieve of Eratosthenes.
  private static let smallPrimes: [Int] = {
    var isPrime = [Bool](repeating: true, count: 1_000)
    var primes: [Int] = []
    for number in 2..<1_000 where isPrime[number] {
      primes.append(number)
      for multiple in stride(from: 2 * number, to: 1_000, by: number) { isPrime[multiple] = false }
    }
    return primes
  }()
}
