import ExactNumbers
import Quantities

/// Signs of multiplication: `8.45 x 10^7`, `80x40`.
extension Reader {
  mutating func takeTimes(to next: Int) throws(EvaluationError) {
    if parser.isStrict { try checkFallenExponent() }
    try take(.binary(.multiply), to: next)
  }

  /// Whether a number, a user-defined name or an earlier result is at an index.
  func isValue(at start: Int) -> Bool {
    switch kind(at: start) {
    case .number, .reference: true
    case .word: isOwn(word(at: start)) || meaning(of: word(at: start)) == .answer
    default: false
    }
  }

  /// Whether an `x` glued to the numbers around it begins a word: `4x10`.
  func isTimes(gluedAt start: Int) -> Bool {
    lexeme(at: start).parts > 0 && word(at: start + 1).lowercased() == "x"
      && !isOwn(word(at: start + 1)) && kind(at: start - 1) == .number
      && kind(at: start + 2) == .number
  }

  func isPowerOfTen(at start: Int) -> Bool {
    (isSign("^", at: start + 1) || superscript(at: start + 1) != nil)
      && lexeme(at: start).text == "10"
  }

  /// The end of `×10^-21` at an index; otherwise the same index.
  func endOfPower(behind start: Int) -> Int {
    if let raised = superscript(at: start) { return raised.next }
    return isSign("*", at: start) && isPowerOfTen(at: start + 1) ? endOfPower(at: start + 1) : start
  }

  func endOfPower(at start: Int) -> Int {
    if let raised = superscript(at: start + 1) { return raised.next }
    if isSign("(", at: start + 2) { return endOfChunk(from: start + 2) }
    return isSign("-", at: start + 2) ? start + 4 : start + 3
  }
}
