import ExactNumbers
import Quantities

extension Reader {
  mutating func takeOwnName(_ word: Lexeme) throws(EvaluationError) -> Bool {
    guard scope.hasNames || !parser.parameters.isEmpty || parser.canBind || defined != nil else {
      return false
    }
    if try takeParameter(word.text) { return true }
    // A failed name does not become a unit or constant again: `g = foo`, then `2 g`.
    if scope.isFailed(word.text), meaning(of: word.text) != nil || unit(named: word.text) != nil {
      throw EvaluationError(.unknownName(word.text, nearest: nil), at: place(to: index + 1))
    }
    if case let reference = lexeme(at: index + 1), reference.kind == .reference, reference.isGlued,
      let origin = origin(ofIdentity: reference.text)
    {
      try takeTie(to: origin, index + 2)
      return true
    }
    if isCalled(at: index), let defined, word.text == defined {
      throw refusal(.recursion([defined, defined]), to: index + 1)
    }
    guard let origin = scope.origin(of: .name(word.text)),
      word.parts == 0 || lexeme(at: index + word.parts).end == word.end
    else { return false }
    return try take(origin, named: word.text, isExact: true)
  }

  private mutating func take(
    _ origin: EntryID, named name: String, isExact: Bool
  ) throws(EvaluationError) -> Bool {
    let next = index(behind: index)
    if try takeCall(of: origin, to: next) { return true }
    guard !isExact || !isCall(name), scope.definition(of: origin) == nil else { return false }
    chooseQuotient()
    if isExact { chooseName(name) }
    if scope.isUnknown(name) {
      try take(.pick(origin, name), to: next)
    } else {
      if isExact, try takeSolution(of: origin, to: next) { return true }
      try take(.tie(origin), to: next)
    }
    return true
  }

  /// Takes a tie, a call, one of several solutions, or the value of an unknown: `@1.2[x]`.
  mutating func takeTie(to origin: EntryID, _ next: Int) throws(EvaluationError) {
    if try takeCall(of: origin, to: next) { return }
    if isSign("[", at: next), isSign("]", at: next + 2), lexeme(at: next).isGlued,
      case let name = word(at: next + 1), !name.isEmpty
    {
      return try take(.pick(origin, name), to: next + 3)
    }
    if try takeSolution(of: origin, to: next) { return }
    try take(.tie(origin), to: next)
  }

  mutating func takeSolution(of origin: EntryID, to next: Int) throws(EvaluationError) -> Bool {
    guard isSign("(", at: next), lexeme(at: next).isGlued, lexeme(at: next + 1).isWhole(1...4),
      isSign(")", at: next + 2), scope.definition(of: origin) == nil
    else { return false }
    try take(.userCall(origin), to: next + 1)
    return true
  }

  /// Records that a name hides a unit after a number or a unit, or a factor: `3.0 m`, `10 km/h`,
  /// `5k`.
  private mutating func chooseName(_ name: String) {
    guard parser.isStrict, !(isBehindNumber && isSign("^", at: lastNumber.lowerBound - 1)) else {
      return
    }
    let before = choices.count
    defer {
      // Beside another name it is one: `1/2 m v^2`.
      if choices.count > before, choices[before].doubt == nil, !isOwn(word(at: index + 1)),
        isBehindGluedSign || isBehindUnit || parser.previous?.isNumber == true
      {
        choices[before].doubt = scope.origin(of: .name(name)).map { .quantity($0) }
      }
    }
    if isGluedToNumber, let zeros = Self.zeros[name] {
      return choose("$0 * \(name)", over: "$0e\(zeros)", lastNumber, here)
    }
    let named = UnitTable.unit(named: name, in: scope.language)
    guard let unit = named.map({ Unit([$0]) }) ?? self.unit(named: name) ?? unitWithDigit(name)
    else {
      // A name after a unit may be a label, as in `1850 € brutto`.
      let isAmount = isBehindNumber && isSignOfAmount(at: lastNumber.lowerBound - 1)
      guard isBehindUnit || isAmount, !lastNumber.isEmpty, !lexeme.isGlued else { return }
      let start = lastNumber.lowerBound - (isAmount ? 1 : 0)
      choose("$0 * $1", over: "$0 # $1", start..<index, here)
      choices[before].doubt = scope.origin(of: .name(name)).map { .amount($0) }
      return
    }
    let other = named?.text(besides: [name, name + "s"], in: scope.language) ?? unit.text(.plain)
    if parser.previous?.isNumber == true, isBehindNumber {
      choose("$0 * \(name)", over: "$0 \(other)", lastNumber, here)
    } else if index > 1, isOperator(behindUnit: index - 1) {
      let blank = kind(at: index - 1) == .word ? " " : ""
      choose(
        "$0 $1 (\(name))", over: "$0\(blank)$1\(blank)\(other)", index - 2..<index - 1,
        index - 1..<index, here)
    } else if isBehindUnit {
      choose("$0 * (\(name))", over: "$0*\(other)", index - 1..<index, here)
    }
  }

  /// Throws for a parameter or a bound name that also stands as a unit: `cost(h) = 25 EUR/h * h`,
  /// `derivative(9.81 m/s^2 * s; s = 2)`.
  private mutating func refuseParameterAsUnit(_ name: String) throws(EvaluationError) {
    guard !parser.namesUnknown,
      isBehindGluedSign && ["s", "h"].contains(name)
        || line.lexemes.count(where: { $0.text == name }) > 2
    else { return }
    let (before, next) = (choices.count, lexeme(at: index + 1))
    chooseName(name)
    guard choices.count > before else { return }
    let doubtful = choices.removeLast()
    let unit = kind(at: index + 2) == .number ? index + 3 : index + 2
    let isDividend =
      next.isSign("/") && next.isGlued == (unit == index + 2) && self.name(at: unit) != nil
    if isBehindGluedSign || isDividend { throw doubtful.refusal }
  }

  /// Whether a stroke or an asterisk without blanks precedes the current name, as in `km/h`.
  private var isBehindGluedSign: Bool {
    index > 1 && lexeme(at: index - 1).isSign(of: "/", "*") && lexeme(at: index - 1).isGlued
      && lexeme.isGlued
  }

  private var isBehindUnit: Bool { index > 1 && isUnit(source(index - 1..<index)) }

  private func isUnit(_ word: String) -> Bool { !isOwn(word) && unit(named: word) != nil }

  /// Whether an operator is `per`, or a sign after a unit or an amount: `km/`, `€/`, `$10/`.
  private func isOperator(behindUnit sign: Int) -> Bool {
    if divides(word(at: sign)) { return true }
    guard lexeme(at: sign).isSign(of: "*", "/") else { return false }
    return isUnit(source(sign - 1..<sign))
      || lastNumber.upperBound == sign && isSignOfAmount(at: lastNumber.lowerBound - 1)
  }

  /// Takes an unknown name that matches a user-defined one in another case.
  mutating func takeOwnNameInAnyCase(_ name: String) throws(EvaluationError) -> Bool {
    guard name.count > 1, scope.hasNames, !scope.isTapeFile,
      case let names = scope.names.filter({ $0.lowercased() == name.lowercased() }),
      names.count == 1, let origin = scope.origin(of: .name(names[0])),
      !["=", ":"].contains(where: { isSign($0, at: self.index(behind: index)) }),
      index == 0 || !isSign("%", at: index - 1)
    else { return false }
    choose(names[0], to: index + 1)
    return try take(origin, named: names[0], isExact: false)
  }

  /// Takes a call of a user-defined function; on stored tapes, the parenthesis must be glued.
  mutating func takeCall(of origin: EntryID, to next: Int) throws(EvaluationError) -> Bool {
    guard isSign("(", at: next),
      scope.isTapeFile ? lexeme(at: next).isGlued : scope.definition(of: origin) != nil
    else { return false }
    chooseQuotient()
    try take(.userCall(origin), to: next + 1)
    return true
  }

  /// Whether a name is defined, but not above the line.
  func isBelow(_ word: String) -> Bool {
    scope.names.contains(word) && scope.origin(of: .name(word)) == nil && !scope.isFailed(word)
  }

  func isOwn(_ word: String) -> Bool {
    parser.parameters.contains(word)
      || scope.hasNames && (scope.origin(of: .name(word)) != nil || scope.isFailed(word))
  }

  /// Takes a parameter, or a new one with its equals sign: `k =`.
  private mutating func takeParameter(_ name: String) throws(EvaluationError) -> Bool {
    if isTie(at: index) { return false }
    let next = index(behind: index)
    if parser.canBind, isSign("=", at: next) {
      guard Vocabulary.canName(name) else { throw refusal(.reservedName, to: index + 1) }
      try take(.binding(name), to: next + 1)
      return true
    }
    if parser.awaitsPoint, Vocabulary.canName(name),
      isSign(")", at: next) || next >= line.lexemes.count - 1
    {
      // `derivative(f(x); x)` uses the value of x outside.
      try take(.binding(name), to: index)
      guard isOwn(name) else { throw refusal(.wrongArguments(.derivative), to: next) }
      return try takeOwnName(lexeme)
    }
    let names = parser.namesUnknown ? Vocabulary.canName(name) : parser.parameters.contains(name)
    guard names, parser.namesUnknown || !isCall(name) else { return false }
    chooseQuotient()
    try refuseParameterAsUnit(name)
    try take(.parameter(name), to: next)
    return true
  }

  private func isCall(_ word: String) -> Bool {
    isFunction(word) && isCalled(at: index)
  }

  mutating func readReference() throws(EvaluationError) {
    try refuseModulo(from: index)
    if parser.isStrict, isGluedToNumber {
      let price = lexeme.text
      throw lexeme.isDigits
        ? refusal("$0 * @\(price)", "$0 * \(price)", lastNumber, here)
        : phrase("$0 * \(price)", lastNumber, here)
    }
    if let origin = origin(ofIdentity: lexeme.text) {
      try takeTie(to: origin, index + 1)
    } else if let number = Int(lexeme.text), lexeme.text.utf8.allSatisfy(\.isDigit) {
      try takeTie(to: origins(of: .above(number), to: index + 1)[0], index + 1)
    } else {
      let start = lexeme.start
      throw EvaluationError(.unknownCharacter, at: start..<start + 1)
    }
  }

  private func origin(ofIdentity text: String) -> EntryID? {
    EntryID(text).flatMap { scope.origin(of: .identity($0)) }
  }

  /// Reads `last 3` as the results of lines, separated like arguments.
  mutating func readLastLines() throws(EvaluationError) -> Bool {
    guard lexeme.text == "last", !parser.isAfterOperand, lexeme(at: index + 1).isDigits,
      let number = Int(lexeme(at: index + 1).text)
    else { return false }
    try take(separated: .last(number), to: index + 2)
    return true
  }

  mutating func take(separated lines: LineReference, to next: Int? = nil) throws(EvaluationError) {
    let next = next ?? index + 1
    let ties = try origins(of: lines, to: next).map { [Token.tie($0)] }
    try take(Array(ties.joined(separator: [.separator])), to: next)
  }

  func origins(of lines: LineReference, to next: Int) throws(EvaluationError) -> [EntryID] {
    let origins = scope.origins(of: lines)
    guard !origins.isEmpty else { throw refusal(.noLines(lines), to: next) }
    return origins
  }
}

/// Random numbers, each with a draw as the last argument.
extension Reader {
  /// Takes a roll in words: `random`, `dice`, `roll 3d6` or `roll d20`.
  mutating func takeRoll(_ function: Function) throws(EvaluationError) {
    let error = refusal(.wrongArguments(function), to: index + 1)
    guard function == .roll else {
      // `random 6` lacks parentheses, and is not a product.
      if lexeme(at: index + 1).kind == .number {
        throw lexeme.text == "random" ? phrase("random($0)", index + 1..<index + 2, here) : error
      }
      if lexeme.text.lowercased() == "dice", isBehindNumber, parser.isStrict {
        throw refusal("roll $0d6", "$0 * dice", lastNumber, here)
      }
      let sides = Token.number(NumberLiteral(text: lexeme.text.lowercased() == "dice" ? "6" : "0"))
      try take(
        [.function(function), sides], to: isSign("(", at: index + 1) ? index + 3 : index + 1)
      return try take(.close, to: index)
    }
    let count = lexeme(at: index + 1).isDigits ? lexeme(at: index + 1).text : nil
    let dice = lexeme(at: count == nil ? index + 1 : index + 2)
    let sides = dice.text.dropFirst()
    guard dice.kind == .word, dice.text.first == "d" || dice.text.first == "D", !sides.isEmpty,
      sides.utf8.allSatisfy(\.isDigit)
    else { throw error }
    try take(
      [
        .function(function), .number(NumberLiteral(text: count ?? "1")), .separator,
        .number(NumberLiteral(text: String(sides))),
      ], to: index + (count == nil ? 2 : 3 + dice.parts))
    try take(.close, to: index)
  }

  /// Throws for `random(10; 20)`, a number from 10 to 20, which would take 20 as the draw.
  func refuseDraw() throws(EvaluationError) {
    guard parser.isStrict, let (function, separators) = parser.innermostCall, function.isRandom,
      separators == function.arity.least - 1
    else { return }
    let (first, last) = (word(at: index - 3), lexeme(at: index + 1))
    guard function == .random, isFunction(first), lexeme(at: index - 1).isDigits, last.isDigits,
      isSign(")", at: index + 2),
      let least = Int(lexeme(at: index - 1).text), let greatest = Int(last.text), least < greatest
    else { throw refusal(.wrongArguments(function), to: index + 1) }
    let start = least == 1 ? "" : "\(least - 1) + "
    let written = "\(start)random(\(greatest - least + 1))"
    throw refusal(.phrase(written: written), from: index - 3, to: index + 3)
  }

  /// Adds the draw at the end of a call of `random` or `roll`, unless present.
  mutating func takeDraw() throws(EvaluationError) {
    guard let (function, separators) = parser.innermostCall, function.isRandom,
      separators == function.arity.least - 1
    else { return }
    let end = index > 0 ? line.lexemes[index - 1].end : lexeme.start
    let place = end..<end
    guard defined == nil else {
      throw EvaluationError(.randomDefinition, at: lexeme.start..<lexeme.start + 1)
    }
    var tokens: [Token] = [.separator, .number(NumberLiteral(text: String(scope.time.draw())))]
    if case .function = parser.previous { tokens.insert(.number(.zero), at: 0) }
    for token in tokens { try parser.take(token, at: place) }
    taken?.append(contentsOf: tokens)
  }
}
