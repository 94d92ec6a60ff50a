import CalculatorViewModel
import Testing

@testable import CalculatorViews

@Suite struct `A line of the tape` {
  private func value(_ text: String) -> TapeResult { .value(text, decimalPoint: ".") }

  private func line(
    _ row: TapeRow, _ columns: Int, fractionColumns: Int = 0, glyphs: GlyphSet = .unicode
  ) -> TapeLine {
    TapeLine(row, columns: columns, fractionColumns: fractionColumns, glyphs: glyphs)
  }

  /// The text of a line, with blanks between its runs and up to its width.
  private func text(_ line: TapeLine, _ columns: Int) -> String {
    var cells = [Character](repeating: " ", count: columns)
    for run in line.runs {
      for (offset, character) in run.text.enumerated() { cells[run.column + offset] = character }
    }
    return String(cells)
  }

  private let rent = TapeRow(
    name: "rent", expression: "700 + 150", ties: [TapeRow.Tie(0..<3, isLit: true)],
    result: .value("= 850", decimalPoint: "."), comment: "#home")

  @Test(
    arguments: [
      (30, "rent = 700 + 150  #home  = 850"), (29, "rent = 700 + 150        = 850"),
      (23, "rent = 700 + 150  = 850"), (22, "rent = …0 + 150  = 850"),
      (20, "rent = …+ 150  = 850"), (19, "rent = 700 …  = 850"), (14, "rent =…  = 850"),
      (8, "…  = 850"), (7, "  = 850"), (5, "= 850"), (4, "…  …"), (1, "…"),
    ])
  func `leaves out the comment, then the start of the expression, then all but the result`(
    columns: Int, expected: String
  ) {
    #expect(text(line(rent, columns), columns) == expected)
  }

  @Test func `never cuts a result, and is never wider than the pane`() {
    let results = [
      value("≈ 0.333333333333333"), .pending, .failure("division by zero"), value("= 1"),
      value("= 12.5"),
    ]
    for columns in 1...60 {
      for result in results {
        for role in [TapeRow.Role.plain, .selected] {
          for fraction in [0, 3, 7] {
            let row = TapeRow(
              name: "x", expression: "123 + 456 × 789",
              ties: [TapeRow.Tie(0..<3), TapeRow.Tie(6..<40)], result: result,
              comment: "# what it is for", role: role)
            let line = line(row, columns, fractionColumns: fraction)
            #expect(line.runs.allSatisfy { $0.column >= 0 && $0.column + $0.text.count <= columns })
            guard case .value(let whole, _) = result else { continue }
            let shown = line.runs.last
            #expect(shown?.part == .result)
            #expect(shown?.text == (whole.count <= columns ? whole : "…"))
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("= 2480", 6), ("= 69.95", 7), ("≈ 43.8408", 7), ("= 0.5", 6), ("≈ 1.5×10^67", 15),
    ("= 1/3", 15), ("= 97, a prime", 15), ("= 1.23456789", 15),
  ])
  func `aligns results at the decimal point, where they have one`(result: String, before: Int) {
    let row = TapeRow(expression: "", result: value(result))
    let run = line(row, 20, fractionColumns: 5).runs.last
    let point = result.firstIndex(of: ".") ?? result.endIndex
    let whole = result.distance(from: result.startIndex, to: point)
    if before < 15 {
      #expect(run.map { $0.column + whole } == 15)
    } else {
      #expect(run.map { $0.column + $0.text.count } == 20)
    }
  }

  @Test func `marks tied operands where they show`() {
    let ties = [TapeRow.Tie(0..<3), TapeRow.Tie(6..<9, isLit: true)]
    let row = TapeRow(expression: "850 + 120 + 30", ties: ties, result: value("= 1000"))
    func marked(_ columns: Int) -> [String] {
      line(row, columns).runs.filter { [.tie(isLit: false), .tie(isLit: true)].contains($0.part) }
        .map(\.text)
    }
    #expect(marked(40) == ["850", "120"])
    #expect(marked(22) == ["850", "120"])
    #expect(marked(16) == ["…20"])
    #expect(marked(12) == [])
  }

  @Test func `shows as much of the comment of the selected row as there is room for`() {
    var row = TapeRow(expression: "1 + 1", result: value("= 2"), comment: "# the very first sum")
    #expect(text(line(row, 24), 24) == "1 + 1                = 2")
    row.role = .selected
    #expect(text(line(row, 24), 24) == "1 + 1  # the very …  = 2")
    #expect(text(line(row, 15), 15) == "1 + 1       = 2")
  }

  @Test func `is as long in ASCII`() {
    let row = TapeRow(
      expression: "2 × π", ties: [TapeRow.Tie(4..<5)], result: value("≈ 6.28"), comment: "# für")
    #expect(text(line(row, 24, glyphs: .ascii), 24) == "2 * p  # f?r      ~ 6.28")
    #expect(text(line(row, 5, glyphs: .ascii), 5) == "~p  ~")
  }
}
