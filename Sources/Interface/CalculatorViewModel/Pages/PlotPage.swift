import Engine
import ExactNumbers
import Quantities
import Words

struct PlotPage: Hashable, Sendable {
  let whole: Plot
  let title: String
  private(set) var plot: Plot
  private(set) var picture: PlotPicture?
  /// The visible range; nil until its ends are known as fractions.
  private var range: ClosedRange<Rational>?
  private var cursor: PlotPicture.Stop?

  init(_ plot: Plot, title: String) { (whole, self.plot, self.title) = (plot, plot, title) }

  mutating func receive(_ picture: PlotPicture) {
    (self.picture, range) = (picture, range ?? picture.left...picture.right)
  }

  mutating func move(_ move: PlotMove) {
    let stops = picture?.stops ?? []
    let columns = stops.filter { $0.kind == .value }
    let points = stops.filter { $0.kind != .value }
    let middle = columns.dropFirst(columns.count / 2).first
    switch move {
    case .left: cursor = before(in: columns) ?? cursor ?? middle
    case .right: cursor = after(in: columns) ?? cursor ?? middle
    case .previousPoint: cursor = before(in: points) ?? cursor ?? points.last
    case .nextPoint: cursor = after(in: points) ?? cursor ?? points.first
    case .start: cursor = columns.first
    case .end: cursor = columns.last
    case .zoomIn, .zoomOut:
      guard let shown = range else { return }
      let width = shown.upperBound - shown.lowerBound
      let half = width * Rational(numerator: 1, denominator: move == .zoomIn ? 4 : 1)
      let middle = (shown.lowerBound + shown.upperBound) * .half
      let center = cursor?.number ?? middle
      // Smaller ranges need too many digits on the axis.
      guard move == .zoomOut || width > (center.magnitude + 1) * Self.least else { return }
      range = center - half...center + half
      plot = whole.over(Real(center - half), Real(center + half))
    case .whole: (plot, range) = (whole, nil)
    }
  }

  private func before(in stops: [PlotPicture.Stop]) -> PlotPicture.Stop? {
    cursor.flatMap { cursor in stops.last { $0.number < cursor.number } }
  }

  private func after(in stops: [PlotPicture.Stop]) -> PlotPicture.Stop? {
    cursor.flatMap { cursor in stops.first { cursor.number < $0.number } }
  }

  private static let least = Rational(10).raised(to: -12)

  func view(in words: Wording) -> PageView {
    guard let picture else {
      return PageView(heading: title + " …", content: .plot(nil, column: nil))
    }
    // A stop of a column may be a hole.
    let kinds = cursor.map { cursor in
      [cursor.kind] + picture.stops.filter { $0.number == cursor.number }.map(\.kind)
    }
    let note = (kinds ?? []).lazy.compactMap { $0.name(in: words) }.first.map { " (\($0))" } ?? ""
    // After a change of the range, the cursor moves to the next known number.
    let column = cursor.flatMap { cursor in
      picture.stops.first { $0.number >= cursor.number }?.column
    }
    return PageView(
      heading: (cursor?.text ?? title) + note + (picture.stops.isEmpty ? " …" : ""),
      content: .plot(picture, column: column))
  }
}

extension PlotPicture.Stop.Kind {
  func name(in words: Wording) -> String? {
    switch self {
    case .value: nil
    case .zero: words.plot.zero
    case .extreme: words.plot.extreme
    case .pole: words.plot.pole
    case .hole: words.plot.hole
    }
  }
}

extension ViewModel {
  package var shownPlot: (plot: Plot, title: String, style: NumberStyle)? {
    page?.plot.map { ($0.plot, $0.title, format.style) }
  }
}

/// A movement on a plot.
package enum PlotMove: Hashable, Sendable {
  case left, right
  /// To a zero, an extreme, a pole or a hole.
  case previousPoint, nextPoint
  case start, end, zoomIn, zoomOut, whole
}
