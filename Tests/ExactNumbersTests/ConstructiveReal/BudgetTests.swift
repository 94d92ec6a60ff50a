import Testing

@testable import ExactNumbers

@Suite struct `Budgets` {
  @Test func `cancellation is checked every few milliseconds of work`() throws {
    let cancelled = Budget { true }
    #expect(throws: RealError.cancelled) {
      for _ in 0..<10_000 { try cancelled.spend(192) }
    }
    #expect(throws: RealError.cancelled) { try cancelled.spend(1_000_000) }
    var checks = 0
    let running = Budget {
      checks += 1
      return false
    }
    for _ in 0..<10_000 { try running.spend(192) }
    #expect(checks > 5 && checks < 20)
  }

  @Test func `a cancelled computation can be repeated`() throws {
    let budget = Budget()
    let root = try Real(2).root(2, budget)
    #expect(throws: RealError.cancelled) {
      try root.asciiText(significantDigits: 100_000, Budget { true })
    }
    #expect(try root.asciiText(significantDigits: 5, budget).text == "1.4142")
  }

  @Test(arguments: [(-3_400, 1_000), (-332, 99), (-4, 1), (-3, 0), (0, 0), (50, 0), (.max, 0)])
  func `the digits that agree with zero are counted`(exponent: Int, digits: Int) {
    #expect(Budget().digits(below: exponent) == digits)
  }

  @Test func `zero agrees with zero to all digits`() {
    #expect(Budget(digits: 5_000).digits(below: .min) == 5_000)
  }

  @Test func `digits are converted to bits, rounded up`() {
    #expect(1.bitsOfDigits == 4)
    #expect(1_000.bitsOfDigits == 3_322)
    // 10^100000 has 332,193 bits.
    #expect(100_000.bitsOfDigits == 332_193)
  }
}
