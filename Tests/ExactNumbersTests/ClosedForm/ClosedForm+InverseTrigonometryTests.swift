import TestSupport
import Testing

@testable import ExactNumbers

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
