import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The grammar of functions` {
  @Test(arguments: [
    ("2pi", "2*pi"), ("2√3", "2*sqrt(3)"), ("3deg", "1.5° * 2"),
    ("2π√3", "2*pi*sqrt(3)"), ("2e pi", "2*e*pi"), ("pi^2e", "(pi^2)*e"),
    ("2pi^2", "2*(pi^2)"), ("(2)pi", "2*pi"), ("3!e", "6*e"),
    ("2sin(1)cos(1)", "2*sin(1)*cos(1)"), ("sin(1)2", "2*sin(1)"), ("-2pi", "-(2*pi)"),
    ("2ln(2)^2", "2*(ln(2)^2)"), ("e e", "e^2"), ("sin(1)°", "sin(1)*1°"),
    ("2^-2pi", "(2^-2)*pi"), ("-e^2", "-(e^2)"), ("2°!×0", "0"), ("tau", "2pi"),
  ])
  func `constants, functions and roots multiply adjacent operands`(
    text: String, product: String
  ) throws {
    guard text != "2°!×0" else {
      #expect(outcome(text) == "factorialOfFraction 0..<4")
      return
    }
    try expectSame(text, product)
  }

  /// Expressions with their values; each function is in one of them.
  private static let values = [
    ("sin(pi/2)", "1"), ("2sin(pi/2)", "2"), ("sin(30°)", "1/2"), ("cos(60deg)", "1/2"),
    ("tan(45°)", "1"), ("log(1000)", "3"), ("log2(1/8)", "-3"), ("ln(e^5)", "5"),
    ("exp(ln(7))", "7"), ("cbrt(-27)", "-3"), ("sqrt(1/4)", "1/2"), ("abs(-3)", "3"),
    ("floor(-2.5)", "-3"), ("ceil(-2.5)", "-2"), ("round(2.5)", "3"), ("round(-2.5)", "-3"),
    ("min(3;1;2)", "1"), ("max(3,1,2)", "3"), ("mod(-7;3)", "2"), ("gcd(12;18;8)", "2"),
    ("lcm(4;6;10)", "60"), ("gcd(1/2;1/3)", "1/6"), ("lcm(1/2;1/3)", "1"), ("asin(1)*2-pi", "0"),
    ("acos(1)", "0"), ("atan(1)*4-pi", "0"), ("sinh(0)", "0"), ("cosh(0)", "1"), ("tanh(0)", "0"),
    ("min(5)", "5"), ("gcd(-4)", "4"), ("lcm(-4)", "4"), ("lcm(0;4)", "0"), ("gcd(0;0)", "0"),
    ("mod(7;-3)", "-2"), ("mod(5.5;2)", "3/2"), ("max(pi;3)-pi", "0"), ("floor(pi)", "3"),
    ("root(-27;3)", "-3"), ("root(8;-3)", "1/2"), ("root(-27;-3)", "-1/3"), ("root(7;1)", "7"),
    ("root(16;-2)", "1/4"), ("root(4;0.5)", "16"), ("root(32;2.5)", "4"), ("root(-2;1/3)", "-8"),
    ("root(0;3)", "0"), ("root(0;2.5)", "0"), ("root(2;2)-√2", "0"), ("root(-7;-1)", "-1/7"),
    ("root(2;10^30+1)", "≈1"), ("root(pi^pi;pi)-pi", "0"), ("hypot(3;4)", "5"),
    ("hypot(-5)", "5"), ("hypot(0)", "0"), ("hypot(0;-pi;0)-pi", "0"), ("hypot(2;3;6)", "7"),
    ("hypot(1;1)-√2", "0"), ("hypot(√2;√7)", "3"), ("sign(-pi)", "-1"), ("sign(0)", "0"),
    ("sign(√2-√2)", "0"), ("sign(10^-9)", "1"), ("log(8;2)", "3"), ("log(1/9;3)", "-2"),
    ("log(8;4)", "3/2"), ("log(1000;10)", "3"), ("log(5;7)*ln(7)-ln(5)", "0"),
    ("atan2(1;1)-pi/4", "0"), ("atan2(-1;-1)/pi", "-3/4"), ("atan2(0;-1)-pi", "0"),
    ("asinh(0)", "0"), ("asinh(sinh(1))", "1"), ("acosh(cosh(1))", "1"), ("atanh(tanh(1))", "1"),
    ("atanh(1/2)-ln(3)/2", "0"), ("sec(60°)", "2"), ("csc(30°)", "2"), ("cot(45°)", "1"),
    ("cot(90°)", "0"),
    ("asec(2)*3/pi", "1"), ("acsc(2)*6/pi", "1"), ("acot(1)*4/pi", "1"), ("acot(-1)*4/pi", "3"),
    ("acot(0)*2/pi", "1"), ("sech(0)", "1"), ("sech(1)*cosh(1)", "1"), ("csch(1)*sinh(1)", "1"),
    ("coth(1)*tanh(1)", "1"), ("asech(1)", "0"), ("acsch(csch(1))", "1"), ("acoth(coth(1))", "1"),
    ("sec(1)*cos(1)", "1"), ("arcsec -1 / pi", "1"), ("cosec(90°)", "1"),
    ("sec(1 rad)*cos(1)", "1"), ("trunc(-2.5)", "-2"), ("trunc(2.5)", "2"), ("trunc(-pi)", "-3"),
    ("trunc(-0.5)", "0"), ("frac(-2.5)", "-1/2"), ("frac(7)", "0"), ("frac(pi)+3-pi", "0"),
    ("frac(-pi)-3+pi", "0"), ("sum(1;2;3)", "6"), ("sum(pi)-pi", "0"), ("sum(1/2;√2;-√2)", "1/2"),
    ("mean(1;2;3;5)", "11/4"), ("mean(4)", "4"), ("mean(pi;-pi)", "0"),
    ("product(2;3;√4)", "12"), ("product(√2;√2)", "2"), ("median(3;1;2)", "2"),
    ("median(4;1;√4;3)", "5/2"), ("median(7)", "7"),
    ("quantile(4;1;3;2;0.25)", "7/4"), ("quantile(1;2;1)", "2"), ("quantile(1;2;0%)", "1"),
    ("quantile(√2;√3;0.5)*2-√2-√3", "0"), ("percentile(15;20;35;40;50;0.4)", "29"),
    ("variance(1;2;3;4)", "5/3"), ("variancep(1;2;3;4)", "5/4"), ("var(√2;√3)*2+2√6", "5"),
    ("stdev(1;2;3;4)-√(5/3)", "0"), ("stdevp(2;4;4;4;5;5;7;9)", "2"), ("stdev(5;5)", "0"),
    ("count(1;√2;3)", "3"), ("isprime(97)", "1"),
    ("isprime(91)", "0"), ("isprime(1)", "0"), ("isprime(-7)", "0"), ("isprime(2.5)", "0"),
    ("isprime(pi)", "0"), ("isprime(2^89-1)", "1"), ("ncr(5;2)", "10"), ("ncr(5;6)", "0"),
    ("ncr(0;0)", "1"), ("ncr(49;6)", "13983816"), ("ncr(10^50;1)-10^50", "0"),
    ("ncr(10^50;10^50-1)-10^50", "0"), ("npr(5;2)", "20"), ("npr(5;6)", "0"), ("npr(5;0)", "1"),
    ("npr(20;20)-20!", "0"), ("gamma(5)", "24"), ("gamma(1/2)^2-pi", "0"), ("gamma(1)", "1"),
    ("erf(0)", "0"), ("erf(1)+erf(-1)", "0"), ("erfc(0)", "1"), ("erf(2)+erfc(2)", "1"),
    ("weekday(2026-12-25)", "5 weekday"), ("week(2026-12-31)", "53"),
    ("unix(86400) in unix", "86400"),
    ("workdays(2026-12-25;2026-12-31)", "5"), ("abs(1-pi)+1-pi", "0"), ("round(e)", "3"),
    ("ceil(e)", "3"), ("mod(pi;3)+3-pi", "0"), ("payment(12;0;1 year)", "1"),
    ("loan(1;0;1 year)", "12"), ("savings(1;0;1 year)", "12"), ("gravity", "196133/20000 m/s^2"),
    ("term(12;1;0)", "12 month"),
    ("rate(12;1;1 year)", "0 %"), ("schedule(12;0;1 year)", "0 "), ("tau-2pi", "0"),
    ("npv(100%;1;2)", "2"), ("irr(-1;2)", "1 %"),
    ("solve(2x=6)", "3"), ("plot(x;x=0 to 1)", "0 "),
  ]

  @Test(arguments: values)
  func `each function has its value`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("ln(tanh(10^5))", "-2exp(-2*10^5)"), ("ln(tanh(√10^11))", "-2exp(-2√10^11)"),
    ("ln(tanh(99))", "-2atanh(exp(-198))"), ("ln(tanh(6*10^6))", "-2exp(-12*10^6)"),
    ("ln(tanh(1))", "-2atanh(exp(-2))"),
  ])
  func `a logarithm of a number next to 1 has all its digits`(text: String, same: String) {
    #expect(outcome(text) == outcome(same) && outcome(text).hasPrefix("≈"), "\(outcome(text))")
  }

  @Test(arguments: Function.allCases.filter { !$0.isRandom })
  func `each function is tried`(function: Function) {
    let isTried = (Self.values.map(\.0) + TableTests.lines).contains {
      $0.contains(function.name + "(")
    }
    #expect(isTried, "add an expression with \(function.name) to a table")
  }

  @Test(arguments: Constant.allCases)
  func `each constant is tried`(constant: Constant) {
    #expect(
      Self.values.contains { $0.0.split { !$0.isLetter }.contains(Substring(constant.name)) }
        || MeasuredTests.values.contains { constant.spellings.contains($0.0) },
      "add an expression with \(constant.name) and its value to a table")
  }

  @Test(arguments: [
    ("sin(pi/2", "sin(pi/2)"), ("max(1;2", "max(1;2)"), ("sqrt(sqrt(16", "2"), ("2(sqrt(4", "4"),
    ("max(1;min(2;3", "2"), ("√(4", "2"), ("sqrt((4", "2"), ("max((1;2", nil),
    ("1+abs(-2", "3"),
  ])
  func `functions that are open at the end are closed there`(text: String, closed: String?) throws {
    if let closed {
      try expectSame(text, closed)
    } else {
      #expect(outcome(text) == "straySeparator 6..<7")
    }
  }

  @Test func `functions nest as deeply as parentheses`() throws {
    let count = 10_000 * caseFactor
    let deep = String(repeating: "abs(", count: count) + "-7"
    #expect(outcome(deep) == "7")
    #expect(outcome(deep + String(repeating: ")", count: count)) == "7")
    #expect(outcome(String(repeating: "√", count: count) + "1") == "1")
    #expect(outcome(String(repeating: "max(1;", count: count) + "2") == "2")
    #expect(outcome("max(" + String(repeating: "1;", count: count) + "2)") == "2")
    let expression = try Formula("abs(abs(1))").expression
    #expect(throws: EvaluationError(.tooLong, at: 1..<2)) {
      try expression.evaluated(within: Limits(nesting: 1))
    }
  }

  @Test func `the values of percentages in arguments are kept, also irrational ones`() throws {
    let formula = try Formula("max(200 + 10%; √2 + 10%)")
    let percentages = try formula.evaluated().percentages
    #expect(percentages.map(\.token) == [4, 10])
    #expect(percentages.map(\.value.number.shortText) == ["20", "≈0.141421356237"])
  }

  @Test(arguments: seeds)
  func `an argument has the value that it has in parentheses`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let inner = generator.expression(depth: 2)
      let alone = outcome("(" + inner + ")")
      guard !alone.contains(" ") else { continue }
      for text in ["min(\(inner))", "max(\(inner);\(inner))", "min(\(inner)"] {
        #expect(outcome(text) == alone, "\(text)")
      }
    }
  }
}
