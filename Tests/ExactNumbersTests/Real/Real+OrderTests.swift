import TestSupport
import Testing

@testable import ExactNumbers

struct RealOrderTests {
  private let effort = Effort(bits: 10_000)

  @Test(arguments: seeds)
  func `Rational numbers are rounded as such, and as real numbers alike`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let half = Rational(numerator: 1, denominator: 2)
    for _ in 0..<100 {
      let number = generator.rational()
      // Nothing proves what this is, because π was never there for algebra.
      let hidden = try hide(number)
      #expect(try Real(number).floor(effort).rational == number.floor)
      #expect(try Real(number).ceiling(effort).rational == -(-number).floor)
      let rounded = number.isNegative ? -(half - number).floor : (number + half).floor
      #expect(try Real(number).rounded(effort).rational == rounded)
      #expect(try Real(number).magnitude(effort).rational == number.magnitude)
      #expect(try Real(number).sign(effort) == (number.isZero ? 0 : number.isNegative ? -1 : 1))
      guard !number.isWhole else { continue }
      #expect(hidden.rational == nil)
      #expect(try hidden.floor(effort).rational == number.floor)
      #expect(try hidden.ceiling(effort).rational == number.floor + 1)
      #expect(try hidden.sign(effort) == (number.isNegative ? -1 : 1))
      guard !(number * 2).isWhole else { continue }
      #expect(try hidden.rounded(effort).rational == rounded)
    }
  }

  @Test(arguments: seeds)
  func `A remainder is between zero and the divisor, and the rest is a multiple`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (number, divisor) = (generator.rational(), generator.nonzeroRational())
      let remainder = try #require(Real(number).remainder(Real(divisor), effort).rational)
      #expect(remainder.magnitude < divisor.magnitude)
      #expect(remainder.isZero || remainder.isNegative == divisor.isNegative)
      #expect(try #require((number - remainder).divided(by: divisor)).isWhole)
    }
    #expect(throws: RealError.divisionByZero) { try Real(1).remainder(0, effort) }
  }

  @Test(arguments: seeds)
  func `Numbers are in the order of their digits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let irrational = try Real.pi(effort)
    for _ in 0..<100 {
      let (first, second) = (generator.rational(), generator.rational())
      let order = first == second ? 0 : first < second ? -1 : 1
      #expect(try Real(first).compare(Real(second), effort) == order)
      let (left, right) = try (
        Real(first).multiplied(by: irrational, effort),
        Real(second).multiplied(by: irrational, effort)
      )
      #expect(try left.compare(right, effort) == order)
    }
  }

  @Test(arguments: [
    ("pi" as Formula, "3", "4", "3"), ("-pi", "-4", "-3", "-3"), ("e", "2", "3", "3"),
    ("sqrt(2)", "1", "2", "1"), ("exp(10)", "22026", "22027", "22026"), ("5/2", "2", "3", "3"),
    ("-5/2", "-3", "-2", "-3"), ("1/2", "0", "1", "1"), ("-1/2", "-1", "0", "-1"),
    ("exp(pi*sqrt(163))", "262537412640768743", "262537412640768744", "262537412640768744"),
    (
      "sqrt(10^60+1)", "1000000000000000000000000000000", "1000000000000000000000000000001",
      "1000000000000000000000000000000"
    ),
    ("1-10^(-600)*pi", "0", "1", "1"), ("sin(1)*10^(-90)", "0", "1", "0"),
  ])
  func `Real numbers are between two whole ones`(
    formula: Formula, floor: String, ceiling: String, rounded: String
  ) throws {
    let number = try formula.real(effort)
    #expect(try number.floor(effort).rational?.description == floor)
    #expect(try number.ceiling(effort).rational?.description == ceiling)
    #expect(try number.rounded(effort).rational?.description == rounded)
  }

  @Test func `What cannot be told from a whole number has no known floor`() throws {
    let number = try ("7+sin(2)-2*sin(1)*cos(1)" as Formula).real(effort)
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try number.floor(effort) }
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try number.ceiling(effort) }
    #expect(try number.rounded(effort) == 7)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try number.compare(7, effort) }
    #expect(try number.compare(8, effort) == -1)
    let negative = try ("sin(2)-2*sin(1)*cos(1)" as Formula).real(effort)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try negative.magnitude(effort) }
    #expect(try ("-pi" as Formula).real(effort).magnitude(effort) == .pi(effort))
  }

  /// The number, as a real one of which nothing is proven.
  private func hide(_ number: Rational) throws -> Real {
    let formula = Formula.sum(.difference(.number(number), "sin(2)"), "2*sin(1)*cos(1)")
    return try formula.real(effort)
  }
}
