/// A whole number as a product of powers of primes, as far as it was factored.
package struct Factorization: Hashable, Sendable {
  let isNegative: Bool
  /// Powers of proven primes, in ascending order.
  let primes: [Rational.Factor]
  /// The part that is not proven to be prime and was not factored; nil if there is none.
  let rest: Rational?

  /// Factors a whole number other than 0, 1 and −1.
  ///
  /// - Throws: `cancelled`.
  init(_ number: Rational, _ work: FactoringWork) throws(RealError) {
    let isNegative = number.isNegative
    let factors = try number.numerator.magnitude.factored(
      work,
      note: work.isReported ? { work.known = Factorization($0, isNegative: isNegative) } : nil)
    self.init(factors, isNegative: isNegative)
  }

  private init(_ factors: PrimeFactors, isNegative: Bool) {
    self.isNegative = isNegative
    primes = factors.primes.sorted { $0.base < $1.base }
      .map {
        Rational.Factor(base: Rational(inLowestTerms: $0.base, Integer(1)), exponent: $0.exponent)
      }
    rest = factors.rest.isOne ? nil : Rational(inLowestTerms: factors.rest, Integer(1))
  }

  /// Whether all factors are proven to be prime.
  package var isComplete: Bool { rest == nil }

  /// The number of digits of the part that was not factored; 0 if there is none.
  package var digitsLeft: Int { rest.map { $0.numerator.description.utf8.count } ?? 0 }

  /// The primes that were found, each followed by a multiplication sign: `2^3 × 5 × `.
  package func found(in notation: FormNotation) -> String {
    (isNegative ? notation.decimal.minus : "") + powers.map { $0 + notation.times }.joined()
  }

  private var powers: [String] {
    primes.map { $0.base.description + ($0.exponent > 1 ? "^\($0.exponent)" : "") }
  }

  /// The product, with its unit and what is said of it: `2^3 × 5`, `97, a prime`.
  func text(in notation: FormNotation) -> String {
    product(in: notation, rest: rest?.description)
      + (rest == nil ? "" : notation.words.unfactored)
  }

  /// The product in at most `width` characters; nil if it is longer.
  ///
  /// A part that was not factored is replaced by its number of digits if it is too long.
  func text(fitting width: Int, in notation: FormNotation) -> String? {
    guard let rest else { return fitting(text(in: notation), width) }
    // A digit has less than four bits.
    if rest.numeratorBits / 4 <= width, let text = fitting(text(in: notation), width) {
      return text
    }
    return notation.words.unfactoredDigits(rest.numerator.description.utf8.count).flatMap {
      fitting(product(in: notation, rest: $0), width)
    }
  }

  private func fitting(_ text: String, _ width: Int) -> String? {
    text.count <= width ? text : nil
  }

  private func product(in notation: FormNotation, rest: String?) -> String {
    let text =
      (isNegative ? notation.decimal.minus : "")
      + (powers + [rest].compactMap(\.self)).joined(separator: notation.times) + notation.unit
    guard rest == nil, primes.count == 1, primes[0].exponent == 1 else { return text }
    return text + (isNegative ? notation.words.negativePrime : notation.words.prime)
  }
}
