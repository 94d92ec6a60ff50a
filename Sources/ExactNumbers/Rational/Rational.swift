import CGMP

/// An exact rational number of any size, such as 1/3 or 0.1.
///
///     let third = Rational(numerator: 1, denominator: 3)
///     third + third + third == 1  // true
///
/// The number is always in lowest terms with a positive denominator, so that equal numbers have
/// the same parts. GMP does the work, and **GMP ends the process when memory runs out**: hold
/// `numeratorBits` and `denominatorBits` of operands to a limit. Each part of a result of the four
/// operations is at most as long as both operands together, and a bit.
package struct Rational: Sendable {
  /// Where the number is kept: small whenever it has room there, so that equal numbers are kept
  /// alike.
  enum Form: Sendable {
    case small(SmallFraction)
    case large(RationalStorage)
  }

  let form: Form

  /// Creates a whole number.
  package init(_ value: Int) {
    self.init(numerator: value, denominator: 1)
  }

  /// Creates the quotient of two whole numbers in lowest terms; `denominator` is not zero.
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

  /// Creates the quotient of two whole numbers in lowest terms; `denominator` is not zero.
  init(numerator: Integer, denominator: Integer) {
    self.init { number in
      numerator.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) }
      denominator.read { unsafe cgmp_mpz_set(cgmp_mpq_denref(number), $0) }
      unsafe cgmp_mpq_canonicalize(number)
    }
  }

  /// Creates the quotient of two whole numbers that have no factor in common; `denominator` is
  /// positive.
  init(inLowestTerms numerator: Integer, _ denominator: Integer) {
    self.init { number in
      numerator.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) }
      denominator.read { unsafe cgmp_mpz_set(cgmp_mpq_denref(number), $0) }
    }
  }

  /// Creates the number that `write` leaves in a zero, in lowest terms.
  @safe
  init(_ write: (mpq_ptr) -> Void) {
    let storage = RationalStorage(write)
    form = storage.smallFraction.map(Form.small) ?? .large(storage)
  }

  /// The number as GMP keeps it.
  var storage: RationalStorage {
    switch form {
    case .small(let small): RationalStorage(small)
    case .large(let storage): storage
    }
  }

  /// Whether the number is zero.
  package var isZero: Bool { sign == 0 }

  /// Whether the number is below zero.
  package var isNegative: Bool { sign < 0 }

  /// Whether the number has no fractional part.
  package var isWhole: Bool {
    switch form {
    case .small(let small): small.denominator == 1
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0
    }
  }

  /// Negative, zero or positive, as the number is.
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
  /// The fraction in lowest terms, `-1/3`, or the whole number alone, `5`.
  package var description: String {
    isWhole ? numerator.description : "\(numerator)/\(denominator)"
  }
}

extension Rational {
  /// The numerator in lowest terms, with the sign of the number.
  var numerator: Integer {
    storage.readNumerator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }

  /// The denominator in lowest terms, always positive.
  var denominator: Integer {
    storage.readDenominator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }
}
