import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rational numbers` {
  @Test(arguments: [
    (1, 3, "1/3"), (2, 6, "1/3"), (-1, 3, "-1/3"), (1, -3, "-1/3"), (-1, -3, "1/3"),
    (10, 2, "5"), (0, 7, "0"), (0, -7, "0"), (7, 7, "1"),
    (Int.min, Int.min, "1"), (Int.min, -1, "9223372036854775808"),
    (Int.min, 1, "-9223372036854775808"), (1, Int.min, "-1/9223372036854775808"),
    (Int.max, Int.min, "-9223372036854775807/9223372036854775808"),
  ])
  func `the description is in lowest terms with the sign in front`(
    numerator: Int, denominator: Int, description: String
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(number.description == description)
  }

  @Test(arguments: [0, 1, -1, 42, Int.min, Int.max])
  func `an integer is described as Int describes it`(value: Int) {
    #expect(Rational(value).description == value.description)
    #expect(Rational(value).isWhole)
    #expect(Rational(value).isNegative == (value < 0))
    #expect(Rational(value).isZero == (value == 0))
  }

  @Test func `an integer literal is a rational number`() {
    let number: Rational = -12
    #expect(number == Rational(-12))
  }

  @Test(arguments: seeds)
  func `numbers are in lowest terms with a positive denominator`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = generator.rational() + generator.rational()
      #expect(!Rational(numerator: number.denominator, denominator: Integer.power(1, 1)).isNegative)
      let parts = (number.numerator, number.denominator)
      // Parts with a common factor would come back shorter.
      let again = Rational(numerator: parts.0, denominator: parts.1)
      #expect(again.description == "\(parts.0)" + (number.isWhole ? "" : "/\(parts.1)"))
      #expect(number.isWhole == (parts.1.description == "1"))
    }
  }

  @Test func `changing a copy does not change the original`() {
    let original = Rational(numerator: 1, denominator: 3)
    var copy = original
    copy = copy + 1
    #expect(original == Rational(numerator: 1, denominator: 3))
    #expect(copy == Rational(numerator: 4, denominator: 3))
    var numbers = [original, copy]
    let before = numbers
    numbers[0] = numbers[0] * numbers[1]
    #expect(before == [original, copy])
    #expect(numbers[0] == Rational(numerator: 4, denominator: 9))
  }

  @Test func `tasks can share a number`() async {
    let third = Rational(numerator: 1, denominator: 3)
    let sum = await withTaskGroup(of: Rational.self) { group in
      for factor in 1...50 {
        group.addTask { third * Rational(factor) }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 425)
  }

  @Test func `a denominator of zero traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rational(numerator: 1, denominator: 0)
    }
  }
}
