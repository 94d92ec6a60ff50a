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
    ("cos(asin(1 / 3)) / sqrt(2)", "2/3"),
    ("cos(acos(-1 / 3))", "-1/3"), ("sin(acos(3 / 5))", "4/5"), ("tan(atan(2))", "2"),
    ("tan(atan(-pi)) + pi", "0"), ("cos(atan(3 / 4))", "4/5"), ("cos(asin(3 / 5))", "4/5"),
    ("sin(atan(-3 / 4))", "-3/5"),
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

@Suite struct `Inverse trigonometry of closed forms` {
  @Test func `known angles have the values that are computed`() throws {
    let budget = Budget()
    for known in ClosedForm.knownSines.dropFirst() {
      let angle = Formula.product(.number(known.halfTurns), .pi)
      let sine = try Formula.function(.sine, angle).constructive(budget)
        .interval(precision: 500, budget: budget)
      let value = try known.value.value(budget).interval(precision: 500, budget: budget)
      #expect(sine.overlaps(value), "sin(\(known.halfTurns) π)")
      #expect(ClosedForm(.halfTurns(known.halfTurns)) == known.value.arcSine)
    }
  }

  @Test(arguments: [
    ("asin(1 / 2) * 6 - pi" as Formula, "0"), ("asin(1) * 2 / pi", "1"), ("asin(-1) / pi", "-1/2"),
    ("asin(0)", "0"), ("acos(1)", "0"), ("acos(-1) / pi", "1"), ("acos(0) / pi", "1/2"),
    ("acos(1 / 2) / pi", "1/3"), ("asin(sqrt(2) / 2) / pi", "1/4"), ("atan(1) / pi", "1/4"),
    ("asin(-sqrt(3) / 2) / pi", "-1/3"), ("asin((sqrt(6) - sqrt(2)) / 4) / pi", "1/12"),
    ("asin((sqrt(5) - 1) / 4) / pi", "1/10"), ("asin((sqrt(5) + 1) / 4) / pi", "3/10"),
    ("acos((sqrt(6) - sqrt(2)) / 4) / pi", "5/12"), ("atan(0)", "0"), ("atan(-1) / pi", "-1/4"),
    ("atan(sqrt(3)) / pi", "1/3"), ("atan(1 / sqrt(3)) / pi", "1/6"),
    ("atan(2 - sqrt(3)) / pi", "1/12"), ("atan(2 + sqrt(3)) / pi", "5/12"),
    ("atan(sqrt(2) - 1) / pi", "1/8"), ("atan(1 + sqrt(2)) / pi", "3/8"),
    ("atan(1 / (1 + sqrt(2))) / pi", "1/8"), ("asin(1 / 3) + acos(1 / 3) - pi / 2", "0"),
    ("asin(-1 / 3) + asin(1 / 3)", "0"), ("atan(pi) + atan(-pi)", "0"),
  ])
  func `inverse functions of known values are multiples of π`(formula: Formula, value: String)
    throws
  {
    #expect(try formula.proven() == value)
  }

  @Test func `forms beyond the limits have no inverse trigonometric value`() {
    var nest = ClosedForm(1)
    while let sine = nest.sine { nest = sine }
    #expect(nest.arcSine == nil)
    #expect(nest.arcCosine == nil)
    #expect(nest.arcTangent == nil)
  }
}

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
          try back.text(digits: 30, budget).text
            == value.text(digits: 30, budget).text)
        #expect(try principal.magnitude(budget).compare(Real(4), budget) < 0)
      }
    }
  }
}
