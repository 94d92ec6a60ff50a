import ExactNumbers
import TestSupport
import Testing

struct RationalRootTests {
  @Test(arguments: seeds)
  func `The root of a power is the base, and a number next to it has none`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let base = generator.rational().magnitude
      let degree = Int.random(in: 1...9, using: &generator)
      let power = base.raised(to: degree)
      #expect(power.exactRoot(degree) == base)
      // Between whole powers of a degree from 2 there is more than 1, but for those of 0 and 1.
      if base.isWhole, base > 0, degree > 1 { #expect((power + 1).exactRoot(degree) == nil) }
      if base > 0, degree > 1 { #expect((power * 2).exactRoot(degree) == nil) }
    }
  }

  @Test(arguments: seeds)
  func `A root that is found is one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = Rational(
        numerator: .random(in: 0...300, using: &generator),
        denominator: .random(in: 1...30, using: &generator))
      let degree = Int.random(in: 1...4, using: &generator)
      if let root = number.exactRoot(degree) {
        #expect(root.raised(to: degree) == number)
        #expect(!root.isNegative)
      } else {
        // From the second degree on both parts of a root are at most the square roots of these.
        let candidates = (0...17).flatMap { numerator in
          (1...5).map { Rational(numerator: numerator, denominator: $0) }
        }
        #expect(!candidates.contains { $0.raised(to: degree) == number })
      }
    }
  }

  @Test(arguments: [
    (4, 9, 2, "2/3"), (8, 27, 3, "2/3"), (4, 1, 2, "2"), (1024, 1, 10, "2"), (1, 1024, 10, "1/2"),
    (7, 3, 1, "7/3"), (0, 1, 2, "0"), (0, 1, Int.max, "0"), (1, 1, Int.max, "1"), (2, 1, 2, nil),
    (4, 3, 2, nil), (3, 4, 2, nil), (1024, 1, 11, nil), (2, 1, Int.max, nil),
    (1, 2, Int.max, nil), (Int.max, 1, 62, nil),
  ])
  func `A root is rational when those of both parts are whole`(
    numerator: Int, denominator: Int, degree: Int, root: String?
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(number.exactRoot(degree)?.description == root)
  }

  @Test func `Roots of a million digits are found and refused in bounded time`() {
    let power = Rational(3).raised(to: 2_000_000)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(power.exactRoot(2) == Rational(3).raised(to: 1_000_000))
    #expect(power.exactRoot(2_000_000) == 3)
    #expect((power + 1).exactRoot(2) == nil)
    #expect((power + 1).exactRoot(3) == nil)
    #expect(clock.now - start < .seconds(3))
  }

  @Test func `A degree below 1 and a negative number are mistakes of the program`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(4).exactRoot(0) }
    await #expect(processExitsWith: .failure) { _ = Rational(-8).exactRoot(3) }
  }
}
