import ExactNumbers

/// Groups of digits and decimal commas, of one convention in a line.
extension Reader {
  enum Grouping: Hashable {
    case threes(String)
    /// A last group of three digits after groups of two.
    case indian
  }

  /// A number with grouped integer digits, and perhaps `point` in the last group.
  mutating func groupedNumber(
    at start: Int, point: Character
  ) throws(EvaluationError) -> Reading? {
    let first = lexeme(at: start)
    guard first.isWhole(1...3), first.text.utf8.first != UInt8(ascii: "0"),
      let sign = separator(behind: start)
    else { return nil }
    let isSpace = sign.utf8.first == UInt8(ascii: " ") || sign.utf8.count > 1 && sign != "’"
    let step = sign == "," || sign == "'" || sign == "’" ? 2 : 1
    var (groups, next, last) = ([first.text], start + 1, "")
    while separator(behind: next - 1) == sign, case let group = lexeme(at: next + step - 1),
      group.kind == .number
    {
      let digits = group.text.prefix { $0.isWholeNumber }
      groups.append(String(digits))
      next += step
      if digits.count < group.text.count {
        last = String(group.text.dropFirst(digits.count))
        break
      }
      if isSpace, digits.count != 3 { break }
    }
    if isSpace, let wrong = groups.dropFirst().firstIndex(where: { $0.utf8.count != 3 }) {
      guard wrong > 1 || groups.count > 2 else { return nil }
      next -= groups.count - wrong
      (groups, last) = (Array(groups[..<wrong]), "")
    }
    guard let grouping = Self.grouping(of: groups, sign), groups.count > 1 else { return nil }
    // No argument begins with zeros: `log(1,000)`.
    let isCertain =
      parser.isStrict
      && (takesOneArgument
        || groups.count == 2 && groups[1].first == "0"
          && (parser.calledFunction?.arity.greatest != nil || isSignOfAmount(at: start - 1)))
    if sign == ",", parser.isInsideArguments, !isCertain { return nil }
    if let mark = last.first, mark != point, mark != "e", mark != "E", mark != "." || sign == "," {
      return nil
    }
    // No one groups before an exponent: `1,602e-19`.
    let isDoubtful =
      last.isEmpty
      ? scope.readsDecimalComma || hasCommaBehindPoints : last.first != point && parser.isStrict
    if sign == ",", groups.count > 2, last.isEmpty, hasDecimalComma,
      scope.readsDecimalComma || hasCommaBehindPoints
    {
      throw refusal(.mixedGrouping(plain: groups.joined()), from: start, to: next)
    }
    if sign == ",", groups.count == 2, isDoubtful {
      if last.isEmpty, hasDecimalComma { return nil }
      throw refusal(groups.joined(separator: ".") + last, groups.joined() + last, start..<next)
    }
    // Indian groups begin with a thousand, too: `1,00,000 + 50,000`.
    let text = groups.joined() + String(last.map { $0 == point ? "." : $0 })
    if let repeating = try repeatingDecimal(text, at: next - 1, from: start) { return repeating }
    let isShort = sign == "," && groups.count == 2 && groups[0].utf8.count < 3
    try require(
      isShort && self.grouping == .indian ? .indian : grouping, groups.joined(), start..<next)
    if !isShort { hasLongGroups = true }
    return Reading(text, to: next)
  }

  private static func grouping(of groups: [String], _ sign: String) -> Grouping? {
    let counts = groups.dropFirst().map(\.utf8.count)
    if counts.allSatisfy({ $0 == 3 }) { return .threes(sign) }
    let isIndian =
      sign == "," && groups[0].utf8.count < 3 && counts.last == 3
      && counts.dropLast().allSatisfy { $0 == 2 }
    return isIndian ? .indian : nil
  }

  private func separator(behind start: Int) -> String? {
    let next = lexeme(at: start + 1)
    if next.isSign(of: ",", "'"), next.isGlued, lexeme(at: start + 2).isGlued,
      lexeme(at: start + 2).kind == .number
    {
      return next.isSign(",") ? "," : source(start + 1..<start + 2)
    }
    guard next.kind == .number, !next.isGlued else { return nil }
    let sign = blank(behind: start)
    return sign.unicodeScalars.count == 1 && sign != "\t" ? sign : nil
  }

  func blank(behind start: Int) -> String {
    let first = line.whole.startIndex
    let blank = line.whole[first + lexeme(at: start).end..<first + lexeme(at: start + 1).start]
    return String(decoding: blank, as: UTF8.self)
  }

  mutating func require(
    _ other: Grouping, _ plain: String, _ range: Range<Int>
  ) throws(EvaluationError) {
    if let grouping, grouping != other, other != .indian || hasLongGroups, parser.isStrict {
      throw refusal(.mixedGrouping(plain: plain), from: range.lowerBound, to: range.upperBound)
    }
    grouping = other
  }

  mutating func numberWithComma(at start: Int) throws(EvaluationError) -> Reading {
    let first = lexeme(at: start)
    if let plain = Self.number(groupedByCommas: first.text) {
      try require(.threes(","), plain, start..<start + 1)
      return Reading(plain, to: start + 1)
    }
    let parts = first.text.split(separator: ",", omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 1, groups.count == 1, let spaced = try groupedNumber(at: start, point: ",") {
      return spaced
    }
    if parts.count == 2 { try refuseCommaInList(first, parts) }
    let isGrouped =
      groups.count > 1 && 1...3 ~= groups[0].utf8.count && groups[0].first != "0"
      && groups.dropFirst().allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isDigit) }
    let isCertain =
      groups.count > 2 || parts.count == 2 || scope.groupsWithPoint || grouping == .threes(".")
    var text = first.text
    if isGrouped, isCertain, parts.count < 3 {
      if grouping == nil {
        try refusePoints(beside: groups.joined(), start..<start + 1, before: start)
      }
      try require(.threes("."), groups.joined(), start..<start + 1)
      text = ([groups.joined()] + parts.dropFirst().map(String.init)).joined(separator: ".")
    } else {
      if grouping == .threes("."), parts.count == 1, groups.count == 2, parser.isStrict {
        throw refusal(
          .mixedGrouping(plain: groups.joined(separator: ",")), from: start, to: start + 1)
      }
      text = String(text.map { $0 == "," ? "." : $0 })
    }
    try refuseDate(first)
    return try repeatingDecimal(text, at: start) ?? Reading(text, to: start + 1)
  }

  /// A number with commas as group separators despite decimal commas: `1,234.56`, `1,234,567`.
  private static func number(groupedByCommas text: String) -> String? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    let last = groups[groups.count - 1].split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, last.count < 3, groups.count + last.count > 3,
      1...3 ~= groups[0].utf8.count, groups[0].first != "0",
      (groups.dropFirst().dropLast() + [last[0]]).allSatisfy({ $0.utf8.count == 3 }),
      (groups.dropLast() + last).allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return text.filter { $0 != "," }
  }

  /// A number with several points where the comma is decimal, or one beside such a number:
  /// `1.234.567`.
  mutating func number(groupedByPoints text: String) -> String? {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    let isShortGroup = groups.count == 2 && (grouping == .threes(".") || hasCommaBehindPoints)
    guard groups.count > 2 || isShortGroup,
      1...3 ~= groups[0].utf8.count, groups[0].first != "0",
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.joined().utf8.allSatisfy(\.isDigit)
    else { return nil }
    return groups.joined()
  }

  /// Throws for a decimal comma that may separate two arguments: `max(1,5)`.
  private mutating func refuseCommaInList(
    _ number: Lexeme, _ parts: [Substring]
  ) throws(EvaluationError) {
    guard parser.isStrict, parser.isInsideArguments, !takesOneArgument,
      parser.calledFunction?.rounds != true, !parts.contains(where: \.isEmpty),
      !separators(behind: parser.endOfInnermostOpening).contains(";")
    else { return }
    throw refusal("(\(number.text))", parts.joined(separator: "; "), to: index + 1)
  }

  /// Throws if another number has a point that may be decimal: `1.234,5 + 1.234`.
  mutating func refusePoints(
    beside plain: String, _ range: Range<Int>, before end: Int? = nil
  ) throws(EvaluationError) {
    guard parser.isStrict else { return }
    let groupsWithPoint = commaIsPoint && scope.groupsWithPoint || hasCommaBehindPoints
    let hasPoint = (0..<(end ?? line.lexemes.count)).contains { index in
      guard !range.contains(index), lexeme(at: index).kind == .number,
        !(isSign(",", at: index + 1) && lexeme(at: index + 1).isGlued)
      else { return false }
      let text = lexeme(at: index).text
      let groups = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      let mayGroup = groupsWithPoint && groups.allSatisfy { $0.utf8.count == 3 }
      return text.contains(".") && !text.contains(",") && !text.hasPrefix("0x") && !mayGroup
    }
    guard hasPoint else { return }
    if scope.readsDecimalComma {
      let readings = [true, false].map { plainNumbers(pointGroups: $0) }
      throw refusal(
        readings[0] == readings[1]
          ? .phrase(written: readings[0]) : .ambiguous(readings[0], readings[1]),
        from: 0, to: line.lexemes.count - 1)
    }
    throw refusal(.mixedGrouping(plain: plain), from: range.lowerBound, to: range.upperBound)
  }

  /// The line without decimal commas, its points before three digits read as groups or as decimal.
  private func plainNumbers(pointGroups: Bool) -> String {
    var (text, next) = ("", 0)
    while next < line.lexemes.count - 1 {
      let hasComma =
        separator(behind: next) == "," && !lexeme(at: next + 2).text.contains(".")
      let part = lexeme(at: next)
      text += next > 0 ? blank(behind: next - 1) : ""
      let groups = part.text.split(separator: ".", omittingEmptySubsequences: false)
      let areThrees =
        groups[0].first != "0" && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
      let areGroups = hasComma || areThrees && (pointGroups || groups.count > 2)
      text += part.kind == .number && areGroups ? groups.joined() : source(next..<next + 1)
      if hasComma { text += "." + lexeme(at: next + 2).text }
      next += hasComma ? 3 : part.parts + 1
    }
    return text
  }

  /// A number with a decimal comma, and perhaps grouping points, despite decimal points.
  mutating func decimalComma(
    at start: Int, _ text: String, isGrouped: Bool = false
  ) throws(EvaluationError) -> Reading? {
    let isInList =
      parser.isInsideArguments && separators(behind: parser.endOfInnermostOpening).contains(";")
    let rounds = parser.calledFunction?.rounds == true
    let mayBeDecimal =
      parser.isInsideArguments && !takesOneArgument
      ? scope.readsDecimalComma && (rounds || isInList)
      : scope.readsDecimalComma || isGrouped || text.contains(".") || hasCommaBehindPoints
    guard mayBeDecimal, isComma(at: start + 1), case let fraction = lexeme(at: start + 2),
      fraction.text.utf8.first?.isDigit == true, !fraction.text.contains(".")
    else { return nil }
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    let areThrees =
      groups[0].utf8.count <= 3 && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    guard groups.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }), groups.count == 1 || areThrees,
      !(isGrouped && groups.count > 1),
      !(isSign(",", at: start + 3) && lexeme(at: start + 3).isGlued)
    else { return nil }
    let number = groups.joined() + "." + fraction.text
    if groups.count > 1, parser.isStrict {
      let decimals = groups.dropFirst().joined() + fraction.text
      // `0.123,456`
      guard let whole = groups[0].first, whole != "0" else {
        throw refusal(.phrase(written: "0.\(decimals)"), from: start, to: start + 3)
      }
      // `3.141,592`
      if groups.count == 2, fraction.isWhole(3...3) {
        throw refusal(number, "\(groups[0]).\(decimals)", from: start, to: start + 3)
      }
    }
    if parser.isStrict, parser.isInsideArguments, !(rounds && isInList), groups.count == 1,
      groups[0].utf8.count <= 3, groups[0].first != "0", fraction.isWhole(3...3)
    {
      throw refusal(number, groups[0] + fraction.text, from: start, to: start + 3)
    }
    try refusePoints(beside: number, start..<start + 3)
    return try repeatingDecimal(number, at: start + 2, from: start)
      ?? Reading(number, to: start + 3)
  }
}
