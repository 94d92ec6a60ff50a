import Testing

@testable import CalculatorCore

/// The judge itself must reject false claims.
@Suite(.waiting) struct `The judge of real numbers` {
  typealias Row = (expression: String, digits: Int, printed: String)

  @Test func `accepts true claims and rejects false ones`() throws {
    let claims = (Self.trueRows + Self.falseRows).map {
      Claim(expression: $0.expression, digits: $0.digits, printed: $0.printed)
    }
    for (index, verdict) in try Verdict.byTheJudge(of: claims).enumerated() {
      #expect(
        (verdict == .true) == (index < Self.trueRows.count) && !verdict.isSkipped,
        "\(claims[index]) was found to be \(verdict)")
    }
  }

  @Test func `knows the previous result while the number of digits stays the same`() throws {
    let claims = [
      Claim(expression: "sqrt(2)", digits: 5, printed: "1.4142"),
      Claim(expression: "ans^2", digits: 5, printed: "2"),
      Claim(expression: "1/0", digits: 5, printed: "!division by zero"),
      Claim(expression: "ans+1", digits: 5, printed: "!there is none"),
      Claim(expression: "ans", digits: 6, printed: "!there is none"),
    ]
    #expect(try Verdict.byTheJudge(of: claims).allSatisfy { $0 == .true })
  }

  /// A text that the judge cannot read has no value for it, so a claimed error would be true.
  @Test func `knows every function`() throws {
    // Dates, plots and calculus have other judges, loans published tables, random numbers none, and a
    // line has a slope and an intercept.
    let judgedElsewhere: Set<Function> = [
      .weekday, .week, .yearday, .workdays, .unix, .payment, .loan, .savings, .term, .rate,
      .schedule, .npv, .irr, .derivative, .integral, .solve, .plot, .scatter, .linreg, .random,
      .roll,
    ]
    let functions = Function.allCases.filter { !judgedElsewhere.contains($0) }
    let claims = functions.flatMap { function in
      // Every function is defined at one of them.
      ["0", "1/2", "1", "2"].map { argument in
        let least = function.arity.least
        let arguments =
          least == 4 ? ["3", argument, argument, "4"] : Array(repeating: argument, count: least)
        return Claim(
          expression: "\(function.name)(\(arguments.joined(separator: ";")))", digits: 5,
          printed: "!it has no value")
      }
    }
    let verdicts = try Verdict.byTheJudge(of: claims)
    for index in stride(from: 0, to: claims.count, by: 4) {
      #expect(
        verdicts[index..<index + 4].contains { $0 != .true },
        "\(claims[index].expression) is not known: see Judge/lexer.py and Judge/exact.py")
    }
  }

  @Test func `knows every spelling of the mathematical constants`() throws {
    let names = Constant.allCases.filter { $0.entry == nil && $0 != .infinity }.flatMap(\.spellings)
    let claims = names.map { Claim(expression: $0, digits: 5, printed: "!it has no value") }
    let verdicts = try Verdict.byTheJudge(of: claims)
    let quantities = try Verdict.byTheJudge(
      "quantities.py", [`Quantities and their judge`.rates], of: names.map { "!\t\($0)" })
    for (name, verdicts) in zip(names, zip(verdicts, quantities)) {
      #expect(
        verdicts.0 != .true && verdicts.1 != .true,
        "\(name) is not known: see Judge/lexer.py and Judge/reals.py")
    }
  }

  static let trueRows: [Row] = [
    // Less than one unit off, on either side.
    ("2/3", 3, "0.667"), ("2/3", 3, "0.666"), ("sqrt(2)", 5, "1.4142"), ("sqrt(2)", 5, "1.4143"),
    ("-pi", 1, "-3"), ("-pi", 1, "-4"), ("exp(-100)", 2, "3.7e-44"), ("9.996+sin(0)", 3, "9.996"),
    // A rounded number keeps its zeros.
    ("sqrt(2)-sqrt(2)+1+10^-9*pi", 4, "1.000"), ("10*pi", 2, "3.1e1"), ("sqrt(6.25)", 34, "2.5"),
    // Exact, with more digits than requested.
    ("sqrt(1.21)+10^-6", 2, "1.100001"), ("0", 5, "0"), ("sin(pi)", 5, "0"),
    // No value, or an undecided one.
    ("ln(0)", 5, "!it has no logarithm"), ("tan(pi/2)", 5, "!it has no tangent"), ("1+", 5, "!1+"),
    ("cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2", 5, "!it is 0 to 1,000 digits"),
  ]

  static let falseRows: [Row] = [
    // At least one unit off.
    ("2/3", 3, "0.668"), ("2/3", 3, "0.665"), ("sqrt(2)", 5, "1.4144"), ("-pi", 1, "3"),
    ("8.9*sqrt(1)", 1, "1e1"), ("pi", 3, "3.1"), ("pi", 3, "3.14e1"),
    // Rounded, but looking exact.
    ("1+10^-9*pi", 4, "1"), ("10*pi", 2, "31"),
    // One unit of the last of 40 digits off.
    ("sqrt(2)", 40, "1.414213562373095048801688724209698078571"),
    // More digits than requested, but not exact.
    ("pi", 3, "3.1415"), ("sqrt(2)^2", 3, "2.000000000000000000000000000001"),
    // Zero claimed for a nonzero value, and the reverse.
    ("exp(-2000)", 5, "0"), ("sin(pi)", 5, "1e-1200"), ("tanh(989)-1", 5, "0"),
    // An error claimed for a value, and the reverse.
    ("pi", 5, "!it is 0 to 1,000 digits"), ("tanh(989)-1", 5, "!it is 0 to 1,000 digits"),
    ("cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2", 5, "!division by zero"), ("ln(0)", 5, "-1e9"),
    ("1+", 5, "1"),
    // Malformed numbers.
    ("1/2", 5, "0.50"), ("1/2", 5, ".5"), ("1/2", 5, "1/2"), ("pi*10^9", 2, "31e8.0"),
  ]
}
