import ExactNumbers
import Quantities

extension Reader {
  mutating func read(_ function: Function) throws(EvaluationError) {
    if hidesFunction(lexeme.text), try takeOwnNameInAnyCase(lexeme.text) { return }
    let power = try powerOfFunction(function)
    let next = power?.next ?? index(behind: index)
    try refuseInfix(function, to: next)
    if function == .mod, parser.isAfterOperand {
      try take(.binary(.modulo), to: index + 1)
    } else if let binary = try combination(function), power == nil {
      try take(.binary(binary), to: index + 1)
    } else if function.isRandom, !isSign("(", at: next) || isSign(")", at: next + 1) {
      try takeRoll(function)
    } else if isSign("(", at: next) {
      chooseQuotient()
      try refuseLists(of: function, from: next)
      try take(.function(function), to: next + 1)
      parser.setPower(power?.number)
      if function.hasUnknown {
        // Each equation or plot scans the line.
        equations += 1
        if equations > Self.mostEquations { throw refusal(.tooLong, to: index + 1) }
      }
      let end = function.hasUnknown ? endOfArguments(from: next) : next
      if function == .solve, let names = try unknownsOfSystem(from: index, to: end) {
        try take(.parameters(names), to: index)
      } else if function.hasUnknown, let name = unknown(from: index, to: end) {
        parser.name(unknown: name)
      } else if function == .solve {
        let error = valueAsUnknown(from: next + 1, to: end)
        if error.kind != .noUnknown { throw error }
      }
    } else {
      guard function.takes(1) else { throw refusal(.wrongArguments(function), to: index + 1) }
      try refuseFallenInverse(of: function, to: next)
      chooseQuotient()
      if !parser.hasBareFunction { bareFunction = index..<next }
      try parser.take(bare: function, at: place(to: next))
      parser.setPower(power?.number)
      index = next
    }
  }

  /// Whether a function of one's own has the called name in another case: `AVG(3; 4)`.
  private func hidesFunction(_ name: String) -> Bool {
    guard scope.hasNames, isCalled(at: index) else { return false }
    return scope.names.contains { own in
      own.lowercased() == name.lowercased()
        && scope.origin(of: .name(own)).flatMap(scope.definition) != nil
    }
  }

  /// Throws for a function without parentheses whose name is a word of everyday language: `mode 3`.
  func refuseEverydayWord(_ function: Function) throws(EvaluationError) {
    guard function.isEverydayWord else { return }
    let operand = lexeme(at: index + 1)
    let isOperand =
      operand.kind == .number && function.takes(1)
      && (BasedLiteral.hasPrefix(operand.text.utf8) || ![.float, .double].contains(function))
    throw isOperand
      ? phrase("\(function.name)($0)", index + 1..<index + 2, here)
      : refusal(.wrongArguments(function), to: index + 1)
  }

  /// Throws for a function between its arguments, `19.987 round 2` and `12 gcd 18`, and for the key of
  /// powers of ten, `6.02 exp 23`.
  private func refuseInfix(_ function: Function, to next: Int) throws(EvaluationError) {
    guard parser.isStrict, parser.isAfterOperand, !lexeme.isGlued else { return }
    let digits = isSign("-", at: next) ? next + 1 : next
    if function == .exp, isBehindNumber, lexeme(at: digits).isWhole(1...3),
      case let behind = lexeme(at: digits + 1),
      !behind.isGlued || behind.kind == .end || behind.isSign(of: ")", ";", ",")
    {
      throw refusal("$0e$1", "$0 * exp($1)", lastNumber, next..<digits + 1)
    }
    let isList = !function.takes(1) || function.takes(99)
    guard isValue(at: next), function == .round || isList, function != .mod,
      function != .ncr, function != .npr
    else { return }
    let (name, end) = (function.name, endOfChunk(from: next))
    let operand = next..<((try? unit(at: end))?.next ?? end)
    let arguments = function == .root ? "$1; $0" : "$0; $1"
    throw function.takes(1)
      ? refusal("\(name)(\(arguments))", "$0 * \(name)($1)", term(before: index), operand)
      : phrase("\(name)(\(arguments))", term(before: index), operand)
  }

  /// Throws for `sin-1(0.5)`, an inverse whose exponent is no longer raised.
  private func refuseFallenInverse(of function: Function, to next: Int) throws(EvaluationError) {
    let inverse = Function.allCases.first { $0.name == "a" + function.name }
    guard parser.isStrict, let inverse, isSign("-", at: next), lexeme(at: next).isGlued,
      lexeme(at: next + 1).text == "1", lexeme(at: next + 1).isGlued, isSign("(", at: next + 2),
      lexeme(at: next + 2).isGlued
    else { return }
    throw refusal(
      inverse.name + "$1", "\(function.name)(-1 * $1)", index..<next, chunk(from: next + 2))
  }

  /// The operator of `ncr` or `npr` after an operand; nil if arguments in parentheses follow.
  private mutating func combination(_ function: Function) throws(EvaluationError) -> BinaryOperator?
  {
    guard function == .ncr || function == .npr, parser.isAfterOperand else { return nil }
    if isSign("(", at: index + 1), !separators(behind: lexeme(at: index + 1).end).isEmpty {
      return nil
    }
    if parser.isStrict, let last = parser.pending.last,
      case .binary(_, isImplied: false) = last.kind, last.precedence == .product,
      let sign = line.lexemes.firstIndex(where: { $0.start == last.start })
    {
      // `2 * 4 choose 2`
      throw refusal(
        "$0 ($1 $2 $3)", "($0 $1) $2 $3", startOfTerm(before: sign)..<sign + 1, sign + 1..<index,
        here, chunk(from: index + 1))
    }
    return function == .ncr ? .choose : .arrange
  }

  private static let mostEquations = 64

  /// The exponent in `sin²(x)` and `sin^2 x`; an error for the ambiguous `sin^-1(x)`.
  private func powerOfFunction(
    _ function: Function
  ) throws(EvaluationError) -> (number: NumberLiteral, next: Int)? {
    let start = index(behind: index)
    guard lexeme(at: start).isGlued, let (exponent, next) = writtenExponent(at: start),
      !exponent.isEmpty, !isSign("^", at: start) || lexeme(at: next - 1).isWhole(1...9)
    else { return nil }
    guard exponent.first != "-" else {
      let operand = isSign("(", at: next) ? "$1" : "($1)"
      let power = exponent == "-1" ? "" : "^" + exponent.dropFirst()
      let quotient = "1/\(function.name)\(operand)\(power)"
      let inverse = Function.allCases.first { $0.name == "a" + function.name }
      guard let inverse, power.isEmpty else {
        throw phrase(quotient, index..<next, chunk(from: next))
      }
      throw refusal(inverse.name + operand, quotient, index..<next, chunk(from: next))
    }
    return (NumberLiteral(text: exponent), next)
  }

  /// Throws for an operator directly after a function, as in `count + 1`, but not for the sign of
  /// its operand: `sin -.5`.
  func refuseSignOfFunction() throws(EvaluationError) {
    guard parser.isStrict, case .function(let function) = parser.previous,
      parser.isAfterBareFunction
    else { return }
    let isOperand = lexeme(at: index + 1).isGlued && function.arity.greatest != nil
    if !isOperand { throw refusal(.wrongArguments(function), from: index - 1, to: index) }
  }

  /// Ends bare functions before a lexeme outside of their operand; throws for `sin 2 pi`.
  mutating func endBareFunctions(before next: Lexeme) throws(EvaluationError) {
    let isProduct = next.isSign(of: "*", "/", "⫽")
    if isProduct || meaning(of: next.text) == .binary(.of) { try refuseQuotientOfBareFunction() }
    let isJoint =
      next.kind == .word
      && (converts(next.text) || divides(next.text) || meaning(of: next.text)?.isJoint == true)
    if isJoint || next.kind == .end
      || next.isSign(of: ")", "]", "}", ";", ",", "=", "+", "-")
    {
      return endBareFunctions()
    }
    if next.isGlued {
      // A function begins a factor: `sin 15°cos 15°`.
      if isFunction(next.text), !isOwn(next.text) { return endBareFunctions() }
      if next.isSign(of: "√", "∛", "∜"), parser.isStrict {
        throw refusal(
          "$0($1) * $2", "$0($1$2)", bareFunction, bareFunction.upperBound..<index,
          chunk(from: index))
      }
      guard isProduct || isTimes(gluedAt: index), parser.isStrict else { return }
      let behind = lexeme(at: index + 1)
      if isFunction(behind.text) && !isOwn(behind.text) || behind.isSign(of: "√", "∛", "∜") {
        return endBareFunctions()
      }
      return try refuseOperand(through: endOfChunk(from: index + 1, through: true), blank: "")
    }
    if next.kind == .number, case .unit = parser.previous { return }
    if try isUnitOfOperand() { return }
    if next.isSign(of: "^", "!", "‼", "%") {
      // `ln e ^ 2` is 1, and `ln e^2` is 2.
      let part = index..<(next.isSign("^") ? endOfChunk(from: index + 1) : index + 1)
      choose("$0($1) $2", over: "$0($1 $2)", bareFunction, bareFunction.upperBound..<index, part)
      return parser.applyBareFunctions()
    }
    // `log 2.5 × 10⁻⁵` is hardly a multiple of log(2.5).
    if parser.isStrict, next.isSign("*") || isTimes(at: index), isPowerOfTen(at: index + 1),
      parser.previous?.isNumber == true
    {
      try refuseOperand(through: endOfPower(at: index + 1), blank: " ")
    }
    if isProduct, parser.isStrict, !isFunction(word(at: index + 1)) {
      // `sin pi / 6` is 0, but `ln 100 / ln 10` is no other quotient.
      let end = endOfChunk(from: index + 1)
      let rest = index..<(converts(word(at: end)) ? end : try unit(at: end)?.next ?? end)
      choose("$0($1) $2", over: "$0($1 $2)", bareFunction, bareFunction.upperBound..<index, rest)
      return parser.applyBareFunctions()
    }
    let isFactor =
      next.kind == .word && !isTimes(at: index)
      && (!isFunction(next.text) || isOwn(next.text))
    if parser.isStrict, isFactor || next.nesting > 0 {
      try refuseOperand(through: endOfChunk(from: index), blank: " ")
    }
    endBareFunctions()
  }

  /// The index behind the signs of the operand.
  private var startOfBareOperand: Int {
    (bareFunction.upperBound..<index).first { !lexeme(at: $0).isSign(of: "+", "-") } ?? index
  }

  /// Throws for `ceil 800 / 120`, which would round a whole number, and for `atan 3 / 4`.
  private func refuseQuotientOfBareFunction() throws(EvaluationError) {
    guard parser.isStrict,
      case .function(let function) = meaning(of: word(at: bareFunction.lowerBound)),
      !isFunction(word(at: index + 1)), case let operand = lexeme(at: startOfBareOperand),
      [.round, .floor, .ceil, .trunc].contains(function)
        && (operand.isWhole(1...30) || operand.kind != .number && isValue(at: startOfBareOperand))
        || [.asin, .acos, .atan].contains(function) && isValue(at: startOfBareOperand)
          && isSign("/", at: index) && !lexeme.isGlued && isValue(at: index + 1)
    else { return }
    let end = endOfChunk(from: index + 1)
    let unit = converts(word(at: end)) ? nil : try unit(at: end)
    try refuseOperand(through: unit?.next ?? end, blank: " ")
  }

  private mutating func endBareFunctions() {
    let first = startOfBareOperand
    let second = lexeme(at: first + 1)
    let isLonger = first + 1 < index && second.isGlued
    if isLonger,
      second.isSign(of: "^", "(") || second.kind == .word || superscript(at: first + 1) != nil
    {
      choose("$0($1)", bareFunction, bareFunction.upperBound..<index)
    }
    parser.applyBareFunctions()
  }

  private func isUnitOfOperand() throws(EvaluationError) -> Bool {
    guard parser.previous?.isNumber == true || parser.previous == .close else { return false }
    if case .sign("°") = lexeme.kind { return true }
    guard lexeme.kind == .word || lexeme.kind == .sign("$"), !converts(lexeme.text),
      !divides(lexeme.text)
    else { return false }
    if Self.degrees.contains(lexeme.text.lowercased()) { return true }
    if isOwn(lexeme.text) || meaning(of: lexeme.text)?.isJoint == true { return false }
    return try unit(at: index) != nil
  }

  private func refuseOperand(through next: Int, blank: String) throws(EvaluationError) {
    let function = parser.pending.last { if case .function = $0.kind { true } else { false } }
    guard let first = line.lexemes.firstIndex(where: { $0.start == function?.start }),
      let open = line.lexemes.firstIndex(where: { $0.end == function?.place.upperBound })
        .map({ $0 + 1 })
    else { return }
    let isTimes = isTimes(gluedAt: index)
    let factor = (isTimes ? index + 2 : index)..<next
    throw refusal(
      lexeme.nesting > 0 ? "$0($2 * $3)" : "$0($1)", "$0($2)\(blank)\(isTimes ? "*" : "")$3",
      first..<open, open..<next, open..<index, factor)
  }

  /// Records that a quotient is before a factor: `6/2(2+1)`, `1/(2π)√(k/m)`.
  mutating func chooseQuotient(isBeforeParenthesis: Bool = false) {
    guard parser.isStrict, isBeforeParenthesis || lexeme.isGlued && parser.previous == .close else {
      return
    }
    var first = isBehindNumber ? lastNumber.lowerBound : nil
    if case .close = parser.previous, let node = parser.nodes.last, node.kind == .parentheses {
      first = self.first(of: node)
    }
    guard let first, case let stroke = first - 1, stroke > 0, isSign("/", at: stroke) else {
      return
    }
    choose(
      "($0/$1) * $2", over: "$0/($1 * $2)", term(before: stroke), first..<index,
      chunk(from: index))
  }

  /// Throws for a parenthesis after a constant or a name of a value.
  func refuseCall() throws(EvaluationError) {
    switch parser.previous {
    case .constant, .tie, .parameter: break
    default: return
    }
    guard lexeme(at: index + 1).kind != .end else { return }
    let (name, arguments) = (index - 1..<index, chunk(from: index))
    if isSign("/", at: index - 2) {
      throw refusal(
        "($2/$0) * $1", "$2/($0 * $1)", name, arguments, term(before: index - 2))
    }
    guard case .constant(.e) = parser.previous else { throw phrase("$0 * $1", name, arguments) }
    throw refusal("$0 * $1", "exp$1", name, arguments)
  }
}
