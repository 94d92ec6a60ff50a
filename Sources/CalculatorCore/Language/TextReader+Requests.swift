import ExactNumbers
import Quantities

/// Requests in words at the beginning of a line: `convert 5 km to mi`, `how many feet in a mile`.
extension TextReader {
  /// Reads the words of a request.
  ///
  /// - Returns: the unit that what follows is converted to; nil if the words name none.
  mutating func readRequest() throws(EvaluationError) -> Unit? {
    // Most lines begin with a number.
    guard let first = text[index...].trimmingSpaces.first, Self.isLetter(first) else { return nil }
    switch request(at: index) {
    case (.conversion, let end)?:
      index = end
      return nil
    case (.count, let end)?:
      guard let joint = conversion(behind: end) else { return nil }
      let reader = TextReader(
        text, end..<joint.start, scope: scope, commaIsPoint: commaIsPoint)
      guard let (unit, afterUnit) = try UnitReader(reader, isTarget: true).unit(at: end) else {
        return nil
      }
      var next = endOfSpaces(from: afterUnit)
      if case (.filler, let end)? = request(at: next) { next = end }
      guard next == joint.start else { return nil }
      index = endOfSpaces(from: joint.end)
      if case (.one, let end)? = request(at: index) { index = end }
      return unit
    case (.one, _)?, (.filler, _)?, nil: return nil
    }
  }

  /// The first word that converts behind the word at an index; nil if there is none.
  private func conversion(behind start: Int) -> (start: Int, end: Int)? {
    var next = unitWord(at: start).end
    while let (_, length) = scalarIfAny(at: next) {
      let word = unitWord(at: next)
      if converts(word.text) { return (next, word.end) }
      next = max(next + length, word.end)
    }
    return nil
  }

  /// The words of a request at an index, unless they are names that a person has given, and the index of
  /// what follows them; nil if there are none.
  private func request(at start: Int) -> (TextLanguage.Request, end: Int)? {
    let first = endOfSpaces(from: start)
    for (words, request) in scope.language.requests {
      var end = first
      let matches = words.allSatisfy { expected in
        let word = unitWord(at: end)
        end = endOfSpaces(from: word.end)
        return word.text.lowercased() == expected
          && scope.origin(of: .name(word.text)) == nil
      }
      if matches { return (request, end) }
    }
    return nil
  }
}
