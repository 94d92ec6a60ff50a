import CalculatorCore
import CalculatorViewModel
import Words

extension Listing {
  /// The listing in columns: expressions at the left, results at the right, comments after them.
  func text(totals: Bool, in words: any Wording) -> String {
    let width = min(Self.widest, rows.map(\.definition.count).max() ?? 0)
    let resultWidth = min(Self.widest, rows.compactMap(\.result?.text.count).max() ?? 0)
    var text = ""
    for row in rows {
      let result =
        row.result.map { ($0.isExact ? "= " : "~ ") + $0.text.padded(before: resultWidth) }
        ?? "! " + (row.error ?? "").padded(before: resultWidth)
      let comment = row.comment.map { "  " + Formula.source(ofComment: $0) } ?? ""
      text += row.definition.padded(after: width) + "  " + result + comment + "\n"
    }
    if totals, !self.totals.isEmpty { text += (text.isEmpty ? "" : "\n") + totalsText(in: words) }
    return text
  }

  /// The widest column that others are aligned with, in characters.
  private static let widest = 40
  /// The length of a bar, in characters.
  private static let barLength = 20

  /// A line for each tag: its sum, its share, and its goal with a bar.
  private func totalsText(in words: any Wording) -> String {
    let tags = totals.map { "#" + $0.tag }
    let sums = totals.map { $0.sum?.text ?? "?" }
    let tagWidth = tags.map(\.count).max() ?? 0
    let sumWidth = sums.map(\.count).max() ?? 0
    return zip(totals, zip(tags, sums)).map { total, cells in
      let share = total.share.map { Self.percentage($0) + " %" } ?? ""
      var line = cells.0.padded(after: tagWidth) + "  " + cells.1.padded(before: sumWidth)
      line += "  " + share.padded(before: 7) + "  "
      line += Self.bar(total.progress ?? total.share ?? 0)
      if let goal = total.goal, let left = total.left {
        line +=
          "  "
          + words.goal(
            goal.text, distance: total.isOver ? String(left.text.dropFirst()) : left.text,
            isOver: total.isOver)
      }
      if total.excluded > 0 { line += "  (\(words.excluded(total.excluded)))" }
      return line + "\n"
    }.joined()
  }

  /// A bar for tenths of a per cent.
  private static func bar(_ tenths: Int) -> String {
    let filled = min(max(tenths, 0), 1000) * barLength / 1000
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: barLength - filled) + "]"
  }
}

extension String {
  /// The text with spaces before it, up to a width.
  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text with spaces after it, up to a width.
  fileprivate func padded(after width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
