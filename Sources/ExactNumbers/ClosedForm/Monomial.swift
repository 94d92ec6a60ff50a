/// A product of powers of atoms; the empty one is 1.
struct Monomial: Hashable, Sendable {
  /// The exponent of each atom, which is not zero.
  let powers: [Atom: Rational]
  /// The hash value, kept because atoms may be made of many others.
  private let hash: Int

  init(powers: [Atom: Rational]) {
    self.powers = powers
    hash = powers.hashValue
  }

  static func == (left: Monomial, right: Monomial) -> Bool {
    left.hash == right.hash && left.powers == right.powers
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static let one = Monomial(powers: [:])

  var isOne: Bool { powers.isEmpty }

  /// The atom that the monomial is, if it is one.
  var atom: Atom? {
    guard powers.count == 1, let (atom, exponent) = powers.first, exponent == 1 else { return nil }
    return atom
  }

  /// How many atoms there are, one inside the other.
  var weight: Int { powers.keys.reduce(0) { $0 + $1.weight } }
}
