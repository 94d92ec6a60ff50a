import CGMP

/// An exact rational number of any size, such as 1/3 or 0.1.
///
///     let third = Rational(numerator: 1, denominator: 3)
///     print(third + third + third == 1)  // true
///
/// The number is always in lowest terms with a positive denominator, so equal numbers have equal
/// parts. Parts that fit an `Int` are kept in place; all others are GMP's.
///
/// **GMP ends the process if memory runs out.** Check `numeratorBits` and `denominatorBits` of
/// operands against a limit: a part of a sum, difference, product or quotient is at most one bit
/// longer than both operands together.
///
/// In the complexities of its operations, *M(n)* is the time of GMP's multiplication of two integers
/// of *n* bits.
package struct Rational: Sendable {
  /// How the number is kept.
  ///
  /// A number is `small` whenever it fits, so equal numbers have the same form.
  enum Form: Sendable {
    case small(SmallFraction)
    case large(RationalStorage)
  }

  let form: Form

  /// Creates an integer.
  package init(_ value: Int) {
    self.init(numerator: value, denominator: 1)
  }

  /// Creates the quotient of two integers; `denominator` is not zero.
  package init(numerator: Int, denominator: Int) {
    precondition(denominator != 0, "a rational number has a denominator other than zero")
    if let small = SmallFraction(numerator, dividedBy: denominator) {
      self.init(small)
      return
    }
    self.init { number in
      unsafe cgmp_mpz_set_si(cgmp_mpq_numref(number), numerator)
      unsafe cgmp_mpz_set_si(cgmp_mpq_denref(number), denominator)
      unsafe cgmp_mpq_canonicalize(number)
    }
  }

  init(_ small: SmallFraction) {
    self.init(form: .small(small))
  }

  init(form: Form) {
    self.form = form
  }

  /// Creates the quotient of two integers; `denominator` is not zero.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of both integers in bits.
  init(numerator: Integer, denominator: Integer) {
    self.init { number in
      numerator.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) }
      denominator.read { unsafe cgmp_mpz_set(cgmp_mpq_denref(number), $0) }
      unsafe cgmp_mpq_canonicalize(number)
    }
  }

  /// Creates the quotient of two coprime integers; `denominator` is positive.
  ///
  /// - Complexity: O(*n*), where *n* is the length of both integers in bits.
  init(inLowestTerms numerator: Integer, _ denominator: Integer) {
    self.init { number in
      numerator.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) }
      denominator.read { unsafe cgmp_mpz_set(cgmp_mpq_denref(number), $0) }
    }
  }

  /// Creates the number that `write` leaves, in lowest terms, in memory that holds zero at first.
  @safe
  init(_ write: (mpq_ptr) -> Void) {
    let storage = RationalStorage(write)
    form = storage.smallFraction.map(Form.small) ?? .large(storage)
  }

  /// The number in GMP's form; a small number is copied to it.
  var storage: RationalStorage {
    switch form {
    case .small(let small): RationalStorage(small)
    case .large(let storage): storage
    }
  }

  /// Whether the number is zero.
  package var isZero: Bool { sign == 0 }

  /// Whether the number is less than zero.
  package var isNegative: Bool { sign < 0 }

  /// Negative, zero or positive, like the number.
  private var sign: Int {
    switch form {
    case .small(let small): small.numerator.signum()
    case .large(let storage): storage.read { Int(unsafe cgmp_mpq_sgn($0)) }
    }
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction in lowest terms, such as `-1/3`, or the integer alone, such as `5`.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits.
  package var description: String {
    isWhole ? numerator.description : "\(numerator)/\(denominator)"
  }
}
