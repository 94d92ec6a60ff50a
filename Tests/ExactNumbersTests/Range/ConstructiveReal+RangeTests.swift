import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Ranges of constructive reals` {
  private let budget = Budget(bits: 10_000)

  @Test(arguments: seeds)
  func `a number is in its known range`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let formula = generator.formula(depth: 4)
      // Without algebra, nothing tests whether the operands are in the domains.
      guard let number = try? formula.constructive(budget),
        (try? formula.real(budget)) != nil
      else { continue }
      let range = number.knownRange
      let interval = try number.interval(precision: 400, budget: budget)
      if let lower = range.lower {
        let bound = BigFloat(lower.value, precision: 400, rounding: .down)
        #expect(!(interval.upper < bound), "\(formula)")
      }
      if let upper = range.upper {
        let bound = BigFloat(upper.value, precision: 400, rounding: .up)
        #expect(!(bound < interval.lower), "\(formula)")
      }
      if let sign = range.sign, let computed = interval.sign { #expect(sign == computed) }
    }
  }

  @Test(arguments: [
    ("1 - tanh(10^20)" as Formula, 1), ("tanh(-10^20) + 1", 1), ("tanh(10^20)^2 - 1", -1),
    ("tanh(10^20) * tanh(10^20) - 1", -1), ("1 - 3 * (tanh(10^20) / 3)", 1),
    ("1 - sqrt(tanh(10^20))", 1), ("1 - cbrt(tanh(10^20))", 1), ("1 / tanh(10^20) - 1", 1),
    ("1 - tanh(10^20)^(1/5)", 1), ("tanh(10^20)^(-1/5) - 1", 1),
    ("ln(tanh(10^20))", -1), ("log(1 / tanh(10^20))", 1), ("lb(tanh(10^20))", -1),
    ("exp(ln(tanh(10^20))) - 1", -1), ("cosh(1 - tanh(10^20)) - 1", 1),
    ("sinh(1 - tanh(10^20))", 1), ("atan(1 - tanh(10^20))", 1), ("asin(tanh(10^20) - 1)", -1),
    ("acos(tanh(10^20))", 1), ("2 - tanh(10^20) - sin(pi / 2 + 10^(-50))", 1),
    ("-1 - tanh(-10^20)", -1), ("tanh(10^20 / pi) - 1", -1),
  ])
  func `signs are known that no interval tells`(formula: Formula, sign: Int) throws {
    let number = try formula.constructive(budget)
    #expect(number.best.containsZero)
    #expect(try number.sign(budget) == sign)
  }

  @Test(arguments: [
    ("tanh(10^20)" as Formula, 0), ("-tanh(10^20)", -1), ("5 + tanh(10^20)", 5),
    ("-5 - tanh(10^20)", -6), ("7 - tanh(10^20)", 6), ("2 * tanh(10^20)", 1),
    ("1 / tanh(10^20)", 1), ("-cosh(10^(-3000))", -2), ("-1 / tanh(10^20)", -2),
  ])
  func `floors are known that no interval tells`(formula: Formula, floor: Int) throws {
    #expect(try formula.constructive(budget).floor(budget) == Rational(floor))
  }

  @Test(arguments: [
    ("sin(10^30)" as Formula, true), ("2 * sin(1) - 1", true), ("3 * (tanh(10^20) / 3)", true),
    ("2 * sin(1)", false), ("-pi", false), ("cos(1) / cos(1)", false), ("1 - tanh(10^20)", true),
    ("cosh(10^(-100))", false),
  ])
  func `numbers within the unit are known`(formula: Formula, isWithin: Bool) throws {
    #expect(try formula.constructive(budget).isKnownWithinUnit == isWithin)
  }

  @Test func `only the last operations count`() throws {
    var number = try Formula.function(.hyperbolicTangent, .number(1_000_000)).constructive(budget)
    for _ in 0..<3 {
      number = try ConstructiveReal(.negative, [number], budget: budget)
    }
    #expect(number.knownRange == .between(-1, 0, isOpen: true))
    for _ in 0..<1_000 { number = try ConstructiveReal(.negative, [number], budget: budget) }
    #expect(number.knownRange.lower == .init(value: -1, isOpen: false))
  }
}
