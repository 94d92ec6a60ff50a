import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Principal angles` {
  private let budget = Budget()

  @Test(arguments: [
    ("asin(sin(1/2))" as Formula, "1/2" as Formula), ("asin(sin(2))", "pi-2"),
    ("asin(sin(-5))", "2*pi-5"), ("asin(-sin(1))", "-1"), ("asin(cos(1))", "pi/2-1"),
    ("asin(cos(4))", "4-3*pi/2"), ("asin(-cos(1))", "1-pi/2"), ("acos(cos(1))", "1"),
    ("acos(cos(4))", "2*pi-4"), ("acos(cos(-3))", "3"), ("acos(sin(1))", "pi/2-1"),
    ("atan(tan(1))", "1"), ("atan(tan(2))", "2-pi"), ("atan(-tan(1))", "-1"),
    ("atan(tan(-100))", "32*pi-100"), ("asin(sin(1000000))", "1000000-318310*pi"),
  ])
  func `are found for rational angles`(formula: Formula, angle: Formula) throws {
    let difference = try formula.real(budget).subtracting(angle.real(budget), budget)
    #expect(difference.rational == 0)
  }

  @Test(arguments: [
    "asin(2*sin(1)/3)" as Formula, "asin(sin(sqrt(2)))", "asin(exp(-1))", "asin(sin(1)/cos(1)/3)",
    "asin(sin(10^30))", "atan(2*tan(1))", "atan(sin(1)/cos(2))", "atan(tan(sqrt(2)))",
    "atan(tan(1/10^30))", "asin(sin(1)^2)", "atan(sin(1)*cos(1))",
    // It agrees with a half turn to 18 digits.
    "asin(sin(1570796326794896619/10^18))",
  ])
  func `are not claimed for others`(formula: Formula) throws {
    #expect(try formula.real(budget).rational == nil)
  }

  @Test(arguments: seeds)
  func `have the digits of the functions`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let angle = Rational(
        numerator: .random(in: -999...999, using: &generator),
        denominator: .random(in: 1...9, using: &generator))
      for (inside, outside) in [
        (.sine, .arcSine), (.cosine, .arcSine), (.cosine, .arcCosine), (.sine, .arcCosine),
        (.tangent, .arcTangent),
      ] as [(ElementaryFunction, ElementaryFunction)] where !angle.isZero {
        let value = try Real(angle).applying(inside, budget)
        let principal = try value.applying(outside, budget)
        let back = try principal.applying(
          outside == .arcSine ? .sine : outside == .arcCosine ? .cosine : .tangent, budget)
        #expect(
          try back.asciiText(significantDigits: 30, budget).text
            == value.asciiText(significantDigits: 30, budget).text)
        #expect(try principal.magnitude(budget).compare(Real(4), budget) < 0)
      }
    }
  }
}
