import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite("A plot in the language")
struct PlotTests {
  @Test func `has the values of points in the unit of the first, in their order`() throws {
    let value = try Formula("plot(2 m; sum(k = 1 to 3; k m); 30 cm)").evaluated().value
    let plot = try #require(value.unit?.result?.plot)
    #expect(plot.points.map(\.y) == [2, 6, Real(Rational(numerator: 3, denominator: 10))])
    #expect(plot.unit?.suffix(.ascii, isPlural: false) == " m" && plot.curves.isEmpty)
  }

  @Test func `has points x, y from left to right, each axis in the unit of the first`() throws {
    let value = try Formula("scatter(2 s; 3 m; 1 s; 50 cm; 1 min; 1 km)").evaluated().value
    let plot = try #require(value.unit?.result?.plot)
    let half = Real(Rational(numerator: 1, denominator: 2))
    #expect(plot.points == [PlotPoint(1, half), PlotPoint(2, 3), PlotPoint(60, 1000)])
    #expect(plot.lower == 1 && plot.upper == 60 && plot.range.name == "x")
    #expect(plot.unit?.text() == "m" && plot.range.unit?.text() == "s")
    #expect(throws: EvaluationError.self) { try Formula("scatter(1; 2; 3)") }
  }

  @Test func `has curves in one unit, with their own divisors`() throws {
    let value = try Formula("plot(1 km/x; 500 m; 1 m/x; x = 1 to 2)").evaluated().value
    let plot = try #require(value.unit?.result?.plot)
    #expect(plot.curves.count == 3 && plot.unit?.suffix(.ascii, isPlural: false) == " km")
    #expect(plot.curves.map(\.divisors.count) == [1, 0, 1])
    #expect(value.unit == LineResult.plot(plot).quantity.unit && value.unit?.isTimePoint == true)
    let solved = try Formula("solve(x^2 = 1)").evaluated().value
    #expect(solved.unit?.result?.plot == nil)
  }
}
