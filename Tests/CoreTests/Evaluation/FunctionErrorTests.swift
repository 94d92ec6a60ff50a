import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Errors of functions` {
  /// A number that is zero, which its closed form does not prove: cos(π/7) − cos(2π/7) + cos(3π/7) is 1/2.
  private static let hiddenZero = "cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2"

  // An equation is no list of arguments, and a random number has one more.
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

  @Test(arguments: [
    ("ln(0)", "ln"), ("ln(-1)", "ln"), ("log(0)", "log"), ("log(-pi)", "log"), ("log2(-8)", "log2"),
    ("sqrt(-1/4)", "sqrt"), ("sqrt(1-pi)", "sqrt"), ("asin(2)", "asin"), ("asin(-1.1)", "asin"),
    ("acos(pi)", "acos"), ("acos(-2)", "acos"), ("tan(pi/2)", "tan"), ("tan(90°)", "tan"),
    ("tan(-3pi/2)", "tan"), ("gcd(sqrt(2);2)", "gcd"), ("lcm(2;pi)", "lcm"), ("gcd(e)", "gcd"),
    ("root(-4;2)", "root"), ("root(4;0)", "root"), ("root(-2;2.5)", "root"),
    ("root(-2;pi)", "root"), ("log(0;3)", "log"), ("log(2;1)", "log"), ("log(2;-3)", "log"),
    ("log(2;0)", "log"), ("atan2(0;0)", "atan2"), ("acosh(1/2)", "acosh"), ("acosh(-pi)", "acosh"),
    ("atanh(1)", "atanh"), ("sec(90°)", "sec"), ("csc(0)", "csc"), ("cot(0)", "cot"),
    ("asec(1/2)", "asec"),
    ("acsc(0)", "acsc"), ("coth(0)", "coth"), ("csch(0)", "csch"), ("asech(2)", "asech"),
    ("acoth(1)", "acoth"), ("atanh(-1)", "atanh"), ("atanh(pi)", "atanh"), ("ncr(5;-1)", "ncr"),
    ("ncr(5/2;1)", "ncr"), ("ncr(5;pi)", "ncr"), ("npr(-5;1)", "npr"), ("npr(5;0.5)", "npr"),
    ("gamma(0)", "gamma"), ("gamma(-3)", "gamma"), ("quantile(1;2;1.1)", "quantile"),
    ("quantile(1;2;-1)", "quantile"),
  ])
  func `have the place of the whole function outside of its domain`(
    text: String, name: String
  ) throws {
    let end = text.utf8.count
    #expect(outcome(text) == "outsideDomain(\(name)) 0..<\(end)")
    #expect(outcome("1 + \(text) × 2") == "outsideDomain(\(name)) 4..<\(end + 4)")
    let expression = try Formula("1 + \(text) × 2").expression
    let tokens = 2..<expression.tokens.count - 2
    #expect(
      throws: EvaluationError(.outsideDomain(try #require(Function(rawValue: name))), at: tokens)
    ) {
      try expression.evaluated()
    }
  }

  @Test(arguments: [
    ("1/(Z)", "unknownDivisor(1000) 1..<L"), ("2+3/(Z)", "unknownDivisor(1000) 3..<L"),
    ("mod(1;Z)", "unknownDivisor(1000) 0..<L"), ("mod(Z+1;1)", "undecided(mod 1000) 0..<L"),
    ("floor(Z)", "unknownFloor(1000) 0..<L"), ("ceil(Z+3)", "unknownFloor(1000) 0..<L"),
    ("round(Z+1/2)", "undecided(round 1000) 0..<L"), ("(Z+3)!", "unknownFloor(1000) 0..<L"),
    ("sqrt(Z)", "unknownSign(1000) 0..<L"), ("√(Z)", "unknownSign(1000) 0..<L"),
    ("abs(Z)", "unknownSign(1000) 0..<L"), ("ln(Z)", "unknownSign(1000) 0..<L"),
    ("(Z)^0.5", "unknownSign(1000) 0..<L"), ("(Z)^-1", "unknownSign(1000) 0..<L"),
    ("0^(Z)", "unknownSign(1000) 0..<L"), ("max(1;Z+1)", "undecided(max 1000) 0..<L"),
    ("min(Z;0)", "undecided(min 1000) 0..<L"), ("asin(Z+1)", "undecided(asin 1000) 0..<L"),
    ("acos(Z-1)", "undecided(acos 1000) 0..<L"), ("tan((Z+1/2)*pi)", "undecided(tan 1000) 0..<L"),
    ("acosh(Z+1)", "undecided(acosh 1000) 0..<L"), ("atanh(Z+1)", "undecided(atanh 1000) 0..<L"),
    ("gamma(Z-3)", "undecided(gamma 1000) 0..<L"), ("atan2(1;Z)", "undecided(atan2 1000) 0..<L"),
    ("log(Z;3)", "unknownSign(1000) 0..<L"), ("log(3;Z+1)", "unknownSign(1000) 0..<L"),
    ("root(Z;2)", "unknownSign(1000) 0..<L"), ("sign(Z)", "unknownSign(1000) 0..<L"),
    ("trunc(Z+3)", "unknownFloor(1000) 0..<L"), ("frac(Z+3)", "unknownFloor(1000) 0..<L"),
    ("isprime(Z+3)", "unknownFloor(1000) 0..<L"), ("ncr(Z+3;1)", "unknownFloor(1000) 0..<L"),
    ("trunc(Z)", "0"), ("sign(atanh(Z))", "unknownSign(1000) 0..<L"), ("atan2(0;Z+1)", "0"),
    ("max(3;Z)", "3"), ("median(Z;0;1)", "undecided(median 1000) 0..<L"), ("floor(Z+1/2)", "0"),
    ("round(Z)", "0"), ("(Z)*0", "0"), ("(Z)^0", "1"),
  ])
  func `report what remains undecided within the limits`(
    pattern: String, expected: String
  ) {
    let text = pattern.replacing("Z", with: Self.hiddenZero)
    #expect(outcome(text) == expected.replacing("L", with: "\(text.utf8.count)"))
  }

  @Test func `depend on the number of digits that decide`() throws {
    #expect(throws: EvaluationError(.unknownDivisor(digits: 2_000), at: 1..<39)) {
      try Formula("1/(\(Self.hiddenZero))").evaluated(within: Limits(decidingDigits: 2_000))
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
        unless: Cancellation {
          wasAsked = true
          return true
        })
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
        try Formula(text).evaluated(unless: Cancellation { true })
      }
      #expect(error?.kind == .cancelled)
    }
  }

  @Test func `have a kind for every error of a real number`() {
    let reasons: [(RealError, EvaluationError.Kind)] = [
      (.divisionByZero, .divisionByZero), (.outsideDomain, .rootOfNegative), (.tooLarge, .tooLarge),
      (.tooLong, .tooLong), (.unknownSign(digits: 7), .unknownSign(digits: 7)),
      (.unknownFloor(digits: 7), .unknownFloor(digits: 7)), (.cancelled, .cancelled),
      (.unproven, .unprovenPrime),
    ]
    for (reason, kind) in reasons { #expect(reason.kind == kind) }
  }
}
