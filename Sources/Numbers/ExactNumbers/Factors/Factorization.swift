/// A possibly incomplete factorization of an integer into powers of primes.
package struct Factorization: Hashable, Sendable {
  let isNegative: Bool
  let primes: [Rational.Factor]
  /// The part that is neither factored nor proven prime.
  let rest: Rational?

  init(_ number: Rational, _ work: FactoringWork) throws(RealError) {
    let isNegative = number.isNegative
    let factors = try number.numerator.magnitude.factored(
      work,
      note: work.report != nil ? { work.known = Factorization($0, isNegative: isNegative) } : nil)
    self.init(factors, isNegative: isNegative)
  }

  private init(_ factors: PrimeFactors, isNegative: Bool) {
    self.isNegative = isNegative
    primes = factors.primes.sorted { $0.base < $1.base }.map {
      Rational.Factor(base: Rational($0.base), exponent: $0.exponent)
    }
    rest = factors.rest.isOne ? nil : Rational(factors.rest)
  }

  package var isComplete: Bool { rest == nil }

  package var digitsLeft: Int { rest.map { $0.numerator.description.utf8.count } ?? 0 }

  /// The primes found, each followed by a multiplication sign: `2^3 × 5 × `.
  package func found(in style: NumberStyle) -> String {
    (isNegative ? style.minus : "") + powers.map { $0 + style.times }.joined()
  }

  private var powers: [String] {
    primes.map { $0.base.description + ($0.exponent > 1 ? "^\($0.exponent)" : "") }
  }

  /// The product with its unit and a remark: `2^3 × 5`, `97, a prime`.
  func text(in style: NumberStyle, unit: String = "") -> String {
    product(in: style, rest: rest?.description, unit) + (rest == nil ? "" : style.words.unfactored)
  }

  func text(fitting width: Int, in style: NumberStyle, unit: String = "") -> NumberText? {
    let isShort = rest.map { $0.numeratorBits / 4 <= width } ?? true
    let text = isShort ? text(in: style, unit: unit) : nil
    let short = rest == nil ? nil : style.words.unfactoredDigits(digitsLeft)
    return [text, short.map { product(in: style, rest: $0, unit) }].compactMap(\.self)
      .first { $0.count <= width }.map { NumberText($0, isExact: true) }
  }

  private func product(in style: NumberStyle, rest: String?, _ unit: String) -> String {
    let text =
      (isNegative ? style.minus : "")
      + (powers + [rest].compactMap(\.self)).joined(separator: style.times) + unit
    guard rest == nil, primes.count == 1, primes[0].exponent == 1 else { return text }
    return text + (isNegative ? style.words.negativePrime : style.words.prime)
  }
}

/// A limit of work rather than time, so that a number always gets the same answer.
final class FactoringWork {
  private let budget: Budget
  private let limit: Int
  private var left: Int
  let report: ((FactoringProgress) -> Void)?
  private var unreported = 0
  var known: Factorization?

  /// The work of about a second.
  static let usual = 1 << 30

  /// The work of about half a minute, with visible progress and cancellation.
  static let patient = 30 * usual

  /// About a tenth of a second.
  private static let workBetweenReports = usual / 10

  init(_ limit: Int, _ budget: Budget, report: ((FactoringProgress) -> Void)? = nil) {
    (self.limit, left, self.budget, self.report) = (limit, limit, budget, report)
  }

  /// Charges modular multiplications of a length in bits; false if too little work is left.
  func spend(_ count: Int, bits: Int) throws(RealError) -> Bool {
    // The time grows with the square of the length, less for long ones.
    let words = bits / Int.bitWidth + 1
    let cost = 64 + 8 * words * min(words, 256)
    let work = count.multipliedSaturating(by: cost)
    guard work <= left else { return false }
    left -= work
    unreported += work
    if unreported >= Self.workBetweenReports {
      unreported = 0
      if let report, let known {
        report(FactoringProgress(factors: known, percent: (limit - left) / (limit / 100)))
      }
    }
    try budget.spend(work / Self.workOfBit)
    return true
  }

  /// The number of operations matters more than their bits.
  private static let workOfBit = 16
}

package struct FactoringProgress: Sendable {
  package let factors: Factorization
  package let percent: Int
}
