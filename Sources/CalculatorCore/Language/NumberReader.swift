import ExactNumbers

/// Reads a number that is more than a few digits.
///
/// - Digits with at most one point, `_` between digits, and an optional exponent, as in `1.5e-3`.
/// - `0x`, `0b` or `0o` and the digits of that base.
/// - Digits of any script of Unicode; their tokens have those of ASCII.
/// - A fraction sign, alone or behind whole digits; its tokens have a decimal or a quotient.
/// - Digits in groups of three, with the sign of the locale, a space or an apostrophe between them.
struct NumberReader: SourceScanner {
  let text: ArraySlice<UInt8>
  let scope: any Scope
  let commaIsPoint: Bool
  /// The index of the number.
  private let index: Int
  /// The index that places are counted from.
  private let start: Int
  /// Whether a comma separates arguments.
  private let isInsideArguments: Bool
  private let isBehindNumber: Bool

  /// Creates a reader of the number at the index of another one.
  init(_ reader: TextReader) {
    (text, scope, commaIsPoint) = (reader.text, reader.scope, reader.commaIsPoint)
    (index, start) = (reader.index, reader.start)
    isInsideArguments = reader.parser.isInsideArguments
    isBehindNumber = reader.parser.previous?.isNumber == true
  }

  /// A number, and the index after it.
  struct Reading {
    let end: Int
    let number: Number
    /// Whether it could mean something else.
    var isChoice = false

    enum Number {
      case literal(NumberLiteral)
      /// Tokens that may end in a parenthesis.
      case fraction([Token])
    }

    fileprivate init(_ text: String, to end: Int) {
      (self.end, number) = (end, .literal(NumberLiteral(text: text)))
    }

    fileprivate init(_ fraction: [Token], to end: Int, isChoice: Bool = false) {
      (self.end, number, self.isChoice) = (end, .fraction(fraction), isChoice)
    }
  }

  /// The number whose whole digits are grouped, or nil if none begins here.
  func grouped(after digits: Int) throws(EvaluationError) -> Reading? {
    guard let end = endOfGroups(after: digits) else { return nil }
    try refuseDoubtfulGroup(endingAt: end)
    return grouped(endingAt: end)
  }

  /// The number.
  ///
  /// All characters that can belong to a number are taken, such as those of `1.2.3`; the evaluation
  /// reports a malformed one.
  func number(after digits: Int) throws(EvaluationError) -> Reading {
    if let mixed = mixedNumber(after: digits) { return mixed }
    if let end = endOfSpacedGroups(after: digits) {
      if text[end...].first == UInt8(ascii: ","), let number = decimalComma(at: end) {
        return number
      }
      return grouped(endingAt: end)
    }
    if text[index] == UInt8(ascii: "0"), let end = endOfBasedNumber {
      return Reading(written(index..<end), to: end)
    }
    let end = endOfDecimal(from: index)
    guard end > index, !isForeign(at: end) else { return try foreignNumber() }
    let decimal = written(index..<end)
    if end < text.endIndex {
      if text[end] == UInt8(ascii: ","), let number = decimalComma(at: end) { return number }
      if text[end] == UInt8(ascii: "("), let number = try repeatingDecimal(decimal, before: end) {
        return number
      }
    }
    return Reading(decimal, to: end)
  }

  private func place(to end: Int) -> Range<Int> { index - start..<end - start }

  /// The number that bytes are, with a point, and a minus in ASCII in its exponent.
  private func written(_ range: Range<Int>) -> String {
    let number = String(decoding: text[range], as: UTF8.self)
    guard commaIsPoint || number.utf8.contains(where: { $0 >= 0x80 }) else { return number }
    return String(
      number.map { $0 == "−" ? "-" : commaIsPoint && $0 == "," ? "." : $0 })
  }

  /// Throws if a comma groups three digits once where it may be the decimal point: `1,234`.
  private func refuseDoubtfulGroup(endingAt end: Int) throws(EvaluationError) {
    let digits = text[index..<end].split(separator: UInt8(ascii: ","))
    guard !commaIsPoint, digits.count == 2, text[end...].first != UInt8(ascii: "."),
      scope.readsDecimalComma
    else { return }
    let parts = digits.map { String(decoding: $0, as: UTF8.self) }
    throw EvaluationError(
      .ambiguous(parts.joined(separator: "."), parts.joined()), at: place(to: end))
  }

  /// A number whose decimal point is a comma at an index, and whose digits points or spaces may group; nil
  /// if there is none.
  private func decimalComma(at comma: Int) -> Reading? {
    let fraction = text[(comma + 1)...].prefix(while: LineParts.isDigit)
    let groups = text[index..<comma].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isGrouped = groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    guard !fraction.isEmpty, groups.count == 1 || isGrouped, !isInsideArguments,
      scope.readsDecimalComma,
      text[fraction.endIndex...].first.map({ $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".") })
        ?? true
    else { return nil }
    let end = endOfDecimal(from: fraction.endIndex)
    let whole = String(decoding: groups.joined().filter(LineParts.isDigit), as: UTF8.self)
    return Reading(whole + "." + written(comma + 1..<end), to: end)
  }

  /// A decimal whose digits in parentheses repeat without end, as in `0.1(6)…`; nil if what begins here is
  /// something else.
  ///
  /// - Parameter number: what stands before the parenthesis, in ASCII and with a point.
  /// - Throws: an error with both readings where nothing says that the digits repeat, as in `0.1(6)`.
  private func repeatingDecimal(
    _ number: String, before open: Int
  ) throws(EvaluationError) -> Reading? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let period = wholeDigits(at: open + 1)
    guard parts.count == 2, number != ".", parts.joined().allSatisfy(\.isWholeNumber),
      !period.text.isEmpty, text[period.end...].first == UInt8(ascii: ")")
    else { return nil }
    let close = period.end + 1
    guard let ellipsis = ["…", "..."].first(where: { text[close...].starts(with: $0.utf8) }) else {
      let factor = text[index..<(parts[1].isEmpty ? open - 1 : open)] + [UInt8(ascii: "*")]
      let product = String(decoding: factor + text[open..<close], as: UTF8.self)
      let decimal = String(decoding: text[index..<close], as: UTF8.self) + "…"
      throw EvaluationError(.ambiguous(product, decimal), at: place(to: close))
    }
    let value = RepeatingDecimal.value(
      whole: String(parts[0]), lead: String(parts[1]), period: period.text)
    let terms = value.description.split(separator: "/").map {
      Token.number(NumberLiteral(text: String($0)))
    }
    let tokens = terms.count == 1 ? terms : [.open, terms[0], .binary(.divide), terms[1], .close]
    return Reading(tokens, to: close + ellipsis.utf8.count)
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
    guard commaIsPoint else { return isInsideArguments ? nil : end }
    let isCertain = end > first + 4 || text[end...].first == UInt8(ascii: ",")
    return isCertain || scope.groupsWithPoint ? end : nil
  }

  /// The number whose whole digits are grouped and end at an index.
  private func grouped(endingAt groupsEnd: Int) -> Reading {
    let point = commaIsPoint ? UInt8(ascii: ",") : UInt8(ascii: ".")
    let whole = String(decoding: text[index..<groupsEnd].filter(LineParts.isDigit), as: UTF8.self)
    guard groupsEnd < text.endIndex,
      text[groupsEnd] == point || text[groupsEnd] | 0x20 == UInt8(ascii: "e")
    else { return Reading(whole, to: groupsEnd) }
    let end = endOfDecimal(from: groupsEnd)
    return Reading(whole + written(groupsEnd..<end), to: end)
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

  /// The end of a decimal number in ASCII; the same index if there is none.
  private func endOfDecimal(from start: Int) -> Int {
    var end = start
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
    let word = text[(index + 1)...].prefix(while: Self.isLetter)
    let isOperator = word.map { $0 | 0x20 }.elementsEqual("xor".utf8)
    guard
      isHexadecimal ? !isOperator : text[(index + 2)...].first.map(isDigit) == true
    else { return nil }
    return text[(index + 2)...].firstIndex {
      !isDigit($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".")
    } ?? text.endIndex
  }

  /// A number with digits outside ASCII or a fraction sign.
  private func foreignNumber() throws(EvaluationError) -> Reading {
    var digits = ""
    var end = index
    while end < text.endIndex, let (scalar, length) = scalar(at: end) {
      if let part = foreignPart(scalar, at: end) {
        digits.unicodeScalars.append(part)
      } else if let fraction = WrittenFraction(scalar) {
        return Reading(fraction.tokens(after: digits), to: end + length)
      } else {
        break
      }
      end += length
    }
    let isOpen = text[end...].first == UInt8(ascii: "(")
    let repeating = isOpen ? try repeatingDecimal(digits, before: end) : nil
    return repeating ?? Reading(digits, to: end)
  }

  /// A whole number with a fraction behind it, as in `3 1/2`; nil if there is none.
  private func mixedNumber(after digits: Int) -> Reading? {
    guard digits < text.endIndex, text[digits] == UInt8(ascii: " ") || text[digits] >= 0x80 else {
      return nil
    }
    // Hardly any number gets further than this.
    let behind = text[digits] == UInt8(ascii: " ") ? endOfSpaces(from: digits) : digits
    guard text[behind...].first.map({ LineParts.isDigit($0) || $0 >= 0x80 }) == true else {
      return nil
    }
    let whole = wholeDigits(at: index)
    let start = endOfSpaces(from: whole.end)
    // A tab stands between columns.
    guard start > whole.end, !text[whole.end..<start].contains(where: { $0 < 0x20 }),
      let (first, length) = scalarIfAny(at: start),
      Self.asciiDigit(first) != nil || !first.isASCII
    else { return nil }
    // Directly behind a stroke or a power the whole number belongs to that: `1/2 1/2`.
    let isBehindSign = index > text.startIndex && "/^".utf8.contains(text[index - 1])
    guard !whole.text.isEmpty, !isBehindNumber, !isBehindSign else { return nil }
    if let fraction = WrittenFraction(first) {
      return Reading(fraction.tokens(after: whole.text), to: start + length, isChoice: true)
    }
    let top = wholeDigits(at: start)
    guard let (stroke, length) = scalarIfAny(at: top.end), stroke == "/" || stroke == "⁄",
      // Three digits are a group of the whole number, as in 1 000/3.
      top.text.count != 3, let numerator = Int(top.text)
    else { return nil }
    let bottom = wholeDigits(at: top.end + length)
    let next = bottom.end < text.endIndex ? text[bottom.end] : nil
    guard let denominator = Int(bottom.text), numerator < denominator,
      next.map({ !isNumberPart($0) && $0 != UInt8(ascii: "/") }) ?? true
    else { return nil }
    let fraction = WrittenFraction(numerator: numerator, denominator: denominator)
    return Reading(fraction.tokens(after: whole.text), to: bottom.end, isChoice: true)
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
    if scalar == "−", text[index - 1] | 0x20 == UInt8(ascii: "e") { return "-" }
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    if isNumberPart(byte) { return byte == UInt8(ascii: ",") ? "." : scalar }
    let isMark = byte | 0x20 == UInt8(ascii: "e")
    let isSign = isSign(byte) && text[index - 1] | 0x20 == UInt8(ascii: "e")
    return isMark && digitOfExponent(from: index + 1) != nil || isSign ? scalar : nil
  }

  /// The index of the first digit, perhaps after a sign; nil if there is none.
  private func digitOfExponent(from start: Int) -> Int? {
    guard start < text.endIndex else { return nil }
    let minus = "−".utf8
    let digit =
      isSign(text[start])
      ? start + 1 : text[start...].starts(with: minus) ? start + minus.count : start
    guard digit < text.endIndex, let (scalar, _) = scalar(at: digit) else { return nil }
    return Self.asciiDigit(scalar) == nil ? nil : digit
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
  static func digits(in reader: some SourceScanner, at start: Int) -> (String, length: Int)? {
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
