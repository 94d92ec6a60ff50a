import ExactNumbers
import Quantities

/// Operand boundaries in a line that may be unfinished.
extension LexedLine {
  func endsOperand(_ index: Int) -> Bool {
    guard lexemes.indices.contains(index) else { return false }
    switch lexemes[index].kind {
    case .number, .reference, .tag: return true
    case .word: return !isOperator(index) && !isFunction(index)
    case .sign(let sign):
      return ")]}%!‼°.,".unicodeScalars.contains(sign)
        || LineText.indexOfTie(Character(sign)) != nil
        || Superscript.character(sign) != nil || WrittenFraction(sign) != nil
    case .invalid, .end: return false
    }
  }

  func awaitsOperand(_ index: Int) -> Bool {
    lexemes[index].isSign(of: "+", "-", "*", "/", "⫽", "^", "√", "~", "&", "|", "«", "»")
      || isOperator(index)
  }

  func acceptsSign(behind index: Int) -> Bool {
    guard index >= 0 else { return true }
    return !endsOperand(index) && !lexemes[index].isSign(of: "-", "+", "√", "~")
  }

  func isName(_ index: Int) -> Bool {
    if let sign = lexemes[index].sign { return LineText.indexOfTie(Character(sign)) != nil }
    return isFunction(index)
  }

  private func isFunction(_ index: Int) -> Bool {
    guard case .function = Vocabulary.meaning(of: lexemes[index].text) else { return false }
    return lexemes[index].kind == .word && !isOperator(index)
  }

  private func isOperator(_ index: Int) -> Bool {
    lexemes[index].kind == .word && Vocabulary.isOperator(lexemes[index].text)
      && !(index + 1 < lexemes.count && lexemes[index + 1].isSign("(")
        && lexemes[index + 1].isGlued)
  }

  var openParentheses: Int {
    lexemes.reduce(0) { $0 + ($1.isSign("(") ? 1 : $1.isSign(")") ? -1 : 0) }
  }

  /// The start of the primary before an index, including postfix operators and units.
  func startOfPrimary(before end: Int) -> Int {
    var start = end - 1
    while start > 0, isSuffix(start), endsOperand(start - 1) { start -= 1 }
    var open = 0
    while start > 0 {
      if lexemes[start].isSign(")") { open += 1 }
      if lexemes[start].isSign("(") { open -= 1 }
      if open <= 0 { break }
      start -= 1
    }
    if start > 0, lexemes[start].isSign("("), isName(start - 1), lexemes[start].isGlued {
      start -= 1
    }
    return start
  }

  func startOfRoots(before index: Int) -> Int {
    var start = index
    while start > 0, lexemes[start - 1].isSign("√") { start -= 1 }
    return start
  }

  func endOfBase(ofExponentAt start: Int) -> Int? {
    var end = start
    while end > 0, lexemes[end - 1].isSign(of: "-", "+", "~"), acceptsSign(behind: end - 2) {
      end -= 1
    }
    return end > 0 && lexemes[end - 1].isSign("^") ? end - 1 : nil
  }

  func hasUnit(from start: Int) -> Bool {
    lexemes[start...].contains {
      $0.kind == .word && Vocabulary.meaning(of: $0.text) == nil
        && UnitTable.unit(named: $0.text) != nil
    }
  }

  func standsAlone(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = lexemes[index - 1]
    return before.isSign(of: "(", ";", "=") || before.isSign(of: "+", "-") && endsOperand(index - 2)
  }

  private func isSuffix(_ index: Int) -> Bool {
    switch lexemes[index].kind {
    case .sign(let sign): "%!‼°".unicodeScalars.contains(sign) || Superscript.character(sign) != nil
    case .word: Vocabulary.meaning(of: lexemes[index].text) == nil
    case .number, .reference, .tag, .invalid, .end: false
    }
  }
}
