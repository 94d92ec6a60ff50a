extension Frame {
  /// Draws the frame as a terminal window in SVG; `colors` are the defaults, also for the margin.
  package func svg(title: String = "", colors: TerminalColors = .dark) -> String {
    SVGPicture(frame: self, title: title, colors: colors).document
  }
}

struct SVGPicture {
  let frame: Frame
  let title: String
  let colors: TerminalColors

  static let cell = (width: 10, height: 21)
  private static let margin = 24
  private static let barHeight = 36
  private static let padding = (width: 14, bottom: 14)
  private static let minimumWidth = 120

  private var width: Int {
    max(frame.size.columns * Self.cell.width + 2 * Self.padding.width, Self.minimumWidth)
  }

  private var height: Int {
    Self.barHeight + frame.size.rows * Self.cell.height + Self.padding.bottom
  }

  var document: String {
    let (outerWidth, outerHeight) = (width + 2 * Self.margin, height + 2 * Self.margin)
    let left = (width - frame.size.columns * Self.cell.width) / 2
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(outerWidth)" height="\(outerHeight)" \
      viewBox="0 0 \(outerWidth) \(outerHeight)">
      \(title.isEmpty ? "" : "<title>\(title.xmlEscaped)</title>\n")\(shadow)
      <g transform="translate(\(Self.margin) \(Self.margin))">
      \(window)
      <g transform="translate(\(left) \(Self.barHeight))" font-size="16.6" \
      font-family="\(Self.monospaced)">
      \((areas + texts + lines).joined(separator: "\n"))
      </g>
      </g>
      </svg>

      """
  }

  private static let monospaced =
    "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, Noto Sans Mono, monospace"

  private var shadow: String {
    """
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">\
    <feGaussianBlur stdDeviation="8"/></filter>
    <rect x="\(Self.margin)" y="\(Self.margin + 5)" width="\(width)" height="\(height)" rx="10" \
    fill-opacity="0.3" filter="url(#shadow)"/>
    """
  }

  private var window: String {
    let edge = colors.background.mixed(with: colors.foreground, percent: 22)
    let bar = colors.background.mixed(with: colors.foreground, percent: 9)
    let middle = Self.barHeight / 2 - 3
    let dots = zip([20, 40, 60], ["#ff5f57", "#febc2e", "#28c840"]).map { column, color in
      "<circle cx=\"\(column)\" cy=\"\(middle)\" r=\"6\" fill=\"\(color)\"/>"
    }
    let (right, bottom) = (width, Self.barHeight - 6)
    return """
      <rect width="\(width)" height="\(height)" rx="10" fill="\(colors.background)"/>
      <path d="M0 \(bottom)V10A10 10 0 0 1 10 0H\(right - 10)A10 10 0 0 1 \(right) 10V\(bottom)z" \
      fill="\(bar)"/>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9.5" fill="none" \
      stroke="\(edge)"/>
      \(dots.joined(separator: "\n"))\(caption(at: middle + 5))
      """
  }

  private func caption(at baseline: Int) -> String {
    // The dots take 80 units at the left; the centred title leaves as many at the right.
    let room = (width - 160) / 8
    guard !title.isEmpty, room > 0 else { return "" }
    let shown = title.count > room ? title.prefix(room - 1) + "…" : title[...]
    let color = colors.background.mixed(with: colors.foreground, percent: 65)
    return """

      <text x="\(width / 2)" y="\(baseline)" text-anchor="middle" font-size="14" \
      font-family="DejaVu Sans, Helvetica, Arial, sans-serif" \
      fill="\(color)">\(String(shown).xmlEscaped)</text>
      """
  }
}

private struct Paint: Hashable {
  var foreground: String
  var background: String
  var isBold: Bool
  var isUnderlined: Bool
}

extension SVGPicture {
  /// The backgrounds that differ from the window, then the blocks, without gaps from antialiasing.
  var areas: [String] {
    let own = colors.background.description
    let rectangles = runs(of: \.background).filter { $0.value != own }.map { run in
      rectangle(over: run, from: 0, height: Self.cell.height, fill: run.value)
    }
    let areas = rectangles + paths { $0.block(left: $1, top: $2) }
    return areas.isEmpty ? [] : ["<g shape-rendering=\"crispEdges\">"] + areas + ["</g>"]
  }

  /// The text by word and non-ASCII character, each with position and length, for any font.
  var texts: [String] {
    runs(of: \.self).flatMap { run in
      pieces(of: run).map { column, text in text.element(at: column, row: run.row, run.value) }
    }
  }

  var lines: [String] {
    let underlines = runs(of: \.self).filter(\.value.isUnderlined).map { run in
      rectangle(over: run, from: 18, height: 1, fill: run.value.foreground)
    }
    return paths { $0.boxLine(left: $1, top: $2) } + underlines
  }

  private func rectangle<Value>(
    over run: Run<Value>, from top: Int, height: Int, fill: String
  ) -> String {
    """
    <rect x="\(run.columns.lowerBound * Self.cell.width)" y="\(run.row * Self.cell.height + top)" \
    width="\(run.columns.count * Self.cell.width)" height="\(height)" fill="\(fill)"/>
    """
  }

  /// One path for each foreground colour; `draw` returns nil for characters without an outline.
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
      if character == " " || character == .filler || character.isDrawn {
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
      isBold: style.attributes.contains(.bold), isUnderlined: style.attributes.contains(.underline))
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

  /// The text escaped for XML 1.0; characters that XML cannot hold become U+FFFD.
  package var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{00}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
