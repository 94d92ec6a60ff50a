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
    #expect(plot.points == [2, 6, Real(Rational(numerator: 3, denominator: 10))])
    #expect(plot.unit?.suffix(.ascii, isPlural: false) == " m" && plot.curves.isEmpty)
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
