/// Writes the parentheses that a text leaves out: those of `sqrt 4`, `∛8` and `2²!`.
///
/// The operand of a function without parentheses is a postfix of the grammar, with signs before it:
/// `cos 5!` is `cos(5!)`, and `sqrt 100 * 7` is `sqrt(100) * 7`. That of a root is a power. An
/// exponent in superscript belongs to its operand like a postfix operator; where another operator
/// after the operand follows, the power gets parentheses.
///
/// Tokens that are added have no bytes of their own.
struct Grouping {
  private(set) var tokens: [Token] = []
  private(set) var sources: [TokenSource] = []

  /// What an operand is the argument of.
  private enum Frame {
    /// Parentheses, which may be those of a function.
    case parentheses(start: Int, isAfterModulo: Bool)
    /// A function without parentheses.
    case function(Function, start: Int)
    /// A root that is written as a function.
    case rootFunction(start: Int)
    /// A square root, which needs no parentheses.
    case root
  }

  /// What the next operand is the argument of, from the outside to the inside; each `start` is the
  /// index of the first token.
  private var frames: [Frame] = []
  /// The index of the first token of the last operand.
  private var operandStart = 0
  /// Whether the last operand is a power whose exponent is in superscript.
  private var endsInSuperscript = false
  /// The indices of tokens that get an opening parenthesis before them.
  private var openings: [Int] = []
  /// The indices of tokens that are left out, in ascending order of their parentheses.
  private var removals: [Int] = []

  /// Completes the tokens of a text.
  ///
  /// - Throws: an error for a function without an operand.
  /// - Complexity: O(*n* log *n*), where *n* is the number of tokens.
  init(_ lexer: Lexer, _ omissions: [Lexer.Omission]) throws(EvaluationError) {
    var omissions = omissions[...]
    var index = 0
    while index < lexer.tokens.count {
      let token = lexer.tokens[index]
      let omission = omissions.first?.token == index ? omissions.removeFirst().kind : nil
      try requireOperator(before: token, lexer.sources[index])
      try endOperand(before: token, isSuperscript: omission == .ofPower)
      if omission == .ofPower {
        // The exponent is a number, perhaps with a sign.
        let count = lexer.tokens[index + 1].isNumber ? 2 : 3
        for part in index..<index + count { append(lexer.tokens[part], lexer.sources[part]) }
        endsInSuperscript = true
        index += count
        continue
      }
      enter(token, omission)
      append(token, lexer.sources[index])
      index += 1
    }
    try finish()
    merge()
  }

  /// Notes what a token begins or ends.
  private mutating func enter(_ token: Token, _ omission: Lexer.Omission.Kind?) {
    switch token {
    case .function(let function) where omission == .ofFunction:
      frames.append(.function(function, start: tokens.count))
    case .function where omission == .ofRoot:
      frames.append(.rootFunction(start: tokens.count))
    case .root: frames.append(.root)
    case .open:
      let isAfterModulo = tokens.last == .binary(.modulo)
      frames.append(.parentheses(start: tokens.count, isAfterModulo: isAfterModulo))
    case .function: frames.append(.parentheses(start: tokens.count, isAfterModulo: false))
    case .number, .tie, .constant: operandStart = tokens.count
    case .separator: separate()
    case .close: closeParentheses()
    case .binary, .sign, .postfix, .unit, .conversion: break
    }
  }

  private mutating func append(_ token: Token, _ source: TokenSource) {
    tokens.append(token)
    sources.append(source)
  }

  /// Adds a token that the text leaves out.
  private mutating func append(_ token: Token) {
    let end = sources.last?.end ?? 0
    append(token, TokenSource(start: end, end: end))
  }
}

extension Grouping {
  /// Ends what the next token does not continue.
  private mutating func endOperand(
    before token: Token, isSuperscript: Bool
  ) throws(EvaluationError) {
    guard tokens.last?.endsOperand ?? false else {
      if !token.beginsOperand, !token.isSign { try requireOperand() }
      return
    }
    let isPostfix = token.isPostfix || isSuperscript
    let isPower = token == .binary(.power)
    if !isPostfix { closeFunctions(withRoots: !isPower) }
    if endsInSuperscript, isPostfix || isPower {
      openings.append(operandStart)
      append(.close)
    }
    endsInSuperscript = false
  }

  /// Throws if a number directly follows the number or the percentage that a function takes, which
  /// its parenthesis would hide.
  private func requireOperator(
    before token: Token, _ source: TokenSource
  ) throws(EvaluationError) {
    guard token.isNumber, let last = sources.last else { return }
    switch tokens.last {
    case .number: throw EvaluationError(.missingOperator, at: source.start..<source.end)
    case .postfix(.percent):
      throw EvaluationError(.numberAfterPercent, at: last.start..<last.end)
    default: return
    }
  }

  /// Throws if a function without parentheses has no operand before the next token.
  private func requireOperand() throws(EvaluationError) {
    let (kind, start): (EvaluationError.Kind, Int)
    switch frames.last {
    case .function(let function, let index): (kind, start) = (.wrongArguments(function), index)
    case .rootFunction(let index): (kind, start) = (.missingOperand, index)
    case .parentheses, .root, nil: return
    }
    guard tokens[(start + 1)...].allSatisfy(\.isSign) else { return }
    throw EvaluationError(kind, at: sources[start].start..<sources[start].end)
  }

  /// Closes the functions without parentheses that the last operand is the argument of.
  private mutating func closeFunctions(withRoots: Bool) {
    while let frame = frames.last {
      switch frame {
      case .function(_, let start):
        append(.close)
        operandStart = start
      case .rootFunction(let start) where withRoots:
        close(root: start)
      case .root where withRoots: break
      case .parentheses, .rootFunction, .root: return
      }
      frames.removeLast()
      endsInSuperscript = false
    }
  }

  private mutating func close(root start: Int) {
    if tokens[start] == .function(.root) {
      append(.separator)
      append(.number(NumberLiteral(text: "4")))
    }
    append(.close)
    operandStart = start
  }

  /// Ends an argument.
  ///
  /// A remainder whose parenthesis holds a separator is a function.
  private mutating func separate() {
    guard case .parentheses(let start, isAfterModulo: true) = frames.last else { return }
    tokens[start - 1] = .function(.mod)
    sources[start - 1].end = sources[start].end
    removals.append(start)
    frames[frames.count - 1] = .parentheses(start: start - 1, isAfterModulo: false)
  }

  private mutating func closeParentheses() {
    while let frame = frames.popLast() {
      if case .parentheses(let start, _) = frame {
        operandStart = start
        return
      }
    }
  }

  /// Ends all functions without parentheses, together with the parentheses that are open in them.
  private mutating func finish() throws(EvaluationError) {
    guard tokens.last?.endsOperand ?? false else {
      try requireOperand()
      return
    }
    closeFunctions(withRoots: true)
    let first = frames.firstIndex { frame in
      switch frame {
      case .function, .rootFunction: true
      case .parentheses, .root: false
      }
    }
    while let first, frames.count > first {
      append(.close)
      closeParentheses()
      closeFunctions(withRoots: true)
    }
  }

  /// Adds the parentheses before operands, and leaves out those of remainders.
  private mutating func merge() {
    guard !(openings.isEmpty && removals.isEmpty) else { return }
    openings.sort(by: >)
    removals.sort(by: >)
    let (oldTokens, oldSources) = (tokens, sources)
    tokens.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    for (index, token) in oldTokens.enumerated() {
      while openings.last == index {
        openings.removeLast()
        let start = oldSources[index].start
        append(.open, TokenSource(start: start, end: start))
      }
      if removals.last == index {
        removals.removeLast()
      } else {
        append(token, oldSources[index])
      }
    }
  }
}

extension Token {
  fileprivate var isSign: Bool {
    if case .sign = self { true } else { false }
  }

  fileprivate var isPostfix: Bool {
    if case .postfix = self { true } else { false }
  }
}
