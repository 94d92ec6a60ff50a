import Screen
import Words

/// What the view-model needs to know about the window.
package struct WindowMetrics: Hashable, Sendable {
  package var size: Size
  /// The layouts that the window has room for, with what is to be known of each; there is always
  /// that of the keypad.
  package var layouts: [LayoutName: LayoutMetrics]

  /// Creates the metrics of a window.
  ///
  /// - Parameter layouts: the metrics of the layouts that it has room for.
  package init(size: Size, layouts: [LayoutName: LayoutMetrics]) {
    self.size = size
    self.layouts = layouts
  }

  /// The metrics of a window with room for nothing yet, which may be drawn in any layout.
  static let unknown = WindowMetrics(
    size: Size(columns: 0, rows: 0),
    layouts: Dictionary(
      uniqueKeysWithValues: LayoutName.allCases.map { ($0, LayoutMetrics.empty) }))
}

/// What the view-model needs to know about a layout in a window.
package struct LayoutMetrics: Hashable, Sendable {
  /// The width of the result line, to which results are rounded.
  package var resultColumns: Int
  /// The lines of the tape's pane and their width; no lines where there is no room for the tape.
  ///
  /// A result never has more columns: one that does not fit is not shown.
  package var tape: Size

  package init(resultColumns: Int, tape: Size = Size(columns: 0, rows: 0)) {
    self.resultColumns = resultColumns
    self.tape = tape
  }

  static let empty = LayoutMetrics(resultColumns: 0)
}
