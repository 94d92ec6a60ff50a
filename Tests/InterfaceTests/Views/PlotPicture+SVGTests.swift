import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViews

@Suite("The document of a plot") struct PlotDocumentTests {
  private func document(_ text: String) throws -> [Substring] {
    let plot = try #require(try Formula(text).evaluated().value.unit?.result?.plot)
    var last: PlotPicture?
    try plot.draw(in: .document, NumberStyle(), Budget()) { last = $0 }
    return try #require(last).svg(title: text, in: Theme(.dark)).split(separator: "\n")
  }

  @Test func `has a unit for each cell, and numbers in place`() throws {
    let lines = try document("plot(x - 1; x = 0 to 8)")
    // A diagonal: 4 and its value 3 are in the middle.
    #expect(lines.contains("<text x=\"400\" y=\"500\" text-anchor=\"middle\">4</text>"))
    let three = try #require(lines.first { $0.hasSuffix(">3</text>") && $0.contains("end") })
    let row = try #require(three.split(separator: "\"").compactMap { Int($0) }.last) - 5
    let curve = try #require(lines.last { $0.hasPrefix("<path") })
    let rectangles = curve.split(separator: "M")
    #expect(curve.contains("M400 \(row)h1v") || curve.contains("M400 \(row - 1)h1v"))
    #expect(rectangles.count > 700 && curve.contains("stroke-linejoin"))
  }

  @Test func `has dots where points are`() throws {
    let points = try document("plot(3; 1)").last { $0.hasPrefix("<path") } ?? ""
    #expect(points.contains("stroke-width=\"6\"") && points.count { $0 == "M" } == 2)
  }

  @Test func `does not join poles, and shows undecided cells`() throws {
    let pole = try document("plot(1/x; x = -1 to 1)").last { $0.hasPrefix("<path") } ?? ""
    let heights = pole.split(separator: "v").compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(heights.allSatisfy { $0 < 300 })
    let wild = try document("plot(sin(1/x) cos(1/x^2); x = -1 to 1)")
    #expect(wild.contains { $0.contains("fill-opacity") })
  }
}
