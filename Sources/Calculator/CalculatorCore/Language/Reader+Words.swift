import ExactNumbers
import Quantities

/// Words: user-defined names, unless a function of that name is called; then names of the language,
/// where `NameClash` decides; then units.
///
/// Only an unknown word directly after a number is split, as in `3x4` and `5ft11in`.
extension Reader {
  mutating func readWord() throws(EvaluationError) {
    let word = lexeme
    if isOwn(word.text) || meaning(of: word.text) == .answer { try refuseModulo(from: index) }
    if endOfSign(at: index) != nil {
      if try takeAmount() { return }
      if try takeUnit() { return }
    }
    if try takeDigitsInBase(word) { return }
    if try takeOwnName(word) { return }
    if word.parts > 0, try !isWholeName(word) { return try readParts(of: word) }
    if let date = try date(behindWord: index) { return try take(date) }
    if scope.language.isAnd(word.text), let joinedPart { return index = joinedPart }
    if isTimes(at: index) {
      try chooseTimes()
      return try takeTimes(to: index + 1)
    }
    try readName(word.text)
  }

  func meaning(of name: String) -> Vocabulary.Meaning? {
    Vocabulary.meaning(of: scope.language.joint(name))
  }

  func isFunction(_ word: String) -> Bool {
    if case .function = meaning(of: word) { true } else { false }
  }

  func divides(_ word: String) -> Bool { scope.language.joint(word).lowercased() == "per" }

  func isCalled(at start: Int) -> Bool { isSign("(", at: index(behind: start)) }

  var isBehindNumber: Bool { !lastNumber.isEmpty && lastNumber.upperBound == index }

  var isGluedToNumber: Bool { lexeme.isGlued && isBehindNumber }

  private mutating func takeDigitsInBase(_ word: Lexeme) throws(EvaluationError) -> Bool {
    guard scope.base == .hexadecimal, let digits = numberInBase(word.text),
      scope.origin(of: .name(word.text)) == nil, try date(behindWord: index) == nil
    else { return false }
    let start = index
    try take(.number(NumberLiteral(text: digits)), to: index + 1)
    lastNumber = start..<index
    return true
  }
}

/// Words with digits directly after a number.
extension Reader {
  private func isWholeName(_ word: Lexeme) throws(EvaluationError) -> Bool {
    guard lexeme(at: index + word.parts).end == word.end else { return false }
    return meaning(of: word.text) != nil || unit(named: word.text) != nil
      || unitWithDigit(word.text) != nil
  }

  private mutating func readParts(of word: Lexeme) throws(EvaluationError) {
    let parts = (index + 1...index + word.parts).map { lexeme(at: $0) }
    let letters = parts.filter { $0.kind == .word }.map(\.text)
    let isProduct = letters[0].lowercased() == "x" && !isOwn(letters[0])
    let areRead = letters.allSatisfy {
      isProduct && $0.lowercased() == "x" || unit(named: $0) != nil && !isOwn($0)
    }
    guard areRead, isProduct || isCompound(letters, endsInNumber: parts.last?.kind == .number)
    else {
      try refuseProductOfMeasures(parts)
      if parts.count == 2, letters[0].lowercased() == "x", isGluedToNumber {
        // `3x4` with a name x
        throw refusal(
          "$0 * \(parts[1].text)", "$0 * \(letters[0]) * \(parts[1].text)", lastNumber, here)
      }
      throw unknownName()
    }
    index += 1
    if isProduct {
      try chooseTimes()
      try takeTimes(to: index + 1)
    }
  }

  /// Throws for `2mx3m`, whose `x` behind a unit is a multiplication sign.
  private func refuseProductOfMeasures(_ parts: [Lexeme]) throws(EvaluationError) {
    var written = ""
    for (place, part) in parts.enumerated() {
      guard part.kind == .word else {
        written += part.text
        continue
      }
      let isFactor =
        part.text.last == "x" && place < parts.count - 1 && unit(named: part.text) == nil
      let name = isFactor ? String(part.text.dropLast()) : part.text
      guard isFactor || place > 0, unit(named: name) != nil, !isOwn(name) else { return }
      written += isFactor ? " \(name) x " : " \(name)"
    }
    guard isGluedToNumber else { return }
    throw phrase("$0\(written)", lastNumber, index..<index(behind: index))
  }

  /// Whether a comma is glued to the numbers around it, as in `1,20`.
  func isComma(at start: Int) -> Bool {
    isSign(",", at: start) && lexeme(at: start).isGlued && lexeme(at: start + 1).isGlued
      && kind(at: start + 1) == .number
  }

  /// Records the product of an `x` with its whole left side, or the sign alone if that is long.
  private mutating func chooseTimes() throws(EvaluationError) {
    guard let start = startOfShortTerm(before: index), kind(at: index + 1) == .number,
      !isComma(at: start - 1), !isComma(at: index + 2), case let behind = lexeme(at: index + 2),
      !behind.isGlued || behind.kind == .word || behind.kind == .end
        || behind.isSign(of: ")", ";", ",")
    else { return choose("*", to: index + 1) }
    let next = try unit(at: index + 2)?.next ?? index + 2
    let end = lexeme.isGlued ? lexeme.start : lexeme(at: index - 1).end
    var left = line.quote(lexeme(at: start).start..<end)
    // One record has all signs of a product: `2 x 3 x 4`.
    if let last = choices.last, last.place == lexeme(at: start).start..<end, last.other == nil {
      left = last.read
      choices.removeLast()
    }
    choose("\(left) * \(source(index + 1..<next))", from: start, to: next)
  }

  /// The start of a term of few lexemes; to search all of it would take quadratic time.
  private func startOfShortTerm(before end: Int) -> Int? {
    var depth = 0
    for start in stride(from: end, through: max(0, end - 24), by: -1) {
      let before = lexeme(at: start - 1)
      depth -= before.nesting
      let isSign = before.isSign(of: "+", "-", ";", ",", "=") && !isSign("^", at: start - 2)
      // An `in` directly before the sign is an inch.
      let isEnd = isSign || start < end && converts(before.text)
      if start == 0 || depth < 0 || depth == 0 && isEnd { return start }
    }
    return nil
  }

  private func isCompound(_ names: [String], endsInNumber: Bool) -> Bool {
    // The last number of `1h30` and `5ft11` has no unit; that of `2m3.5s` has one.
    let isTime = names.last == "m" && self.word(at: index(behind: index)) == "s"
    if endsInNumber, !isTime, names.last.map({ !["h", "ft"].contains($0) }) ?? true {
      return false
    }
    let units = names.map { unit(named: $0) }
    guard names.count > 1 || endsInNumber else { return false }
    return zip(names, units).allSatisfy { name, unit in
      guard let unit else { return false }
      // Between the parts of a time, `m` means minutes.
      return unit.dimension == units[0]?.dimension || name == "m" || names[0] == "m"
    }
  }

  /// Whether an `x` is a multiplication sign: glued to two numbers, perhaps with a sign of money, or
  /// between blanks and operands.
  func isTimes(at start: Int) -> Bool {
    let lexeme = lexeme(at: start)
    guard lexeme.text == "x" || lexeme.text == "X", parser.isAfterOperand, !isOwn(lexeme.text),
      case let next = self.lexeme(at: start + 1), next.isGlued == lexeme.isGlued
    else { return false }
    if lexeme.isGlued {
      return (next.kind == .number || isSignOfAmount(at: start + 1)) && start > 0
        && self.lexeme(at: start - 1).kind == .number
    }
    switch next.kind {
    case .number, .reference: return true
    case .word:
      return !converts(next.text) && !divides(next.text) && meaning(of: next.text)?.isJoint != true
    case .sign(let sign):
      return ["(", "[", "{", "√", "∛", "∜"].contains(sign) || WrittenFraction(sign) != nil
        || sign.properties.generalCategory == .currencySymbol
        || scope.origin(of: .character(sign)) != nil
    case .tag, .invalid, .end: return false
    }
  }

  private mutating func readName(_ name: String) throws(EvaluationError) {
    if try takeBeginning(name) { return }
    let meaning = meaning(of: name)
    if meaning != nil, try takeClashingUnit() { return }
    switch meaning {
    case .answer:
      guard let origin = scope.origin(of: .answer) else { throw refusal(.noAnswer, to: index + 1) }
      chooseQuotient()
      try takeTie(to: origin, index + 1)
    case .constant(let constant): try take(constant)
    case .degree: try takeDegree()
    case .binary(let binary): try take(operator: binary)
    case .not: try take(.sign(.not), to: index + 1)
    case .time(let word):
      let value = try value(of: word)
      try take(.time(value.value), to: endOfEmptyParentheses(at: value.next))
    case .total:
      if parser.isAfterOperand { throw refusal(.missingOperator, to: index + 1) }
      // `TOTAL 45.60` of a receipt
      let amount = lexeme(at: index + 1)
      if amount.isOfAmount || amount.kind == .number && lexeme(at: index + 2).isSign(",")
        || isAmount(at: index + 1)
      {
        throw refusal(.unknownName(name, nearest: nil), to: index + 1)
      }
      let isWhole =
        kind(at: index + 1) == .end && (index == 0 || isSign("=", at: index - 1))
      let origins = try origins(of: .sinceTotal(isWhole: isWhole), to: index + 1)
      hasTotal = true
      try take(Expression(sumOf: origins).tokens, to: index + 1)
    case .function(let function):
      if !isCalled(at: index) {
        // `oct 25` may be a date.
        if scope.language.month(named: name.lowercased()) != nil { throw unknownName() }
        try refuseEverydayWord(function)
      }
      try read(function)
    case nil:
      if try !readLastLines(), try !takeWordOfUnits(name), try !takeOwnNameInAnyCase(name) {
        throw unknownName()
      }
    }
  }

  mutating func take(operator binary: BinaryOperator) throws(EvaluationError) {
    if binary.precedence < .sum { try refuseOctal(lastNumber) }
    try refuseSumOfWords(binary)
    try take(.binary(binary), to: index + 1)
  }

  /// Throws for `3 hundred and 50`, which is a sum in words.
  private func refuseSumOfWords(_ binary: BinaryOperator) throws(EvaluationError) {
    guard parser.isStrict, binary == .and, lexeme.kind == .word,
      scope.language.zeros(of: word(at: index - 1).lowercased()) != nil
    else { return }
    let start = startOfTerm(before: index)
    throw refusal("$0 + $1", "($0) and $1", start..<index, chunk(from: index + 1))
  }

  mutating func takeDegree() throws(EvaluationError) {
    try refuseDegreesOfCall()
    try take(.postfix(.degree), to: index + 1)
  }

  /// Throws for `atan(0.5)°` and `sin(30) degrees`.
  func refuseDegreesOfCall() throws(EvaluationError) {
    if parser.isStrict, case .close = parser.previous, let call = parser.nodes.last,
      case .call(let function, 1) = call.kind, case let isInverse = function.name.hasPrefix("a"),
      function.entry.units == .angle || [.asin, .acos, .atan].contains(function),
      let start = first(of: call)
    {
      throw isInverse
        ? refusal("($0 in °)", "$0 * 1°", start..<index, here)
        : refusal("$2°)", "$0 * 1°", start..<index, here, start..<index - 1)
    }
  }

  private mutating func take(_ constant: Constant) throws(EvaluationError) {
    // `c` is a degree Celsius in `20c in kelvin`.
    if constant == .speedOfLight, try takeUnit() { return }
    if isGluedToNumber, lexeme(at: index - 1).text.count == 2,
      BasedLiteral.hasPrefix(lexeme(at: index - 1).text.utf8)
    {
      throw unknownName()
    }
    // `252 G` is hardly a multiple of the constant of gravitation.
    let isFactor = kind(at: index + 1) == .word && !converts(word(at: index + 1))
    let mayBeUnit = isGluedToNumber || isBehindNumber && lexeme.text == "G" && !isFactor
    let divide = lastNumber.lowerBound - 1
    if mayBeUnit, constant.entry != nil, parser.isStrict, !isSign("/", at: divide) {
      let label = word(at: index + 1)
      if constant == .speedOfLight, isFactor, !isOwn(label), meaning(of: label) == nil,
        unit(named: label) == nil
      {
        // `2c flour`
        throw phrase("$0 cup # $1", lastNumber, index + 1..<index + 2)
      }
      throw constant == .gravitation
        ? refusal("$0 GB", "$0 * $1", lastNumber, here) : phrase("$0 * $1", lastNumber, here)
    }
    if constant == .speedOfLight, isBehindNumber, parser.isStrict {
      // `2/3 c` and `1 1/2 c` of flour are cups.
      let isFraction = isSign("/", at: divide) && numberBefore.upperBound == divide
      let start = isFraction ? numberBefore : lastNumber
      let amount = start.lowerBound..<lastNumber.upperBound
      if source(amount).unicodeScalars.contains(where: {
        "/÷".unicodeScalars.contains($0) || WrittenFraction($0) != nil
      }) {
        throw refusal("$0 cup", "$0 * c", amount, here)
      }
      // In `30 c/kWh` cents are meant.
      if case .number(let number) = parser.previous, number.decimal.map({ $0.value >= 5 }) == true {
        throw phrase("$0 * $1", lastNumber, here)
      }
    }
    if constant == .gasConstant, case .constant(.pi) = parser.previous, lexeme.isGlued {
      // `πR²` is the area of a circle.
      throw phrase("$0 * R", index - 1..<index, here)
    }
    if constant == .e {
      try refusePowerOfTen()
      if parser.isStrict, isGluedToNumber, scope.language == .french,
        kind(at: index + 1) != .sign("^")
      {
        // `3,50e` of euros
        throw refusal("$0 EUR", "$0 * e", lastNumber, here)
      }
    }
    chooseQuotient()
    try take(.constant(constant), to: endOfEmptyParentheses(at: index(behind: index)))
  }

  /// Throws for `(1.23)e-5`, `4 pi e-7`, `1.6e^-19` and `3e^8`, whose e may be a power of ten.
  private func refusePowerOfTen() throws(EvaluationError) {
    // In `1e^3` and `2e^5 Pa` a smaller exponent is doubtful, too.
    if parser.isStrict, isGluedToNumber, let (exponent, next) = writtenExponent(at: index + 1),
      let power = Int(exponent), power.magnitude < 1_000,
      power.magnitude > 5 || ["1", "10"].contains(source(lastNumber)) || name(at: next) != nil
    {
      throw refusal("$0e\(exponent)", "$0 * e^\(exponent)", lastNumber, index + 1..<next)
    }
    let isBehindFactor =
      switch parser.previous {
      case .close: lexeme.isGlued
      case .constant, .tie: !lexeme.isGlued
      default: false
      }
    guard parser.isStrict, isBehindFactor, lexeme(at: index + 1).isSign(of: "+", "-"),
      lexeme(at: index + 1).isGlued,
      lexeme(at: index + 2).isDigits, lexeme(at: index + 2).isGlued
    else { return }
    throw refusal(
      isSign("-", at: index + 1) ? "* 10^$1$2" : "* 10^$2", "* e $1 $2", here,
      index + 1..<index + 2, index + 2..<index + 3)
  }

  /// The index after empty parentheses, as in `pi()`; otherwise the same index.
  private func endOfEmptyParentheses(at start: Int) -> Int {
    isSign("(", at: start) && isSign(")", at: start + 1) ? start + 2 : start
  }

  /// Takes `begin` after loan arguments, short for no rest and a 1.
  private mutating func takeBeginning(_ name: String) throws(EvaluationError) -> Bool {
    guard name == "begin", parser.previous == .separator, let due = parser.innermostCall,
      due.function.arity == .threeToFive, (3...4).contains(due.separators)
    else { return false }
    let rest: [Token] = due.separators == 3 ? [.number(.zero), .separator] : []
    try take(rest + [.number(NumberLiteral(.one))], to: index + 1)
    return true
  }

  /// Throws for the French `3 m par 4 m`, likely an area.
  private func refuseProductOfSides(_ name: String) throws(EvaluationError) {
    let next = index + 2
    guard parser.isStrict, name.lowercased() != "per", kind(at: index + 1) == .number,
      word(at: index - 1) == (kind(at: next) == .word ? word(at: next) : ""),
      !lastNumber.isEmpty
    else { return }
    throw refusal(
      "$0 * $1", "$0 / $1", lastNumber.lowerBound..<index,
      index + 1..<(kind(at: next) == .word ? next + 1 : next))
  }

  private mutating func takeWordOfUnits(_ name: String) throws(EvaluationError) -> Bool {
    if isCalled(at: index) {
      if let own = Vocabulary.own(for: name) {
        throw refusal(.unknownName(name, nearest: own), to: index + 1)
      }
      // A unit is no function; after a number it is a factor: `5 m(2)`.
      if lexeme(at: index + 1).isGlued, !parser.isAfterOperand, let unit = unit(named: name),
        unit.factors.first?.definition.scale != .currency
      {
        throw unknownName()
      }
    }
    if converts(name) {
      let isUnit = NameClash(name) == .conversion
      if try takeConversion(to: index + 1, isUnit: isUnit) { return true }
    }
    if parser.isAfterOperand, divides(name) {
      try refuseProductOfSides(name)
      try take(.binary(.divide), to: index + 1)
      return true
    }
    if !parser.isAfterOperand, scope.language.isDozen(name) {
      // `2.40 EUR / dozen`
      try take(.number(NumberLiteral(text: "12")), to: index + 1)
      return true
    }
    if parser.isAfterOperand, let (written, number) = factor(of: name) {
      choose("* \(written)", to: index + 1)
      try take([.binary(.multiply), .number(NumberLiteral(text: number))], to: index + 1)
      return true
    }
    if name == "u", isBehindNumber, !isSign("/", at: lastNumber.lowerBound - 1) {
      choose("* m_u", to: index + 1)
      try take([.binary(.multiply), .constant(.atomicMass)], to: index + 1)
      return true
    }
    if try takeAmount() { return true }
    return try takeUnit()
  }

  /// A dozen or a power of ten in words, as one writes it and as a number.
  private func factor(of name: String) -> (written: String, number: String)? {
    if scope.language.isDozen(name) { return ("12", "12") }
    guard nameOfWords(at: index) == nil else { return nil }
    return scope.language.zeros(of: name.lowercased()).map { ("10^\($0)", "1e\($0)") }
  }

  /// The error of an unknown word; a split word is reported with its number.
  private func unknownName() -> EvaluationError {
    let word = lexeme.text
    let isTorn =
      lexeme.parts > 0
      || isGluedToNumber && BasedLiteral.hasPrefix(lexeme(at: index - 1).text.utf8)
    let behind = index(behind: index)
    let isAngle = isSign("°", at: behind) && word.last?.isNumber == true
    let place = place(from: isTorn ? index - 1 : index, to: isAngle ? behind + 1 : index + 1)
    let error = { (kind: EvaluationError.Kind) in EvaluationError(kind, at: place) }
    if isSign("=", at: behind), parser.unknown == nil {
      return refusal(.misplacedEquals, from: behind, to: behind + 1)
    }
    if let chain = scope.chain(using: word) { return error(.recursion(chain)) }
    if isBelow(word) { return error(.nameBelow(word)) }
    if let definition = scope.origin(of: .name(word)).flatMap(scope.definition) {
      return error(.usage(definition))
    }
    if Vocabulary.missingNames.contains(word.lowercased()) { return error(.missingFunction(word)) }
    if let operation = operation(word) { return operation }
    if let (base, start) = baseOfLogarithm(behind: behind) {
      let next = endOfChunk(from: start)
      let operand = source(start..<next)
      let argument = isSign("(", at: start) ? String(operand.dropFirst().dropLast()) : operand
      return phrase(base == "e" ? "ln(\(argument))" : "log(\(argument); \(base))", index..<next)
    }
    if isCalled(at: index), lexeme(at: behind).isGlued {
      let functions = Vocabulary.functionNames.sorted() + scope.names
      let nearest = Vocabulary.own(for: word) ?? Vocabulary.nearestName(to: word, among: functions)
      return error(nearest.map { .unknownName(word, nearest: $0) } ?? .unknownFunction(word))
    }
    if scope.language.month(named: word.lowercased()) != nil {
      let start = isBehindNumber ? lastNumber.lowerBound : index
      let next = isBehindNumber ? index + 1 : index + 2
      let day = PhraseReader(language: scope.language, time: scope.time)
        .nearestDay(source(start..<next))
      return refusal(
        day.map { .phrase(written: "\($0)") } ?? .incompleteDate, from: start,
        to: day == nil ? index + 1 : next)
    }
    if scope.language.isOfLongScale(word.lowercased()) {
      let zeros = word.lowercased().hasPrefix("b") ? (9, 12) : (12, 18)
      return error(.ambiguous("* 10^\(zeros.0)", "* 10^\(zeros.1)"))
    }
    if let (first, second) = Self.doubtfulNames[word] { return error(.ambiguous(first, second)) }
    // `mv²` with names m and v
    if word.count > 1, word.allSatisfy({ isOwn(String($0)) }) {
      return error(.phrase(written: word.map(String.init).joined(separator: " * ")))
    }
    let doubt =
      UnitTable.doubt(about: word).map { unit in
        let text = Unit([unit]).text()
        return UnitTable.doubtfulCapitals.contains(text) ? unit.text(besides: [text]) : text
      } + scope.signs.doubt(about: word)
    if doubt.count > 1 { return error(.ambiguous(doubt[0], doubt[1])) }
    if let unknown = parser.unknown {
      return error(unknown.isEmpty ? .noUnknown : .severalUnknowns(unknown, word))
    }
    let name = isTorn ? source(index - 1..<index) + word : word
    let nearest = nearestName(to: word, isTorn: isTorn)
    // `10 EUR / 50 cents`
    if let nearest, nearest.hasPrefix("*"), isBehindNumber,
      isSign("/", at: lastNumber.lowerBound - 1)
    {
      return phrase("($0 \(nearest))", lastNumber, index..<index + 1)
    }
    return error(.unknownName(name, nearest: nearest == name ? nil : nearest))
  }

  /// The base in a name, as in `log_3 81`, `log5(25)` and `log_0.5 8`, and the start of the operand.
  private func baseOfLogarithm(behind next: Int) -> (base: String, start: Int)? {
    let word = lexeme.text
    guard word.hasPrefix("log") else { return nil }
    let hasLine = word.hasPrefix("log_")
    let base = String(word.dropFirst(hasLine ? 4 : 3))
    guard !base.isEmpty, hasLine || Int(base) != nil else { return nil }
    let fraction = lexeme(at: next)
    let isDecimal = fraction.isGlued && fraction.text.hasPrefix(".")
    let start = isDecimal ? next + 1 : next
    guard [.number, .word].contains(kind(at: start)) || isSign("(", at: start) else { return nil }
    return (isDecimal ? base + fraction.text : base, start)
  }
}
