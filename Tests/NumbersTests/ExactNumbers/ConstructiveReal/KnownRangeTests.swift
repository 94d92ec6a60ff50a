import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Known ranges` {
  @Test(arguments: seeds)
  func `ranges contain what the operations give for the numbers in them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let (x, y) = (generator.rangeAndMember(), generator.rangeAndMember())
      let power = Int.random(in: -4...4, using: &generator)
      #expect((-x.range).contains(-x.member))
      #expect((x.range + y.range).contains(x.member + y.member), "\(x) + \(y)")
      #expect((x.range * y.range).contains(x.member * y.member), "\(x) * \(y)")
      #expect(x.range.magnitude.contains(x.member.magnitude), "\(x)")
      #expect(x.range.intersection(y.range).contains(x.member) == y.range.contains(x.member))
      if let sign = x.range.sign { #expect((x.member < 0 ? -1 : x.member > 0 ? 1 : 0) == sign) }
      #expect(!x.range.isNonnegative || x.member >= 0)
      #expect(!x.range.isWithinUnit || x.member.magnitude <= 1)
      let floor = x.member.floor
      for least in [floor - 1, floor] {
        let known = x.range.floor(from: least, to: least + 1)
        #expect(known == nil || known == floor, "\(x)")
      }
      guard !x.member.isZero || power >= 0 else { continue }
      let raised = x.range.raised(to: power)
      #expect(raised.contains(x.member.raised(to: power)), "\(x) ^ \(power)")
      if let reciprocal = Rational(1).divided(by: x.member) {
        #expect(x.range.reciprocal.contains(reciprocal), "\(x)")
      }
    }
  }

  @Test(arguments: seeds)
  func `ranges of roots and powers contain those of the numbers in them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let (x, y) = (generator.rangeAndMember(), generator.rangeAndMember())
      let degree = Int.random(in: 2...3, using: &generator)
      let power = x.range.raised(to: degree).root(degree)
      let member = degree == 2 ? x.member.magnitude : x.member
      #expect(power.contains(member), "\(x)")
      // A positive number lies between 1 and its power to y, or they are on one side of 1.
      guard x.member > 0 else { continue }
      let raised = x.range.intersection(.from(0, isOpen: true)).raised(to: y.range)
      let isAboveOne = y.member.isZero || x.member == 1 ? nil : (x.member > 1) == (y.member > 0)
      switch isAboveOne {
      case nil: #expect(raised.contains(1), "\(x) ^ \(y)")
      case true?: #expect(raised.upper.map { $0.value > 1 } ?? true, "\(x) ^ \(y)")
      case false?: #expect(raised.lower.map { $0.value < 1 } ?? true, "\(x) ^ \(y)")
      }
    }
  }

  @Test func `what is out of the ends is not in the range`() {
    let open = KnownRange.between(0, 1, isOpen: true)
    #expect(open.sign == 1 && (-open).sign == -1 && open.isWithinUnit)
    #expect(KnownRange.between(0, 1, isOpen: false).sign == nil)
    #expect(KnownRange.line.sign == nil && !KnownRange.line.isWithinUnit)
    #expect(KnownRange.line.magnitude == .from(0, isOpen: false))
    #expect(open * open == open)
    #expect(open * -open == -open)
    #expect(open + -KnownRange.between(1, 1, isOpen: false) == .between(-1, 0, isOpen: true))
    #expect(open.reciprocal == .from(1, isOpen: true))
    #expect(KnownRange.line.reciprocal == .line)
    #expect(open.raised(to: .min) == .line)
    #expect(open.floor(from: 0, to: 1) == 0 && open.floor(from: -1, to: 0) == 0)
    #expect(open.floor(from: 0, to: 2) == nil)
    #expect(KnownRange.line.floor(from: 0, to: 1) == nil)
  }

  @Test func `ends that are long fractions are replaced by simple ones`() {
    let long = Rational(numerator: 1, denominator: 3).raised(to: 100)
    #expect(
      KnownRange.between(-long, 1 + long, isOpen: false).lower == .init(value: -1, isOpen: true))
    #expect(KnownRange.between(-long, 1 + long, isOpen: false).upper == nil)
    #expect(KnownRange.between(1 - long, 2, isOpen: false).lower == .init(value: 0, isOpen: true))
    #expect(
      KnownRange.between(2, 3, isOpen: false).raised(to: 100).lower == .init(value: 1, isOpen: true)
    )
    #expect(KnownRange.between(2, 3, isOpen: false).raised(to: 100).upper == nil)
  }
}

extension KnownRange {
  func contains(_ number: Rational) -> Bool {
    let isAbove = lower.map { $0.value < number || !$0.isOpen && $0.value == number } ?? true
    let isBelow = upper.map { number < $0.value || !$0.isOpen && $0.value == number } ?? true
    return isAbove && isBelow
  }
}

extension SeededGenerator {
  /// A range with simple ends and a number in it, which often is an end.
  fileprivate mutating func rangeAndMember() -> (range: KnownRange, member: Rational) {
    let (first, second) = (halves(), halves())
    let lower = KnownRange.End(
      value: min(first, second), isOpen: first != second && Bool.random(using: &self))
    let upper = KnownRange.End(
      value: max(first, second), isOpen: first != second && Bool.random(using: &self))
    let middle = (first + second) * Rational(numerator: 1, denominator: 2)
    let range = KnownRange(
      lower: Int.random(in: 0..<4, using: &self) == 0 ? nil : lower,
      upper: Int.random(in: 0..<4, using: &self) == 0 ? nil : upper)
    let members = [first, second, middle, middle - 3, middle + 3, 0, 1, -1]
    return (range, members.filter { range.contains($0) }.randomElement(using: &self) ?? middle)
  }

  private mutating func halves() -> Rational {
    Rational(numerator: .random(in: -6...6, using: &self), denominator: 2)
  }
}

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
