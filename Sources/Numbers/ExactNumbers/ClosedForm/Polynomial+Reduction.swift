extension Polynomial {
  /// Creates a product of powers of atoms in canonical form; nil beyond the limits.
  ///
  /// - Integer powers are taken out of roots: 2^(3/2) is 2 · 2^(1/2).
  /// - sin² x is replaced by 1 − cos² x.
  init?(reducing powers: [Atom: Rational], times coefficient: Rational) {
    var coefficient = coefficient
    var kept: [Atom: Rational] = [:]
    var factors: [Polynomial] = []
    for (atom, exponent) in powers where !exponent.isZero {
      guard exponent.isNegative || exponent >= 1 else {
        kept[atom] = exponent
        continue
      }
      switch atom {
      case .integer(let base):
        guard let whole = exponent.floor.wholeValue, base.bitsRaised(to: whole) <= Self.bitLimit
        else { return nil }
        coefficient = coefficient * base.raised(to: whole)
        kept[atom] = exponent.fraction
      case .root(let sum):
        guard let whole = exponent.floor.wholeValue, let factor = sum.raised(to: whole) else {
          return nil
        }
        factors.append(factor)
        kept[atom] = exponent.fraction
      case .function(.sine, let angle) where exponent > 1:
        guard let halves = (exponent * .half).floor.wholeValue,
          let square = angle.squareOfSine, let factor = square.raised(to: halves)
        else { return nil }
        factors.append(factor)
        kept[atom] = exponent - Rational(2 * halves)
      default: kept[atom] = exponent
      }
    }
    self.init(Monomial(powers: kept.filter { !$0.value.isZero }), times: coefficient)
    guard let product = multiplied(by: factors), product.isWithinLimits else { return nil }
    self = product
  }

  static func power(_ base: Rational, _ exponent: Rational) -> Polynomial? {
    var powers: [Atom: Rational] = [:]
    for factor in base.factors {
      powers[.integer(factor.base), default: 0] =
        powers[.integer(factor.base), default: 0] + Rational(factor.exponent) * exponent
    }
    return Polynomial(reducing: powers, times: 1)
  }
}

extension Rational {
  fileprivate var fraction: Rational { self - floor }
}

// A polynomial in sines and cosines is a sum of single ones, its Fourier series, by sin x cos y =
// (sin(x − y) + sin(x + y))/2 and the like. Addition theorems, double angles and powers of sines
// then cancel like any other terms.

extension Polynomial {
  /// The polynomial with products of sines and cosines written as sums, if that is shorter.
  var withFewerWaves: Polynomial {
    guard terms.count > 1, hasProductOfWaves, let sum = sumOfWaves, sum.terms.count < terms.count
    else { return self }
    return sum
  }

  /// The quotient by a non-zero divisor; nil if it is not known to be rational.
  func rationalQuotient(by divisor: Polynomial) -> Rational? {
    if let ratio = ratio(to: divisor) { return ratio }
    guard hasProductOfWaves || divisor.hasProductOfWaves, let first = sumOfWaves,
      let second = divisor.sumOfWaves, !first.isZero, !second.isZero
    else { return nil }
    return first.ratio(to: second)
  }

  private var hasProductOfWaves: Bool {
    terms.keys.contains { monomial in
      monomial.powers.count { $0.key.isWave } > 1
        || monomial.powers.contains { $0.key.isWave && $0.value != 1 }
    }
  }

  private var sumOfWaves: Polynomial? {
    var sum = Polynomial(0)
    for (monomial, coefficient) in terms {
      let waves = monomial.powers.filter { $0.key.isWave }
      let others = monomial.powers.filter { !$0.key.isWave }
      guard let product = Self.product(of: waves),
        let term = product.multiplied(by: Polynomial(Monomial(powers: others), times: coefficient))
      else { return nil }
      sum += term
    }
    return sum.isWithinLimits ? sum : nil
  }

  private static func product(of powers: [Atom: Rational]) -> Polynomial? {
    var factors: [Wave] = []
    for (atom, exponent) in powers.sorted(by: { $0.key.rank < $1.key.rank }) {
      guard let wave = atom.wave, let count = exponent.wholeValue, count > 0,
        count <= greatestDegree
      else { return nil }
      factors += Array(repeating: wave, count: count)
    }
    guard factors.count <= greatestDegree else { return nil }
    // Values such as cos(π/3), which leave no wave, are separated at once: the cosines of multiples
    // of π satisfy relations that are not recognised later.
    var constant = Polynomial(1)
    var waves: [Wave] = []
    var sum = Polynomial(0)
    for factor in factors {
      var products = [
        Wave(coefficient: constant, isSine: factor.isSine, angle: factor.angle)
      ]
      for wave in waves {
        guard let product = wave.multiplied(by: factor) else { return nil }
        products += product
      }
      (constant, waves, sum) = (Polynomial(0), [], Polynomial(0))
      for product in products {
        guard let value = product.value else { return nil }
        if value.terms.keys.contains(where: \.hasWave) {
          waves.append(product)
          sum += value
        } else {
          constant += value
        }
      }
    }
    return constant + sum
  }

  private static let greatestDegree = 6
}

/// A multiple of a sine or a cosine.
private struct Wave {
  let coefficient: Polynomial
  let isSine: Bool
  let angle: ClosedForm

  func multiplied(by other: Wave) -> [Wave]? {
    // sin x cos y = (sin(x − y) + sin(x + y))/2, cos x cos y = (cos(x − y) + cos(x + y))/2 and sin
    // x sin y = (cos(x − y) − cos(x + y))/2
    let (first, second) = !isSine && other.isSine ? (other, self) : (self, other)
    guard let difference = first.angle.subtracting(second.angle),
      let sum = first.angle.adding(second.angle)
    else { return nil }
    let half = coefficient.scaled(by: .half)
    let isSine = first.isSine != second.isSine
    return [
      Wave(coefficient: half, isSine: isSine, angle: difference),
      Wave(coefficient: second.isSine ? half.scaled(by: -1) : half, isSine: isSine, angle: sum),
    ]
  }

  var value: Polynomial? {
    guard let wave = (isSine ? angle.sine : angle.cosine)?.polynomial else { return nil }
    return wave.multiplied(by: coefficient)
  }
}

extension Atom {
  fileprivate var isWave: Bool {
    switch self {
    case .function(.sine, _), .function(.cosine, _): true
    default: false
    }
  }

  fileprivate var wave: Wave? {
    guard isWave, case .function(let function, let angle) = self else { return nil }
    return Wave(coefficient: Polynomial(1), isSine: function == .sine, angle: angle)
  }
}

extension Monomial {
  fileprivate var hasWave: Bool { powers.keys.contains(where: \.isWave) }
}
