import CalculatorCore
import CalculatorViewModel
import Screen

/// What is wrong with a line: a sentence, the expression, and a `^` under the place.
struct Complaint {
  let text: String

  /// How much of a long line is shown around the place, in columns.
  private static let width = 72

  init(_ error: EvaluationError, in line: ArraySlice<UInt8>, line number: Int?) {
    let heading = "countonme: " + (number.map { "line \($0): " } ?? "")
    let start = line.startIndex + error.place.lowerBound
    let end = min(line.startIndex + error.place.upperBound, line.endIndex)
    // A line may be long: no more of it is looked at than can be shown.
    let reach = 4 * Self.width
    let before = Self.printable(line[max(line.startIndex, start - reach)..<start])
    let blamed = Self.printable(line[start..<min(end, start + reach)])
    let after = Self.printable(line[end..<min(line.endIndex, end + reach)])
    let room = Self.width - (blamed + after).columns
    let shownBefore = before.suffix(columns: max(room, Self.width / 2))
    let isCutBefore = shownBefore.count < before.count || start - line.startIndex > reach
    let tail = (blamed + after).prefix(
      columns: Self.width - shownBefore.columns)
    let isCutAfter = tail.count < blamed.count + after.count || line.endIndex - end > reach
    let indent = shownBefore.columns + (isCutBefore ? 1 : 0)
    let carets = max(1, blamed.prefix(columns: tail.columns).columns)
    text =
      heading + error.kind.sentence.phrase + "\n"
      + "  " + (isCutBefore ? "…" : "") + String(shownBefore) + String(tail)
      + (isCutAfter ? "…" : "") + "\n"
      + "  " + String(repeating: " ", count: indent)
      + String(repeating: "^", count: carets) + "\n"
  }

  /// Bytes as characters that cannot do anything to a terminal; what is not UTF-8 becomes `�`.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map { character in
      character == "\t" ? " " : character.columns == 0 ? "�" : character
    }
  }
}

extension Collection<Character> {
  /// The columns that the characters take together.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  /// As many of the first characters as fit.
  fileprivate func prefix(columns: Int) -> SubSequence {
    var rest = columns
    return prefix { character in
      rest -= character.columns
      return rest >= 0
    }
  }
}

extension BidirectionalCollection<Character> {
  /// As many of the last characters as fit.
  fileprivate func suffix(columns: Int) -> SubSequence {
    suffix(reversed().prefix(columns: columns).count)
  }
}
