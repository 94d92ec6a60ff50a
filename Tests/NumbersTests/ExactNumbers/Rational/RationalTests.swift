import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rational numbers` {
  @Test(arguments: [0, 1, -1, 42, Int.min, Int.max])
  func `an integer has the description and value of Int`(value: Int) {
    let number = Rational(value)
    #expect(number.description == value.description && number.isWhole)
    #expect(number.isNegative == (value < 0) && number.isZero == (value == 0))
    #expect(number.wholeValue == value && number.denominatorValue == 1)
    #expect(number.isOdd == (value % 2 != 0))
  }

  @Test func `numbers are in lowest terms with a positive denominator`() {
    for var generator in cases(200) {
      let number = generator.rational() + generator.rational()
      #expect(!Rational(numerator: number.denominator, denominator: Integer.power(1, 1)).isNegative)
      let (top, bottom) = (number.numerator, number.denominator)
      // Parts with a common factor would come back shorter.
      let again = Rational(numerator: top, denominator: bottom)
      #expect(again.description == "\(top)" + (number.isWhole ? "" : "/\(bottom)"))
      #expect(number.isWhole == (bottom.description == "1"))
    }
  }

  @Test func `tasks can share a number`() async {
    let third = Rational(numerator: 1, denominator: 3)
    let sum = await withTaskGroup(of: Rational.self) { group in
      for factor in 1...50 { group.addTask { third * Rational(factor) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 425)
  }

  @Test func `a denominator of zero traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(numerator: 1, denominator: 0) }
  }
}

@Suite struct `Parts of rational numbers` {
  @Test func `each part of a result is at most one bit longer than both operands`() throws {
    for var generator in cases(400) {
      let (a, b) = (generator.rational(), generator.nonzeroRational())
      let quotient = try #require(a.divided(by: b))
      for result in [a + b, a - b, a * b, quotient] {
        #expect(result.numeratorBits <= a.bits + b.bits + 1)
        #expect(result.denominatorBits <= a.bits + b.bits + 1)
      }
    }
  }

  @Test func `integer value and denominator are those of the number`() throws {
    for var generator in cases(400) {
      let number = generator.rational()
      if let denominator = number.denominatorValue {
        #expect(denominator > 0)
        #expect((number * Rational(denominator)).isWhole)
        #expect(number.isWhole == (denominator == 1))
      } else {
        #expect(number.denominatorBits > 63)
      }
      if let value = number.wholeValue {
        #expect(Rational(value) == number)
      } else {
        #expect(!number.isWhole || number.numeratorBits > 63)
      }
    }
  }

  @Test func `a number just outside the range of Int has no value`() {
    #expect((Rational(Int.max) + 1).wholeValue == nil)
    #expect((Rational(Int.min) - 1).wholeValue == nil)
    let small = Rational(numerator: 1, denominator: .max) * .half
    #expect(small.denominatorValue == nil && small.wholeValue == nil)
  }

  @Test func `integers of any size can be odd`() {
    let huge = Rational(3).raised(to: 5000)
    #expect(huge.isOdd && (-huge).isOdd && !(huge + 1).isOdd)
    #expect(!Rational(numerator: 3, denominator: 2).isOdd)
  }
}

extension Rational {
  fileprivate var bits: Int { numeratorBits + denominatorBits }
}

@Suite struct `Comparison of rational numbers` {
  @Test func `the order is total and agrees with arithmetic`() {
    for var generator in cases(200) {
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect([a < b, a == b, b < a].count { $0 } == 1)
      #expect((a < b) == (a - b).isNegative)
      #expect((a < b) == (a + c < b + c))
      #expect((a < b) == (-b < -a))
      if a < b, b < c { #expect(a < c) }
      if a < b, 0 < c { #expect(a * c < b * c) }
    }
  }

  @Test func `equal numbers have equal hashes, however they were computed`() {
    for var generator in cases(200) {
      let (a, b) = (generator.rational(), generator.rational())
      let again = (a + b) - b
      #expect(again == a && again.hashValue == a.hashValue)
    }
  }

  @Test func `numbers that share parts have different hashes`() {
    let numbers: [Rational] = [.half, -.half, 2, -2, 1, 0]
    #expect(Set(numbers.map(\.hashValue)).count == numbers.count)
    #expect(Set(numbers + numbers).count == numbers.count)
  }

  @Test func `a set of random numbers contains its elements`() {
    var generator = SeededGenerator(seed: 5)
    let numbers = (0..<200).map { _ in generator.rational() }
    let set = Set(numbers)
    #expect(numbers.allSatisfy { set.contains($0 + 1 - 1) })
    #expect(!set.contains(Rational(numerator: 1, denominator: 1_000_003)))
  }
}

extension SeededGenerator {
  mutating func rational() -> Rational {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 0
    case 1: Rational(integer(-9...9))
    case 2: Rational(pick([Int.min, Int.min + 1, Int.max, 1, -1]))
    case 3: fraction(of: 1...12)
    case 4: fraction(of: 1...Int.max)
    case 5: decimal(digits: 1...6)
    case 6: decimal(digits: 1...80)
    default: decimal(digits: 1...400) * fraction(of: 1...99)
    }
  }

  mutating func fraction(_ tops: ClosedRange<Int>, over bottoms: ClosedRange<Int>) -> Rational {
    Rational(
      numerator: .random(in: tops, using: &self), denominator: .random(in: bottoms, using: &self))
  }

  mutating func nonzeroRational() -> Rational {
    let number = rational()
    return number.isZero ? 1 : number
  }

  private mutating func fraction(of parts: ClosedRange<Int>) -> Rational {
    Rational(
      numerator: .random(in: parts, using: &self) * (Bool.random(using: &self) ? 1 : -1),
      denominator: .random(in: parts, using: &self))
  }

  /// A decimal, often with runs of zeros and nines, where rounding carries.
  private mutating func decimal(digits: ClosedRange<Int>) -> Rational {
    let alphabet = Bool.random(using: &self) ? "0123456789" : "09995"
    var text = String((0..<integer(digits)).map { _ in pick(alphabet) })
    let point = text.indices.randomElement(using: &self) ?? text.endIndex
    text.insert(".", at: point)
    let number = Rational(decimal: text) ?? 0
    return Bool.random(using: &self) ? number : -number
  }
}
