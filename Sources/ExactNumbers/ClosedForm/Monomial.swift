/// A product of powers of atoms; the empty product is 1.
struct Monomial: Hashable, Sendable {
  /// The exponent of each atom, never zero.
  let powers: [Atom: Rational]
  /// The hash value, stored because atoms nest and hashing them repeatedly is slow.
  private let hash: Int

  init(powers: [Atom: Rational]) {
    self.powers = powers
    hash = powers.hashValue
  }

  static func == (left: Monomial, right: Monomial) -> Bool {
    left.hash == right.hash && left.powers == right.powers
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The empty product.
  static let one = Monomial(powers: [:])

  /// Whether the product is empty.
  var isOne: Bool { powers.isEmpty }

  /// The only factor, if its exponent is 1.
  var atom: Atom? {
    guard powers.count == 1, let (atom, exponent) = powers.first, exponent == 1 else { return nil }
    return atom
  }

  /// The number of atoms, including nested ones.
  var weight: Int { powers.keys.reduce(0) { $0 + $1.weight } }
}
