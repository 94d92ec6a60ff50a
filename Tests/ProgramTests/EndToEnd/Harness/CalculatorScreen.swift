import CalculatorViewModel
import CalculatorViews
import Foundation
import Screen
import TestSupport
import Testing
import Words

/// The keypad, the display and the tape on a screen, by the places of the layout.
///
///     try session.wait(forDisplay: "2 + 3", "= 5")
///     try session.wait(forDisplay: "12 + 3*4|", "= 24")   // the cursor of the formula line
///
/// Only characters are read, so it works in any theme and character set; the usual window size of
/// these tests has no room for big numerals.
struct CalculatorScreen: Hashable {
  let expression: String
  let result: String?
  let message: String?
  let highlighted: Button?
  /// The tape with single spaces; `▸` marks the selected line.
  let tape: [String]

  /// Reads a screen; nil unless it shows all buttons.
  init?(_ screen: TerminalScreen) {
    let layout = Layout(size: screen.size)
    let texts = Button.onKeypad.map { (button: $0, text: screen.text(in: layout.area(of: $0))) }
    guard
      texts.allSatisfy({ button, text in button.labels.contains(where: text.joined().contains) })
    else { return nil }
    highlighted =
      texts.first { button, text in
        button.labels.contains { text.joined().contains("[\($0)]") }
      }?.button

    var display = screen.text(in: layout.text)
    var expressionRows = 1
    if let cursor = screen.cursor, layout.text.rows.contains(cursor.row) {
      var line = Array(display[cursor.row - layout.text.origin.row])
      let column = cursor.column - layout.text.origin.column
      // In a half-drawn frame the cursor may be anywhere.
      guard column >= 0 else { return nil }
      line += Array(repeating: " ", count: max(0, column + 1 - line.count))
      // A cursor that cannot be hidden is at the end of a number that is not edited.
      let isHidden = column == layout.text.size.columns - 1 && line[column] != " "
      if !isHidden { line.insert("|", at: column) }
      display[cursor.row - layout.text.origin.row] = String(line)
      // A truncated expression has the rows down to its cursor.
      if display[0].hasPrefix("…") { expressionRows = cursor.row - layout.text.origin.row + 1 }
    }
    let lines = display.map { $0.withoutFillers.trimmingCharacters(in: .whitespaces) }
    expression = lines.prefix(expressionRows).joined()
    let below = lines.dropFirst(expressionRows).filter { !$0.isEmpty }
    result = below.first(where: Self.isResult)
    let message = below.filter { !Self.isResult($0) }
    self.message = message.isEmpty ? nil : message.joined(separator: " ")

    var pane = layout.tapeText
    pane.origin.column -= 2
    pane.size.columns += 2
    tape = screen.text(in: pane)
      .map { $0.withoutFillers.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// Whether a line is the result; an ellipsis replaces one being calculated.
  private static func isResult(_ line: String) -> Bool {
    line == "…" || ["= ", "≈ ", "~ "].contains { line.hasPrefix($0) }
  }
}

extension Button {
  static let onKeypad = Array(Keypad.standard.buttonRows.joined())

  init?(label: String) {
    guard let button = Self.onKeypad.first(where: { $0.labels.contains(label) }) else { return nil }
    self = button
  }

  fileprivate var labels: [String] {
    [entry.label.text, entry.label.ascii] + (self == .point ? [","] : [])
  }
}

extension TerminalSession {
  /// Starts the calculator in a shell that has printed `before`; waits until the calculator shows.
  static func calculator(
    _ options: String..., columns: Int = 80, rows: Int = 22, environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["/bin/sh", "-c", "echo before; ulimit -c 0; exec \"$0\" \"$@\"", Program.path] + options,
      columns: columns, rows: rows, environment: environment)
    if columns >= 20, rows >= 8 {
      try session.wait(untilCalculator: "it shows", at: location) { _ in true }
    }
    return session
  }

  @discardableResult
  func wait(
    untilCalculator description: String, at location: SourceLocation = #_sourceLocation,
    _ condition: (CalculatorScreen) -> Bool
  ) throws -> CalculatorScreen {
    var found: CalculatorScreen?
    try wait(until: "of the calculator \(description)", at: location) { screen in
      found = CalculatorScreen(screen)
      return found.map(condition) ?? false
    }
    return try #require(found)
  }

  /// Waits for exactly this display.
  @discardableResult
  func wait(
    forDisplay expression: String, _ result: String? = nil, message: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> CalculatorScreen {
    let parts = [expression, result, message].compactMap(\.self)
    return try wait(untilCalculator: "the display is \(parts)", at: location) {
      $0.expression == expression && $0.result == result && $0.message == message
    }
  }

  func type(
    _ text: String, shows expression: String, _ result: String? = nil, message: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try type(text)
    try wait(forDisplay: expression, result, message: message, at: location)
  }

  func press(
    _ key: TerminalKey, shows expression: String, _ result: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try press(key)
    try wait(forDisplay: expression, result, at: location)
  }

  func wait(forTape lines: [String], at location: SourceLocation = #_sourceLocation) throws {
    try wait(untilCalculator: "the tape is \(lines)", at: location) { $0.tape == lines }
  }

  func calculate(_ line: String) throws { try type("\u{1B}" + line + "\n") }

  /// Clicks on labels of buttons in turn, all reports at once.
  func click(
    buttons labels: [String], form: MouseReport = .sgr,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let layout = Layout(size: try screen().size)
    try send(
      labels.flatMap { label in
        let button = try #require(Button(label: label), sourceLocation: location)
        return form.bytes(.left, at: layout.area(of: button).middle)
      })
  }

  /// Quits by the key, and expects that the terminal is restored.
  func quit(status: Int32 = 0, at location: SourceLocation = #_sourceLocation) throws {
    try press(.function(10))
    let ending = try waitForEnd(at: location)
    #expect(ending == .exited(status: status), sourceLocation: location)
    #expect(try modes() == .untouched, sourceLocation: location)
    #expect(try lineSettings().echoes, sourceLocation: location)
  }
}

extension Rectangle {
  var middle: Point {
    Point(column: origin.column + size.columns / 2, row: origin.row + size.rows / 2)
  }
}
