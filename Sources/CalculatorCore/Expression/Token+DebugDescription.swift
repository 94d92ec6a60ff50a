import ExactNumbers

extension Token: CustomDebugStringConvertible {
  /// The token as text.
  ///
  /// A sign is `~` or `±`, so that it differs from an operator; the previous result is in braces.
  package var debugDescription: String {
    switch self {
    case .number(let number): number.text
    case .answer(let value): "{\(value.debugDescription)}"
    case .constant(let constant): constant.name
    case .sign(.minus): "~"
    case .sign(.plus): "±"
    case .postfix(.percent): "%"
    case .postfix(.factorial): "!"
    case .postfix(.degree): "°"
    case .root: "√"
    case .open: "("
    case .function(let function): function.name + "("
    case .separator: ";"
    case .close: ")"
    case .binary(.add): "+"
    case .binary(.subtract): "-"
    case .binary(.multiply): "×"
    case .binary(.divide): "÷"
    case .binary(.power): "^"
    }
  }
}
