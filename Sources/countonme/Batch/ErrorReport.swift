import CalculatorCore
import Screen
import Words

extension EvaluationError {
  /// A report: a sentence, the expression, cut with `…` if long, and carets under the cause.
  func report(in line: ArraySlice<UInt8>, line number: Int?, _ words: Wording) -> String {
    let sentence = words.sentence(kind, quoting: text(in: line)).phrase
    let phrase = number.map { words.phrase(sentence, inLine: $0) } ?? sentence
    let view = Excerpt(of: line, around: place, columns: 72)
    return """
      \(words.report(phrase))
        \(view.text)
        \(view.carets)

      """
  }

  func text(in line: ArraySlice<UInt8>) -> String {
    let place = place.clamped(to: 0..<line.count)
    return String(decoding: line.dropFirst(place.lowerBound).prefix(place.count), as: UTF8.self)
      .filter { $0.columns > 0 }
  }
}

private struct Excerpt {
  let text: String
  let carets: String

  /// Cuts a line so that at least the start of the range shows; ellipses take further columns.
  init(of line: ArraySlice<UInt8>, around place: Range<Int>, columns: Int) {
    let start = line.startIndex + place.lowerBound
    let end = min(line.startIndex + place.upperBound, line.endIndex)
    // Lines can be megabytes long: decode only bytes that can show.
    let reach = 4 * columns
    let before = Self.printable(line[max(line.startIndex, start - reach)..<start])
    let marked = Self.printable(line[start..<min(end, start + reach)])
    let rest = marked + Self.printable(line[end..<min(line.endIndex, end + reach)])
    let room = max(columns - rest.columns, columns / 2)
    let shownBefore = before.suffix(before.reversed().prefix(columns: room).count)
    let shownRest = rest.prefix(columns: columns - shownBefore.columns)
    let isCutBefore = shownBefore.count < before.count || start - line.startIndex > reach
    let isCutAfter = shownRest.count < rest.count || line.endIndex - end > reach
    text =
      (isCutBefore ? "…" : "") + String(shownBefore) + String(shownRest) + (isCutAfter ? "…" : "")
    let indent = shownBefore.columns + (isCutBefore ? 1 : 0)
    let caretCount = max(1, marked.prefix(columns: shownRest.columns).columns)
    carets = String(repeating: " ", count: indent) + String(repeating: "^", count: caretCount)
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map { character in
      character == "\t" ? " " : character.columns == 0 ? "�" : character
    }
  }
}

extension Collection<Character> {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  fileprivate func prefix(columns: Int) -> SubSequence {
    var rest = columns
    return prefix { character in
      rest -= character.columns
      return rest >= 0
    }
  }
}
