import TestSupport
import Testing

@testable import CalculatorCore

@Suite("Loans, savings and cash flows")
struct LoanTests {
  @Test(arguments: 0..<30)
  func `give each of their five numbers by the others`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (amount, rest) = (random.integer(1...300_000), random.integer(0...100))
    let rate = "\(random.integer(1...80))/400"
    let months = random.integer(1...6)
    let isEarly = Bool.random(using: &random)
    let end = "; \(rest)" + (isEarly ? "; 1" : "")
    let payment = "payment(\(amount); \(rate); \(months) months\(end))"
    try expectSame("loan(\(payment); \(rate); \(months) months\(end))", "\(amount)")
    try expectSame("term(\(amount); \(payment); \(rate)\(end))", "\(months) months")
    if !isEarly || months > 1 {
      try expectSame("rate(\(amount); \(payment); \(months) months\(end))", "\(rate) in %")
    }
    try expectSame(
      "savings(\(payment); \(rate); \(months) months; \(-amount)\(isEarly ? "; 1" : ""))",
      "\(-rest)")
  }

  @Test func `are written as read`() throws {
    let expression = try Formula("payment(200000; 5%; 30 years; begin)").expression
    #expect(expression.source { "\($0)" } == "payment(200000; 5%; 30 year; 0; 1)")
  }
}
