import ExactNumbers
import TestSupport
import Testing

@Suite struct `Comparison of rational numbers` {
  @Test(arguments: seeds)
  func `the order is total and agrees with arithmetic`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect([a < b, a == b, b < a].count { $0 } == 1)
      #expect((a < b) == (a - b).isNegative)
      #expect((a < b) == (a + c < b + c))
      #expect((a < b) == (-b < -a))
      if a < b, b < c { #expect(a < c) }
      if a < b, 0 < c { #expect(a * c < b * c) }
    }
  }

  @Test(arguments: seeds)
  func `equal numbers have equal hashes, however they were computed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (a, b) = (generator.rational(), generator.rational())
      let again = (a + b) - b
      #expect(again == a)
      #expect(again.hashValue == a.hashValue)
    }
  }

  @Test func `numbers that share parts have different hashes`() {
    let numbers = [
      Rational(numerator: 1, denominator: 2), Rational(numerator: -1, denominator: 2), 2, -2, 1, 0,
    ]
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
