import Quantities

/// An element of an expression; one press of `C` removes one.
package enum Token: Hashable, Sendable {
  /// A number as it is written.
  case number(NumberLiteral)
  /// The result of an entry of the tape, exactly.
  case tie(EntryID)
  case constant(Constant)
  /// A date, a moment or a duration as it is read off a clock.
  indirect case time(Quantity)
  case binary(BinaryOperator)
  case sign(Sign)
  /// The sign `√` before its operand.
  case root
  case postfix(PostfixOperator)
  /// What the number before it is measured in; without one, one of the unit.
  case unit(Unit)
  /// The unit that what stands before it is converted to.
  case conversion(Unit)
  /// An opening parenthesis.
  case open
  /// The name of a function with its opening parenthesis.
  case function(Function)
  /// The name of a function that an entry defines, with its opening parenthesis.
  case application(EntryID)
  /// The sign between two arguments of a function.
  case separator
  /// A closing parenthesis, which may be that of a function.
  case close
  /// The parameter of a sum over a range with its equals sign: `k =`.
  case binding(String)
  /// The word between the bounds of a range: `to`.
  case bound
  /// The sign between the two sides of an equation.
  case equals
  /// The parameters of a definition, before what it defines: `(x; y) =`.
  case parameters([String])
  /// The parameter of a definition, or of a sum over a range, where its value stands.
  case parameter(String)

  /// The entry that the token is tied to; nil where it is none.
  var origin: EntryID? {
    switch self {
    case .tie(let origin), .application(let origin): origin
    default: nil
    }
  }

  /// Whether the token is a closing parenthesis.
  var endsParentheses: Bool { if case .close = self { true } else { false } }

  /// Whether an operand ends with this token.
  package var endsOperand: Bool {
    switch self {
    case .number, .tie, .constant, .time, .parameter, .postfix, .unit, .conversion, .close: true
    case .binary, .sign, .root, .open, .function, .application, .separator, .binding, .bound,
      .equals, .parameters:
      false
    }
  }

  /// Whether an operand begins with this token.
  ///
  /// Directly after another operand it multiplies that one, as in `2(3)`. A unit does not, because it
  /// belongs to the number before it; without one it is an operand all the same.
  var beginsOperand: Bool {
    switch self {
    case .number, .tie, .constant, .time, .parameter, .root, .open, .function, .application: true
    case .binary, .sign, .postfix, .unit, .conversion, .separator, .close, .binding, .bound,
      .equals, .parameters:
      false
    }
  }

  /// Whether a unit before this token would be read as a function or a conversion if it had such a name.
  package var isReadWithUnit: Bool {
    switch self {
    case .number: false
    case .postfix(.percent): true
    default: beginsOperand
    }
  }

  /// The change in the number of open parentheses.
  var nesting: Int {
    switch self {
    case .open, .function, .application: 1
    case .close: -1
    case .number, .tie, .constant, .time, .parameter, .binary, .sign, .root, .postfix, .unit,
      .conversion, .separator, .binding, .bound, .equals, .parameters:
      0
    }
  }
}

extension Token: CustomDebugStringConvertible {
  /// The token as text.
  ///
  /// A sign is `~` or `±`, so that it differs from an operator; a tie is in braces.
  package var debugDescription: String {
    switch self {
    case .sign(.minus): "~"
    case .sign(.plus): "±"
    case .binary(.multiply): "×"
    case .binary(.divide): "÷"
    default: source(before: nil) { "{\($0)}" }
    }
  }
}
