import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Reduction of polynomials` {
  private let half = Rational(numerator: 1, denominator: 2)

  @Test(arguments: seeds)
  func `multiplying powers of a number adds their exponents`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let base = generator.nonzeroRational().magnitude
      let exponents = (0..<2).map { _ in
        Rational(
          numerator: .random(in: -9...9, using: &generator),
          denominator: .random(in: 1...6, using: &generator))
      }
      let first = try #require(Polynomial.power(base, exponents[0]))
      let second = try #require(Polynomial.power(base, exponents[1]))
      #expect(
        first.multiplied(by: second) == Polynomial.power(base, exponents[0] + exponents[1]))
    }
  }

  @Test func `integer powers are taken out of roots`() throws {
    let power = try #require(
      Polynomial.power(2, Rational(numerator: 3, denominator: 2)).flatMap(\.term))
    #expect(power.coefficient == 2)
    #expect(power.monomial.powers == [.integer(2): half])
    let inverse = try #require(Polynomial.power(2, -half).flatMap(\.term))
    #expect(inverse.coefficient == half)
    #expect(inverse.monomial.powers == [.integer(2): half])
    #expect(
      Polynomial.power(Rational(numerator: 9, denominator: 4), half)?.rational
        == Rational(numerator: 3, denominator: 2))
  }

  @Test func `integer powers of roots of sums are multiplied out`() throws {
    let sum = Polynomial(1) + Polynomial(.pi)
    let power = Polynomial(
      reducing: [.root(sum): Rational(numerator: 5, denominator: 2)], times: 3)
    let root = Polynomial(.root(sum), raisedTo: half)
    #expect(power == root.multiplied(by: sum)?.multiplied(by: sum)?.scaled(by: 3))
  }

  @Test func `the square of a sine is reduced to a cosine`() throws {
    let sine = Atom.function(.sine, ClosedForm(1))
    let cosine = Polynomial(.function(.cosine, ClosedForm(1)))
    let square = try #require(Polynomial(reducing: [sine: 2], times: 1))
    #expect(square == Polynomial(1) - (try #require(cosine.raised(to: 2))))
    #expect(
      Polynomial(reducing: [sine: 5], times: 1)
        == Polynomial(sine).multiplied(by: try #require(square.raised(to: 2))))
  }

  @Test func `products beyond the limits have no reduced form`() {
    #expect(Polynomial(reducing: [.integer(2): 100_000], times: 1) == nil)
    #expect(Polynomial(reducing: [.integer(2): Rational(10).raised(to: 30)], times: 1) == nil)
    #expect(Polynomial(reducing: [.integer(2): half], times: Rational(2).raised(to: 40_000)) == nil)
    let long = (1...30).reduce(Polynomial(1)) { $0 + Polynomial(.logarithm(Rational($1 + 1))) }
    #expect(Polynomial(reducing: [.root(long): 3], times: 1) == nil)
    #expect(Polynomial(reducing: [.root(long): Rational(10).raised(to: 30)], times: 1) == nil)
    #expect(Polynomial(reducing: [.root(long): 1, .root(long + long): 1], times: 1) == nil)
    let sine = Atom.function(.sine, ClosedForm(1))
    #expect(Polynomial(reducing: [sine: 1_000], times: 1) == nil)
    #expect(Polynomial(reducing: [sine: Rational(10).raised(to: 30)], times: 1) == nil)
  }
}

@Suite struct `Products of sines and cosines` {
  @Test(arguments: [
    ("sin(2) - 2 * sin(1) * cos(1)" as Formula, "0"), ("2 * sin(1) * cos(1) / sin(2)", "1"),
    ("cos(2) - 2 * cos(1)^2", "-1"), ("sin(3) - 3 * sin(1) + 4 * sin(1)^3", "0"),
    ("sin(1 + sqrt(2)) - sin(1) * cos(sqrt(2)) - cos(1) * sin(sqrt(2))", "0"),
    ("cos(pi - e) - cos(pi) * cos(e)", "0"),
    ("tan(2) - 2 * tan(1) / (1 - tan(1)^2)", "0"),
    ("tan(3) - (tan(1) + tan(2)) / (1 - tan(1) * tan(2))", "0"),
    ("2 * sin(pi / 7) * cos(pi / 7) - sin(2 * pi / 7)", "0"),
    ("sin(pi / 18) * sin(5 * pi / 18) * sin(7 * pi / 18) - 1 / 8", "0"),
    ("cos(1) * cos(2) * cos(4) * 8 * sin(1) / sin(8)", "1"),
    ("tan(pi / 9) * tan(2 * pi / 9) * tan(4 * pi / 9) - sqrt(3)", "0"),
    ("e^2 * sin(1)^2 + (e * cos(1))^2 - e^2", "0"),
    ("(2 * sin(1) * cos(1) - sin(2) + pi) / pi", "1"),
  ])
  func `products become sums and cancel`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: seeds)
  func `identities hold between sums of angles`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces: [Formula] = ["1", "sqrt(2)", "pi / 7", "ln(3)", "e", "1 / 3", "-2", "pi"]
    for _ in 0..<10 {
      let angles = (0..<3).map { _ in pieces.randomElement(using: &generator) ?? .pi }
      let (x, y, z) = (angles[0], angles[1], angles[2])
      func sine(_ angle: Formula) -> Formula { .function(.sine, angle) }
      func cosine(_ angle: Formula) -> Formula { .function(.cosine, angle) }
      // The addition theorem for three angles.
      let sum = Formula.sum(.sum(x, y), z)
      let products: [Formula] = [
        .product(sine(x), .product(cosine(y), cosine(z))),
        .product(cosine(x), .product(sine(y), cosine(z))),
        .product(cosine(x), .product(cosine(y), sine(z))),
        .negative(.product(sine(x), .product(sine(y), sine(z)))),
      ]
      let difference = products.reduce(sine(sum)) { Formula.difference($0, $1) }
      #expect(try difference.proven() == "0", "\(difference)")
    }
  }

  @Test(arguments: [
    // More factors than are multiplied out, a sine that is a quotient, and angles beyond the limits.
    "sin(1) * cos(1) * sin(2) * cos(2) * sin(3) * cos(3) * sin(4) - sin(8)" as Formula,
    "cos(1)^7 - cos(7) / 64", "cos(1)^7 * sin(2)^1 - 1",
    "sin(atan(pi) / 2) * cos(atan(pi) / 2) - 1 / 3",
    "cos(1 / (1 + pi) + ln(2)) * sin(1 / (1 + pi)) + pi",
  ])
  func `what is not recognised is not proven`(formula: Formula) throws {
    #expect(try formula.proven() == nil)
  }

  @Test func `forms beyond the limits stay as they are`() throws {
    // The sum of both angles has too many terms.
    let sines = [Atom.pi, .logarithm(2)].map { atom in
      let angle = (2...26).reduce(Polynomial(0)) {
        $0 + Polynomial(atom, raisedTo: Rational($1))
      }
      return Polynomial(.function(.sine, ClosedForm(angle)))
    }
    let product = try #require(sines[0].multiplied(by: sines[1]))
    #expect((product + Polynomial(1)).withFewerWaves == product + Polynomial(1))
  }
}
