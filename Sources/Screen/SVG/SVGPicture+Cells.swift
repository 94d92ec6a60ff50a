/// How a cell is painted: its style with the terminal's colours and the attributes applied.
///
/// Colours are in the form of SVG.
private struct Paint: Hashable {
  var foreground: String
  var background: String
  var isBold: Bool
  var isUnderlined: Bool
}

extension SVGPicture {
  /// One rectangle for each run of a background that is not the window's, then the blocks.
  ///
  /// Their edges are not antialiased, which would leave gaps between rows in a scaled picture.
  var areas: [String] {
    let own = colors.background.description
    let rectangles = runs(of: \.background).filter { $0.value != own }.map { run in
      let (cell, columns) = (Self.cell, run.columns)
      return """
        <rect x="\(columns.lowerBound * cell.width)" y="\(run.row * cell.height)" \
        width="\(columns.count * cell.width)" height="\(cell.height)" fill="\(run.value)"/>
        """
    }
    let areas = rectangles + paths { $0.block?.path(left: $1, top: $2) }
    return areas.isEmpty ? [] : ["<g shape-rendering=\"crispEdges\">"] + areas + ["</g>"]
  }

  /// The text, a piece for each word and for each character beyond ASCII.
  ///
  /// Each piece has its own place and length, so that columns stay aligned in any font. Some
  /// renderers ignore lengths; in pieces as short as these the error stays small.
  var texts: [String] {
    runs(of: \.self).flatMap { run in
      pieces(of: run).map { column, text in text.element(at: column, row: run.row, run.value) }
    }
  }

  /// The lines of boxes and the lines below text.
  var lines: [String] {
    let underlines = runs(of: \.self).filter(\.value.isUnderlined).map { run in
      let (left, top) = (run.columns.lowerBound * Self.cell.width, run.row * Self.cell.height)
      return """
        <rect x="\(left)" y="\(top + 18)" width="\(run.columns.count * Self.cell.width)" \
        height="1" fill="\(run.value.foreground)"/>
        """
    }
    return paths { $0.boxLine(left: $1, top: $2) } + underlines
  }

  /// One path for each foreground colour, with the outlines of all characters that have one.
  ///
  /// - Parameter draw: The outline of a character in the cell whose top left corner is given; nil
  ///   when it has none.
  private func paths(draw: (Character, _ left: Int, _ top: Int) -> String?) -> [String] {
    var order: [String] = []
    var paths: [String: String] = [:]
    for run in runs(of: \.foreground) {
      for column in run.columns {
        let character = frame[Point(column: column, row: run.row)].character
        let (left, top) = (column * Self.cell.width, run.row * Self.cell.height)
        guard let path = draw(character, left, top) else { continue }
        if paths[run.value] == nil { order.append(run.value) }
        paths[run.value, default: ""] += path
      }
    }
    return order.map { "<path d=\"\(paths[$0, default: ""])\" fill=\"\($0)\"/>" }
  }

  /// Neighbouring cells of one row that have `value` in common.
  private typealias Run<Value> = (row: Int, columns: Range<Int>, value: Value)

  private func runs<Value: Equatable>(of value: (Paint) -> Value) -> [Run<Value>] {
    frame.bounds.rows.flatMap { row in
      frame.bounds.columns.reduce(into: [Run<Value>]()) { runs, column in
        let next = value(paint(at: Point(column: column, row: row)))
        if let last = runs.last, last.value == next {
          runs[runs.endIndex - 1].columns = last.columns.lowerBound..<column + 1
        } else {
          runs.append((row, column..<column + 1, next))
        }
      }
    }
  }

  private func pieces(of run: Run<Paint>) -> [(column: Int, text: String)] {
    var pieces: [(column: Int, text: String)] = []
    var isOpen = false
    for column in run.columns {
      let character = frame[Point(column: column, row: run.row)].character
      if character == " " || character.isDrawn {
        isOpen = false
      } else if isOpen, character.isASCII {
        pieces[pieces.endIndex - 1].text.append(character)
      } else {
        pieces.append((column, String(character)))
        isOpen = character.isASCII
      }
    }
    return pieces
  }

  private func paint(at point: Point) -> Paint {
    let style = frame[point].style
    var foreground = style.foreground ?? colors.foreground
    var background = style.background ?? colors.background
    if style.attributes.contains(.reverse) != (point == frame.cursor) {
      (foreground, background) = (background, foreground)
    }
    if style.attributes.contains(.dim) {
      foreground = foreground.mixed(with: background, percent: 40)
    }
    return Paint(
      foreground: foreground.description, background: background.description,
      isBold: style.attributes.contains(.bold),
      isUnderlined: style.attributes.contains(.underline))
  }
}

extension String {
  fileprivate func element(at column: Int, row: Int, _ paint: Paint) -> String {
    let cell = SVGPicture.cell
    let length = count > 1 ? " textLength=\"\(count * cell.width)\"" : ""
    return """
      <text x="\(column * cell.width)" y="\(row * cell.height + 16)"\(length) \
      fill="\(paint.foreground)"\(paint.isBold ? " font-weight=\"bold\"" : "")>\(xmlEscaped)</text>
      """
  }
}
