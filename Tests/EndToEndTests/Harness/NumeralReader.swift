@testable import CalculatorViews

/// Reads big numerals back as the text that they show.
enum NumeralReader {
  /// The result line that three lines of a screen show; nil if they show no numerals.
  static func text(of lines: [String]) -> String? {
    guard lines.count == Numerals.rows,
      lines.contains(where: { $0.contains("█") || $0.contains("▄") })
    else { return nil }
    let width = lines.map(\.count).max() ?? 0
    let rows = lines.map { Array($0) + Array(repeating: " ", count: width - $0.count) }
    var text = ""
    var column = 0
    var gap = 0
    while column < width {
      if let (character, columns) = picture(in: rows, at: column) {
        if !text.isEmpty {
          text += text == "=" || text == "≈" || gap > 2 ? " " : gap == 2 ? "\u{202F}" : ""
        }
        text.append(character)
        (column, gap) = (column + columns, 0)
      } else if let row = rows.firstIndex(where: { $0[column] != " " }) {
        let run = rows[row][column...].prefix { $0 != " " }
        let isRaised = row == 0 && run.contains(where: \.isNumber)
        text += isRaised ? "^" : row == Numerals.rows - 1 ? " " : ""
        text += String(run)
        (column, gap) = (column + run.count, 0)
      } else {
        (column, gap) = (column + 1, gap + 1)
      }
    }
    return text
  }

  /// The widest picture that begins in a column.
  private static func picture(
    in rows: [[Character]], at column: Int
  ) -> (character: Character, columns: Int)? {
    let fitting = Numerals.basedDigits.filter { _, picture in
      column + picture.columns <= rows[0].count
        && zip(rows, picture.rows).allSatisfy { row, part in
          row[column..<column + picture.columns].elementsEqual(part)
        }
    }
    return fitting.max { $0.value.columns < $1.value.columns }.map { ($0.key, $0.value.columns) }
  }
}
