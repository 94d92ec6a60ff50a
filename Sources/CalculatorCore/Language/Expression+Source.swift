import ExactNumbers
import Quantities

extension Expression {
  /// The expression in ASCII as far as possible, so that `Formula` reads the same tokens.
  ///
  /// - Parameter ties: how the entries are written that the expression is tied to.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func source(ties: (EntryID) -> String) -> String {
    var source = ""
    var previous: Token?
    for token in tokens {
      if Self.needsSpace(between: previous, and: token) { source += " " }
      source += token.source(ties: ties)
      previous = token
    }
    return source
  }

  /// Whether two tokens would be read as others without a space, or are easier to read with one.
  private static func needsSpace(between left: Token?, and right: Token) -> Bool {
    switch (left, right) {
    case (nil, _), (_, .binary(.power)), (.binary(.power), _): false
    case (_, .binary), (.binary, _), (.separator, _): true
    case (.open, _), (.function, _), (.sign, _), (.root, _): false
    case (_, .close), (_, .separator), (_, .postfix): false
    default: true
    }
  }
}

extension Token {
  /// The token in ASCII as far as possible; its sign and its operator look the same.
  func source(ties: (EntryID) -> String) -> String {
    switch self {
    case .number(let number): number.text
    case .tie(let origin): ties(origin)
    case .constant(let constant): constant.name
    case .sign(.plus): "+"
    case .sign(.minus): "-"
    case .sign(.not): "~"
    case .binary(let binary): binary.source
    case .postfix(.percent): "%"
    case .postfix(.factorial): "!"
    case .postfix(.doubleFactorial): "!!"
    case .postfix(.degree): "°"
    case .unit(let unit): unit.text(.plain)
    case .conversion(let unit): "in " + unit.text(.plain)
    case .root: "√"
    case .open: "("
    case .function(let function): function.name + "("
    case .separator: ";"
    case .close: ")"
    }
  }
}
