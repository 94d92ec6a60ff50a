import CalculatorViewModel
import Words

@testable import CalculatorViews

/// The calculator as text on a screen: its display and its buttons.
///
///     let calculator = try #require(CalculatorScreen(try session.screen()))
///     calculator.result           // "= 5"
///     calculator.places["AC"]     // where the label begins
///
/// Only the characters are read, so it works in any theme, size and character set.
struct CalculatorScreen: Hashable {
  /// A cell, counted from 0.
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// The labels of the buttons, row by row.
  static let labels = Keypad.standard.buttonRows.map { $0.map(\.entry.label.text) }

  /// The same in ASCII.
  static let asciiLabels = Keypad.standard.buttonRows.map { $0.map(\.entry.label.ascii) }

  let expression: String
  let result: String?
  let message: String?
  /// The label in brackets.
  let highlighted: String?
  /// The position of each label, without its bracket.
  let places: [String: Place]
  /// The columns up to the end of the keypad; what is beyond them is the tape.
  let columns: Range<Int>

  /// Reads a screen; nil unless it shows all buttons.
  init?(_ screen: TerminalScreen, labels rows: [[String]] = labels) {
    var places: [String: Place] = [:]
    var highlighted: String?
    var top: Int?
    var sought = rows[...]
    for (row, line) in screen.lines.enumerated() {
      let words = Self.words(of: line)
      guard let labels = sought.first,
        words.prefix(labels.count).map(\.text).map(Self.label) == labels
      else { continue }
      for word in words.prefix(labels.count) {
        let label = Self.label(word.text)
        let isHighlighted = label != word.text
        if isHighlighted { highlighted = label }
        places[label] = Place(column: word.column + (isHighlighted ? 1 : 0), row: row)
      }
      top = top ?? row
      sought = sought.dropFirst()
    }
    guard sought.isEmpty, let top, let multiply = rows[1].last.flatMap({ places[$0] }),
      let seven = places["7"], let eight = places["8"], let four = places["4"]
    else { return nil }
    self.places = places
    self.highlighted = highlighted
    let (width, height) = (eight.column - seven.column, four.row - seven.row)
    let hasEdges = height > 2
    let isTapeBeside = screen.columns >= LayoutName.keypad.needs.narrowestBeside
    // Buttons without edges have their last column as a gap. Where no tape is beside them, the display
    // may be wider than the keypad.
    let end =
      isTapeBeside
      ? multiply.column + width - (hasEdges ? width / 2 : (width - 2) / 2)
      : screen.columns
    columns = 0..<end
    // The display is directly above the buttons; the tape of a narrow window is above the display.
    let bottom = hasEdges ? top - height / 2 - 1 : top
    let above = screen.lines[..<bottom].map { String($0.prefix(end)) }
    // Above the lines of a small display is its edge, or in a narrow window the tape.
    let isTall =
      hasEdges ? above.dropLast(3).last.map { !Self.isEdge($0) } ?? false : isTapeBeside
    var shown = Array(above.suffix(isTall ? 6 : 3))
    var numerals: String?
    if isTall, shown.count == 6 {
      numerals = NumeralReader.text(of: shown[2...4].map(Self.withoutSides))
      if numerals != nil { shown.removeSubrange(2...4) }
    }
    let display = shown.map(Self.withoutEdges)
    expression = display.first ?? ""
    let below = display.dropFirst().filter { !$0.isEmpty }
    result = numerals ?? below.first(where: Self.isResult)
    let message = below.filter { !Self.isResult($0) }
    self.message = message.isEmpty ? nil : message.joined(separator: " ")
  }

  /// Whether a line of the display is the result; an ellipsis stands for one that is calculated.
  static func isResult(_ line: String) -> Bool {
    line == "…" || ["= ", "≈ ", "~ "].contains { line.hasPrefix($0) }
  }

  /// A label without the brackets of the highlight.
  private static func label(_ word: String) -> String {
    word.count > 2 && word.hasPrefix("[") && word.hasSuffix("]")
      ? String(word.dropFirst().dropLast()) : word
  }

  /// The text between spaces and the sides of boxes.
  private static func words(of line: String) -> [(text: String, column: Int)] {
    var words: [(text: String, column: Int)] = []
    var isInside = false
    for (column, character) in line.enumerated() {
      guard !" │|".contains(character) else {
        isInside = false
        continue
      }
      if isInside {
        words[words.count - 1].text.append(character)
      } else {
        words.append((String(character), column))
      }
      isInside = true
    }
    return words
  }

  /// Whether a line is the edge of a pane.
  private static func isEdge(_ line: String) -> Bool {
    line.contains { !" │|".contains($0) } && withoutEdges(line).isEmpty
  }

  /// A line with blanks in place of the sides of a box.
  private static func withoutSides(_ line: String) -> String {
    String(line.map { "│|".contains($0) ? " " : $0 })
  }

  /// A line of the display; empty if it is an edge.
  private static func withoutEdges(_ line: String) -> String {
    let inner = words(of: line).map(\.text).joined(separator: " ")
    let isEdge = inner.allSatisfy(" ╭╮╰╯─▄▀".contains) || (inner.hasPrefix("+-") && inner.count > 8)
    return isEdge ? "" : inner
  }
}
