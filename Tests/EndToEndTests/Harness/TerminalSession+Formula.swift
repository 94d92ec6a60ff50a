import Testing

/// The display while its expression is edited.
struct FormulaScreen: Hashable {
  /// The formula line, with `|` at the cursor.
  let line: String
  /// The lines below it: the result line and the message, if they are shown.
  let below: [String]

  /// Reads a screen whose cursor is visible.
  fileprivate init(_ screen: TerminalScreen, cursor: (column: Int, row: Int)) {
    let calculator =
      CalculatorScreen(screen) ?? CalculatorScreen(screen, labels: CalculatorScreen.asciiLabels)
    let lines = screen.lines.map { $0.prefix(calculator?.columns.upperBound ?? .max) }
    var characters = Array(lines[cursor.row])
    let missing = max(0, cursor.column - characters.count)
    characters += Array(repeating: " ", count: missing)
    characters.insert("|", at: cursor.column)
    line = Self.trimmed(characters)
    if let calculator {
      below = [calculator.result, calculator.message].compactMap(\.self)
    } else {
      below = lines.dropFirst(cursor.row + 1).prefix(2).map(Self.trimmed).filter { !$0.isEmpty }
    }
  }

  /// The characters without the spaces and sides of boxes around them.
  private static func trimmed(_ characters: some BidirectionalCollection<Character>) -> String {
    let isAround = { (character: Character) in " │".contains(character) }
    return String(characters.drop(while: isAround).reversed().drop(while: isAround).reversed())
  }
}

extension TerminalSession {
  /// The display; nil if the cursor is hidden.
  func formula() throws -> FormulaScreen? {
    let text = try tmux.run([
      ["display-message", "-p", "#{cursor_flag},#{cursor_x},#{cursor_y},#{pane_width}"],
      ["capture-pane", "-p"],
    ])
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    let values = text[..<end].split(separator: ",").compactMap { Int($0) }
    guard values.count == 4, values[0] == 1 else { return nil }
    let screen = TerminalScreen(String(text[end...].dropFirst()), columns: values[3])
    return FormulaScreen(screen, cursor: (values[1], values[2]))
  }

  /// Waits until the formula line is open and as a test wants it, with its cursor written as `|`,
  /// and until the lines below it are these and no others.
  func wait(
    forFormula line: String, _ below: String..., timeout: Duration = patience,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(untilFormula: "is \([line] + below)", timeout: timeout, at: location) {
      $0.line == line && $0.below == below
    }
  }

  /// Waits until the formula line is open and meets a condition.
  func wait(
    untilFormula description: String, timeout: Duration = patience,
    at location: SourceLocation = #_sourceLocation, _ condition: (FormulaScreen) -> Bool
  ) throws {
    var last: FormulaScreen?
    let found: Void? = try firstAnswer(within: timeout) {
      last = try formula()
      return last.map(condition) == true ? () : nil
    }
    let screen = try screen()
    try #require(
      found,
      """
      waited in vain until the formula line \(description); \
      it is \(last.map { "\($0)" } ?? "closed"); the screen:
      \(screen)
      """,
      sourceLocation: location)
  }
}
