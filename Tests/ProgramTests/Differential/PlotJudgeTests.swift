import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing

/// Compares the cells of plots with mpmath's intervals.
@Suite(.waiting) struct `Plots and the judge` {
  @Test(arguments: seeds)
  func `miss no point, invent none and join no pole`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let plots = (0..<250).compactMap { _ in JudgedPlot(&generator) }
    let verdicts = try Verdict.byTheJudge("plots.py", of: plots.map(\.claim))
    for (plot, verdict) in zip(plots, verdicts) {
      if case .false(let reason) = verdict {
        Issue.record("\(plot.text), of seed \(seed): \(reason)\n\(plot.claim)")
      }
    }

    // The comparison means little if few plots were judged or many cells are undecided.
    #expect(verdicts.count > 225 && verdicts.count { $0 == .true } > verdicts.count * 9 / 10)
    let cells = plots.flatMap(\.cells)
    #expect(cells.count { $0 == .undecided } < cells.count / 50)
    #expect(cells.count { $0 == .lit } > cells.count / 20)
  }

  @Test(arguments: [
    "x^2", "1/x", "tan(x)", "(x^2-2)/(x+1)", "sqrt(x-1/3)", "ln(x)", "floor(x)", "exp(1/(x-1/2))",
  ])
  func `are rejected with one cell more or less`(text: String) throws {
    let plot = try #require(JudgedPlot(text, from: -3, to: 3, columns: 11, rows: 12))
    var others: [JudgedPlot] = [plot]
    for index in stride(from: 0, to: plot.cells.count, by: 5) {
      // The curve may meet the border of an adjacent cell, of which the judge claims nothing.
      let isAlone = [-1, 1, -12, 12, 0, -11, 11, -13, 13].allSatisfy {
        !plot.cells.indices.contains(index + $0) || plot.cells[index + $0] == .dark
      }
      guard isAlone else { continue }
      others.append(plot)
      others[others.count - 1].cells[index] = .lit
    }
    others.append(plot)
    others[others.count - 1].cells = plot.cells.map { $0 == .lit ? .dark : $0 }
    let verdicts = try Verdict.byTheJudge("plots.py", of: others.map(\.claim))
    #expect(verdicts[0] == .true && verdicts.count > 5)
    for (other, verdict) in zip(others, verdicts).dropFirst() {
      if case .false = verdict { continue }
      Issue.record("\(other.claim) is \(verdict)")
    }
  }
}

private struct JudgedPlot {
  let text: String
  let grid: PlotGrid
  var cells: [PlotDrawing.Cell]

  /// A random plot; nil if a part without the unknown has no value.
  init?(_ generator: inout SeededGenerator) {
    let text = Self.rules.line("L", using: &generator)
    let (left, width) = (generator.integer(-20...20), generator.integer(1...40))
    self.init(
      text, from: Rational(numerator: left, denominator: 4),
      to: Rational(numerator: left + width, denominator: 4), columns: generator.integer(3...7),
      rows: generator.integer(4...12))
  }

  init?(_ text: String, from lower: Rational, to upper: Rational, columns: Int, rows: Int) {
    let formula = try? Formula("plot(\(text); x = (\(lower)) to (\(upper)))")
    guard let plot = try? formula?.evaluated().value.unit?.result?.plot,
      var drawing = try? PlotDrawing(
        of: plot.curves, plot.expression, from: plot.lower, to: plot.upper, columns: columns,
        rows: rows, Budget())
    else { return nil }
    while (try? drawing.refine(Budget())) == true {}
    (self.text, grid, cells) = (text, drawing.grid, drawing.cells[0])
  }

  var claim: String {
    let signs: [PlotDrawing.Cell: String] = [.lit: "#", .dark: ".", .undecided: "?"]
    return """
      \(grid.left)\t\(grid.columnWidth)\t\(grid.bottom)\t\(grid.rowHeight)\t\(grid.rows)\t\
      \(cells.compactMap { signs[$0] }.joined())\t\(text)
      """
  }

  private static let rules = RandomRules(texts: texts)

  private static let texts: [Character: [String]] = [
    // A function of functions.
    "L": [
      "M", "M", "M+M", "M-M", "(M)*(M)", "(M)/(M)", "(M)/(M)", "1/(M)", "sin(M)", "cos(M)",
      "tan(M)", "exp(M)", "ln(M)", "sqrt(M)", "abs(M)", "floor(M)", "(M)^2", "(M)^3", "ln(abs(M))",
      "sin(M)/(M)", "(M)/abs(M)",
    ],
    "M": [
      "A", "A", "A+A", "A-A", "A*(A)", "(A)/(A)", "N/(A)", "sin(A)", "cos(A)", "tan(A)", "exp(A)",
      "ln(A)", "sqrt(A)", "abs(A)", "floor(A)", "(A)^3", "sin(N/(A))", "sqrt(abs(A))",
    ],
    "A": [
      "x", "x", "x", "N", "N*x", "x-N", "N-x", "x^2", "x^2-N", "x^3-x", "N*x^2-N*x+N", "x^4-N*x^2",
      "(x-N)*(x+N)",
    ], "N": ["1", "2", "3", "1/2", "1/3", "5/4", "0.1", "#/7", "#/10", "#"],
  ]
}
