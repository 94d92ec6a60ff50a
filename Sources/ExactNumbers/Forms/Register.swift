import CGMP

/// An integer that changes in place, for loops in which allocations would take most of the time.
@safe
final class Register {
  private let number: mpz_ptr

  /// Creates a register that holds a number.
  init(_ value: Integer) {
    unsafe number = .allocate(capacity: 1)
    unsafe cgmp_mpz_init(number)
    value.read { unsafe cgmp_mpz_set(number, $0) }
  }

  deinit {
    unsafe cgmp_mpz_clear(number)
    unsafe number.deallocate()
  }

  /// Takes the number of another register.
  func set(_ other: Register) {
    unsafe cgmp_mpz_set(number, other.number)
  }

  /// Becomes its square plus a small number, modulo a positive one.
  func square(plus addend: UInt, modulo modulus: Register) {
    unsafe cgmp_mpz_mul(number, number, number)
    unsafe cgmp_mpz_add_ui(number, number, addend)
    unsafe cgmp_mpz_mod(number, number, modulus.number)
  }

  /// Becomes the difference of two numbers.
  func subtract(_ left: Register, _ right: Register) {
    unsafe cgmp_mpz_sub(number, left.number, right.number)
  }

  /// Becomes its product with another number, modulo a positive one.
  func multiply(by factor: Register, modulo modulus: Register) {
    unsafe cgmp_mpz_mul(number, number, factor.number)
    unsafe cgmp_mpz_mod(number, number, modulus.number)
  }

  /// The greatest common divisor of its number and another.
  func greatestCommonDivisor(_ other: Register) -> Integer {
    Integer { unsafe cgmp_mpz_gcd($0, number, other.number) }
  }
}
