import Engine
import ExactNumbers
import Screen

extension PlotPicture {
  /// The plot as an SVG document: cells that the curve provably meets; undecided ones are marked.
  package func svg(title: String, in theme: Theme) -> String {
    let colors = TerminalColors(theme)
    let (left, right, top, bottom) = Self.margins
    let (width, height) = (left + columns + right, top + rows + bottom)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(title.xmlEscaped)</title>
      <rect width="\(width)" height="\(height)" fill="\(colors.background)"/>
      <g transform="translate(\(left) \(top))" font-family="DejaVu Sans, Helvetica, Arial, sans-serif" \
      font-size="13" fill="\(colors.foreground)">
      <text y="-16" font-size="16">\(title.xmlEscaped)</text>
      \(numbers.joined(separator: "\n"))
      <g fill="none" stroke="\(colors.foreground)">
      <path d="\(marks)" stroke-opacity="0.15"/>
      <path d="\(zeros)" stroke-opacity="0.5"/>
      <path d="M0 0V\(rows)H\(columns)"/>
      </g>
      \(curves(in: theme, colors).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private static let margins = (left: 90, right: 30, top: 50, bottom: 40)

  private var columns: Int { size.columns * PlotSize.dots.columns }
  private var rows: Int { size.rows * PlotSize.dots.rows }

  private var numbers: [String] {
    rowMarks.map {
      "<text x=\"-8\" y=\"\($0.place + 5)\" text-anchor=\"end\">\($0.text.xmlEscaped)</text>"
    }
      + columnMarks.map {
        """
        <text x="\($0.place)" y="\(rows + 20)" text-anchor="middle">\($0.text.xmlEscaped)</text>
        """
      }
  }

  private var marks: String {
    rowMarks.map { "M0 \($0.place).5h\(columns)" }.joined()
      + columnMarks.map { "M\($0.place).5 0v\(rows)" }.joined()
  }

  private var zeros: String {
    (zeroRow.map { "M0 \($0).5h\(columns)" } ?? "")
      + (zeroColumn.map { "M\($0).5 0v\(rows)" } ?? "")
  }

  private func curves(in theme: Theme, _ colors: TerminalColors) -> [String] {
    cells.indices.flatMap { curve in
      [(PlotDrawing.Cell.undecided, theme.mistake), (.lit, theme.style(ofCurve: curve))].compactMap
      { (kind, style) -> String? in
        let outline = outline(of: kind, ofCurve: curve)
        guard !outline.isEmpty else { return nil }
        let color = style.foreground ?? colors.foreground
        let paint =
          kind == .lit
          ? "fill=\"\(color)\" stroke=\"\(color)\" stroke-linejoin=\"round\""
            + (showsPoints ? " stroke-width=\"6\"" : "") : "fill=\"\(color)\" fill-opacity=\"0.4\""
        return "<path d=\"\(outline)\" \(paint)/>"
      }
    }
  }

  private func outline(of kind: PlotDrawing.Cell, ofCurve curve: Int) -> String {
    var path = ""
    for column in 0..<columns {
      var first: Int?
      for row in 0...rows {
        if row < rows, cell(curve, column: column, row: row) == kind {
          first = first ?? row
        } else if let start = first {
          path += "M\(column) \(start)h1v\(row - start)h-1z"
          first = nil
        }
      }
    }
    return path
  }
}
