import ExactNumbers

/// How numbers are written.
///
/// - Digits with at most one point, `_` between digits, and an optional exponent, as in `1.5e-3`.
/// - `0x`, `0b` or `0o` and the digits of that base.
/// - Digits of any script of Unicode; their tokens have those of ASCII.
/// - A fraction sign, alone or behind whole digits; its tokens have a decimal or a quotient.
/// - Digits in groups of three, with the sign of the locale, a space or an apostrophe between them.
extension TextReader {
  /// Reads a number.
  ///
  /// All characters that can belong to a number are taken, such as those of `1.2.3`; the evaluation
  /// reports a malformed one.
  mutating func readNumber() throws(EvaluationError) {
    if fractionEnd != nil { try requireOperator() }
    let digits = endOfDigits(at: index)
    if digits > index, isWhole(endingAt: digits) {
      try refusePhoneNumber()
      return try take(.number(literal(index..<digits)), length: digits - index)
    }
    if let end = endOfGroups(after: digits) {
      try refuseDoubtfulGroup(endingAt: end)
      return try takeGroupedNumber(groupsEnd: end)
    }
    if try readTime(after: digits) { return }
    try refusePhoneNumber()
    if try readMixedNumber(after: digits) { return }
    if let end = endOfSpacedGroups(after: digits) {
      if text[end...].first == UInt8(ascii: ","), try readDecimalComma(at: end) { return }
      return try takeGroupedNumber(groupsEnd: end)
    }
    let basedEnd = text[index] == UInt8(ascii: "0") ? endOfBasedNumber : nil
    let end = basedEnd ?? endOfDecimal
    guard basedEnd != nil || end > index && !isForeign(at: end) else {
      try readForeignNumber()
      return
    }
    if end < text.endIndex, basedEnd == nil {
      if text[end] == UInt8(ascii: ","), try readDecimalComma(at: end) { return }
      if text[end] == UInt8(ascii: "("),
        try readRepeatingDecimal(literal(index..<end).text, before: end)
      {
        return
      }
    }
    try take(.number(literal(index..<end)), length: end - index)
  }

  /// Whether digits are all of a number, by the operator behind them: those of most numbers are.
  private func isWhole(endingAt end: Int) -> Bool {
    var next = end
    while next < text.endIndex, text[next] == UInt8(ascii: " ") { next += 1 }
    guard next < text.endIndex else { return true }
    switch text[next] {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: ")"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "/"): return next > end
    default: return false
    }
  }

  /// The number that bytes are, with a point, and a minus in ASCII in its exponent.
  private func literal(_ range: Range<Int>) -> NumberLiteral {
    let bytes = text[range]
    var number = String(decoding: bytes, as: UTF8.self)
    if commaIsPoint { number.replace(",", with: ".") }
    if bytes.contains(where: { $0 >= 0x80 }) { number.replace("−", with: "-") }
    return NumberLiteral(text: number)
  }

  /// Throws if a comma groups three digits once where it may be the decimal point: `1,234`.
  private func refuseDoubtfulGroup(endingAt end: Int) throws(EvaluationError) {
    let digits = text[index..<end].split(separator: UInt8(ascii: ","))
    guard !commaIsPoint, digits.count == 2, text[end...].first != UInt8(ascii: "."),
      scope.readsDecimalComma
    else { return }
    let parts = digits.map { String(decoding: $0, as: UTF8.self) }
    throw EvaluationError(
      .ambiguous(parts.joined(separator: "."), parts.joined()), at: place(length: end - index))
  }

  /// Reads a number whose decimal point is a comma at an index, and whose digits points or spaces may group;
  /// false if there is none.
  private mutating func readDecimalComma(at comma: Int) throws(EvaluationError) -> Bool {
    let fraction = text[(comma + 1)...].prefix(while: LineParts.isDigit)
    let groups = text[index..<comma].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isGrouped = groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    guard !fraction.isEmpty, groups.count == 1 || isGrouped, !parser.isInsideArguments,
      scope.readsDecimalComma,
      text[fraction.endIndex...].first.map({ $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".") })
        ?? true
    else { return false }
    let start = index
    index = fraction.endIndex
    let end = endOfDecimal
    index = start
    let whole = String(decoding: groups.joined().filter(LineParts.isDigit), as: UTF8.self)
    let number = whole + "." + literal(comma + 1..<end).text
    try take(.number(NumberLiteral(text: number)), length: end - start)
    return true
  }

  /// Reads a decimal whose digits in parentheses repeat without end, as in `0.1(6)…`; false if what
  /// begins here is something else.
  ///
  /// - Parameter number: what stands before the parenthesis, in ASCII and with a point.
  /// - Throws: an error with both readings where nothing says that the digits repeat, as in `0.1(6)`.
  private mutating func readRepeatingDecimal(
    _ number: String, before open: Int
  ) throws(EvaluationError) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let period = wholeDigits(at: open + 1)
    guard parts.count == 2, number != ".", parts.joined().allSatisfy(\.isWholeNumber),
      !period.text.isEmpty, text[period.end...].first == UInt8(ascii: ")")
    else { return false }
    let close = period.end + 1
    guard let ellipsis = ["…", "..."].first(where: { text[close...].starts(with: $0.utf8) }) else {
      let factor = text[index..<(parts[1].isEmpty ? open - 1 : open)] + [UInt8(ascii: "*")]
      let product = String(decoding: factor + text[open..<close], as: UTF8.self)
      let decimal = String(decoding: text[index..<close], as: UTF8.self) + "…"
      throw EvaluationError(.ambiguous(product, decimal), at: place(length: close - index))
    }
    let fraction = RepeatingDecimal.value(
      whole: String(parts[0]), lead: String(parts[1]), period: period.text)
    try take(fraction, length: close - index + ellipsis.utf8.count)
    return true
  }

  /// Takes a fraction that the next bytes are, in parentheses.
  private mutating func take(_ fraction: Rational, length: Int) throws(EvaluationError) {
    let parts = fraction.description.split(separator: "/").map {
      Token.number(NumberLiteral(text: String($0)))
    }
    let tokens = parts.count == 1 ? parts : [.open, parts[0], .binary(.divide), parts[1], .close]
    try take(number: tokens, length: length)
  }

  /// Takes the tokens of one number that the next bytes are; one in parentheses is no part of a quantity.
  private mutating func take(number tokens: [Token], length: Int) throws(EvaluationError) {
    var isBehindUnit = false
    if case .unit = parser.previous { isBehindUnit = tokens.count > 1 }
    if isBehindUnit || parser.previous?.isNumber == true {
      throw EvaluationError(.missingOperator, at: place(length: length))
    }
    for token in tokens { try parser.take(token, at: place(length: length)) }
    index += length
    fractionEnd = index
  }

  /// Throws if the number follows digits in parentheses and a space, as in `(555) 123`: such a product
  /// is a phone number.
  private func refusePhoneNumber() throws(EvaluationError) {
    guard case .close = parser.previous,
      text[..<index].last.map({ Self.isSpace(Unicode.Scalar($0)) }) == true
    else { return }
    let before = text[..<index].trimmingSpaces.dropLast()
    let digits = before.reversed().prefix(while: LineParts.isDigit).count
    guard digits > 0, before.dropLast(digits).last == UInt8(ascii: "(") else { return }
    throw EvaluationError(.missingOperator, at: place(length: 1))
  }

  /// The end of whole digits in groups of three with equal spaces or apostrophes between them; nil if
  /// there are none.
  private func endOfSpacedGroups(after first: Int) -> Int? {
    guard 1...3 ~= first - index, text[index] != UInt8(ascii: "0"),
      let (separator, length) = scalarIfAny(at: first),
      separator == " " || separator == "'" || separator == "’"
        || !separator.isASCII && separator.properties.generalCategory == .spaceSeparator
    else { return nil }
    var end = first
    while scalarIfAny(at: end)?.0 == separator {
      let group = endOfDigits(at: end + length)
      guard group == end + length + 3 else { break }
      end = group
    }
    return end > first ? end : nil
  }

  /// The end of the digits in ASCII at an index.
  func endOfDigits(at start: Int) -> Int {
    var end = start
    while end < text.endIndex, LineParts.isDigit(text[end]) { end += 1 }
    return end
  }

  /// The end of whole digits that are grouped in threes, as in `1,234` and, where the comma is the
  /// decimal point, `1.234`; nil if there are none.
  ///
  /// A comma between the arguments of a function separates them. A point alone groups only where the
  /// locale groups with it.
  private func endOfGroups(after first: Int) -> Int? {
    let sign = commaIsPoint ? UInt8(ascii: ".") : UInt8(ascii: ",")
    // A zero at the beginning groups nothing: `0,125` is no thousand.
    guard 1...3 ~= first - index, first < text.endIndex, text[first] == sign,
      text[index] != UInt8(ascii: "0")
    else { return nil }
    var end = first
    while end < text.endIndex, text[end] == sign {
      let group = endOfDigits(at: end + 1)
      guard group == end + 4 else { return nil }
      end = group
    }
    guard commaIsPoint else { return parser.isInsideArguments ? nil : end }
    let isCertain = end > first + 4 || text[end...].first == UInt8(ascii: ",")
    return isCertain || scope.groupsWithPoint ? end : nil
  }

  /// Takes a number whose whole digits are grouped and end at an index.
  private mutating func takeGroupedNumber(groupsEnd: Int) throws(EvaluationError) {
    let point = commaIsPoint ? UInt8(ascii: ",") : UInt8(ascii: ".")
    var digits = String(decoding: text[index..<groupsEnd].filter(LineParts.isDigit), as: UTF8.self)
    let start = index
    index = groupsEnd
    if index < text.endIndex, text[index] == point || text[index] | 0x20 == UInt8(ascii: "e") {
      let end = max(endOfDecimal, index)
      digits += literal(index..<end).text
      index = end
    }
    let length = index - start
    index = start
    try take(.number(NumberLiteral(text: digits)), length: length)
  }

  /// Reads a whole number without a prefix in a base other than 10; false if there is none.
  ///
  /// In base 16 a word of its digits is a number unless a person has given a result that name.
  mutating func readNumber(in base: NumberBase) throws(EvaluationError) -> Bool {
    let word = text[index...].prefix(while: LineParts.isPartOfName)
    guard text[word.endIndex...].first != UInt8(ascii: "."), let first = word.first,
      base == .hexadecimal || LineParts.isDigit(first),
      word.allSatisfy({ Self.isDigit($0, in: base) || $0 == UInt8(ascii: "_") })
    else { return false }
    let digits = String(decoding: word, as: UTF8.self)
    guard LineParts.isDigit(first) || scope.origin(of: .name(digits)) == nil else { return false }
    try take(.number(NumberLiteral(text: base.prefix + digits)), length: word.count)
    return true
  }

  /// Whether a byte is a digit; of bases below 10 all digits are, so that a wrong one is an error.
  private static func isDigit(_ byte: UInt8, in base: NumberBase) -> Bool {
    LineParts.isDigit(byte)
      || base == .hexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Throws if the number would directly follow one with a fraction sign, whose tokens may end in a
  /// parenthesis.
  private func requireOperator() throws(EvaluationError) {
    guard let fractionEnd, endOfSpaces(from: fractionEnd) == index else { return }
    throw EvaluationError(.missingOperator, at: place(length: scalar(at: index)?.length ?? 1))
  }

  /// Whether a digit outside ASCII or a fraction sign continues a number, perhaps as its exponent.
  private func isForeign(at end: Int) -> Bool {
    guard end < text.endIndex else { return false }
    if text[end] | 0x20 == UInt8(ascii: "e") {
      let hasForeignDigit = digitOfExponent(from: end + 1).map { text[$0] >= 0x80 } ?? false
      return hasForeignDigit && text[index..<end].allSatisfy(isNumberPart)
    }
    guard text[end] >= 0x80, let (scalar, _) = scalar(at: end) else { return false }
    return isNumberStart(scalar)
  }

  /// The end of a decimal number in ASCII; the index if there is none.
  private var endOfDecimal: Int {
    var end = index
    while end < text.endIndex, isNumberPart(text[end]) { end += 1 }
    if end < text.endIndex, text[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < text.endIndex, isSign(text[exponent]) { exponent += 1 }
      if text[exponent...].starts(with: "−".utf8) { exponent += "−".utf8.count }
      // Without digits the e is not an exponent, but a name.
      while exponent < text.endIndex, LineParts.isDigit(text[exponent]) {
        exponent += 1
        end = exponent
      }
    }
    return end
  }

  /// The end of a number in base 16, 8 or 2, which begins with a zero; nil if there is none.
  ///
  /// `0x` begins one unless the word is `xor`, and the others need a digit: `0of 5` is none.
  private var endOfBasedNumber: Int? {
    guard index + 1 < text.endIndex else { return nil }
    let isHexadecimal = text[index + 1] | 0x20 == UInt8(ascii: "x")
    let letter = text[index + 1] | 0x20
    guard isHexadecimal || letter == UInt8(ascii: "b") || letter == UInt8(ascii: "o") else {
      return nil
    }
    let isDigit = { (byte: UInt8) in
      LineParts.isDigit(byte)
        || isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    let isOperator = text[(index + 1)...].prefix(while: Self.isLetter).elementsEqual("xor".utf8)
    guard
      isHexadecimal ? !isOperator : text[(index + 2)...].first.map(isDigit) == true
    else { return nil }
    return text[(index + 2)...].firstIndex {
      !isDigit($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".")
    } ?? text.endIndex
  }

  /// Reads a number with digits outside ASCII or a fraction sign.
  private mutating func readForeignNumber() throws(EvaluationError) {
    var digits = ""
    var end = index
    var fraction: WrittenFraction?
    while end < text.endIndex, fraction == nil, let (scalar, length) = scalar(at: end) {
      if let part = foreignPart(scalar, at: end) {
        digits.unicodeScalars.append(part)
      } else if let sign = WrittenFraction(scalar) {
        fraction = sign
      } else {
        break
      }
      end += length
    }
    guard let fraction else {
      let isOpen = text[end...].first == UInt8(ascii: "(")
      if isOpen, try readRepeatingDecimal(digits, before: end) { return }
      try take(.number(NumberLiteral(text: digits)), length: end - index)
      return
    }
    try take(fraction, after: digits, length: end - index)
  }

  /// Takes a number with a fraction that the next bytes are.
  private mutating func take(
    _ fraction: WrittenFraction, after digits: String, length: Int
  ) throws(EvaluationError) {
    try take(number: fraction.tokens(after: digits), length: length)
  }

  /// Reads a whole number with a fraction behind it, as in `3 1/2`; false if there is none.
  private mutating func readMixedNumber(after digits: Int) throws(EvaluationError) -> Bool {
    guard digits < text.endIndex, text[digits] == UInt8(ascii: " ") || text[digits] >= 0x80 else {
      return false
    }
    let mayBeDigit = { (byte: UInt8) in LineParts.isDigit(byte) || byte >= 0x80 }
    let end = text[index...].firstIndex { !mayBeDigit($0) } ?? text.endIndex
    let start = text[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
    // Hardly any number gets further than this.
    guard start > end, start < text.endIndex, mayBeDigit(text[start]) else { return false }
    let (whole, top) = (wholeDigits(at: index), wholeDigits(at: start))
    guard whole.end == end, !whole.text.isEmpty, parser.previous?.isNumber != true else {
      return false
    }
    guard top.end < text.endIndex, text[top.end] == UInt8(ascii: "/"),
      let numerator = Int(top.text)
    else { return false }
    let bottom = wholeDigits(at: top.end + 1)
    let next = bottom.end < text.endIndex ? text[bottom.end] : nil
    guard let denominator = Int(bottom.text), numerator < denominator,
      next.map({ !isNumberPart($0) && $0 != UInt8(ascii: "/") }) ?? true
    else { return false }
    hasChoice = true
    try take(
      WrittenFraction(numerator: numerator, denominator: denominator), after: whole.text,
      length: bottom.end - index)
    return true
  }

  /// The digits of any script at an index, in ASCII, and the index after them.
  private func wholeDigits(at start: Int) -> (text: String, end: Int) {
    var digits = ""
    var end = start
    while end < text.endIndex, let (scalar, length) = scalar(at: end),
      let digit = Self.asciiDigit(scalar), digit != "."
    {
      digits.unicodeScalars.append(digit)
      end += length
    }
    return (digits, end)
  }

  /// The character in ASCII that stands for a part of a number; nil if the number ends.
  private func foreignPart(_ scalar: Unicode.Scalar, at index: Int) -> Unicode.Scalar? {
    if let digit = Self.asciiDigit(scalar) { return digit }
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    if isNumberPart(byte) { return byte == UInt8(ascii: ",") ? "." : scalar }
    let isMark = byte | 0x20 == UInt8(ascii: "e")
    let isSign = isSign(byte) && text[index - 1] | 0x20 == UInt8(ascii: "e")
    return isMark && digitOfExponent(from: index + 1) != nil || isSign ? scalar : nil
  }

  /// The index of the first digit, perhaps after a sign; nil if there is none.
  private func digitOfExponent(from start: Int) -> Int? {
    guard start < text.endIndex else { return nil }
    let digit = isSign(text[start]) ? start + 1 : start
    guard digit < text.endIndex, let (scalar, _) = scalar(at: digit) else { return nil }
    return Self.asciiDigit(scalar) == nil ? nil : digit
  }

  /// Whether a character outside ASCII begins a number.
  func isNumberStart(_ scalar: Unicode.Scalar) -> Bool {
    Self.asciiDigit(scalar) != nil || WrittenFraction(scalar) != nil
  }

  /// The digit in ASCII, or the point, that a character of any script stands for.
  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar == "٫" || scalar == "．" { return "." }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// Whether a byte can be a part of a decimal number.
  func isNumberPart(_ byte: UInt8) -> Bool {
    LineParts.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (commaIsPoint && byte == UInt8(ascii: ","))
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}

/// A fraction behind or without whole digits, which may be a character such as `½`.
struct WrittenFraction: Hashable {
  var numerator: Int
  var denominator: Int

  init(numerator: Int, denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The fraction that a character stands for; nil if there is none.
  init?(_ scalar: Unicode.Scalar) {
    let (numerator, denominator): (Int, Int)
    switch scalar {
    case "½": (numerator, denominator) = (1, 2)
    case "⅓": (numerator, denominator) = (1, 3)
    case "⅔": (numerator, denominator) = (2, 3)
    case "¼": (numerator, denominator) = (1, 4)
    case "¾": (numerator, denominator) = (3, 4)
    case "⅕": (numerator, denominator) = (1, 5)
    case "⅖": (numerator, denominator) = (2, 5)
    case "⅗": (numerator, denominator) = (3, 5)
    case "⅘": (numerator, denominator) = (4, 5)
    case "⅙": (numerator, denominator) = (1, 6)
    case "⅚": (numerator, denominator) = (5, 6)
    case "⅐": (numerator, denominator) = (1, 7)
    case "⅛": (numerator, denominator) = (1, 8)
    case "⅜": (numerator, denominator) = (3, 8)
    case "⅝": (numerator, denominator) = (5, 8)
    case "⅞": (numerator, denominator) = (7, 8)
    case "⅑": (numerator, denominator) = (1, 9)
    case "⅒": (numerator, denominator) = (1, 10)
    default: return nil
    }
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The number with this fraction behind whole digits: a decimal where there is a finite one, else
  /// a sum in parentheses.
  ///
  /// - Parameter digits: the digits before the sign, perhaps none; a point or an exponent in them
  ///   makes the number malformed.
  func tokens(after digits: String) -> [Token] {
    if digits.contains(where: { !$0.isWholeNumber && $0 != "_" }) { return [number(".." + digits)] }
    if let places = Self.places.firstIndex(where: { $0.isMultiple(of: denominator) }) {
      let fraction = String(Self.places[places] / denominator * numerator)
      let zeros = String(repeating: "0", count: places + 1 - fraction.utf8.count)
      return [number((digits.isEmpty ? "0" : digits) + "." + zeros + fraction)]
    }
    let quotient = [number(String(numerator)), .binary(.divide), number(String(denominator))]
    return [.open] + (digits.isEmpty ? [] : [number(digits), .binary(.add)]) + quotient + [.close]
  }

  /// The powers of ten that the finite decimals need.
  private static let places = [10, 100, 1000]

  private func number(_ text: String) -> Token { .number(NumberLiteral(text: text)) }
}

extension Superscript {
  /// The exponent in superscript at an index, perhaps with a sign, and its length in bytes; nil if no
  /// digit is there.
  static func digits(in reader: TextReader, at start: Int) -> (String, length: Int)? {
    var exponent = ""
    var end = start
    while let (scalar, length) = reader.scalarIfAny(at: end), let part = character(scalar),
      exponent.isEmpty || part.isWholeNumber
    {
      exponent.append(part)
      end += length
    }
    guard exponent.last?.isWholeNumber == true else { return nil }
    return (exponent, end - start)
  }
}
