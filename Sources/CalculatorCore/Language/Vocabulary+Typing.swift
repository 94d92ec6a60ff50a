/// What characters can be of an expression, for keys that write them.
extension Vocabulary {
  /// What a character or a word can do at the end of what was typed.
  package enum Beginning: Hashable, Sendable {
    /// It can begin an expression.
    case ofExpression
    /// It can only continue one, as `°` does.
    case ofContinuation
  }

  /// What letters can begin; nil if no name begins with them, in whatever case.
  ///
  /// - Complexity: linear in the number of names.
  package static func beginning(
    letters: String, with ownNames: @autoclosure () -> [String] = []
  ) -> Beginning? {
    let letters = letters.lowercased()
    let isBeginning = { (name: String) in name.lowercased().hasPrefix(letters) }
    let known = names.filter(isBeginning)
    if known.contains(where: canBeginExpression) || ownNames().contains(where: isBeginning) {
      return .ofExpression
    }
    return known.isEmpty ? nil : .ofContinuation
  }

  /// Whether an expression can begin with a name of the language.
  private static func canBeginExpression(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .answer, .constant, .function, .not: true
    case .binary, .degree, nil: false
    }
  }

  /// Whether a name is that of an operator between two operands, whatever else it is.
  package static func isOperator(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .binary, .function(.mod): true
    case .answer, .constant, .degree, .function, .not, nil: false
    }
  }

  /// What a character can begin that is not a letter of a name; nil if it can be no part of an
  /// expression.
  ///
  /// What can be read decides: the character alone, or behind an operand, perhaps twice as in `<<`, or
  /// with what has to follow it, as in `1_0` and in a comment.
  ///
  /// - Parameter number: the number that the character stands behind; nil if it stands elsewhere.
  /// - Complexity: O(*n*), where *n* is the length of the number.
  package static func beginning(_ character: Character, behind number: String?) -> Beginning? {
    if ";,)".contains(character) { return .ofContinuation }
    let isLetter = character.isLetter
    let character = String(character)
    // A root may need its operand to be read, and a unit that a number can follow is a currency.
    var alone = try? Formula(character)
    if alone.map(\.beginsWithUnit) ?? true { alone = try? Formula(character + "1") }
    let isRead = (try? Formula("1"))?.expression != alone?.expression || character == "1"
    if isRead, let first = alone?.expression.tokens.first, alone?.beginsWithUnit == false {
      return first.beginsOperand ? .ofExpression : .ofContinuation
    }
    // A letter that begins no name can only be a part of a number.
    guard let operand = number ?? (isLetter ? nil : "π") else { return nil }
    let isPart = ["", character, "0"].contains { following in
      guard let read = try? Formula(operand + character + following) else { return false }
      // A sign of a unit, as of feet, stands behind a number.
      return read.comment != nil
        || (number != nil || !read.hasUnit)
          && [operand, operand + " 0"].allSatisfy {
            (try? Formula($0))?.expression != read.expression
          }
    }
    return isPart ? .ofContinuation : nil
  }
}

extension Formula {
  fileprivate var beginsWithUnit: Bool { expression.tokens.first?.isUnit ?? false }

  fileprivate var hasUnit: Bool { expression.tokens.contains { $0.isUnit } }
}

extension Token {
  fileprivate var isUnit: Bool { if case .unit = self { true } else { false } }
}
