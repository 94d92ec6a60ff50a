import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Queries to constructive reals` {
  private let budget = Budget()

  /// A zero without a known closed form: sin 2 − 2 sin 1 cos 1.
  private let unknownZero = Formula.difference(
    .function(.sine, .number(2)),
    .product(.number(2), .product(.function(.sine, .number(1)), .function(.cosine, .number(1)))))

  @Test func `sign and floor of a rational value are decided`() throws {
    for var generator in cases(200) {
      let number = generator.nonzeroRational()
      let node = try Formula.sum(.difference(.number(number), .pi), .pi).constructive(budget)
      #expect(try node.sign(budget) == (number.isNegative ? -1 : 1))
      guard !number.isWhole else { continue }
      #expect(try node.floor(budget) == number.floor)
    }
  }

  @Test func `a sign is found 100,000 digits after the point`() throws {
    let tiny = Formula.power(.number(10), -50_000)
    let sum = Formula.sum(.number(1), tiny)
    let logarithm = Formula.function(.naturalLogarithm, sum)
    #expect(try logarithm.constructive(budget).sign(budget) == 1)
    #expect(try Formula.difference(logarithm, tiny).constructive(budget).sign(budget) == -1)
  }

  @Test(arguments: [1, 1_000, 2_500])
  func `unknown signs report the number of digits tried`(digits: Int) throws {
    let budget = Budget(digits: digits)
    let tried = max(digits, 1_000)
    let zero = try unknownZero.constructive(budget)
    #expect(throws: RealError.unknownSign(digits: tried)) { try zero.sign(budget) }
    #expect(throws: RealError.unknownSign(digits: tried)) {
      try zero.interval(accurateTo: 10, budget: budget)
    }
    #expect(zero.best.exponent < -tried * 3)
    let three = try Formula.sum(.number(3), unknownZero).constructive(budget)
    #expect(throws: RealError.unknownFloor(digits: tried)) { try three.floor(budget) }
  }

  @Test func `a node of exactly zero has no known sign`() throws {
    let zero = try ConstructiveReal(.rational(0), budget: budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try zero.sign(budget) }
  }

  @Test func `a long chain that loses a bit at every step is evaluated`() throws {
    // The logistic map doubles the width of an interval.
    var number = try Formula.difference(.root(2, .number(2)), .number(1)).constructive(budget)
    let one = try ConstructiveReal(.rational(1), budget: budget)
    let four = try ConstructiveReal(.rational(4), budget: budget)
    for _ in 0..<2_500 {
      let rest = try ConstructiveReal(.difference, [one, number], budget: budget)
      let product = try ConstructiveReal(.product, [number, rest], budget: budget)
      number = try ConstructiveReal(.product, [four, product], budget: budget)
    }
    #expect(try number.sign(budget) == 1 && number.floor(budget) == 0)
    #expect(try number.interval(accurateTo: 300, budget: budget).accuracy >= 300)
  }

  @Test func `digits are not computed without end`() throws {
    // The base is not zero, but too close to zero for its reciprocal to have an upper bound.
    let base = Formula.difference(
      .number(1), .function(.hyperbolicTangent, .power(.number(10), 20)))
    let power = Formula.power(base, Rational(numerator: -1, denominator: 5))
    let sum = try Formula.sum(.number(1), power).constructive(budget)
    #expect(try sum.sign(budget) == 1)
    #expect(throws: RealError.tooLarge) { try sum.interval(accurateTo: 50, budget: budget) }
  }

  @Test func `a floor is found even if the first interval does not tell the magnitude`() throws {
    let large = Formula.number(Rational(10).raised(to: 58))
    let pi = Formula.difference(.sum(large, .pi), large)
    let power = try Formula.power(pi, 10_000).constructive(budget)
    let floor = try power.floor(budget)
    #expect(floor == (try Formula.power(.pi, 10_000).constructive(budget).floor(budget)))
    #expect(floor.numeratorBits == 16_515)
  }

  @Test func `an interval is as accurate as requested`() throws {
    let budget = Budget(bits: 1_000)
    for var generator in cases(60) {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil else { continue }
      let node = try real.constructive(budget)
      let bits = generator.integer(1...3_000)
      guard let interval = try? node.interval(accurateTo: bits, budget: budget) else { continue }
      #expect(interval.accuracy >= bits)
    }
  }
}

@Suite struct `Digits of constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test func `the digits are the truncated digits of the number`() throws {
    for var generator in cases(200) {
      let seventh = Rational(numerator: .random(in: 1...6, using: &generator), denominator: 7)
      let number = generator.dyadic().floor + seventh
      let node = try Formula.difference(.sum(.number(number), .pi), .pi).constructive(budget)
      let count = generator.integer(1...200)
      let expansion = try node.expansion(digits: count, budget)
      let exact = number.expansion(digits: count)
      #expect(expansion.digits.count > count && !expansion.isExact)
      #expect(expansion.digits.prefix(count + 1) == exact.digits.prefix(count + 1))
      #expect(expansion.power == exact.power && expansion.isNegative == exact.isNegative)
    }
  }

  @Test func `fewer digits are a prefix of more digits`() throws {
    for var generator in cases(120) {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let many = try? real.constructive(budget).expansion(digits: 600, budget),
        Set(many.digits.suffix(100)).count > 2,
        let fresh = try? formula.real(budget).constructive(budget)
      else { continue }
      for count in [1, 2, 15, 34, 100, 599] {
        let few = try fresh.expansion(digits: count, budget)
        #expect(few.power == many.power && few.isNegative == many.isNegative)
        #expect(many.digits.starts(with: few.digits.prefix(count + 1)), "\(formula)")
      }
    }
  }

  @Test(
    arguments: [
      // Decimals, and the distance of a power of ten from each.
      ("1/8", 0), ("1/8", 12), ("1/8", 30), ("1/8", 45), ("1/8", 90), ("-999", 0), ("-999", 12),
      ("-999", 45), ("1", 0), ("1", 45), ("-1/1024", 30),
    ] as [(Formula, Int)])
  func `close to a decimal the digits differ by less than one unit in the last place`(
    decimal: Formula, places: Int
  ) throws {
    let tiny = Formula.number(places == 0 ? 0 : Rational(10).raised(to: -places))
    for nearby in [Formula.sum(decimal, tiny), .difference(decimal, tiny)] {
      let node = try Formula.difference(.sum(nearby, .pi), .pi).constructive(budget)
      let number = try #require(nearby.real(budget).rational)
      for count in [1, 3, 8, 11, 20] {
        let rounded = try node.expansion(digits: count, budget).rounded(toDigits: count)
        let unit = powerOfTen(number.expansion(digits: 1).power - count + 1)
        #expect((rounded.value - number).magnitude < unit)
      }
    }
  }

  @Test func `the digits of π around the ten thousandth are correct`() throws {
    let digits = try ConstructiveReal(.pi, budget: budget).expansion(digits: 10_000, budget).digits
    #expect(String(decoding: digits[9_991...10_000], as: UTF8.self) == "5256375678")
  }
}
