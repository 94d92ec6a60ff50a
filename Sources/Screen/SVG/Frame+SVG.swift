extension Frame {
  /// The frame as a picture of a terminal window, in an SVG document of its own.
  ///
  /// The cursor is a cell in reverse. A cell measures 10 by 21 user units. Equal frames give equal
  /// documents.
  ///
  /// - Parameters:
  ///   - title: The title in the bar of the window.
  ///   - colors: The colours of what a style leaves to the terminal and of the margin around the
  ///     cells.
  package func svg(title: String = "", colors: TerminalColors = .dark) -> String {
    SVGPicture(frame: self, title: title, colors: colors).document
  }
}

/// The parts of the picture of a window, in user units.
struct SVGPicture {
  let frame: Frame
  let title: String
  let colors: TerminalColors

  /// The size of a cell.
  static let cell = (width: 10, height: 21)
  /// The margin around the window, which holds its shadow.
  private static let margin = 24
  private static let barHeight = 36
  /// The margins in the window around the cells.
  private static let padding = (width: 14, bottom: 14)
  /// The width that the dots of the bar need.
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
    // The dots take 80 units on the left; the title is centred, so it leaves as much on the right.
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
