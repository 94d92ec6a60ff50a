import CalculatorCore
import ExactNumbers
import Quantities
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

  @Test func `has numbers with their units beside it, where there is room for them`() throws {
    let short = try picture("plot(5 km/t; t = 1 h to 10 h)")
    #expect(short.columnMarks.map(\.text) == ["2 h", "4 h", "6 h", "8 h", "10 h"])
    #expect(short.rowMarks.map(\.text).contains("2 km/h"))
    #expect(short.zeroColumn == nil)
    let long = try picture("plot(t kg m^2/s^2/A; t = 1000 to 2000)")
    #expect(long.rowMarks.map(\.text).contains("1500"))
    #expect(long.stops.first?.text == "t = 1000, y = 1000 kg*m^2/(s^2*A)")
  }

  @Test func `has a value for each column, but where there is none`() throws {
    let picture = try picture("plot(ln(x); 1; x = -1 to 1)")
    #expect(picture.stops.first?.text == "x = -1, y –; = 1")
    #expect(picture.stops.filter { $0.kind == .value }.map(\.column) == Array(0..<60))
    #expect(picture.stops.contains { $0.kind == .zero && $0.text == "x = 1, y = 0; = 1" })
    #expect(picture.cell(0, column: 0, row: 0) == .dark)
    let flat = try self.picture("plot(floor(x); gamma(x); (x^2-1)/(x-1); x = -2 to 2)")
    #expect(flat.stops.filter { $0.kind == .zero }.map(\.text).contains { $0.hasPrefix("x = -1,") })
    #expect(!flat.stops.contains { $0.kind == .zero && $0.number == 1 })
  }

  @Test func `has points where they are, and nothing else`() throws {
    let picture = try picture("plot(0.5 €; -1 €; 0 €; 1 €; pi €)")
    let lit = picture.cells[0].indices.filter { picture.cells[0][$0] != .dark }
    let rows = picture.size.rows * PlotSize.dots.rows
    // The second one is on the border of two columns.
    #expect(Set(lit.map { $0 / rows }) == [0, 29, 30, 59, 60, 89, 90, 119])
    #expect(lit.allSatisfy { picture.cells[0][$0] == .lit })
    #expect(picture.columnMarks.map(\.text) == ["1", "2", "3", "4", "5"])
    #expect(picture.rowMarks.map(\.text).contains("2.00 EUR"))
    #expect(
      picture.stops.filter { $0.kind == .value }.map(\.text) == [
        "n = 1, y = 0.50 EUR", "n = 2, y = -1.00 EUR", "n = 3, y = 0.00 EUR", "n = 4, y = 1.00 EUR",
        "n = 5, y ≈ 3.14 EUR",
      ])
    #expect(picture.stops.filter { $0.kind == .zero }.map(\.number) == [3])
    #expect(picture.stops.filter { $0.kind == .extreme }.map(\.number) == [2])
    let plot = try #require(
      try Formula("plot(1; 2; 7; 4)").evaluated().value.unit?.result?.plot)
    var part: PlotPicture?
    try plot.over(Real(Rational(numerator: 3, denominator: 2)), 3).draw(
      in: PlotSize(fitting: 70, 18), .ascii, withValues: true, Budget()
    ) { part = $0 }
    #expect(part?.stops.map(\.number) == [2, 3, 3] && part?.columnMarks.map(\.text) == ["2", "3"])
  }

  @Test(arguments: [
    ("1/x", "pole"), ("tan(x + 1)", "pole"), ("1/(x^2 - 1/4)", "pole pole"), ("sin(x)/x", "hole"),
    ("(x^2-1/4)/(x-1/2)", "hole"), ("x/x^3", "pole"), ("(1 - cos(x))/x^2", "hole"),
    ("1/(x^2+1)", ""), ("sin(x)^5/x^5", ""), ("sin(x)/x + 1/(x - 1/2)", "hole pole"),
  ])
  func `has poles and holes`(function: String, places: String) throws {
    let kinds = try picture("plot(\(function); x = -1 to 1)").stops.map(\.kind)
    let gaps = kinds.filter { $0 == .pole || $0 == .hole }.map { "\($0)" }
    #expect(gaps.joined(separator: " ") == places)
  }

  @Test func `has no zeros where there are too many, and nothing when it is cancelled`() throws {
    let steps = try picture("plot(floor(10^4 x); 0 x/x; x = -1 to 1)")
    #expect(
      steps.stops.allSatisfy { $0.kind == .value || $0.kind == .hole }
        && steps.cells[1].contains(.lit))
    #expect(try picture("plot(ln(x)/x; x = 0 to 1)").cells[0].contains(.lit))
    let plot = try Formula("plot(sin(1/x) cos(1/x^2); x = -1 to 1)").evaluated().value
    let request = Request(
      id: Request.ID(1),
      subject: .plot(
        try #require(plot.unit?.result?.plot), PlotSize(fitting: 200, 60)),
      format: ResultFormat(columns: 40, point: ".", form: .decimal), limits: .standard)
    var answers = 0
    request.perform(unless: Cancellation { true }) { _ in answers += 1 }
    #expect(answers == 0)
  }

  @Test func `has extremes, which are no points of inflection`() throws {
    let points = try picture("plot(x^3; x^2/(x-3); |x|; x = -2 to 2)").stops
    #expect(points.filter { $0.kind == .extreme }.map(\.number) == [0])
    #expect(points.filter { $0.kind == .zero }.count == 3)
  }
}
