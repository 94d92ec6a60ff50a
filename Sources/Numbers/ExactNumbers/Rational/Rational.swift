import CGMP

/// An exact rational number of any size, in lowest terms with a positive denominator.
///
/// **GMP aborts when memory runs out.** Check `numeratorBits` and `denominatorBits` of
/// operands first: a part of a sum, difference, product or quotient is at most one bit longer than
/// both operands together.
///
/// Operations take at most O(*M(n)* log *n*), where *M(n)* is the time of a multiplication.
package struct Rational: Sendable {
  enum Form: Sendable {
    case small(SmallFraction)
    case large(RationalStorage)
  }

  let form: Form

  package init(_ value: Int) {
    guard let small = SmallFraction(inLowestTerms: value, 1) else {
      self.init(numerator: value, denominator: 1)
      return
    }
    self.init(small)
  }

  package init(numerator: Int, denominator: Int) {
    precondition(denominator != 0, "a rational number has a denominator other than zero")
    if let small = SmallFraction(numerator, dividedBy: denominator) {
      self.init(small)
      return
    }
    self.init(numerator: Integer(numerator), denominator: Integer(denominator))
  }

  init(_ small: SmallFraction) { self.init(form: .small(small)) }

  init(form: Form) { self.form = form }

  /// - Parameter isReduced: whether the integers are coprime and the denominator is positive.
  init(numerator: Integer, denominator: Integer, isReduced: Bool = false) {
    self.init { number in
      numerator.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) }
      denominator.read { unsafe cgmp_mpz_set(cgmp_mpq_denref(number), $0) }
      if !isReduced { unsafe cgmp_mpq_canonicalize(number) }
    }
  }

  init(_ value: Integer) {
    self.init { number in value.read { unsafe cgmp_mpz_set(cgmp_mpq_numref(number), $0) } }
  }

  package static let half = Rational(numerator: 1, denominator: 2)

  /// Creates the number, in lowest terms, that `write` leaves in a variable that is initially zero.
  @safe init(_ write: (mpq_ptr) -> Void) {
    let storage = RationalStorage(write)
    form = storage.smallFraction.map(Form.small) ?? .large(storage)
  }

  var storage: RationalStorage {
    switch form {
    case .small(let small): RationalStorage(small)
    case .large(let storage): storage
    }
  }

  package var isZero: Bool { sign == 0 }

  package var isNegative: Bool { sign < 0 }

  private var sign: Int {
    switch form {
    case .small(let small): small.numerator.signum()
    case .large(let storage): storage.read { Int(unsafe cgmp_mpq_sgn($0)) }
    }
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension Rational: CustomStringConvertible {
  package var description: String {
    isWhole ? numerator.description : "\(numerator)/\(denominator)"
  }

  var numerator: Integer {
    storage.readNumerator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }

  var denominator: Integer {
    storage.readDenominator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }

  /// The denominator in lowest terms; nil if it does not fit.
  package var denominatorValue: Int? {
    switch form {
    case .small(let small): small.denominator
    case .large(let storage): storage.denominatorValue
    }
  }

  package var numeratorBits: Int {
    switch form {
    case .small(let small): small.numerator.magnitude.bits
    case .large(let storage): storage.readNumerator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }

  /// The length of both parts.
  var bits: Int { numeratorBits + denominatorBits }

  package var denominatorBits: Int {
    switch form {
    case .small(let small): small.denominator.magnitude.bits
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }
}

extension Rational {
  package var isWhole: Bool {
    switch form {
    case .small(let small): small.denominator == 1
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0
    }
  }

  /// Nil if the number is not an integer or does not fit.
  package var wholeValue: Int? {
    switch form {
    case .small(let small): small.denominator == 1 ? small.numerator : nil
    case .large(let storage): isWhole ? storage.numeratorValue : nil
    }
  }

  package var isOdd: Bool { isWhole && storage.readNumerator { unsafe cgmp_mpz_odd_p($0) } != 0 }
}

extension UInt { fileprivate var bits: Int { UInt.bitWidth - leadingZeroBitCount } }

extension Rational: Equatable {
  package static func == (left: Rational, right: Rational) -> Bool {
    switch (left.form, right.form) {
    case (.small(let first), .small(let second)): first == second
    case (.large(let first), .large(let second)):
      first.read { first in second.read { second in unsafe cgmp_mpq_equal(first, second) != 0 } }
    default: false
    }
  }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    if case (.small(let first), .small(let second)) = (left.form, right.form) {
      return first < second
    }
    return left.storage.read { first in
      right.storage.read { second in unsafe cgmp_mpq_cmp(first, second) < 0 }
    }
  }
}

extension Rational: Hashable {
  package func hash(into hasher: inout Hasher) {
    switch form {
    case .small(let small): hasher.combine(small)
    case .large(let storage):
      hasher.combine(isNegative)
      storage.readNumerator { unsafe Self.hash($0, into: &hasher) }
      storage.readDenominator { unsafe Self.hash($0, into: &hasher) }
    }
  }

  /// Hashes the limb count before the limbs, to separate numerator and denominator.
  private static func hash(_ part: mpz_srcptr, into hasher: inout Hasher) {
    let count = unsafe cgmp_mpz_size(part)
    hasher.combine(count)
    let limbs = unsafe UnsafeBufferPointer(start: cgmp_mpz_limbs_read(part), count: count)
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(limbs))
  }
}
