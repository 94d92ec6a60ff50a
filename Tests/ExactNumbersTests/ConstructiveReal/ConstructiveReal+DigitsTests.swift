import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Digits of constructive reals` {
  private let budget = Budget(bits: 1_000)

  @Test(arguments: seeds)
  func `the digits are the truncated digits of the number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      // Sevenths have no runs of zeros or nines.
      let seventh = Rational(
        numerator: .random(in: 1...6, using: &generator), denominator: 7)
      let number = generator.dyadic().floor + seventh
      let node = try Formula.difference(.sum(.number(number), .pi), .pi).constructive(budget)
      let count = Int.random(in: 1...200, using: &generator)
      let expansion = try node.expansion(digits: count, budget)
      let exact = number.expansion(digits: count)
      #expect(expansion.digits.count > count)
      #expect(expansion.digits.prefix(count + 1) == exact.digits.prefix(count + 1))
      #expect(expansion.power == exact.power && expansion.isNegative == exact.isNegative)
      #expect(!expansion.isComplete)
    }
  }

  @Test(arguments: seeds)
  func `fewer digits are a prefix of more digits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(budget), real.rational == nil,
        let many = try? real.constructive(budget).expansion(digits: 600, budget),
        // An unrecognised decimal number has runs of zeros or nines.
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
      // A decimal number and the distance of a power of ten from it.
      ("1/8", 0), ("1/8", 12), ("1/8", 30), ("1/8", 45), ("1/8", 90), ("-999", 0), ("-999", 12),
      ("-999", 45), ("1", 0), ("1", 45), ("-1/1024", 30),
    ] as [(Formula, Int)])
  func `close to a decimal number the digits differ by less than one unit of the last`(
    decimal: Formula, places: Int
  ) throws {
    let tiny = Formula.number(places == 0 ? 0 : Rational(10).raised(to: -places))
    for nearby in [Formula.sum(decimal, tiny), .difference(decimal, tiny)] {
      // Without algebra, these are not known to be rational.
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
