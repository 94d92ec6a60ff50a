import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViews

@Suite("Plots in characters") struct PlotTests {
  private func drawn(_ text: String, _ size: Size, _ glyphs: GlyphSet) throws -> String {
    let plot = try #require(try Formula(text).evaluated().value.unit?.result?.plot)
    var frame = Frame(size: size)
    try plot.draw(
      in: PlotSize(fitting: size.columns, size.rows), NumberStyle(), Budget()
    ) { picture in
      frame = Frame(size: size)
      frame.draw(
        picture, in: frame.bounds, appearance: Appearance(theme: Theme(.mono), glyphs: glyphs))
    }
    return frame.plainText
  }

  @Test func `look as recorded, even where curves are hard to draw`() throws {
    let texts = [
      "plot(sin(x)/x; x = -10 to 10)", "plot(sin(x); cos(x); x = 0 to 2pi)",
      "plot(tan(x); x = -5 to 5)", "plot(1/x; x = -2 to 3)", "plot(1/(x-1)^2; x = -3 to 5)",
      "plot(floor(x); x = -3 to 3)", "plot(sin(1/x); x = -1 to 1)", "plot(√x; x = -1 to 4)",
      "plot(x^x; x = -1 to 2)", "plot(ln(x); x = -1 to 5)", "plot(|x|; x = -2 to 2)",
      "plot(0 x; x = -1 to 1)", "plot(x mod 2; x = 0 to 6)", "plot(ln(-1-x^2); x = 0 to 1)",
      "plot((1-cos(x))/x^2; x = -2 to 2)", "plot(x/|x|; x = -1 to 1)", "plot(e^(1/x); x = -2 to 2)",
      "plot(10^20 + sin(x); x = 0 to 9)", "plot(5 km/t; t = 1 h to 10 h)",
      "plot(sin(x) + sin(400 x)/10; x = 0 to 6)", "plot(x sin(1/x); x = -0.2 to 0.2)",
    ]
    var pictures = try texts.map { text in
      text + "\n" + (try drawn(text, Size(columns: 60, rows: 16), .unicode)) + "\n"
    }
    for text in ["plot(x^2; 1/x; x = -2 to 2)", "plot(x/|x|; x = -1 to 1)"] {
      for glyphs in [GlyphSet.ascii, .console] {
        pictures.append(text + "\n" + (try drawn(text, Size(columns: 50, rows: 14), glyphs)) + "\n")
      }
    }
    pictures.append(try drawn("plot(x; x = 0 to 1)", Size(columns: 8, rows: 2), .unicode) + "\n")
    try expectGolden(pictures.joined(separator: "\n"), "plots")
  }

  @Test func `leave the rows below a small area alone`() throws {
    let plot = try #require(
      try Formula("plot(x^2; x = -2 to 2)").evaluated().value.unit?.result?.plot)
    var frame = Frame(size: Size(columns: 14, rows: 4))
    let area = Rectangle(column: 0, row: 1, columns: 14, rows: 2)
    let appearance = Appearance(theme: Theme(.mono), glyphs: .unicode)
    try plot.draw(in: PlotSize(fitting: 14, 2), NumberStyle(), Budget()) { picture in
      frame.draw(picture, at: 0, in: area, appearance: appearance)
    }
    #expect(frame.row(3).allSatisfy { $0.character == " " })
  }
}
