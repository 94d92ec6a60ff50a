import Quantities

/// An element of an expression, which one press of `C` removes.
package enum Token: Hashable, CustomDebugStringConvertible, Sendable {
  case number(NumberLiteral)
  case tie(EntryID)
  case pick(EntryID, String)
  case constant(Constant)
  indirect case time(Quantity)
  case binary(BinaryOperator)
  case sign(Sign)
  case root
  case postfix(PostfixOperator)
  /// A unit of the preceding number, or 1 of the unit.
  case unit(Unit)
  case conversion(Unit)
  case open
  case function(Function)
  case userCall(EntryID)
  case separator, close
  /// The bound variable of a range: `k =`.
  case binding(String)
  case bound, equals
  case parameters([String])
  case parameter(String)

  var origin: EntryID? {
    switch self {
    case .tie(let origin), .pick(let origin, _), .userCall(let origin): origin
    default: nil
    }
  }

  var function: Function? { if case .function(let function) = self { function } else { nil } }

  private enum Part { case whole, start, end, none }

  private var part: Part {
    switch self {
    case .number, .tie, .pick, .constant, .time, .parameter: .whole
    case .root, .open, .function, .userCall: .start
    // A unit belongs to the number before it, although it is an operand without one.
    case .postfix, .unit, .conversion, .close: .end
    case .binary, .sign, .separator, .binding, .bound, .equals, .parameters: .none
    }
  }

  package var endsOperand: Bool { part == .whole || part == .end }

  /// Whether an operand begins here; after another operand it multiplies, as in `2(3)`.
  var beginsOperand: Bool { part == .whole || part == .start }

  /// Whether a unit here could be mistaken for a function or conversion of the same name.
  package var isReadWithUnit: Bool {
    if case .number = self { false } else { self == .postfix(.percent) || beginsOperand }
  }

  package var isCall: Bool { self != .open && nesting > 0 }

  var nesting: Int {
    switch self {
    case .open, .function, .userCall: 1
    case .close: -1
    default: 0
    }
  }

  /// Text that distinguishes signs (`~`, `±`) from operators, with ties in braces.
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
