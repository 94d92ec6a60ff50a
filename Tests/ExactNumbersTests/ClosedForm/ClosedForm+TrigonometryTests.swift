import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Trigonometry of closed forms` {
  @Test(arguments: [
    (0, "0", "1"), (30, "1/2", nil), (60, nil, "1/2"), (90, "1", "0"), (120, nil, "-1/2"),
    (150, "1/2", nil), (180, "0", "-1"), (210, "-1/2", nil), (240, nil, "-1/2"), (270, "-1", "0"),
    (300, nil, "1/2"), (330, "-1/2", nil), (360, "0", "1"), (-30, "-1/2", nil), (-90, "-1", "0"),
    (-540, "0", "-1"), (45, nil, nil), (36_000_000_030, "1/2", nil),
  ])
  func `multiples of 30 degrees have rational values where they should`(
    degrees: Int, sine: String?, cosine: String?
  ) throws {
    let angle = Formula.product(.number(Rational(numerator: degrees, denominator: 180)), .pi)
    #expect(try Formula.function(.sine, angle).proven() == sine)
    #expect(try Formula.function(.cosine, angle).proven() == cosine)
  }

  @Test(arguments: [
    ("tan(pi / 4)" as Formula, "1"), ("tan(-pi / 4)", "-1"), ("tan(pi)", "0"),
    ("sin(1)^2 + cos(1)^2", "1"), ("sin(pi + sqrt(2))^2 + cos(sqrt(2))^2", "1"),
    ("sin(pi / 7)^2 + cos(pi / 7)^2", "1"), ("sin(pi / 8) * sin(pi / 8) * 4 + sqrt(2)", "2"),
    ("sin(pi / 5) - sin(4 * pi / 5)", "0"), ("sin(1 + pi) + sin(1)", "0"),
    ("cos(1 + pi / 2) + sin(1)", "0"), ("sin(-2) + sin(2)", "0"), ("cos(-2) - cos(2)", "0"),
    ("sin(3 * pi / 2 - 1) + cos(1)", "0"), ("sin(asin(1 / 3))", "1/3"), ("cos(asin(3 / 5))", "4/5"),
    ("cos(acos(-1 / 3))", "-1/3"), ("sin(acos(3 / 5))", "4/5"), ("tan(atan(2))", "2"),
    ("tan(atan(-pi)) + pi", "0"), ("cos(atan(3 / 4))", "4/5"), ("sin(atan(-3 / 4))", "-3/5"),
    ("sin(asin(1 / 3) + pi)", "-1/3"), ("tan(1) - sin(1) / cos(1)", "0"),
    ("tan(1) * cos(1) / sin(1)", "1"), ("sin(pi / 12) * 4 + sqrt(2) - sqrt(6)", "0"),
    ("sin(pi / 10) * 4 - sqrt(5)", "-1"), ("sin(1)^4 - cos(1)^4 + 2 * cos(1)^2", "1"),
  ])
  func `identities of trigonometric functions are proven`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: [
    "sin(1)" as Formula, "cos(1)", "tan(1)", "sin(sqrt(2) * pi)", "sin(pi / 7)", "cos(pi * pi)",
    "cos(pi / 7) - cos(2 * pi / 7) + cos(3 * pi / 7)", "tan(pi / 3)", "sin(asin(1 / 3) * 2)",
    "sin(atan(1 / 2) / 2)",
    "sin(3000 * atan(1 / 2))",
  ])
  func `unrecognised forms are not proven rational`(formula: Formula) throws {
    #expect(try formula.proven() == nil)
  }

  @Test func `forms beyond the limits have no sine`() {
    var nest = ClosedForm(1)
    while let cosine = nest.cosine { nest = cosine }
    #expect(nest.sine == nil)
    #expect(nest.tangent == nil)
  }
}
