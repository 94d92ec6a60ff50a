import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite("A plot in the language")
struct PlotTests {
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
