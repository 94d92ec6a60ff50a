extension Explanation {
  /// The expression with parentheses around every operation whose extent they would not change, and
  /// with a sign for every multiplication.
  ///
  /// It has the same value. Percentages in a sum have no parentheses, because those would end their
  /// relation to it; signs and constants have none. If the evaluation failed, it is the expression as it is.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var parenthesized: Expression {
    guard case .value = outcome else { return expression }
    let tokens = expression.tokens
    var opening = Array(repeating: 0, count: tokens.count)
    var closing = opening
    for place in enclosedPlaces {
      opening[place.lowerBound] += 1
      closing[place.upperBound - 1] += 1
    }
    var written: [Token] = []
    for (index, token) in tokens.enumerated() {
      if index > 0, token.multiplies(behind: tokens[index - 1]) {
        written.append(.binary(.multiply))
      }
      written += repeatElement(.open, count: opening[index])
      written.append(token)
      written += repeatElement(.close, count: closing[index])
    }
    return Expression(written)
  }

  /// The operation of a step, with a tie in place of each operand that is a step itself.
  ///
  /// The numbers of the ties count the operands of the step. Parentheses around operands are left
  /// out, and every multiplication has a sign.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the step's tokens outside its operands.
  package func operation(of step: Step) -> Expression {
    let tokens = expression.tokens
    var written: [Token] = []
    func write(_ token: Token) {
      if let last = written.last, token.multiplies(behind: last) {
        written.append(.binary(.multiply))
      }
      written.append(token)
    }
    var index = step.place.lowerBound
    for (number, operand) in step.operands.enumerated() {
      let place = extent(of: steps[operand].place, within: step.place)
      tokens[index..<place.lowerBound].forEach(write)
      write(.tie(Self.tie(toOperand: number)))
      index = place.upperBound
    }
    tokens[index..<step.place.upperBound].forEach(write)
    return Expression(written)
  }

  /// The tie in place of an operand.
  package static func tie(toOperand number: Int) -> EntryID {
    EntryID(writer: 0, number: UInt64(number))
  }

  /// The entry that a step without operation is tied to; nil for any other step.
  package func origin(of step: Step) -> EntryID? {
    guard step.kind == .tie, case .tie(let origin) = expression.tokens[step.place.lowerBound]
    else { return nil }
    return origin
  }
}

extension Token {
  /// Whether the operand that begins with the token is a factor behind another one; a number behind a
  /// unit is another part of a quantity, as in `3 h 20 min`.
  fileprivate func multiplies(behind previous: Token) -> Bool {
    if case (.unit, .number) = (previous, self) { return false }
    return previous.endsOperand && beginsOperand
  }
}

extension Explanation {
  /// A place with the parentheses around it.
  private func extent(of place: Range<Int>, within outer: Range<Int>) -> Range<Int> {
    let tokens = expression.tokens
    var place = place
    while place.lowerBound > outer.lowerBound, place.upperBound < outer.upperBound,
      tokens[place.lowerBound - 1] == .open, tokens[place.upperBound] == .close
    {
      place = place.lowerBound - 1..<place.upperBound + 1
    }
    return place
  }

  /// The places of the steps that need parentheses, so that their extent shows.
  private var enclosedPlaces: [Range<Int>] {
    var places: [Range<Int>] = []
    for step in steps {
      if step.depth == 0, needsParentheses(step, in: nil) { places.append(step.place) }
      for operand in step.operands where needsParentheses(steps[operand], in: step) {
        places.append(steps[operand].place)
      }
    }
    return places
  }

  /// - Parameter outer: the step that uses the value of `step`; nil if there is none.
  private func needsParentheses(_ step: Step, in outer: Step?) -> Bool {
    if step.kind == .tie || step.kind == .function || step.whole != nil { return false }
    let tokens = expression.tokens
    if step.place.count == tokens.count || isEnclosed(step.place) { return false }
    guard step.kind == .postfix, case .postfix = tokens[step.place.upperBound - 1] else {
      return true
    }
    // 2 × 5! needs none, 2^(5!) and −(5!) do.
    if step.place.lowerBound > 0, case .sign = tokens[step.place.lowerBound - 1] { return true }
    guard let outer else { return false }
    return outer.kind != .function && !isSumOrProduct(outer)
  }

  /// Whether a step is an operation between two operands other than a power.
  private func isSumOrProduct(_ step: Step) -> Bool {
    step.kind == .binary && !operation(of: step).tokens.contains(.binary(.power))
  }

  /// Whether a place fills the parentheses of the expression or of an argument.
  private func isEnclosed(_ place: Range<Int>) -> Bool {
    let tokens = expression.tokens
    guard place.lowerBound > 0, place.upperBound < tokens.count else { return false }
    let (before, after) = (tokens[place.lowerBound - 1], tokens[place.upperBound])
    return (before.nesting > 0 || before == .separator) && (after == .close || after == .separator)
  }
}

extension Expression {
  /// The expression up to its last operand, with its parentheses closed; empty if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var completePart: Expression {
    var part = self
    while let last = part.tokens.last, !last.endsOperand { part.tokens.removeLast() }
    return part.completed
  }
}
