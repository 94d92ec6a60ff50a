import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Inverse trigonometry of closed forms` {
  @Test func `known angles have the computed values`() throws {
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
}

@Suite struct `Principal angles` {
  private let budget = Budget()

  @Test func `have the digits of the functions`() throws {
    for var generator in cases(40) {
      let angle = generator.fraction(-999...999, over: 1...9)
      for (inside, outside) in [
        (.sine, .arcSine), (.cosine, .arcSine), (.cosine, .arcCosine), (.sine, .arcCosine),
        (.tangent, .arcTangent),
      ] as [(ElementaryFunction, ElementaryFunction)] where !angle.isZero {
        let value = try Real(angle).applying(inside, budget)
        let principal = try value.applying(outside, budget)
        let back = try principal.applying(
          outside == .arcSine ? .sine : outside == .arcCosine ? .cosine : .tangent, budget)
        #expect(try back.text(digits: 30, budget).text == value.text(digits: 30, budget).text)
        #expect(try principal.magnitude(budget).compare(Real(4), budget) < 0)
      }
    }
  }
}
