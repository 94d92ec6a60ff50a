extension Polynomial {
  /// Creates a product of powers of atoms in canonical form, with integer powers taken out of
  /// roots, as in 2 · 2^(1/2), and 1 − cos² x for sin² x; nil beyond the limits.
  init?(reducing powers: [Atom: Rational], times coefficient: Rational) {
    var (coefficient, kept, factors) = (coefficient, [Atom: Rational](), [Polynomial]())
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
    let powers = base.factors.map { (Atom.integer($0.base), Rational($0.exponent) * exponent) }
    return Polynomial(reducing: Dictionary(powers, uniquingKeysWith: +), times: 1)
  }
}

extension Rational { fileprivate var fraction: Rational { self - floor } }
