import ExactNumbers
import Quantities

/// Separators between arguments, and commas of numbers among them.
extension Reader {
  /// The digits between commas, what follows the last ones in a number, such as `.5` or `e3`, and
  /// the number with a decimal comma.
  private typealias NumberWithCommas = (
    parts: [String], fraction: String, decimal: String?, place: Range<Int>
  )

  /// Whether a comma between digits belongs to a number here; that of an equation does.
  var takesOneArgument: Bool { mostArguments == 1 }

  private var mostArguments: Int {
    switch parser.innermost?.kind {
    case .solve, .system: 1
    case .userCall(let origin):
      scope.definition(of: origin).map { $0.count { $0 == ";" } + 1 } ?? .max
    default: parser.calledFunction?.argumentCounts.upperBound ?? .max
    }
  }

  /// The separators in the list after an opening sign; the first query scans the line.
  mutating func separators(behind opening: Int) -> Set<Unicode.Scalar> {
    if lists.isEmpty {
      var open: [Int] = []
      for lexeme in line.lexemes {
        if lexeme.nesting > 0 {
          open.append(lexeme.end)
          lists[lexeme.end] = []
        } else if lexeme.nesting < 0 {
          _ = open.popLast()
        } else if lexeme.isSign(of: ";", ","), let sign = lexeme.sign, let last = open.last {
          lists[last]?.insert(sign)
        }
      }
    }
    return lists[opening] ?? []
  }

  /// Takes a separator; throws for a comma as in `2,50` or `max(1,234; 5)`.
  mutating func takeSeparator(_ sign: Unicode.Scalar) throws(EvaluationError) {
    if sign == ",", let joinedPart = joinedPart ?? endOfPrice { return index = joinedPart }
    try refuseDraw()
    if sign == ",", parser.isStrict, parser.isInsideArguments, !isSign("=", at: index + 2),
      !(lexeme.isGlued && lexeme(at: index + 1).isGlued),
      separators(behind: parser.endOfInnermostOpening).contains(";")
    {
      throw refusal(.phrase(written: ";"), to: index + 1)
    }
    let digits = lexeme(at: index + 1)
    if sign == ",", !parser.isAfterOperand, !parser.isInsideArguments, digits.isGlued,
      digits.kind == .number, digits.text.utf8.allSatisfy(\.isDigit)
    {
      let number = "0." + digits.text
      guard scope.readsDecimalComma else {
        throw refusal(.commaInNumber(plain: number), to: index + 2)
      }
      (numberBefore, lastNumber) = (lastNumber, index..<index + 2)
      return try take(.number(NumberLiteral(text: number)), to: index + 2)
    }
    let number = sign == "," ? numberAroundComma : nil
    if let number { try checkCommas(of: number) }
    do throws(EvaluationError) {
      try take(.separator, to: index + 1)
    } catch {
      guard error.kind == .straySeparator, let number,
        number.parts.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 }),
        !line.lexemes.contains(where: { $0.isSign("[") && $0.end == parser.endOfInnermostOpening })
      else { throw error }
      // A ratio such as `1:10,000`, unlike `12:00:05,123`
      if isSign(":", at: index - 2), !isSign(":", at: index - 4) {
        throw refusal(.tightColon, from: index - 2, to: index - 1)
      }
      let isWhole = number.parts.last?.utf8.count == 3
      let groups = number.parts.dropLast().joined()
      let plain = groups + (isWhole ? "" : ".") + (number.parts.last ?? "") + number.fraction
      let hasTwoPoints = !isWhole && number.fraction.contains(".")
      throw EvaluationError(
        hasTwoPoints
          ? .malformedNumber(NumberLiteral(text: plain).flaw)
          : .commaInNumber(plain: number.decimal ?? plain), at: number.place)
    }
  }

  /// The number that a comma, `and` or both join to the parts before it: `5 feet, and 6 inches`.
  var joinedPart: Int? {
    let hasBoth = isSign(",", at: index) && scope.language.isAnd(word(at: index + 1))
    let number = hasBoth ? index + 2 : index + 1
    guard case .unit(let unit) = parser.previous, !parser.isInsideArguments,
      kind(at: number) == .number, !lexeme(at: number).isGlued,
      name(at: number + 1)?.unit.isPart(of: unit) == true
    else { return nil }
    return number
  }

  /// Throws for commas that are hardly separators, and records how others are read.
  private mutating func checkCommas(of number: NumberWithCommas) throws(EvaluationError) {
    let (parts, fraction, decimal, place) = number
    if let decimal, takesOneArgument {
      throw EvaluationError(.commaInNumber(plain: decimal), at: place)
    }
    let commas = commasOfList
    let isSpaced = commas.contains { !lexeme(at: $0 + 1).isGlued }
    let joined = parts.joined() + fraction
    let list = parts.joined(separator: isSpaced ? ", " : "; ") + fraction
    // A list has one argument more than commas.
    let isTooLong = commas.count >= mostArguments
    let refusal = { (read: String) in
      EvaluationError(isTooLong ? .phrase(written: read) : .ambiguous(read, list), at: place)
    }
    let isStrict = parser.isStrict && parser.isInsideArguments
    let isNew = choices.last?.place != place
    let grouped = isNew ? Self.grouped(parts) : parts
    // Arguments have no leading zeros: `sum(1,000,2,000)`.
    let hasZeros = isNew && parts.contains { $0.utf8.count > 1 && $0.first == "0" }
    var read: String?
    if isStrict, decimal != nil, scope.readsDecimalComma, parser.calledFunction?.rounds != true {
      read = decimal
    } else if isStrict, scope.readsDecimalComma, parts.count > 2,
      parser.calledFunction.map({ $0.arity.greatest == nil }) == true
    {
      // `sum(1,5,2,5)` may have half as many numbers, and `sum(1,5,2)` only whole ones.
      let pairs = stride(from: 0, to: parts.count, by: 2).map { first in
        parts[first..<min(first + 2, parts.count)].joined(separator: ".")
      }
      guard parts.count.isMultiple(of: 2) else {
        throw EvaluationError(.phrase(written: list), at: place)
      }
      read = pairs.joined(separator: isSpaced ? ", " : "; ") + fraction
    } else if isStrict, separators(behind: parser.endOfInnermostOpening).contains(";") {
      let isGrouped =
        parts.last?.utf8.count == 3 && parts.dropFirst().allSatisfy { 2...3 ~= $0.utf8.count }
      if isGrouped, let decimal { throw EvaluationError(.ambiguous(joined, decimal), at: place) }
      read = isGrouped ? joined : decimal
      if read == nil { throw EvaluationError(.phrase(written: list), at: place) }
    } else if isStrict, isSpaced, let last = parts.last, last.utf8.count > 1 || parts.count == 2 {
      // Next to a comma with a blank, one between digits is in a number: `max(1,500, 2)`.
      read = parts.dropFirst().allSatisfy { $0.utf8.count == 3 } ? joined : decimal ?? joined
    } else if isStrict, hasZeros, grouped.count == parts.count {
      // Indian groups, or a decimal comma: `max(1,00,000, 5)`, `max(1,05; 2)`.
      read = decimal ?? joined
    }
    if let read { throw refusal(read) }
    guard grouped.count < parts.count else { return }
    let other = grouped.joined(separator: "; ") + fraction
    if isStrict, isTooLong { throw refusal(other) }
    let choice = Choice(read: list, other: other, place: place)
    // Where the others may be omitted, a single argument is as plausible: `log(1,234)`.
    let mayBeOne = parser.calledFunction.map { $0.takes(1) && $0.arity.greatest != nil } ?? false
    if isStrict, hasZeros || mayBeOne || !fraction.isEmpty { throw choice.refusal }
    choices.append(choice)
  }

  /// The indices of the commas between the arguments of the innermost call.
  private var commasOfList: [Int] {
    guard parser.isInsideArguments,
      let open = line.lexemes.firstIndex(where: { $0.end == parser.endOfInnermostOpening })
    else { return [] }
    return separators(from: open).filter { isSign(",", at: $0) }
  }

  private func separators(from open: Int) -> [Int] {
    var depth = 0
    return (open + 1..<endOfArguments(from: open)).filter { place in
      depth += line.lexemes[place].nesting
      return depth == 0 && lexeme(at: place).isSign(of: ",", ";")
    }
  }

  /// Throws for two lists in place of pairs: `corr(1, 2, 3; 2, 4, 7)`, `slope(1;2;3; 2;4;6)`.
  func refuseLists(of function: Function, from open: Int) throws(EvaluationError) {
    guard parser.isStrict, function.arity.isOfPairs else { return }
    var signs = separators(from: open)
    let end = endOfArguments(from: open)
    guard signs.count > 2, !signs.count.isMultiple(of: 2) else { return }
    let arguments = zip([open] + signs, signs + [end]).map { source($0 + 1..<$1) }
    let middle = signs.remove(at: signs.count / 2)
    let looks = { (sign: Int) in
      (self.lexeme(at: sign).sign, self.lexeme(at: sign + 1).isGlued)
    }
    let (sign, isGlued) = looks(signs[0])
    guard signs.allSatisfy({ looks($0) == (sign, isGlued) }), looks(middle) != (sign, isGlued),
      // `wmean(1,5; 2,5)` may have decimal commas.
      signs.count > 2 || sign == "," && !isGlued
    else { return }
    let half = arguments.count / 2
    let pairs = zip(arguments[..<half], arguments[half...]).map { "\($0); \($1)" }
    let read = pairs.joined(separator: "; ")
    throw refusal(
      lexeme(at: middle).sign == sign || half == 2
        ? .ambiguous(read, arguments.joined(separator: "; ")) : .phrase(written: read),
      from: open + 1, to: end)
  }

  /// The numbers with all possible groups joined: 1, 200, 2, 300 are 1200 and 2300.
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
  private var numberAroundComma: NumberWithCommas? {
    var first = index - 1
    while first > 1, isComma(at: first - 1), kind(at: first - 2) == .number { first -= 2 }
    guard first >= 0, line.lexemes[first].kind == .number, lexeme.isGlued else { return nil }
    var (parts, last) = ([line.lexemes[first].text], first)
    while isComma(at: last + 1) {
      parts.append(lexeme(at: last + 2).text)
      last += 2
    }
    let isBesideDate = [first - 4, last].contains { start in
      lexeme(at: start).isWhole(4...4) && isSign("-", at: start + 1) && isSign("-", at: start + 3)
    }
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = String(parts[parts.count - 1].drop(while: \.isWholeNumber))
    parts[parts.count - 1].removeLast(fraction.utf8.count)
    // A group never follows a zero: `round(0.123,2)`.
    guard last > index, !isBesideDate, groups.count == 1 || groups[0].first != "0",
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      (groups + parts.dropFirst().map { $0[...] }).allSatisfy({
        !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit)
      })
    else { return nil }
    let isGrouped =
      lastNumber.count > 1 && lastNumber.contains(first)
      && !lastNumber.contains { isSign("/", at: $0) }
      && endOfPlusMinus(at: lastNumber.lowerBound + 1) == nil
    let before = isGrouped ? source(lastNumber.lowerBound..<first).filter(\.isWholeNumber) : ""
    if isGrouped { first = lastNumber.lowerBound }
    // Several commas in `3.141,592,653` group decimals.
    let hasPoint = groups.count == 2 && parts.count > 2
    let texts = [before + (hasPoint ? parts[0] : groups.joined())] + parts.dropFirst()
    let decimal =
      texts.count == 2 && !fraction.contains(".") ? texts.joined(separator: ".") + fraction : nil
    return (texts, fraction, decimal, place(from: first, to: last + 1))
  }
}
