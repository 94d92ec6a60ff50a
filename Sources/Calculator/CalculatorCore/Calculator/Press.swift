/// The action of a button.
package enum Press: Hashable, Sendable {
  case edit(ExpressionEdit)
  case command(CalculatorCommand)
}

package enum ExpressionEdit: Hashable, Sendable {
  case digit(Digit)
  case point
  case binary(BinaryOperator)
  case postfix(PostfixOperator)
  case function(Function)
  case constant(Constant)
  /// The root of the last operand, or of the parentheses that follow.
  case root
  case reciprocal, square, open, close
  case tie(EntryID)
  case userCall(EntryID)
  case deleteElement, deleteCharacter

  package enum Role { case operand, behindOperand, close, delete }

  package var role: Role {
    switch self {
    case .digit, .point, .open, .tie, .userCall, .function, .constant: .operand
    case .binary, .postfix, .root, .reciprocal, .square: .behindOperand
    case .close: .close
    case .deleteElement, .deleteCharacter: .delete
    }
  }

  var isAboutDigits: Bool {
    if case .digit = self { true } else { self == .point || self == .deleteCharacter }
  }
}

package enum CalculatorCommand: Hashable, Sendable { case equals, allClear }

package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case missingOperand, missingOperator, emptyParentheses, noOpenParenthesis, secondPoint
    case pointInBase, digitOutsideBase, numberTooLong, nothingToCalculate, nothingToRepeat, noValue
    case uncorrectedError
  }

  package var kind: Kind
  package var place: Range<Int>?

  init(_ kind: Kind, at place: Range<Int>? = nil) { (self.kind, self.place) = (kind, place) }
}
