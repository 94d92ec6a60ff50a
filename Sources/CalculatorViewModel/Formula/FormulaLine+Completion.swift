import CalculatorCore

/// Completing the name before the cursor.
extension FormulaLine {
  /// What a name may be completed to.
  struct Candidates: Hashable, Sendable {
    /// The names that are preferred, and the others.
    var preferred: [String]
    var others: [String] = []
    /// Whether they can be listed where no letter was typed.
    var areListed = false
  }

  /// Completes the name before the cursor as far as all names with this beginning agree, in any case
  /// where none has it in its own.
  ///
  /// A function gets its parenthesis, unless that follows.
  ///
  /// - Returns: the names that fit, if there are several and no letter could be added.
  @discardableResult
  mutating func complete(with candidates: Candidates) -> [String] {
    let before = characters[..<cursor]
    // Behind a name, as in x2sqrt, another one may begin that has letters only.
    let letters = before[(before.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0)...]
    let starts = candidates.areListed ? [unitStart] : [nameStart, unitStart, letters.startIndex]
    for start in starts {
      let beginning = String(before[start...])
      guard !beginning.isEmpty || candidates.areListed else { continue }
      let preferred = Self.names(beginningWith: beginning, in: candidates.preferred)
      let others = Self.names(beginningWith: beginning, in: candidates.others)
      let fitting = preferred.isEmpty ? others : preferred
      guard !fitting.isEmpty else { continue }
      let common = Self.commonBeginning(of: fitting)
      if common.count > beginning.count {
        for _ in beginning { apply(.deleteBackward) }
        insert(common)
      } else if fitting.count > 1 {
        return preferred.isEmpty ? others : preferred + others
      }
      if fitting.count == 1, takesParenthesis(fitting[0]) { insert("(") }
      return []
    }
    return []
  }

  /// Whether a name before the cursor is that of a function whose parenthesis is missing, and not of
  /// an operator between two operands.
  private func takesParenthesis(_ name: String) -> Bool {
    guard Vocabulary.functionNames.contains(name), !characters[cursor...].starts(with: "(") else {
      return false
    }
    let operand = characters[..<(cursor - name.count)].last { !$0.isWhitespace }
    return !(Vocabulary.isOperator(name) && isPartOfOperand(operand))
  }

  /// The names that begin with some letters; in any case if none does in its own.
  static func names(beginningWith letters: String, in names: [String]) -> [String] {
    let exact = names.filter { $0.hasPrefix(letters) }
    let letters = letters.lowercased()
    return exact.isEmpty ? names.filter { $0.lowercased().hasPrefix(letters) } : exact
  }

  /// The letters that names have in common at their beginning, in whatever case, as the first one
  /// writes them.
  static func commonBeginning(of names: [String]) -> String {
    var common = names.first ?? ""
    for name in names {
      common = String(
        zip(common, name).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return common
  }
}
