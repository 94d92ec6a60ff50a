import ExactNumbers
import Testing

@testable import CalculatorCore

@Suite struct `Errors of functions` {
  // An equation is no argument list, and a random number has another argument.
  @Test(arguments: Function.allCases.filter { !$0.hasUnknown && !$0.isRandom })
  func `are reported for a wrong number of arguments`(function: Function) throws {
    for count in 0...4 {
      let arguments = Array(repeating: "1", count: count).joined(separator: ";")
      let text = "2+\(function.name)(\(arguments))+3"
      let place = 2..<text.utf8.count - 2
      if function.takes(count) {
        #expect(!outcome(text).contains("wrongArguments"), "\(text)")
      } else {
        #expect(outcome(text) == "wrongArguments(\(function)) \(place)")
      }
    }
  }

  @Test(
    arguments: TableTests.rows(of: "FunctionError").filter { $0.outcome.contains("outsideDomain") })
  func `outside a domain have the place of the function in any line, and in its tokens`(
    text: String, outcome: String
  ) throws {
    let error = try #require(
      #expect(throws: EvaluationError.self) { try Formula(text).evaluated() })
    guard error.place == 0..<text.utf8.count, !text.contains("+") else { return }
    #expect(throws: EvaluationError(error.kind, at: 4..<text.utf8.count + 4)) {
      try Formula("1 + \(text) × 2").evaluated()
    }
    let expression = try Formula("1 + \(text) × 2").expression
    let tokens = 2..<expression.tokens.count - 2
    #expect(throws: EvaluationError(error.kind, at: tokens)) { try expression.evaluated() }
  }

  @Test func `depend on the number of deciding digits`() throws {
    // A zero that its closed form does not prove.
    let zero = "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2"
    #expect(throws: EvaluationError(.unknownDivisor(digits: 2_000), at: 1..<39)) {
      try Formula("1/(\(zero))").evaluated(
        in: EvaluationContext(within: Limits(decidingDigits: 2_000)))
    }
  }

  @Test(arguments: [
    "gcd(6;4;2)", "lcm(6;4;2)", "floor(10^9000*pi)", "sin(10^9000)-sin(1)+abs(sin(10^9000))",
    "2^pi+abs(exp(1000)-pi)", "(pi!)", "round(exp(9000))", "mod(exp(9000);7)",
    "npr(10^5;10^5)", "ncr(10^6;10^4)", "isprime(2^3217-1)", "sum(2^9000;3^9000)",
    "hypot(2^9000;3^9000)", "gamma(1/3)+gamma(pi)",
  ])
  func `include a cancellation`(text: String) throws {
    let formula = try Formula(text)
    var wasAsked = false
    do throws(EvaluationError) {
      _ = try formula.evaluated(
        in: EvaluationContext(
          unless: Cancellation {
            wasAsked = true
            return true
          }))
      #expect(!wasAsked, "\(text)")
    } catch {
      #expect((error.kind == .cancelled) == wasAsked, "\(text)")
      #expect(error.place.upperBound <= text.utf8.count)
    }
  }

  @Test func `include a cancellation during long sums, arguments and chains of signs`() throws {
    let count = 3_000
    let texts = [
      "max(" + String(repeating: "pi;", count: count) + "1)",
      String(repeating: "-(", count: count) + "pi", "pi" + String(repeating: "+1", count: count),
    ]
    for text in texts {
      let error = #expect(throws: EvaluationError.self) {
        try Formula(text).evaluated(in: EvaluationContext(unless: Cancellation { true }))
      }
      #expect(error?.kind == .cancelled)
    }
  }

  @Test func `have a kind for every error of a real number`() {
    let reasons: [(RealError, EvaluationError.Kind)] = [
      (.divisionByZero, .divisionByZero), (.outsideDomain, .rootOfNegative), (.tooLarge, .tooLarge),
      (.tooLong, .tooLong), (.unknownSign(digits: 7), .unknownSign(digits: 7)),
      (.unknownFloor(digits: 7), .unknownFloor(digits: 7)), (.cancelled, .cancelled),
      (.unproven, .unproven),
    ]
    for (reason, kind) in reasons { #expect(reason.kind == kind) }
  }
}
