import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite("The schedule of a loan")
struct ScheduleTests {
  private func schedule(_ text: String) throws -> Schedule {
    try #require(try Formula(text).evaluated().value.unit?.result?.schedule)
  }

  @Test func `also exists for a measured amount`() throws {
    #expect(try schedule("schedule(m_e/kg*10^33; 0; 2 months)").months.count == 2)
  }

  @Test(arguments: 0..<60)
  func `repays the amount to the cent, with the interest of each balance`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.integer(1...120)
    let rate = Rational(numerator: random.integer(-8...80), denominator: 4800)
    let cents = random.integer(1...3_000_000)
    let rest = Bool.random(using: &random) ? 0 : random.integer(0...cents)
    let isEarly = Bool.random(using: &random)
    let (unit, places) = random.pick([("EUR", 2), ("JPY", 0), ("KWD", 3), ("", 2)])
    let amounts = [cents, rest].map { "\($0)/\(Rational(10).raised(to: places)) \(unit)" }
    let schedule = try schedule(
      "schedule(\(amounts[0]); 12*\(rate); \(count) months; \(amounts[1]); \(isEarly ? 1 : 0))")
    let cent = Rational(10).raised(to: -places)
    var balance = Rational(cents) * cent
    for (index, month) in schedule.months.enumerated() {
      let exact = isEarly && index == 0 ? 0 : balance * rate
      #expect((month.interest - exact).magnitude <= cent * .half)
      #expect(month.payment == month.interest + month.principal)
      #expect(month.balance == balance - month.principal)
      for amount in [month.payment, month.interest, month.balance] {
        #expect((amount * cent.raised(to: -1)).isWhole)
      }
      balance = month.balance
    }
    let months = schedule.months
    #expect(months.dropLast(2).allSatisfy { $0.payment == months[0].payment } || rest > 0)
    let end = Rational(rest) * cent * (isEarly ? (rate + 1).raised(to: -1) : 1)
    #expect((balance - end).magnitude <= cent * .half)
    #expect(rest > 0 || balance == 0 && months.dropLast().allSatisfy { $0.balance > 0 })
    #expect(schedule.total.principal == Rational(cents) * cent - balance)
    #expect(schedule.total.payment == schedule.total.interest + schedule.total.principal)
    #expect(months.count == count || rest == 0 && months.count < count)
  }

  /// A loan in tables of the Consumer Financial Protection Bureau: 200,000 at 5 % for 30 years.
  @Test func `agrees with published tables`() throws {
    let months = try schedule("schedule(200000 USD; 5%; 30 years)").months
    let first = months[0]
    #expect(months.count == 360 && first.payment == Rational(numerator: 107_364, denominator: 100))
    #expect(first.interest == Rational(numerator: 83_333, denominator: 100))
    #expect(first.principal == Rational(numerator: 24_031, denominator: 100))
    #expect(first.balance == Rational(numerator: 19_975_969, denominator: 100))
    #expect(months[359].balance == 0)
  }
}
