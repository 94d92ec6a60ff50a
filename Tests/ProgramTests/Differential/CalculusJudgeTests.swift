import TestSupport
import Testing

/// Compares derivatives and integrals with mpmath at twice the digits.
@Suite(.waiting) struct `Calculus and its judge` {
  @Test(arguments: seeds) func `print no wrong digit`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let questions = (0..<24 * caseFactor).map { _ in Question(&generator) }
    let printed = try Printed(["--digits", "20"], lines: questions.map(\.line))
    // Random functions may have poles.
    let claims = questions.indices.compactMap { index in
      printed.results[index].map { questions[index].claim($0, digits: 20) }
    }
    let verdicts = try Verdict.byTheJudge("calculus.py", of: claims)
    for (claim, verdict) in zip(claims, verdicts) {
      if case .false(let reason) = verdict { Issue.record("\(claim), of seed \(seed): \(reason)") }
    }
    #expect(claims.count > questions.count * 3 / 4)
    #expect(verdicts.count { $0 == .true } > questions.count / 2)
  }

  @Test func `are rejected with a wrong digit`() throws {
    let claims = [
      "integral\texp(-x**2)\t0 1\t20\t0.74682413281242702540", "integral\tx\t0 1\t20\t0.6",
      "derivative\tsin(x)\t1\t20\t0.54030230586813971750", "integral\t1/x\t1 2\t20\t0.8",
    ]
    let verdicts = try Verdict.byTheJudge("calculus.py", of: claims)
    #expect(verdicts.map { $0 == .true } == [true, false, false, false])
  }
}

private struct Question {
  let line: String
  private let function: String
  private let bounds: String
  private let kind: String

  private static let smooth = [
    "exp(-x^2)", "sin(x)", "cos(3*x)", "1/(1+x^2)", "atan(x)", "tanh(x)", "x^3-2*x", "sqrt(2+x^2)",
    "log(3+x^2)", "erf(x)", "exp(sin(x))", "cosh(x/3)", "1/(2+cos(x))", "asinh(x)", "x*exp(-x)",
    "sin(x)^2", "(1+x^2)^1.5", "2^x",
  ]
  private static let singular = [
    "sqrt(x)", "log(x)", "1/sqrt(x)", "x*log(x)", "cbrt(x)", "log(x)^2", "sqrt(x)*exp(x)",
    "sqrt(sin(x))", "1/(1+sqrt(x))",
  ]
  /// Functions that vanish at 0, and nowhere else from 0 to 2.
  private static let vanishing = [
    "sin(x)", "x", "(exp(x)-1)", "log(1+x)", "atan(x)", "sinh(x)", "tanh(x)", "asin(x/3)",
    "(x+x^2)",
  ]
  private static let falling = [
    "exp(-x)", "exp(-x^2)", "1/(1+x^2)", "x^2*exp(-x)", "1/cosh(x)", "exp(-x)*sin(x)", "1/(1+x^4)",
    "x/(exp(x)+1)", "exp(-x)/(1+x^2)",
  ]

  init(_ generator: inout SeededGenerator) {
    func pick(_ texts: [String]) -> String { generator.pick(texts) }
    func fraction(_ range: ClosedRange<Int>) -> String { "\(generator.integer(range))/8" }
    func composed() -> String {
      let (first, second) = (pick(Self.smooth), pick(Self.smooth))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return "(\(first))*(\(second))"
      case 1: return "(\(first))/(2+(\(second))^2)"
      case 2: return "(\(first))-3*(\(second))"
      default: return first
      }
    }
    let text: String
    switch Int.random(in: 0..<9, using: &generator) {
    case 0...2: (kind, text, bounds) = ("derivative", composed(), fraction(-16...16))
    case 3...5:
      (kind, text, bounds) = ("integral", composed(), "\(fraction(-16 ... -1)) \(fraction(1...16))")
    case 6: (kind, text, bounds) = ("integral", pick(Self.singular), "0 \(fraction(1...16))")
    case 7:
      let ratio = "\(pick(Self.vanishing))/\(pick(Self.vanishing))"
      let function = pick([ratio, "exp(-\(ratio))", "cos(x)*\(ratio)"])
      (kind, text, bounds) = ("integral", function, "0 \(fraction(1...16))")
    default: (kind, text, bounds) = ("integral", pick(Self.falling), "0 inf")
    }
    let ends = bounds.split(separator: " ").joined(separator: " to ")
    line = "\(kind)(\(text.replacing("log(", with: "ln(")); x = \(ends))"
    function = text.replacing("^", with: "**").replacing("1.5", with: "mpf('1.5')")
  }

  func claim(_ printed: String, digits: Int) -> String {
    [kind, function, bounds, "\(digits)", printed].joined(separator: "\t")
  }
}
