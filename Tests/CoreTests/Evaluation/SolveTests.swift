import TestSupport
import Testing

@testable import CalculatorCore
@testable import ExactNumbers
@testable import Quantities

@Suite("The solutions of an equation")
struct SolveTests {
  /// The solutions of a text with 10 digits, or its error in one word with its bytes.
  private func solutions(_ text: String) -> String {
    do throws(EvaluationError) {
      let value = try Formula(text).evaluated().value
      let formed = try? FormedQuantity(value, in: .decimal, Budget())
      return (try? formed?.text(digits: 10, in: .ascii, Budget()).text) ?? ""
    } catch {
      return "\(error.kind.word) \(error.place)"
    }
  }

  @Test(arguments: [
    ("solve(x^2 = 4)", "-2; 2"), ("solve(x^2 = 4; x = 0 to 10)", "2"), ("solve(2 x = 3)", "1.5"),
    ("solve(x^2 = 2)", "-1.414213562; 1.414213562"), ("solve(x^2 = 4; x = 2 to -2)", "-2; 2"),
    ("solve((x-1)^2 (x+2) = 0)", "-2; 1 (x2)"), ("solve(x^3 = 8)", "2"),
    ("solve(x = 10^10)", "10000000000"),
    ("solve((x^2-1)/(x-1) = 3)", "2"), ("solve(1/(1/x) = 5)", "5"),
    ("solve(x^-2 = 4)", "-0.5; 0.5"),
    ("solve(t^2 = 2; t = 0 to √2)", "1.414213562"), ("solve(x^0 = x)", "1"),
    ("solve(x/x = 1; x = -1 to 1)", "-1 <= x < 0; 0 < x <= 1"), ("solve(x = x)", "-inf < x < inf"),
    ("solve(floor(x) = 2)", "2 <= x < 3"), ("solve(ceil(x) = 2)", "1 < x <= 2"),
    ("solve(round(x) = 2)", "1.5 <= x < 2.5"), ("solve(round(x) = 0)", "-0.5 < x < 0.5"),
    ("solve(round(x) = -2)", "-2.5 < x <= -1.5"),
    ("solve(round(x^2) = 1; x = 0 to 5)", "0.7071067812 <= x < 1.224744871"),
    ("solve(trunc(x) = 0)", "-1 < x < 1"), ("solve(trunc(x) = -2)", "-3 < x <= -2"),
    ("solve(sign(x) = 1)", "0 < x"), ("solve(sign(x) = 0)", "0"), ("solve(sign(x) = -1)", "x < 0"),
    ("solve(sign(x^2 - 4) = -1)", "-2 < x < 2"), ("solve(sign(x) = 2)", "noSolution 0..<18"),
    ("solve(sign(x) = x)", "-1; 0; 1"), ("solve(frac(x) = 1/4; x = -2 to 2)", "0.25; 1.25"),
    ("solve(frac(x) = -1/4; x = -2 to 2)", "-1.25; -0.25"),
    ("solve(round(x) = x + 1/2; x = -1 to 2)", "0.5; 1.5"),
    ("solve(sign(p - 80 €) = 0)", "80.00 EUR"),
    ("solve(round(10 x) = 25)", "2.45 <= x < 2.55"),
    ("solve(trunc(x)^2 = 4)", "-3 < x <= -2; 2 <= x < 3"),
    ("solve(round(sin(x)) = 5; x = 0 to 9)", "noSolution 0..<36"),
    ("solve(abs(x) = x)", "0 <= x"), ("solve(|x - 1| = 2)", "-1; 3"), ("solve(|x| = -x)", "x <= 0"),
    ("solve(floor(x) = x; x = 0.5 to 3)", "1; 2; 3"), ("solve(min(x; 2) = 2)", "2 <= x"),
    ("solve(max(x; 3x - 2) = 4)", "2"), ("solve(x mod 3 = 1; x = 0 to 9)", "1; 4; 7"),
    ("solve(x // 2 = 1)", "2 <= x < 4"), ("solve(floor(|x|) = 0)", "-1 < x < 1"),
    ("solve(|x| = |x|; x = 1 to 1)", "1"),
    ("solve(floor(x) (x - 1/2) = 0; x = -3 to 3)", "0 <= x < 1"), ("solve(|x|^3 = 8)", "-2; 2"),
    ("solve(x^3 + floor(x) = 10; x = 0 to 5)", "2"),
    ("solve(x^3 + sin(x) = 0; x = -1 to 1)", "0"),
    ("solve(exp(2x) + exp(3x) = 2; x = -1 to 1)", "0"),
  ])
  func `of polynomials, magnitudes and steps are exact`(text: String, value: String) {
    #expect(solutions(text) == value)
  }

  @Test(arguments: [
    ("solve(cos(x) = x)", "0.7390851332"), ("solve(ln(x) = -x)", "0.5671432904"),
    ("solve(tan(x) = x; x = 0 to 10)", "0 (x3); 4.493409458; 7.725251837"),
    ("solve(2^x = 8)", "3"), ("solve(x^x = 2)", "1.559610469"), ("solve(x^x = 4)", "2"),
    ("solve(sin(x) = 0; x = 0 to 2 pi)", "0; 3.141592654; 6.283185307"),
    ("solve(cos(x) = 1; x = -7 to 7)", "-6.283185307 (x2); 0 (x2); 6.283185307 (x2)"),
    ("solve(e^x = 5)", "1.609437912"), ("solve(ln(x) = 1)", "2.718281828"),
    ("solve(x*sin(1/x) = 0; x = 0.1 to 1)", "0.1061032954; 0.1591549431; 0.3183098862"),
    ("solve(sin(x)/x = 0; x = -4 to 4)", "-3.141592654; 3.141592654"),
    ("solve(x/ln(x) = 0; x = -1 to 0.9)", "noSolution 0..<33"),
    ("solve(sec(x) = 2; x = 0 to 2)", "1.047197551"),
    ("solve(cot(x) = 1; x = 1/2 to 3)", "0.7853981634"),
    ("solve(csc(x) = 2; x = 0 to 1)", "0.5235987756"), ("solve(sinh(x) = 1)", "0.8813735870"),
    ("solve(cosh(x) = 2; x = 0 to 5)", "1.316957897"),
    ("solve(tanh(x) = 1/2; x = -1 to 1)", "0.5493061443"),
    ("solve(coth(x) = 2; x = 0.1 to 3)", "0.5493061443"),
    ("solve(asec(x) = 1; x = 1.1 to 9)", "1.850815718"), ("solve(acsc(x) = 1)", "1.188395106"),
    ("solve(acot(x) = 1; x = 0 to 9)", "0.6420926159"),
    ("solve(asech(x) = 1; x = 0.1 to 0.9)", "0.6480542737"),
    ("solve(acsch(x) = 1)", "0.8509181282"), ("solve(acoth(x) = 1)", "1.313035285"),
    ("solve(acoth(1 km/x) = 1; x = 1 m to 900 m)", "761.5941560 m"),
    ("solve(asin(x) = 1)", "0.8414709848"), ("solve(acos(x) = 1)", "0.5403023059"),
    ("solve(atan(x) = 1; x = 0 to 9)", "1.557407725"),
    ("solve(asinh(x) = 1; x = 0 to 9)", "1.175201194"),
    ("solve(acosh(x) = 1; x = 1.1 to 9)", "1.543080635"), ("solve(atanh(x) = 1)", "0.7615941560"),
    ("solve(erf(x) = 1/2; x = 0 to 2)", "0.4769362762"),
    ("solve(erfc(x) = 1/2; x = 0 to 2)", "0.4769362762"),
    ("solve(log2(x) = x/2; x = 1 to 3)", "2"), ("solve(log(x; 3) = 2; x = 2 to 20)", "9"),
    ("solve(log(x;x+1) = 1/2; x = 1 to 9)", "1.618033989"), ("solve(√x = 3)", "9"),
    ("solve(cbrt(x) = 3; x = 1 to 100)", "27"), ("solve(root(x;5) = 2; x = 1 to 99)", "32"),
    ("solve(hypot(x;3) = 5; x = 0 to 9)", "4"), ("solve(sech(x) = 1/2; x = 0 to 3)", "1.316957897"),
    ("solve(csch(x) = 1; x = 1/2 to 3)", "0.8813735870"), ("solve(x^1.5 = 8; x = 1 to 9)", "4"),
    ("solve(x^π = 2; x = 1 to 9)", "1.246868989"),
    ("solve(|sin(x)| = 1/2; x = 0 to 1)", "0.5235987756"),
    ("solve(sin(x°) = 1/2; x = 0 to 90)", "30"), ("solve(tan x = 1; x = 0 to 1)", "0.7853981634"),
  ])
  func `of other equations are proven`(text: String, value: String) {
    #expect(solutions(text) == value)
  }

  @Test(arguments: [
    ("solve(√x = x)", "0; 1"), ("solve(√(2x+3) = x)", "3"), ("solve(√(x-1) (x-3) = 0)", "1; 3"),
    ("solve(cbrt(x-1) = x/2 - 1/2; x = 0 to 9)", "1; 3.828427125"), ("solve(1/√x = 2)", "0.25"),
    ("solve(x^(1/3) = 0)", "0"), ("solve(x^(1/3) = x)", "0; 1"), ("solve((x-1)^1.5 = x-1)", "1; 2"),
    ("solve(cbrt(x) = x)", "-1; 0; 1"), ("solve(x^(2/3) - 3 x^(1/3) + 2 = 0)", "1; 8"),
    ("solve(√x = x^(1/4) + 2)", "16"), ("solve(x^(1/3) + x^(1/200) = 2; x = 0.5 to 2)", "1"),
    ("solve(x^-0.5 = 2)", "0.25"),
    ("solve(e^(2x) - 3e^x + 2 = 0)", "0; 0.6931471806"),
    ("solve(exp(2x) = 4exp(x))", "1.386294361"),
    ("solve(4^x - 2^x = 2; x = 0 to 9)", "1"),
    ("solve(sin(x)^2 = 1/4; x = 0 to 1)", "0.5235987756"),
    ("solve(sin(x)^2 = 0; x = 1 to 4)", "3.141592654"),
    ("solve(ln(x)^2 = ln(x))", "1; 2.718281828"),
    ("solve(sin(x)^2 = 4; x = 0 to 9)", "noSolution 0..<31"),
    ("solve((cos(x) - 1)^2 = 0; x = -1 to 7)", "0 (x4); 6.283185307 (x4)"),
  ])
  func `are found in a power or a root of the unknown`(text: String, value: String) {
    #expect(solutions(text) == value)
  }

  @Test(arguments: [
    ("solve((p - 80 €)/p = 20%)", "100.00 EUR"), ("solve(5 km/t = 20 km/h; t)", "0.25 h"),
    ("solve(x^2 = 2 m^2; x = 0 m to 5 m)", "1.414213562 m"), ("solve(a + 50 cm = 2 m)", "150 cm"),
    ("solve(p + 20% = 60 €)", "50.00 EUR"), ("solve(p - 20% = 80 €)", "100.00 EUR"),
    ("solve(20% off p = 80 €)", "100.00 EUR"),
    ("solve(9.81 m/s^2 * t^2/2 = 20 m; t = 0 s to 1 min)", "2.019275109 s"),
    ("solve(√(x/2) = 3 m)", "18 m^2"), ("solve((x in km) = 3 mi)", "4.828032 km"),
    ("solve(x m = 3 km)", "3000"),
    ("solve(x + 1 m = 3 s)", "incompatibleUnits"),
    ("solve(sin(x/1 m) = 1/2; x = 0 m to 1 m)", "0.5235987756 m"),
    ("solve(x = 20 °C)", "scaledPoint"), ("solve(mean(x; 3 m) = 2 m)", "1 m"),
    ("solve(sum(x;x;x) = 6)", "2"),
    ("solve(product(x;x) = 9; x = 0 to 9)", "3"), ("solve(x% = 3)", "300"),
    ("solve(x! = 6)", "unsolvable"),
  ])
  func `have the unit that the equation asks for`(text: String, value: String) {
    #expect(solutions(text).hasPrefix(value), "\(solutions(text))")
  }

  @Test(arguments: [
    ("solve(x^2)", "malformedEquation 0..<10"), ("solve(x^2 = 2; 3)", "malformedEquation"),
    ("solve(x = 2; x; x)", "malformedEquation"), ("solve(x = 2; x = 1)", "malformedEquation"),
    ("solve(2 = 2)", "noUnknown 0..<12"), ("solve(x = y)", "severalUnknowns(\"x\", \"y\") 10..<11"),
    ("solve(x^2 = -1)", "noSolution 0..<15"), ("solve(1/x = 0)", "noSolution"),
    ("solve(0 = 1; x)", "noSolution"),
    ("solve(sin(x) = 0)", "needsRange 0..<17"), ("2 solve(x^2 = 2)", "severalSolutions 2..<16"),
    ("solve(x = 1) + 1", "2"), ("solve(isprime(x) = 1)", "unsolvable 6..<16"),
    ("solve(solve(y = 1) = x; x)", "unsolvable 6..<18"), ("solve(x = 1 = 2)", "misplacedEquals"),
    ("max(x = 1)", "misplacedEquals"), ("solve(x = 2]", "noOpenParenthesis"),
    ("solve x", "wrongArguments(solve)"),
    ("solve(= 2)", "wrongArguments(solve)"), ("solve(x = )", "missingOperand"),
    ("solve()", "wrongArguments(solve)"),
    ("solve(x == 2)", "comparison"), ("solve(x = 1; x = 0 to x)", "severalUnknowns"),
    ("solve(x^2 = 2; y)", "severalUnknowns"),
    ("solve(x = 1 m; x = 0 m to 3 s)", "incompatibleUnits"),
    ("solve(x and 1 = 1)", "unsolvable"), ("solve(not x = 1)", "unsolvable"),
    ("solve(root(2;x) = 1)", "unsolvable"),
    ("solve(x^2 = 4; x = 0 to inf)", "malformedEquation 24..<27"),
    ("solve(x ft 3 in = 5 m)", "unsolvable"),
    ("solve(2^(x m) = 2; x = 0 to 1)", "unwantedUnit(m) 6..<13"),
    ("solve(floor(x) = x; x = 0 to 5000)", "tooLarge"),
    ("solve(|x|^100 = 1)", "tooLarge"),
  ])
  func `are refused where they are none, and where something is missing`(
    text: String, error: String
  ) {
    #expect(solutions(text).hasPrefix(error), "\(solutions(text))")
  }

  @Test func `are listed with a question mark where nothing is decided`() {
    // Nothing proves that this is 0.
    let zero = "(cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2)"
    #expect(solutions("solve(x/(x + \(zero)) = 0; x = -1 to 1)").hasSuffix("?"))
    #expect(solutions("solve(e^x = e; x = 0 to 1 + \(zero))").hasSuffix("?"))
    #expect(solutions("solve(e^x + \(zero) = 1; x = 0 to 1)").hasSuffix("?"))
  }

  @Test(arguments: [
    "solve(x^2 = 2; x)", "solve(x^2 = 2; x = 0 to 2)", "1 + solve(2 x = 3; x)",
    "sum(k = 1 to 3; solve(x * k = 1; x))", "solve(sum(k = 1 to 3; k * x) = 12; x)",
    "solve((x + 1) * 3 = 2; x = -5 to 5)",
  ])
  func `are written as they are read`(text: String) throws {
    let expression = try Formula(text).expression
    let source = expression.source { "\($0)" }
    #expect(source.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(try Formula(source).expression == expression)
    #expect(try expression.evaluated().value == Formula(source).evaluated().value)
  }

  @Test(arguments: [
    ("solve(sum(k = 1 to 3; k*x) = 12)", "2"), ("solve(product(k = 1 to 2; x + k) = 2)", "-3; 0"),
    ("solve(sum(k = 2 to 1; k x) = x)", "0"), ("sum(k = 1 to 3; solve(x + 0 = k))", "6"),
    ("solve(sum(k = 1 to 10^5; x) = 1)", "rangeBound"), ("solve(-(+x) = 50%; x = -1 to 1)", "-0.5"),
  ])
  func `go with sums over ranges`(text: String, value: String) {
    #expect(solutions(text).hasPrefix(value), "\(solutions(text))")
  }

  /// The solutions are compared with the values at random fractions, and next to where they change.
  @Test(arguments: ["floor", "ceil", "round", "trunc", "sign", "frac"])
  func `of steps are the numbers whose values agree`(function: String) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<8 {
      let coefficients = (0..<3).map { _ in Int.random(in: -4...4, using: &random) }
      let inner = "\(coefficients[0])/4 * x^2 + \(coefficients[1])/2 * x + \(coefficients[2])/4"
      guard coefficients[0] != 0 || coefficients[1] != 0 else { continue }
      let value = "\(Int.random(in: -8...8, using: &random))/\(function == "frac" ? 8 : 4)"
      let text = "solve(\(function)(\(inner)) = \(value); x = -3 to 3)"
      var evaluator = Evaluator(limits: .standard, cancellation: .never, rates: RateSource.none)
      _ = try? Formula(text).value(by: &evaluator, ties: { _ in nil }, definitions: { _ in nil })
      let solved = evaluator.solved
      let found = try #require(solved, "\(text)").numbers
      #expect(found.undecided.isEmpty, "\(text)")
      for quarter in -12...12 {
        let number = Rational(numerator: quarter, denominator: 4)
        let agrees = try expectedTruth("\(function)(\(inner)) - \(value)", at: number)
        #expect(try contains(found, number) == agrees, "\(text) at \(number)")
      }
    }
  }

  /// Whether an expression is zero at a number.
  private func expectedTruth(_ text: String, at number: Rational) throws -> Bool {
    let value = try Formula(text.replacing("x", with: "(\(number))")).evaluated().value
    return value.number.rational == 0
  }

  private func contains(_ solutions: RealSolutions, _ number: Rational) throws -> Bool {
    let (number, budget) = (Real(number), Budget())
    for root in solutions.roots where try root.value.compare(number, budget) == 0 { return true }
    for piece in solutions.pieces where try piece.contains(number, budget) { return true }
    return false
  }

  @Test func `are where the sides of random equations agree`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<12 {
      let planted = Double(Int.random(in: -30...30, using: &random)) / 8
      let function =
        ["sin(x)", "e^x", "x^3", "atan(x)", "cos(x) + x/3", "x e^-x", "ln(x^2 + 1)"]
        .randomElement(using: &random) ?? "x"
      let value = function.replacing("x)", with: "(\(planted)))").replacing(
        "^x", with: "^(\(planted))")
      guard !value.contains("x") else { continue }
      let text = "solve(\(function) = \(value); x = -4 to 4)"
      #expect(
        solutions(text).split(separator: "; ").contains { Double($0) == planted },
        "\(text) \(solutions(text))")
    }
  }
}
