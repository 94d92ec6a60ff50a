import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Arc tangents of rational numbers` {
  private let budget = Budget()

  @Test(arguments: [
    ("atan(1/2) + atan(1/3)" as Formula, "1/4"), ("4 * atan(1/5) - atan(1/239)", "1/4"),
    ("2 * atan(1/3) + atan(1/7)", "1/4"), ("2 * atan(1/2) - atan(1/7)", "1/4"),
    ("12 * atan(1/18) + 8 * atan(1/57) - 5 * atan(1/239)", "1/4"),
    ("44 * atan(1/57) + 7 * atan(1/239) - 12 * atan(1/682) + 24 * atan(1/12943)", "1/4"),
    ("12 * atan(1/49) + 32 * atan(1/57) - 5 * atan(1/239) + 12 * atan(1/110443)", "1/4"),
    ("atan(1) + atan(2) + atan(3)", "1"), ("atan(2) + atan(1/2)", "1/2"),
    ("atan(-2) + atan(-1/2)", "-1/2"), ("atan(-7/3) + atan(7/3)", "0"), ("atan(0)", "0"),
    ("atan(1)", "1/4"), ("atan(-1)", "-1/4"), ("asin(3/5) + asin(4/5)", "1/2"),
    ("acos(5/13) - atan(12/5)", "0"), ("asin(1)", "1/2"), ("asin(-1)", "-1/2"), ("asin(0)", "0"),
    ("asin(-3/5) - acos(4/5) + 2 * atan(3/4)", "0"),
  ])
  func `relations between arcs are proven`(formula: Formula, halfTurns: String) throws {
    #expect(try Formula.quotient(formula, .pi).proven() == halfTurns)
  }

  @Test(arguments: seeds)
  func `a sum of two arcs is the arc of the sum of directions`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let slopes = (0..<2).map { _ in
        Rational(
          numerator: .random(in: -99...99, using: &generator),
          denominator: .random(in: 1...99, using: &generator))
      }
      let sum = Formula.sum(
        .function(.arcTangent, .number(slopes[0])), .function(.arcTangent, .number(slopes[1])))
      guard
        let slope = (slopes[0] + slopes[1]).divided(by: 1 - slopes[0] * slopes[1])
      else { continue }
      let difference = try Formula.quotient(
        .difference(sum, .function(.arcTangent, .number(slope))), .pi
      ).proven()
      #expect(["-1", "0", "1"].contains(difference), "\(slopes)")
      #expect(try Formula.function(.tangent, sum).proven() == slope.description, "\(slopes)")
    }
  }

  @Test(arguments: seeds)
  func `the sum of arcs has the value of the arc`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let greatest = [9, 99, 9_999, 1_000_000].randomElement(using: &generator) ?? 9
      let slope = Rational(
        numerator: .random(in: 1...greatest, using: &generator),
        denominator: .random(in: -greatest ... -1, using: &generator))
      guard let sum = Polynomial(arcTangent: slope) else { continue }
      let arc = try Formula.function(.arcTangent, .number(slope)).constructive(budget)
      let value = try ClosedForm(sum).value(budget)
      #expect(
        try arc.interval(precision: 400, budget: budget).overlaps(
          value.interval(precision: 400, budget: budget)), "\(slope)")
    }
  }

  @Test(arguments: [
    ("cos(atan(3/4))" as Formula, "4/5"), ("sin(2 * atan(1/2))", "4/5"),
    ("tan(4 * atan(1/5) - pi/4)", "1/239"), ("sin(asin(3/5) + asin(5/13))", "56/65"),
    ("cos(3 * acos(3/5))", "-117/125"), ("sin(1000 * pi + atan(1/2))^2", "1/5"),
    ("sin(atan(3/4) / 2)^2", "1/10"), ("tan(atan(1/2) - atan(2))", "-3/4"),
  ])
  func `functions of sums of arcs are known`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test func `long slopes and large primes are not split`() throws {
    #expect(Polynomial(arcTangent: 1_000_001) == nil)
    #expect(Polynomial(arcTangent: Rational(numerator: 1, denominator: 1_000_001)) == nil)
    #expect(Polynomial(arcTangent: Rational(10).raised(to: -30)) == nil)
    #expect(Polynomial(arcTangent: Rational(10).raised(to: 30)) == nil)
    // 999,993² + 999,994² has the prime factors 306,653 and 1,304,389.
    #expect(
      Polynomial(arcTangent: Rational(numerator: 999_993, denominator: 999_994)) == nil)
    #expect(try ("atan(999993/999994) - atan(999993/999994)" as Formula).proven() == "0")
    #expect(try ("tan(pi/4 + atan(10^7))" as Formula).proven() == "-10000001/9999999")
  }
}
