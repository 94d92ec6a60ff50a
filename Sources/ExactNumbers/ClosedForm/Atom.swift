/// A number that closed forms treat as indivisible, like a variable of a polynomial.
indirect enum Atom: Hashable, Sendable {
  /// The radicand of a root: an integer of at least 2, whose exponents are between 0 and 1.
  case integer(Rational)
  case pi
  /// The exponential of a product of atoms; e is that of the empty product.
  case exponential(Monomial)
  /// The natural logarithm of an integer of at least 2.
  case logarithm(Rational)
  /// A sine, cosine, arc sine, arc tangent, natural logarithm, value of the gamma or the error
  /// function, or an exponential of a quotient, that has no simpler form.
  case function(ElementaryFunction, ClosedForm)
  /// The radicand of a root: a positive sum, whose exponents are between 0 and 1.
  case root(Polynomial)
  /// A number about which algebra knows nothing.
  case constructive(ConstructiveReal)
}

extension Atom {
  /// Whether the number is certainly positive, so that (xy)^p = x^p y^p holds for it.
  var isPositive: Bool {
    switch self {
    case .integer, .pi, .exponential, .logarithm, .root, .function(.exponential, _): true
    case .function, .constructive: false
    }
  }

  /// The number of atoms: this one and all nested in it.
  var weight: Int {
    switch self {
    case .integer, .pi, .logarithm, .constructive: 1
    case .exponential(let exponent): 1 + exponent.weight
    case .function(_, let operand): 1 + operand.weight
    case .root(let sum): 1 + sum.weight
    }
  }
}
