import ExactNumbers
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

/// The random numbers of a line, each of which has a draw behind its arguments.
extension TextReader {
  /// Adds a roll that is written in words: `random`, `dice`, `roll 3d6` or `roll d20`.
  mutating func takeRoll(
    _ function: Function, named name: ArraySlice<UInt8>
  ) throws(EvaluationError) {
    guard function == .roll else {
      // `random 6` has no parentheses, and is no product.
      if let (next, _) = scalarIfAny(at: endOfSpaces(from: name.endIndex)),
        isNumberStart(next) || next.isASCII && isNumberPart(UInt8(next.value))
      {
        throw EvaluationError(.wrongArguments(function), at: place(length: name.count))
      }
      let isDice = String(decoding: name, as: UTF8.self).lowercased() == "dice"
      let sides = Token.number(NumberLiteral(text: isDice ? "6" : "0"))
      try take([.function(function), sides], length: name.count)
      return try take(.close, length: 0)
    }
    let count = text[endOfSpaces(from: name.endIndex)...].prefix(while: LineParts.isDigit)
    let sides = text[count.endIndex...].dropFirst().prefix(while: LineParts.isDigit)
    guard text[count.endIndex...].first.map({ $0 | 0x20 }) == UInt8(ascii: "d"), !sides.isEmpty
    else { throw EvaluationError(.wrongArguments(function), at: place(length: name.count)) }
    let numbers = [count.isEmpty ? "1" : String(decoding: count, as: UTF8.self)]
    try take(
      [
        .function(function), .number(NumberLiteral(text: numbers[0])), .separator,
        .number(NumberLiteral(text: String(decoding: sides, as: UTF8.self))),
      ], length: sides.endIndex - index)
    try take(.close, length: 0)
  }

  /// Adds the draw of a call of `random` or `roll` that ends here, unless the line has it.
  mutating func takeDraw() throws(EvaluationError) {
    guard let (function, separators) = parser.innermostCall, function.isRandom,
      separators == function.arity.least - 1
    else { return }
    guard defined == nil else { throw EvaluationError(.randomDefinition, at: place(length: 1)) }
    var tokens: [Token] = [.separator, .number(NumberLiteral(text: String(scope.time.draw())))]
    // A call without an argument is for a fraction.
    if case .function = parser.previous { tokens.insert(.number(.zero), at: 0) }
    try take(tokens, length: 0)
  }
}
