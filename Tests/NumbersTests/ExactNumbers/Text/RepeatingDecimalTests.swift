import Testing

@testable import ExactNumbers

@Suite struct `A repeating decimal` {
  private let budget = Budget()

  private func decimal(
    _ numerator: Int, _ denominator: Int, digits: Int = 100
  ) throws -> RepeatingDecimal? {
    try RepeatingDecimal(
      Rational(numerator: numerator, denominator: denominator), digits: digits, budget)
  }

  @Test func `has the shortest possible period`() throws {
    for denominator in 2...400 {
      let number = Rational(numerator: 1, denominator: denominator)
      guard number.decimalFactors == nil else { continue }
      let decimal = try #require(try RepeatingDecimal(number, digits: 1_000, budget))
      #expect(decimal.isComplete)
      #expect(FormReader.value(of: decimal.text(in: .tested)?.text ?? "", in: .repeating) == number)
      let period = Array(decimal.period)
      for length in 1..<max(period.count, 1) where period.count.isMultiple(of: length) {
        #expect(period != Array((0..<period.count).map { period[$0 % length] }))
      }
      if let last = decimal.lead.last { #expect(last != decimal.period.last) }
    }
  }

  @Test func `has no more digits than requested`() throws {
    let short = try #require(try decimal(1, 97, digits: 20))
    #expect(short.text(in: .tested)?.text == "0.(01030927835051546391…)")
    #expect(short.text(fitting: 100, in: .tested)?.isExact == false)
    #expect(try decimal(1, 3 << 20, digits: 20) == nil)
    #expect(try decimal(1, 3 << 20, digits: 21)?.isComplete == true)
    let long = try decimal(1, Int.max - 24, digits: 10)
    #expect(long?.isComplete == false && long?.period.count == 10)
  }

  @Test func `of a long denominator has its period, too`() throws {
    let number = Rational(1).divided(by: powerOfTen(30) - 1) ?? 0
    let decimal = try #require(try RepeatingDecimal(number, digits: 50, budget))
    #expect(decimal.text(in: .tested)?.text == "0.(" + String(repeating: "0", count: 29) + "1)…")
    let other = Rational(1).divided(by: powerOfTen(30) + 57) ?? 0
    #expect(try RepeatingDecimal(other, digits: 50, budget)?.isComplete == false)
  }

  @Test func `is complete or missing for other programs`() throws {
    let formed = { (denominator: Int) in
      try #require(
        try NumberWriter(
          Real(Rational(numerator: 1, denominator: denominator)), in: .repeating, budget))
    }
    #expect(try formed(97).text(digits: 3, in: .ascii, budget).text.count == 103)
    // 10 is a primitive root of both primes.
    #expect(try formed(99_989).text(digits: 3, in: .ascii, budget).text.count == 99_995)
    #expect(try formed(1_000_171).text(digits: 3, in: .ascii, budget).isExact == false)
  }

  @Test func `in full has as much of its period as requested`() throws {
    let value = Real(Rational(numerator: 1, denominator: 97 << 30))
    let formed = try #require(try NumberWriter(value, in: .repeating, budget))
    let whole = try formed.text(digits: 1_000, in: .tested, budget)
    #expect(whole.isExact && whole.text.hasSuffix(")…"))
    let cut = try formed.text(digits: 40, in: .tested, budget)
    #expect(!cut.isExact && cut.text.hasSuffix("…)"))
    let before = try formed.text(digits: 20, in: .tested, budget)
    #expect(!before.isExact && before.text.contains("…×10⁻"))
  }

  @Test func `can be cancelled while its period is sought`() {
    let cancelled = Budget { true }
    let small = Rational(numerator: 1, denominator: 1_000_171)
    #expect(throws: RealError.cancelled) {
      try RepeatingDecimal(small, digits: 1_000_000, cancelled)
    }
    let large = Rational(1).divided(by: powerOfTen(30) + 57) ?? 0
    #expect(throws: RealError.cancelled) {
      try RepeatingDecimal(large, digits: 1_000_000, cancelled)
    }
  }
}
