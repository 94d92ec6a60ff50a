/// A number that the algebra of closed forms takes as it is: it is made of nothing simpler that
/// algebra here can see.
indirect enum Atom: Hashable, Sendable {
  /// A whole number of at least 2, from which a root is drawn: its exponents are between 0 and 1.
  case integer(Rational)
  case pi
  /// The exponential of a product of atoms; that of 1 is e.
  case exponential(Monomial)
  /// The natural logarithm of a whole number of at least 2.
  case logarithm(Rational)
  /// A sine, cosine, arc sine, arc tangent or natural logarithm of what is none of the above.
  case function(ElementaryFunction, ClosedForm)
  /// A positive sum, from which a root is drawn: its exponents are between 0 and 1.
  case root(Polynomial)
  /// A number of which nothing is known but how it is calculated.
  case computation(Computation)
}

extension Atom {
  /// Whether the number is positive for certain, so that its powers can be taken apart.
  var isPositive: Bool {
    switch self {
    case .integer, .pi, .exponential, .logarithm, .root: true
    case .function, .computation: false
    }
  }

  /// How many atoms there are, one inside the other.
  var weight: Int {
    switch self {
    case .integer, .pi, .logarithm, .computation: 1
    case .exponential(let exponent): 1 + exponent.weight
    case .function(_, let operand): 1 + operand.weight
    case .root(let sum): 1 + sum.weight
    }
  }
}

extension Computation: Hashable {
  /// Whether both are the same object; two of the same value may differ.
  static func == (left: Computation, right: Computation) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
