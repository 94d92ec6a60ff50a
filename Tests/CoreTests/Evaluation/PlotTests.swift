import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite("A plot in the language")
struct PlotTests {
  /// The value of a text with 10 digits, or its error in one word with its bytes.
  private func outcome(_ text: String) -> String {
    do throws(EvaluationError) {
      let value = try Formula(text).evaluated().value
      let formed = try? FormedQuantity(value, in: .decimal, Budget())
      return (try? formed?.text(digits: 10, in: .ascii, Budget()).text) ?? ""
    } catch {
      return "\(error.kind.word) \(error.place)"
    }
  }

  @Test(arguments: [
    ("plot(sin(x)/x; x = -10 to 10)", "-10 <= x <= 10"),
    ("plot(sin(t); cos(t); 2; t = 0 to 2)", "0 <= t <= 2"),
    ("plot(x^2; x = 5 to -5)", "-5 <= x <= 5"), ("plot(3; x = 0 to 1)", "0 <= x <= 1"),
    ("plot(5 km/t; 3 m/s; t = 1 h to 2 h)", "1 h <= t <= 2 h"),
    ("plot(x%; x = 0 to 1/2)", "0 <= x <= 0.5"),
    ("plot(sum(k = 1 to 3; k x); x = 0 to 1)", "0 <= x <= 1"),
    ("plot(3; 1; 4)", "1 <= n <= 3"), ("plot(2 m; 30 cm)", "1 <= n <= 2"),
    ("plot(sum(k = 1 to 3; k); sum(j = 1 to 2; sum(k = 1 to j; j k)); max(2; 5))", "1 <= n <= 3"),
  ])
  func `is the result of its line, and says its range`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("plot(x)", "malformedPlot 0..<7"), ("plot(x; x)", "malformedPlot 0..<10"),
    ("plot(x; x = 1)", "malformedPlot 0..<14"), ("plot(x; x = 1 to 1)", "malformedPlot 0..<19"),
    ("plot(x; x = 0 to 1; x = 2 to 3)", "malformedPlot 0..<19"),
    ("plot(x; x = 0 to inf)", "malformedPlot 17..<20"),
    ("plot(x; y; x = 0 to 1)", "severalUnknowns(\"x\", \"y\") 8..<9"),
    ("plot(x; y = 0 to 1)", "severalUnknowns(\"y\", \"x\") 5..<6"),
    ("1 + plot(x; x = 0 to 1)", "calculatedResult 4..<23"),
    ("plot(plot(x; x = 0 to 1); x = 0 to 1)", "unsolvable 5..<24"),
    ("plot(x!; x = 0 to 1)", "unsolvable 5..<7"), ("plot(x = 1; x = 0 to 1)", "misplacedEquals"),
    ("plot(x; 1 m; x = 0 to 1)", "incompatibleUnits"),
    ("plot(x; x = 0 m to 1 s)", "incompatibleUnits"),
    ("plot(x; x = 2026-01-01 to 2026-02-01)", "scaledPoint"),
    ("plot(20 °C; x = 0 to 1)", "scaledPoint"), ("plot(x; x = 0 to x)", "severalUnknowns"),
    ("plot(; x = 0 to 1)", "wrongArguments(plot)"), ("plot()", "wrongArguments(plot)"),
    ("plot(3)", "malformedPlot 0..<7"), ("1 + plot(1; 2)", "calculatedResult 4..<14"),
    ("plot(1 m; 2 s)", "incompatibleUnits"), ("plot(20 °C; 21 °C)", "scaledPoint"),
    ("plot x", "wrongArguments(plot)"), ("plot(x; x = 0 to 1]", "noOpenParenthesis"),
  ])
  func `is refused where something is missing or is calculated with it`(text: String, error: String)
  {
    #expect(outcome(text).hasPrefix(error), "\(outcome(text))")
  }

  @Test(arguments: [
    "plot(x^2; x = 0 to 2)", "plot(sin(x); cos(x); x = -5 to 5)", "plot((x + 1) * 3; x = 0 to 1)",
    "plot(3; 1; 4)", "plot(sum(k = 1 to 3; k); 5)",
  ])
  func `is written as it is read`(text: String) throws {
    let expression = try Formula(text).expression
    let source = expression.source { "\($0)" }
    #expect(source.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(try Formula(source).expression == expression)
    #expect(try expression.evaluated().value == Formula(source).evaluated().value)
  }

  @Test func `has the values of points in the unit of the first, in their order`() throws {
    let value = try Formula("plot(2 m; sum(k = 1 to 3; k m); 30 cm)").evaluated().value
    let plot = try #require(value.unit?.result?.plot)
    #expect(plot.points == [2, 6, Real(Rational(numerator: 3, denominator: 10))])
    #expect(plot.unit?.suffix(.ascii, isPlural: false) == " m" && plot.curves.isEmpty)
  }

  @Test func `has curves in one unit, with their own divisors`() throws {
    let value = try Formula("plot(1 km/x; 500 m; 1 m/x; x = 1 to 2)").evaluated().value
    let plot = try #require(value.unit?.result?.plot)
    #expect(plot.curves.count == 3 && plot.unit?.suffix(.ascii, isPlural: false) == " km")
    #expect(plot.curves.map(\.divisors.count) == [1, 0, 1])
    #expect(value.unit == plot.quantity.unit && value.unit?.isTimePoint == true)
    let solved = try Formula("solve(x^2 = 1)").evaluated().value
    #expect(solved.unit?.result?.plot == nil)
  }
}
