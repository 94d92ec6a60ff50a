import Testing

@testable import ExactNumbers

struct EffortTests {
  @Test func `Whoever asks to stop is heard in time`() throws {
    let stopped = Effort { true }
    #expect(throws: RealError.stopped) {
      for _ in 0..<10_000 { try stopped.spend(192) }
    }
    #expect(throws: RealError.stopped) { try stopped.spend(1_000_000) }
    var asked = 0
    let patient = Effort {
      asked += 1
      return false
    }
    for _ in 0..<10_000 { try patient.spend(192) }
    #expect(asked > 5 && asked < 20)
  }

  @Test func `A stopped calculation can be asked again`() throws {
    let effort = Effort()
    let root = try Real(2).root(2, effort)
    #expect(throws: RealError.stopped) {
      try root.asciiText(significantDigits: 100_000, Effort { true })
    }
    #expect(try root.asciiText(significantDigits: 5, effort).text == "1.4142")
  }

  @Test(arguments: [(-3_400, 1_000), (-332, 99), (-4, 1), (-3, 0), (0, 0), (50, 0), (.max, 0)])
  func `The digits that are known below a power of two are counted`(exponent: Int, digits: Int) {
    #expect(Effort().digits(below: exponent) == digits)
  }

  @Test func `No power of two is below all`() {
    #expect(Effort(digits: 5_000).digits(below: .min) == 5_000)
  }

  @Test func `Digits have their bits`() {
    #expect(1.bitsOfDigits == 4)
    #expect(1_000.bitsOfDigits == 3_322)
    // 10^100000 has 332,193 bits.
    #expect(100_000.bitsOfDigits == 332_193)
  }
}
