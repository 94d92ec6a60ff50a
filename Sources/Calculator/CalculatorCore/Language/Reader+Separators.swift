import ExactNumbers
import Quantities

/// Separators between arguments, and commas of numbers among them.
extension Reader {
  /// The separators in the list after an opening sign; the first query scans the line.
  mutating func separators(behind opening: Int) -> Set<Unicode.Scalar> {
    if lists.isEmpty {
      var open: [Int] = []
      for lexeme in line.lexemes {
        switch lexeme.kind {
        case .sign("("), .sign("["), .sign("{"):
          open.append(lexeme.end)
          lists[lexeme.end] = []
        case .sign(")"), .sign("]"), .sign("}"): _ = open.popLast()
        case .sign(let sign) where sign == ";" || sign == ",":
          if let last = open.last { lists[last]?.insert(sign) }
        default: break
        }
      }
    }
    return lists[opening] ?? []
  }

  /// Takes a separator; throws for a comma as in `2,50` or `max(1,234; 5)`.
  mutating func takeSeparator(_ sign: Unicode.Scalar) throws(EvaluationError) {
    if sign == ",", joinsParts { return index += 1 }
    try refuseMonthlyRate()
    let digits = lexeme(at: index + 1)
    if sign == ",", !parser.isAfterOperand, !parser.isInsideArguments, digits.isGlued,
      digits.kind == .number, digits.text.utf8.allSatisfy(\.isDigit)
    {
      throw scope.readsDecimalComma
        ? phrase("0.$0", index + 1..<index + 2)
        : EvaluationError(.commaInNumber(plain: "0." + digits.text), at: place(to: index + 2))
    }
    let number = sign == "," ? numberAroundComma : nil
    if parser.takesOneArgument, let decimal = number?.decimal, let place = number?.place {
      throw EvaluationError(.commaInNumber(plain: decimal), at: place)
    }
    if let number, let decimal = number.decimal, scope.readsDecimalComma, parser.isStrict,
      parser.isInsideArguments, parser.calledFunction?.rounds != true
    {
      throw EvaluationError(
        .ambiguous(decimal, number.parts.joined(separator: "; ")), at: number.place)
    }
    if let number, parser.isInsideArguments, parser.isStrict,
      separators(behind: parser.endOfInnermostOpening).contains(";")
    {
      let isGrouped =
        number.parts.last?.utf8.count == 3
        && number.parts.dropFirst().allSatisfy { 2...3 ~= $0.utf8.count }
      let list = number.parts.joined(separator: "; ")
      let joined = isGrouped ? number.parts.joined() : number.decimal
      throw EvaluationError(
        joined.map { .ambiguous($0, list) } ?? .phrase(written: list), at: number.place)
    }
    if let number, let last = number.parts.last, last.utf8.count > 1 || number.parts.count == 2,
      parser.isInsideArguments, parser.isStrict, hasSpacedComma
    {
      // Beside a comma with a blank, one between digits is rather of a number: `max(1,500, 2)`.
      let isGrouped = number.parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
      throw EvaluationError(
        .ambiguous(
          isGrouped ? number.parts.joined() : number.decimal ?? number.parts.joined(),
          number.parts.joined(separator: "; ")), at: number.place)
    }
    if let number, choices.last?.place != number.place {
      let grouped = Self.grouped(number.parts)
      let choice = Choice(
        read: number.parts.joined(separator: "; "), other: grouped.joined(separator: "; "),
        place: number.place)
      // Arguments have no leading zeros: `sum(1,000,2,000)`. Where the others may be omitted, a
      // single one is as plausible: `log(1,234)`.
      let hasZeros = number.parts.contains { $0.utf8.count > 1 && $0.first == "0" }
      let isDoubtful =
        hasZeros || parser.calledFunction.map { $0.takes(1) && $0.arity.greatest != nil } ?? false
      if grouped.count < number.parts.count {
        if isDoubtful, parser.isStrict, parser.isInsideArguments { throw choice.refusal }
        choices.append(choice)
      } else if hasZeros, parser.isStrict, parser.isInsideArguments {
        // Indian groups, or a decimal comma: `max(1,00,000, 5)`, `max(1,05; 2)`.
        throw EvaluationError(
          .ambiguous(number.decimal ?? number.parts.joined(), choice.read), at: number.place)
      }
    }
    do throws(EvaluationError) {
      try take(.separator, to: index + 1)
    } catch {
      guard error.kind == .straySeparator, let number else { throw error }
      let isWhole = number.parts.last?.utf8.count == 3
      let groups = number.parts.dropLast().joined()
      let plain = groups + (isWhole ? "" : ".") + (number.parts.last ?? "")
      throw EvaluationError(.commaInNumber(plain: number.decimal ?? plain), at: number.place)
    }
  }

  /// Whether a comma or `and` joins the parts of a compound: `5 feet, 6 inches`.
  var joinsParts: Bool {
    guard case .unit(let unit) = parser.previous, !parser.isInsideArguments,
      kind(at: index + 1) == .number, !lexeme(at: index + 1).isGlued
    else { return false }
    return name(at: index + 2)?.unit.isPart(of: unit) == true
  }

  private var hasSpacedComma: Bool {
    line.lexemes.indices.contains { isSign(",", at: $0) && !lexeme(at: $0 + 1).isGlued }
  }

  /// The numbers if every comma that may group does: 1, 200, 2, 300 are 1200 and 2300.
  private static func grouped(_ parts: [String]) -> [String] {
    var numbers: [(text: String, isOpen: Bool)] = []
    for part in parts {
      if part.utf8.count == 3, let last = numbers.last, last.isOpen {
        numbers[numbers.count - 1].text += part
      } else {
        numbers.append((part, 1...3 ~= part.utf8.count && part.first != "0"))
      }
    }
    return numbers.map(\.text)
  }

  /// The number around a glued comma: its parts, and its text with a decimal point if possible.
  private var numberAroundComma: (parts: [String], decimal: String?, place: Range<Int>)? {
    var first = index - 1
    while first > 1, line.lexemes[first].isGlued, isSign(",", at: first - 1),
      line.lexemes[first - 1].isGlued, line.lexemes[first - 2].kind == .number
    {
      first -= 2
    }
    guard first >= 0, line.lexemes[first].kind == .number, lexeme.isGlued else { return nil }
    var (parts, last) = ([line.lexemes[first].text], first)
    while isSign(",", at: last + 1), lexeme(at: last + 1).isGlued,
      case let part = lexeme(at: last + 2), part.kind == .number, part.isGlued
    {
      parts.append(part.text)
      last += 2
    }
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard last > index, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      (groups + parts.dropFirst().map { $0[...] }).allSatisfy({
        !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit)
      })
    else { return nil }
    let isGrouped =
      lastNumber.count > 1 && lastNumber.contains(first)
      && endOfPlusMinus(at: lastNumber.lowerBound + 1) == nil
    let before = isGrouped ? source(lastNumber.lowerBound..<first).filter(\.isWholeNumber) : ""
    if isGrouped { first = lastNumber.lowerBound }
    let texts = [before + groups.joined()] + parts.dropFirst()
    return (
      texts, texts.count == 2 ? texts.joined(separator: ".") : nil, place(from: first, to: last + 1)
    )
  }
}
