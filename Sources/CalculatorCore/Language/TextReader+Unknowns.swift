import Quantities

/// The unknown of an equation that begins: `solve(x^2 = 2)`.
extension TextReader {
  /// The name behind the last separator, or else the first one in the equation without a meaning; nil if
  /// there is none.
  var unknown: String? {
    var (depth, next, found) = (0, index, String?.none)
    // The parameters of sums over ranges.
    var bound: Set<String> = []
    while next < text.endIndex {
      switch text[next] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        let start = endOfSpaces(from: next + 1)
        let name = name(at: start)
        let (word, end) = (String(decoding: name, as: UTF8.self), endOfSpaces(from: name.endIndex))
        if end == text.endIndex || "=)".utf8.contains(text[end]), Vocabulary.canName(word) {
          return word
        }
      default: break
      }
      guard depth >= 0 else { break }
      if let end = endOfNumber(at: next) {
        next = end
        continue
      }
      let name = name(at: next)
      let word = String(decoding: name, as: UTF8.self)
      if depth > 0, text[endOfSpaces(from: name.endIndex)...].first == UInt8(ascii: "=") {
        bound.insert(word)
      }
      if found == nil, !bound.contains(word), isUnknown(word, before: name.endIndex) {
        found = word
      }
      next = max(next + 1, name.endIndex)
    }
    return found
  }

  /// Whether a word has no meaning.
  private func isUnknown(_ word: String, before end: Int) -> Bool {
    guard Vocabulary.canName(word), !isOwn(word), !isCalled(after: end), meaning(of: word) == nil,
      !divides(word)
    else { return false }
    return UnitTable.unit(named: word, in: scope.language) == nil
  }

  /// The name that begins at an index; empty if none does.
  func name(at start: Int) -> ArraySlice<UInt8> {
    var end = start
    while end < text.endIndex, LineParts.isPartOfName(text[end]),
      let (scalar, length) = scalar(at: end),
      Vocabulary.isPartOfName(scalar)
    {
      end += length
    }
    return text[start..<end]
  }
}
