import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in full` {
  private let budget = Budget()

  private func full(
    _ value: Real, _ form: NumberForm = .decimal, digits: Int = 50
  ) throws -> FullText {
    let formed = try #require(try FormedNumber(value, in: form, budget))
    return try formed.fullText(digits: digits, in: .tested, budget)
  }

  @Test func `has its last digit`() throws {
    let power = try full(Real(Rational(2).raised(to: 100_000)))
    #expect(power.text.count == 30_103 && power.text.hasSuffix("89883109376"))
    #expect(power.isExact && power.isComplete)
    #expect(try full(Real(Rational(2).raised(to: -1_000))).text.count == 1_002)
    #expect(try full(0).text == "0")
    #expect(
      try full(Real(Rational(2).raised(to: 100)), .scientific).text
        == "1.267650600228229401496703205376×10^30")
  }

  @Test func `without an end has the digits that were asked for, each of them true`() throws {
    let pi = try Real.pi(budget)
    let short = try full(pi, digits: 20)
    #expect(short.text == "3.1415926535897932384…" && !short.isExact && !short.isComplete)
    let long = try full(pi, digits: 2_000).text
    #expect(long.hasPrefix("3.14159265358979323846264338327950288") && long.count == 2_002)
    for digits in stride(from: 3, to: 1_500, by: 97) {
      let text = try full(pi, digits: digits).text
      #expect(long.hasPrefix(text.dropLast()), "digits never change when more are asked for")
    }
    let third = Real(Rational(numerator: -200, denominator: 3))
    #expect(try full(third, digits: 6).text == "−66.6666…")
    #expect(try full(third, digits: 1).text == "−66.6…")
  }

  @Test func `has a power of ten where the point is far away, or the form asks for it`() throws {
    let third = Rational(numerator: 1, denominator: 3)
    #expect(try full(Real(third * powerOfTen(-8)), digits: 4).text == "3.333…×10^−9")
    #expect(try full(Real(third * powerOfTen(-6)), digits: 4).text == "0.0000003333…")
    #expect(try full(Real(third * powerOfTen(9)), digits: 4).text == "3.333…×10^8")
    #expect(try full(Real(third * powerOfTen(1_500)), digits: 2_000).text.hasSuffix("…×10^1499"))
    #expect(try full(Real(third), .engineering, digits: 5).text == "333.33…×10^−3")
    #expect(try full(.pi(budget), .scientific, digits: 5).text == "3.1415…×10^0")
  }
}
