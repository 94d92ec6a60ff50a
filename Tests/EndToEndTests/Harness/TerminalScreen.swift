/// The characters on a screen at one moment.
struct TerminalScreen: Hashable, CustomStringConvertible {
  /// The rows from top to bottom, without trailing spaces.
  let lines: [String]
  /// The width of the window.
  let columns: Int

  /// Reads the rows that tmux printed.
  init(_ text: String, columns: Int) {
    self.columns = columns
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The position of the first occurrence of a text, counted from 0; every character counts as one
  /// column wide.
  func position(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    return nil
  }

  /// The rows in a box, so that spaces are visible.
  var description: String {
    let width = lines.map(\.count).max() ?? 0
    let edge = "+" + String(repeating: "-", count: width) + "+"
    let rows = lines.map { "|" + $0 + String(repeating: " ", count: width - $0.count) + "|" }
    return ([edge] + rows + [edge]).joined(separator: "\n")
  }
}
