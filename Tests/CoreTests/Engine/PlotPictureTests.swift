import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import Engine

@Suite("The picture of a plot")
struct PlotPictureTests {
  private func picture(_ text: String, _ style: NumberStyle = .ascii) throws -> PlotPicture {
    let plot = try #require(try Formula(text).evaluated().value.unit?.result?.plot)
    var last: PlotPicture?
    try plot.draw(in: PlotSize(fitting: 70, 18), style, withValues: true, Budget()) { last = $0 }
    return try #require(last)
  }

  @Test func `has points where they are, and nothing else`() throws {
    let picture = try picture("plot(0.5 €; -1 €; 0 €; 1 €; pi €)")
    let lit = picture.cells[0].indices.filter { picture.cells[0][$0] != .dark }
    let rows = picture.size.rows * PlotSize.dots.rows
    // The second point is on the border of two columns.
    #expect(Set(lit.map { $0 / rows }) == [0, 29, 30, 59, 60, 89, 90, 119])
    #expect(lit.allSatisfy { picture.cells[0][$0] == .lit })
    let plot = try #require(try Formula("plot(1; 2; 7; 4)").evaluated().value.unit?.result?.plot)
    var part: PlotPicture?
    try plot.over(Real(Rational(numerator: 3, denominator: 2)), 3).draw(
      in: PlotSize(fitting: 70, 18), .ascii, withValues: true, Budget()
    ) { part = $0 }
    #expect(part?.stops.map(\.number) == [2, 3, 3] && part?.columnMarks.map(\.text) == ["2", "3"])
  }

  @Test func `has no zeros if there are too many, and nothing if cancelled`() throws {
    let steps = try picture("plot(floor(10^4 x); 0 x/x; x = -1 to 1)")
    #expect(steps.cells[1].contains(.lit))
    #expect(try picture("plot(ln(x)/x; x = 0 to 1)").cells[0].contains(.lit))
    let plot = try Formula("plot(sin(1/x) cos(1/x^2); x = -1 to 1)").evaluated().value
    let request = Request(
      id: Request.ID(1),
      subject: .plot(try #require(plot.unit?.result?.plot), PlotSize(fitting: 200, 60)),
      format: ResultFormat(columns: 40, point: ".", form: .decimal), limits: .standard)
    var answers = 0
    request.perform(unless: Cancellation { true }) { _ in answers += 1 }
    #expect(answers == 0)
  }
}
