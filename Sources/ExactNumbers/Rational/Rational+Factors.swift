extension Rational {
  /// A factor of a number, and how often it divides it, which is negative in a denominator.
  struct Factor: Hashable {
    /// A whole number of at least 2.
    let base: Rational
    let exponent: Int
  }

  /// The factors of a positive number, whose product it is.
  ///
  /// Small primes are found, and whether the rest is a power; that rest is left as it is, because
  /// nobody knows a fast way to take a large number apart. So bases are not always primes, but the
  /// same number has the same factors.
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

  /// The factors of a number that the machine has room for, which is at least 1.
  private static func factors(of number: Int, times sign: Int) -> [Factor] {
    var factors: [Factor] = []
    var rest = number
    for prime in smallPrimes {
      // What is left has no divisor up to the last prime: it is 1 or a prime itself.
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

  /// The number that is as small as can be and has the number among its powers; the powers of
  /// degrees that are looked for have prime factors up to 13.
  private var smallestRoot: (root: Rational, degree: Int) {
    // Without a small prime factor a number below the square of the largest of them is a prime.
    guard self > Rational(1_000_000) else { return (self, 1) }
    for degree in Self.smallPrimes.prefix(Self.few) {
      guard let root = exactRoot(degree) else { continue }
      let (smallest, inner) = root.smallestRoot
      return (smallest, degree * inner)
    }
    return (self, 1)
  }

  /// How long numbers are, in bits, of which only the few first primes are looked for, and no roots.
  private static let longest = 20_000
  private static let few = 6

  /// The primes below 1,000. (The sieve of Eratosthenes)
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
