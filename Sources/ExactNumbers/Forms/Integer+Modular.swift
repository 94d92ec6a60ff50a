import CGMP

// Arithmetic of remainders.

extension Integer {
  /// The remainder, at least 0 and less than the divisor, which is positive.
  func remainder(dividingBy divisor: Integer) -> Integer {
    read { dividend in
      divisor.read { divisor in Integer { unsafe cgmp_mpz_mod($0, dividend, divisor) } }
    }
  }

  /// The remainder when the number, which is not negative, is divided by a small one.
  func remainder(dividingBy divisor: UInt) -> UInt {
    read { unsafe cgmp_mpz_fdiv_ui($0, divisor) }
  }

  /// The remainder of a power; the exponent is not negative.
  ///
  /// - Complexity: O(*eM(n)*), where *n* is the length of the modulus and *e* that of the exponent
  ///   in bits.
  func raised(to exponent: Integer, modulo modulus: Integer) -> Integer {
    read { base in
      exponent.read { exponent in
        modulus.read { modulus in
          Integer { unsafe cgmp_mpz_powm($0, base, exponent, modulus) }
        }
      }
    }
  }

  /// Whether the number is 1.
  var isOne: Bool { read { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0 }

  /// The number minus 1.
  var predecessor: Integer {
    read { source in Integer { unsafe cgmp_mpz_sub_ui($0, source, 1) } }
  }

  /// The greatest common divisor.
  func greatestCommonDivisor(_ other: Integer) -> Integer {
    read { first in
      other.read { second in Integer { unsafe cgmp_mpz_gcd($0, first, second) } }
    }
  }

  static func < (left: Integer, right: Integer) -> Bool {
    left.read { first in right.read { unsafe cgmp_mpz_cmp(first, $0) } } < 0
  }

  /// The root of a degree of at least 2 of a positive number, if it is an integer.
  func exactRoot(_ degree: Int) -> Integer? {
    var isExact = false
    let root = read { source in
      Integer { unsafe isExact = cgmp_mpz_root($0, source, UInt(degree)) != 0 }
    }
    return isExact ? root : nil
  }
}
