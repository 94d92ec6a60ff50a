import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite("Loans, savings and cash flows")
struct LoanTests {
  /// Cases that the documentation of numpy-financial and of spreadsheets prints.
  @Test(arguments: [
    ("payment(200000; 7.5%; 15 years)", "1854.02472000"),
    ("payment(15000; 8%; 5 years)", "304.145914"),
    ("payment(10000; 8%; 10 months)", "1037.03208935"),
    ("payment(10000; 8%; 10 months; begin)", "1030.16432"),
    ("savings(100; 5%; 10 years; 100)", "15692.9288943"),
    ("savings(200; 6%; 10 months; 500; begin)", "2581.403374"),
    ("savings(1000; 12%; 12 months)", "12682.50301"), ("loan(500; 8%; 20 years)", "59777.145851"),
    ("loan(-100; 5%; 10 years; 15692.93)", "100.00067131"), ("term(8000; 150; 7%)", "64.073348770"),
    ("term(-1000; 100; 12%; -10000; 1)", "59.673865674"), ("rate(8000; 200; 4 years)", "0.0924176"),
    ("npv(28.1%; -100; 39; 59; 55; 20)", "-0.008478591638"),
    ("npv(5%; -15000; 1500; 2500; 3500; 4500; 6000)", "122.8948549509"),
    ("irr(-150000; 15000; 25000; 35000; 45000; 60000)", "0.05243288885"),
    ("irr(-100; 39; 59; 55; 20)", "0.2809484211"), ("irr(-100; 0; 0; 74)", "-0.0954958"),
  ])
  func `agree with published cases`(text: String, digits: String) throws {
    let value = try Formula(text).evaluated().value.number
    let decimal = try FormedNumber(decimal: value).text(digits: 20, in: .ascii, Budget())
    #expect(decimal.text.hasPrefix(digits), "\(decimal.text)")
  }

  @Test(arguments: 0..<30)
  func `give each of their five numbers from the others`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let amount = Int.random(in: 1...300_000, using: &random)
    let rest = Int.random(in: 0...100, using: &random)
    let rate = "\(Int.random(in: 1...80, using: &random))/400"
    let months = Int.random(in: 1...6, using: &random)
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

  @Test func `are written as they are read`() throws {
    let expression = try Formula("payment(200000; 5%; 30 years; begin)").expression
    #expect(expression.source { "\($0)" } == "payment(200000; 5%; 30 year; 0; 1)")
  }
}
