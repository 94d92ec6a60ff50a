import Quantities

/// Names with several meanings.
///
/// These meanings are tried in this order; the first one holds:
/// 1. A name that a person has given, unless it is that of a function and a parenthesis follows.
/// 2. A name of the language; where it is that of a unit as well, `NameClash` decides.
/// 3. A unit: as its symbol or its name is written, or else in any case if that means one unit.
extension TextReader {
  /// The index after a number, whose letters are no units; nil if there is none.
  func endOfNumber(at start: Int) -> Int? {
    guard beginsNumber(at: start) else { return nil }
    // A lexer of its own does not copy the tokens before it.
    var number = TextReader(
      text, start..<text.endIndex, scope: scope, commaIsPoint: commaIsPoint)
    return (try? number.readNumber()).map { number.index }
  }

  private func meaning(of name: ArraySlice<UInt8>) -> Vocabulary.Meaning? {
    meaning(of: String(decoding: name, as: UTF8.self))
  }
}

/// Reading names.
extension TextReader {
  /// Reads a name that begins with a letter in ASCII.
  mutating func readName() throws(EvaluationError) {
    if hasNames, try takeOwnName() { return }
    if ownName.contains(UInt8(ascii: "_")), meaning(of: ownName) != nil {
      return try readName(ownName)
    }
    let word = text[index...].prefix(while: Self.isLetter)
    if try take(TimeReader(self).date(after: word)) { return }
    if try takeUnitWithOtherLetters(after: word) { return }
    let isX = word.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isX, isAfterOperand, meaning(of: word) == nil, !Self.isCurrency(word) {
      // After an operand an x is the operator, even if letters follow it: 2xans. Beside an x with a
      // value, 2x3 could be either.
      let isName = isOwn(String(decoding: word.prefix(1), as: UTF8.self))
      if hasNames, word.count > 1 || ownName.count > 1, isName {
        throw unknownName(ownName)
      }
      try take(.binary(.multiply), length: 1)
    } else {
      try readName(withDigits(word) ?? word)
    }
  }

  /// Whether a word is the code of a currency in capital letters, as XCD is.
  private static func isCurrency(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count == 3, word.first == UInt8(ascii: "X") else { return false }
    return UnitTable.unit(named: String(decoding: word, as: UTF8.self))?.definition.scale
      == .currency
  }

  /// The word with the digits after it, if that is a name, as `log2` is.
  ///
  /// Digits that a point or a fraction sign continues are those of a number.
  private func withDigits(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = text[word.endIndex...].prefix(while: LineParts.isDigit)
    guard !digits.isEmpty, digits.count <= 2 else { return nil }
    if let next = text[digits.endIndex...].first {
      let isFraction =
        next >= 0x80 && scalar(at: digits.endIndex).map { isNumberStart($0.0) } == true
      if next == UInt8(ascii: ".") || isFraction { return nil }
    }
    let name = text[index..<digits.endIndex]
    return meaning(of: name) == nil ? nil : name
  }

  /// Reads `begin` behind the arguments of a loan, which stands for no rest and a 1; false if there is none.
  private mutating func takeBeginning(_ name: ArraySlice<UInt8>) throws(EvaluationError) -> Bool {
    guard let due = parser.dueArgument, due.function.arity == .threeToFive,
      (3...4).contains(due.count), name.elementsEqual("begin".utf8)
    else { return false }
    let rest: [Token] = due.count == 3 ? [.number(.zero), .separator] : []
    try take(rest + [.number(NumberLiteral(.one))], length: name.count)
    return true
  }

  /// Adds the token of a name; that of a function includes its opening parenthesis.
  private mutating func readName(_ name: ArraySlice<UInt8>) throws(EvaluationError) {
    if try takeBeginning(name) { return }
    let place = place(length: name.count)
    let meaning = meaning(of: name)
    if meaning != nil, try takeClashingUnit() { return }
    switch meaning {
    case .answer:
      guard let origin = scope.origin(of: .answer) else {
        throw EvaluationError(.noAnswer, at: place)
      }
      try take(.tie(origin), length: name.count)
    case .constant(let constant):
      // Its sign is a degree Celsius in `20c in kelvin`.
      if constant == .speedOfLight, try takeUnit() { return }
      try take(.constant(constant), length: name.count)
    case .degree:
      try take(.postfix(.degree), length: name.count)
    case .binary(let binary):
      try take(.binary(binary), length: name.count)
    case .not: try take(.sign(.not), length: name.count)
    case .time(let word):
      _ = try take(TimeReader(self).value(of: word, length: name.count))
    case .total:
      let origins = try origins(of: .sinceTotal, length: name.count)
      hasTotal = true
      try take(Expression(sumOf: origins).tokens, length: name.count)
    case .function(let function):
      try read(function, named: name)
    case nil:
      if try !readLastLines(name), try !takeWordOfUnits(name) { throw unknownName(ownName) }
    }
  }

  /// Adds the token of a function, or of the operator with the same name after an operand.
  private mutating func read(
    _ function: Function, named name: ArraySlice<UInt8>
  ) throws(EvaluationError) {
    let open = endOfSpaces(from: name.endIndex)
    let hasParenthesis = open < text.endIndex && text[open] == UInt8(ascii: "(")
    if function == .mod, isAfterOperand {
      try take(.binary(.modulo), length: name.count)
    } else if function.isRandom, !hasParenthesis {
      try takeRoll(function, named: name)
    } else if hasParenthesis {
      try take(.function(function), length: open + 1 - index)
      if function.hasUnknown, let name = unknown { parser.name(unknown: name) }
    } else {
      guard function.takes(1) else {
        throw EvaluationError(.wrongArguments(function), at: place(length: name.count))
      }
      try take(length: name.count) { (parser, place) throws(EvaluationError) in
        try parser.take(bare: function, at: place)
      }
    }
  }

  /// Adds the token of a conversion, an amount of money or a unit; false if it is none.
  private mutating func takeWordOfUnits(_ name: ArraySlice<UInt8>) throws(EvaluationError) -> Bool {
    let word = String(decoding: name, as: UTF8.self)
    if text[name.endIndex...].first == UInt8(ascii: "(") {
      let place = place(length: name.count)
      if let own = Vocabulary.own(for: word) {
        throw EvaluationError(.unknownName(nearest: own), at: place)
      }
      // That of other calculators is not the currency of South Africa.
      if word.lowercased() == "rand" { throw EvaluationError(.unknownFunction, at: place) }
      // A unit is no function either; behind a number it is a factor: `5 m(2)`.
      if !isAfterOperand, let unit = unit(named: word),
        unit.factors.first?.definition.scale != .currency
      {
        throw unknownName(ownName)
      }
    }
    if converts(word) {
      let isUnit = NameClash(word) == .conversion
      if try takeConversion(length: name.count, isUnit: isUnit) { return true }
      hasChoice = true
    }
    if isAfterOperand, divides(word) {
      try take(.binary(.divide), length: name.count)
      return true
    }
    if try takeAmount() { return true }
    return try takeUnit()
  }

  /// Adds the token of a unit whose name has letters outside ASCII behind those of a word: `EΩ`.
  private mutating func takeUnitWithOtherLetters(
    after word: ArraySlice<UInt8>
  ) throws(EvaluationError) -> Bool {
    guard isAfterOperand, word.endIndex < text.endIndex, text[word.endIndex] >= 0x80 else {
      return false
    }
    let name = unitWord(at: index)
    guard name.end > word.endIndex, UnitTable.unit(named: name.text, in: scope.language) != nil
    else { return false }
    return try takeUnit()
  }
}

/// Names that are given by a person.
extension TextReader {
  /// Adds the tie of a name given by a person; false if there is none.
  mutating func takeOwnName() throws(EvaluationError) -> Bool {
    let word = ownName
    try refuseDoubtfulProduct(by: word)
    if try takeParameter(word) { return true }
    if let (origin, length) = identity(at: word.endIndex) {
      // The name before an identity is for people.
      let length = word.count + length
      if try !takeCall(of: origin, length: length) { try take(.tie(origin), length: length) }
      return true
    }
    if isCalled(after: word.endIndex), let defined, word.elementsEqual(defined.utf8) {
      throw EvaluationError(.recursion([defined, defined]), at: place(length: word.count))
    }
    guard let origin = origin(of: word) else { return false }
    if try takeCall(of: origin, length: word.count) { return true }
    guard !isCall(word), scope.definition(of: origin) == nil else { return false }
    try take(.tie(origin), length: word.count)
    return true
  }

  /// Takes a function that an entry defines, with its opening parenthesis; false where it defines none, or
  /// no parenthesis follows.
  ///
  /// On the kept tape, where that is not known, the parenthesis follows without a space.
  mutating func takeCall(of origin: EntryID, length: Int) throws(EvaluationError) -> Bool {
    let end = index + length
    let open = scope.isKept ? end : endOfSpaces(from: end)
    guard text[open...].first == UInt8(ascii: "("),
      scope.isKept || scope.definition(of: origin) != nil
    else { return false }
    try take(.application(origin), length: open + 1 - index)
    return true
  }

  /// Whether a word may be a name that a person has given.
  var hasNames: Bool {
    scope.hasNames || !parser.parameters.isEmpty || parser.canBind || defined != nil
  }

  /// Whether a word is a parameter or a name of the scope.
  func isOwn(_ word: String) -> Bool {
    parser.parameters.contains(word) || scope.origin(of: .name(word)) != nil
  }

  /// Takes a parameter, or a new one with its equals sign: `k =`; false if there is none.
  private mutating func takeParameter(_ word: ArraySlice<UInt8>) throws(EvaluationError) -> Bool {
    let name = String(decoding: word, as: UTF8.self)
    let next = endOfSpaces(from: word.endIndex)
    if parser.canBind, text[next...].first == UInt8(ascii: "=") {
      guard Vocabulary.canName(name) else {
        throw EvaluationError(.reservedName, at: place(length: word.count))
      }
      try take(.binding(name), length: next + 1 - index)
      return true
    }
    if parser.namesUnknown, Vocabulary.canName(name) {
      try take(.parameter(name), length: word.count)
      return true
    }
    guard parser.parameters.contains(name), !isCall(word) else { return false }
    try take(.parameter(name), length: word.count)
    return true
  }

  /// Whether a word is a function with a parenthesis behind it.
  private func isCall(_ word: ArraySlice<UInt8>) -> Bool {
    if case .function = meaning(of: word) { isCalled(after: word.endIndex) } else { false }
  }

  /// Reads a name that begins with a letter outside ASCII.
  mutating func readOwnName() throws(EvaluationError) {
    if try takeOwnName() { return }
    if try takeAmount() { return }
    if try !takeUnit() { throw unknownName(ownName) }
  }

  /// The next bytes that can be a name given by a person.
  private var ownName: ArraySlice<UInt8> { name(at: index) }

  private func origin(of name: ArraySlice<UInt8>) -> EntryID? {
    scope.origin(of: .name(String(decoding: name, as: UTF8.self)))
  }

  private func unknownName(_ name: ArraySlice<UInt8>) -> EvaluationError {
    let word = String(decoding: name, as: UTF8.self)
    let place = place(length: name.count)
    let next = endOfSpaces(from: name.endIndex)
    if text[next...].first == UInt8(ascii: "=") {
      return EvaluationError(.misplacedEquals, at: next - start..<next - start + 1)
    }
    if parser.partsOfRange == 1, ["inf", "infinity"].contains(word.lowercased()) {
      return EvaluationError(parser.errorOfEndlessRange, at: place)
    }
    if let chain = scope.chain(using: word) {
      return EvaluationError(.recursion(chain), at: place)
    }
    if let definition = origin(of: name).flatMap({ scope.definition(of: $0) }) {
      return EvaluationError(.usage(definition), at: place)
    }
    if text[name.endIndex...].first == UInt8(ascii: "(") {
      let functions = Vocabulary.functionNames.sorted() + scope.names
      let nearest = Vocabulary.own(for: word) ?? Vocabulary.nearestName(to: word, among: functions)
      return EvaluationError(
        nearest.map { .unknownName(nearest: $0) } ?? .unknownFunction, at: place)
    }
    if scope.language.month(named: word.lowercased()) != nil {
      return EvaluationError(.incompleteDate, at: place)
    }
    let doubt = UnitTable.doubt(about: word)
    if isAfterOperand, doubt.count > 1 {
      let texts = doubt.map { Unit([$0]).text() }
      return EvaluationError(.ambiguous(texts[0], texts[1]), at: place)
    }
    if let unknown = parser.unknown {
      let kind: EvaluationError.Kind =
        unknown.isEmpty ? .noUnknown : .severalUnknowns(unknown, word)
      return EvaluationError(kind, at: place)
    }
    let units = isAfterOperand ? UnitTable.comparedNames(in: scope.language) : []
    return EvaluationError(
      .unknownName(nearest: Vocabulary.nearestName(to: word, with: scope.names + units)), at: place)
  }

  /// Reads the tie to the line that is a number of lines above: `@3`; false if there is none.
  mutating func readLineAbove() throws(EvaluationError) -> Bool {
    let digits = text[(index + 1)...].prefix(while: LineParts.isDigit)
    let next = text[digits.endIndex...].first
    guard let number = Int(String(decoding: digits, as: UTF8.self)), next != UInt8(ascii: ".")
    else {
      return false
    }
    let origins = try origins(of: .above(number), length: 1 + digits.count)
    try take(.tie(origins[0]), length: 1 + digits.count)
    return true
  }

  /// Reads `last 3` as the results of the last lines, which are arguments of a function; false if there
  /// is none.
  private mutating func readLastLines(_ name: ArraySlice<UInt8>) throws(EvaluationError) -> Bool {
    guard name.elementsEqual("last".utf8), !isAfterOperand else { return false }
    let digits = text[endOfSpaces(from: name.endIndex)...].prefix(while: LineParts.isDigit)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    let length = digits.endIndex - index
    try take(separated: origins(of: .last(number), length: length), length: length)
    return true
  }

  /// Reads a tag as the results of its lines, which are arguments of a function; false if there is
  /// none.
  mutating func readTag() throws(EvaluationError) -> Bool {
    let rest = String(decoding: text[index...], as: UTF8.self)
    guard let tag = Tag.first(in: rest) else { return false }
    let length = 1 + tag.name.utf8.count
    try take(separated: origins(of: .tagged(tag.key), length: length), length: length)
    return true
  }

  private mutating func take(
    separated origins: [EntryID], length: Int
  ) throws(EvaluationError) {
    let ties = origins.map { [Token.tie($0)] }.joined(separator: [.separator])
    try take(Array(ties), length: length)
  }

  /// The entries that the next bytes mean.
  private func origins(
    of lines: LineReference, length: Int
  ) throws(EvaluationError) -> [EntryID] {
    let origins = scope.origins(of: lines)
    guard !origins.isEmpty else {
      throw EvaluationError(.noLines(lines), at: place(length: length))
    }
    return origins
  }

  /// The entry of an `@` with an identity, and the length of that; nil where it means none.
  func identity(at index: Int) -> (EntryID, length: Int)? {
    guard index < text.endIndex, text[index] == UInt8(ascii: "@") else { return nil }
    let word = text[(index + 1)...].prefix {
      $0 < 0x80 && LineParts.isPartOfName($0) || $0 == UInt8(ascii: ".")
    }
    guard let id = EntryID(String(decoding: word, as: UTF8.self)),
      let origin = scope.origin(of: .identity(id))
    else { return nil }
    return (origin, word.count + 1)
  }
}

/// The unknown of an equation that begins: `solve(x^2 = 2)`.
extension TextReader {
  /// The name behind the last separator, or else the first one in the equation without a meaning; nil if
  /// there is none.
  var unknown: String? {
    var (depth, next, found) = (0, index, String?.none)
    // The parameters of sums over ranges.
    var bound: Set<String> = []
    while next < text.endIndex {
      switch text[next] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        let start = endOfSpaces(from: next + 1)
        let name = name(at: start)
        let (word, end) = (String(decoding: name, as: UTF8.self), endOfSpaces(from: name.endIndex))
        if end == text.endIndex || "=)".utf8.contains(text[end]), Vocabulary.canName(word) {
          return word
        }
      default: break
      }
      guard depth >= 0 else { break }
      if let end = endOfNumber(at: next) ?? endOfTag(at: next) {
        next = end
        continue
      }
      let name = name(at: next)
      let word = String(decoding: name, as: UTF8.self)
      if depth > 0, text[endOfSpaces(from: name.endIndex)...].first == UInt8(ascii: "=") {
        bound.insert(word)
      }
      if found == nil, !bound.contains(word), isUnknown(word, before: name.endIndex) {
        found = word
      }
      next = max(next + 1, name.endIndex)
    }
    return found
  }

  /// The end of a tag that begins at an index; nil if none does.
  private func endOfTag(at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "#"),
      let tag = Tag.first(in: String(decoding: text[start...], as: UTF8.self))
    else { return nil }
    return start + 1 + tag.name.utf8.count
  }

  /// Whether a word has no meaning.
  private func isUnknown(_ word: String, before end: Int) -> Bool {
    guard Vocabulary.canName(word), !isOwn(word), !isCalled(after: end), meaning(of: word) == nil,
      !divides(word)
    else { return false }
    // The last lines have a meaning with their number.
    let next = text[endOfSpaces(from: end)...].first
    if word == "last", next.map(LineParts.isDigit) == true { return false }
    return UnitTable.unit(named: word, in: scope.language) == nil
  }

  /// The name that begins at an index; empty if none does.
  func name(at start: Int) -> ArraySlice<UInt8> {
    var end = start
    while end < text.endIndex, LineParts.isPartOfName(text[end]),
      let (scalar, length) = scalar(at: end),
      Vocabulary.isPartOfName(scalar)
    {
      end += length
    }
    return text[start..<end]
  }
}

/// The random numbers of a line, each of which has a draw behind its arguments.
extension TextReader {
  /// Adds a roll that is written in words: `random`, `dice`, `roll 3d6` or `roll d20`.
  mutating func takeRoll(
    _ function: Function, named name: ArraySlice<UInt8>
  ) throws(EvaluationError) {
    guard function == .roll else {
      // `random 6` has no parentheses, and is no product.
      if beginsNumber(at: endOfSpaces(from: name.endIndex)) {
        throw EvaluationError(.wrongArguments(function), at: place(length: name.count))
      }
      let isDice = String(decoding: name, as: UTF8.self).lowercased() == "dice"
      let sides = Token.number(NumberLiteral(text: isDice ? "6" : "0"))
      try take([.function(function), sides], length: name.count)
      return try take(.close, length: 0)
    }
    let count = text[endOfSpaces(from: name.endIndex)...].prefix(while: LineParts.isDigit)
    let sides = text[count.endIndex...].dropFirst().prefix(while: LineParts.isDigit)
    guard text[count.endIndex...].first.map({ $0 | 0x20 }) == UInt8(ascii: "d"), !sides.isEmpty
    else { throw EvaluationError(.wrongArguments(function), at: place(length: name.count)) }
    let numbers = [count.isEmpty ? "1" : String(decoding: count, as: UTF8.self)]
    try take(
      [
        .function(function), .number(NumberLiteral(text: numbers[0])), .separator,
        .number(NumberLiteral(text: String(decoding: sides, as: UTF8.self))),
      ], length: sides.endIndex - index)
    try take(.close, length: 0)
  }

  /// Adds the draw of a call of `random` or `roll` that ends here, unless the line has it.
  mutating func takeDraw() throws(EvaluationError) {
    guard let (function, separators) = parser.innermostCall, function.isRandom,
      separators == function.arity.least - 1
    else { return }
    guard defined == nil else { throw EvaluationError(.randomDefinition, at: place(length: 1)) }
    var tokens: [Token] = [.separator, .number(NumberLiteral(text: String(scope.time.draw())))]
    // A call without an argument is for a fraction.
    if case .function = parser.previous { tokens.insert(.number(.zero), at: 0) }
    try take(tokens, length: 0)
  }
}
