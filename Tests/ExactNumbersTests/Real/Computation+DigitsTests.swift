import TestSupport
import Testing

@testable import ExactNumbers

struct ComputationDigitsTests {
  private let effort = Effort(bits: 1_000)

  @Test(arguments: seeds)
  func `The digits are those of the number, cut off`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      // Sevenths have no runs of zeros and nines.
      let seventh = Rational(
        numerator: .random(in: 1...6, using: &generator), denominator: 7)
      let number = generator.dyadic().floor + seventh
      let computation = try Formula.difference(.sum(.number(number), .pi), .pi).computation(effort)
      let count = Int.random(in: 1...200, using: &generator)
      let expansion = try computation.expansion(digits: count, effort)
      let exact = number.expansion(digits: count)
      #expect(expansion.digits.count > count)
      #expect(expansion.digits.prefix(count + 1) == exact.digits.prefix(count + 1))
      #expect(expansion.power == exact.power && expansion.isNegative == exact.isNegative)
      #expect(!expansion.isComplete)
    }
  }

  @Test(arguments: seeds)
  func `Fewer digits begin more digits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 3)
      guard let real = try? formula.real(effort), real.rational == nil,
        let many = try? real.computation(effort).expansion(digits: 600, effort),
        // What is rational and not known to be has runs of zeros and nines.
        Set(many.digits.suffix(100)).count > 2,
        let fresh = try? formula.real(effort).computation(effort)
      else { continue }
      for count in [1, 2, 15, 34, 100, 599] {
        let few = try fresh.expansion(digits: count, effort)
        #expect(few.power == many.power && few.isNegative == many.isNegative)
        #expect(many.digits.starts(with: few.digits.prefix(count + 1)), "\(formula)")
      }
    }
  }

  @Test(
    arguments: [
      // What is left of a number that may be on either side of a decimal one.
      ("1/8", 0), ("1/8", 12), ("1/8", 30), ("1/8", 45), ("1/8", 90), ("-999", 0), ("-999", 12),
      ("-999", 45), ("1", 0), ("1", 45), ("-1/1024", 30),
    ] as [(Formula, Int)])
  func `Beside a decimal number the digits differ from it by nothing that shows`(
    decimal: Formula, places: Int
  ) throws {
    let tiny = Formula.number(places == 0 ? 0 : Rational(10).raised(to: -places))
    for nearby in [Formula.sum(decimal, tiny), .difference(decimal, tiny)] {
      // Without algebra nothing proves that these are rational.
      let computation = try Formula.difference(.sum(nearby, .pi), .pi).computation(effort)
      let number = try #require(nearby.real(effort).rational)
      for count in [1, 3, 8, 11, 20] {
        let rounded = try computation.expansion(digits: count, effort).rounded(toDigits: count)
        let unit = powerOfTen(number.expansion(digits: 1).power - count + 1)
        #expect((rounded.value - number).magnitude < unit)
      }
    }
  }

  @Test func `Ten thousand digits of π end as they are known to end`() throws {
    let digits = try Computation(.pi, effort: effort).expansion(digits: 10_000, effort).digits
    #expect(String(decoding: digits[9_991...10_000], as: UTF8.self) == "5256375678")
  }
}
