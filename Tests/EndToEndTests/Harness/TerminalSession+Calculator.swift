import TestSupport
import Testing

extension TerminalSession {
  /// Starts the calculator with options in a shell that has printed `before`, so that a test
  /// can see whether that comes back; waits until the calculator shows.
  static func calculator(
    _ options: String..., columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["/bin/sh", "-c", "echo before; ulimit -c 0; exec \"$0\" \"$@\"", Program.path] + options,
      columns: columns, rows: rows, environment: environment)
    if columns >= 20, rows >= 8 {
      try session.wait(until: "the calculator shows", at: location) {
        CalculatorScreen($0) != nil
          || CalculatorScreen($0, labels: CalculatorScreen.asciiLabels) != nil
      }
    }
    return session
  }

  /// Waits until the calculator meets a condition.
  @discardableResult
  func wait(
    untilCalculator description: String, at location: SourceLocation = #_sourceLocation,
    _ condition: (CalculatorScreen) -> Bool
  ) throws -> CalculatorScreen {
    var found: CalculatorScreen?
    try wait(until: description, at: location) { screen in
      found =
        CalculatorScreen(screen)
        ?? CalculatorScreen(screen, labels: CalculatorScreen.asciiLabels)
      return found.map(condition) ?? false
    }
    return try #require(found)
  }

  /// Waits until the display shows exactly this.
  @discardableResult
  func wait(
    forDisplay expression: String, _ result: String? = nil, message: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> CalculatorScreen {
    let description = "the display is \([expression, result, message].compactMap(\.self))"
    return try wait(untilCalculator: description, at: location) {
      $0.expression == expression && $0.result == result && $0.message == message
    }
  }

  /// Clicks on labels of buttons one after another, all reports at once.
  func click(
    buttons labels: [String], form: MouseReport = .sgr,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let places = try wait(untilCalculator: "the buttons are there", at: location) { _ in true }
      .places
    try send(
      labels.flatMap { label in
        let place = try #require(places[label], "no button \(label)", sourceLocation: location)
        return form.bytes(.left, column: place.column, row: place.row)
      })
  }

  /// Quits the calculator by its key, and expects that it restores the terminal.
  func quit(at location: SourceLocation = #_sourceLocation) throws {
    try type("q")
    let ending = try waitForEnd(at: location)
    #expect(ending == .exited(status: 0), sourceLocation: location)
    #expect(try modes() == .untouched, sourceLocation: location)
    #expect(try lineSettings().echoes, sourceLocation: location)
  }
}
