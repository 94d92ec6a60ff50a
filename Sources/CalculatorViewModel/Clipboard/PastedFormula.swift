import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

/// A calculation that was pasted, as the formula line writes it.
struct PastedFormula {
  /// A part of the text.
  private enum Piece {
    case number(DigitRun)
    case text(String)
  }

  private let points: DecimalPoints
  private let scope: PasteScope
  /// The name that the text gives to its result.
  private var name: String?
  private var pieces: [Piece] = []
  /// The number whose digits were shown in part: `0.333…`.
  private var shortened: PasteNote?

  /// Reads a calculation, the mark of a result (`= 5`), or both (`2 + 3 = 5`), of which the
  /// calculation counts.
  init(_ text: [Unicode.Scalar], _ points: DecimalPoints, _ scope: PasteScope) {
    self.points = points
    self.scope = scope
    var rest = withoutNotes(text)[...].trimmed
    if let equals = rest.firstIndex(of: "="),
      Vocabulary.canName(rest[..<equals].trimmed.string)
    {
      name = rest[..<equals].trimmed.string
      rest = rest[(equals + 1)...].trimmed
    }
    if rest.first == "=" || rest.first == "≈" {
      rest = withoutRemark(rest.dropFirst().trimmed)
    }
    if !takeSpecialForm(rest) {
      rest = rest.prefix { $0 != "=" && $0 != "≈" }.trimmed
      if !takeSpecialForm(rest) { read(rest) }
    }
  }

  /// Takes a text that is a repeating decimal or a mixed number as a whole.
  private mutating func takeSpecialForm(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let form = Self.specialForm(text, point: points.written) else { return false }
    pieces = [.text(form)]
    if text.contains("…") { shortened = PasteNote(pasted: text.string, read: form) }
    return true
  }

  /// The formula; nil if the text is no calculation.
  var text: String? {
    let text = written
    return isCalculation(text) ? text : nil
  }

  /// The first number that could be read in another way; nil if there is none.
  var note: PasteNote? {
    let points = points.proven(by: runs)
    return runs.lazy.compactMap { $0.note(points) }.first ?? shortened
  }

  private var runs: [DigitRun] {
    pieces.compactMap { piece in
      if case .number(let run) = piece { run } else { nil }
    }
  }

  private var written: String {
    let points = points.proven(by: runs)
    return pieces.reduce(into: name.map { "\($0) = " } ?? "") { text, piece in
      switch piece {
      case .number(let run): text += run.text(points)
      case .text(let piece): text += piece
      }
    }
  }

  /// Whether a text can be a part of a calculation: it has an operand, and no two numbers in a row.
  private func isCalculation(_ text: String) -> Bool {
    guard !runs.contains(where: \.isMalformed) else { return false }
    do throws(EvaluationError) {
      let tokens = try Formula(text, in: scope, commaIsPoint: points.written == ",")
        .expression.tokens
      let hasRow = zip(tokens, tokens.dropFirst()).contains {
        ($0.isNumber || $0.isAmount) && $1.isNumber
      }
      return tokens.contains(where: \.isOperand) && !hasRow
    } catch {
      // What is unfinished can be finished on the formula line; a lone word is prose.
      switch error.kind {
      case .wrongArguments, .missingOperand, .emptyParentheses, .noOpenParenthesis, .straySeparator,
        .commaInNumber, .date, .tightColon, .numberAfterPercent, .offWithoutPercentage,
        .misplacedConversion:
        return !runs.isEmpty
      default: return false
      }
    }
  }
}

extension PastedFormula {
  private mutating func read(_ text: ArraySlice<Unicode.Scalar>) {
    var rest = text
    // For each open parenthesis, whether commas in it separate arguments.
    var separates = [false]
    while let scalar = rest.first {
      let commaSeparates = points.written == "." && separates.last == true
      if let (number, length) = radixNumber(rest) {
        pieces.append(.text(number))
        rest = rest.dropFirst(length)
      } else if isNumberStart(rest, commaSeparates),
        let run = DigitRun(rest, commaSeparates: commaSeparates)
      {
        pieces.append(.number(run))
        rest = rest.dropFirst(run.length)
        skipEllipsis(&rest, after: run)
      } else {
        if scalar == "(" {
          separates.append(isAfterLetter || separates.last == true)
        } else if scalar == ")", separates.count > 1 {
          separates.removeLast()
        }
        rest = rest.dropFirst(append(scalar, before: rest.dropFirst().first))
      }
    }
  }

  private func isNumberStart(
    _ rest: ArraySlice<Unicode.Scalar>, _ commaSeparates: Bool
  ) -> Bool {
    guard let first = rest.first, let next = rest.dropFirst().first else {
      return rest.first?.isDigit == true
    }
    return first.isDigit || next.isDigit && (first == "." || first == "," && !commaSeparates)
  }

  private var isAfterLetter: Bool {
    guard case .text(let text) = pieces.last, let last = text.unicodeScalars.last else {
      return false
    }
    return last.isASCIILetter
  }

  /// Adds a scalar that is no part of a number; returns how many scalars were taken.
  private mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Int {
    switch scalar {
    case _ where scalar.isBlank:
      if case .text(let text) = pieces.last, text.hasSuffix(" ") { return 1 }
      pieces.append(.text(" "))
    case "*" where next == "*":
      pieces.append(.text("^"))
      return 2
    case "X": pieces.append(.text("×"))
    default: pieces.append(.text(String(scalar)))
    }
    return 1
  }

  /// Leaves out the sign that more digits follow, and keeps that as a note.
  private mutating func skipEllipsis(
    _ rest: inout ArraySlice<Unicode.Scalar>, after run: DigitRun
  ) {
    let ellipses: [[Unicode.Scalar]] = [["…"], [".", ".", "."]]
    guard let ellipsis = ellipses.first(where: { rest.starts(with: $0) }) else { return }
    rest = rest.dropFirst(ellipsis.count)
    guard shortened == nil else { return }
    let read = run.text(points.proven(by: runs))
    shortened = PasteNote(pasted: read + "…", read: read)
  }
}

/// The names that a pasted calculation can refer to, and `ans`; what they mean does not matter here.
struct PasteScope: Scope {
  var names: [String]

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: EntryID(writer: 0, number: 0)
    case .name(let name): names.contains(name) ? EntryID(writer: 0, number: 0) : nil
    case .atom, .identity: nil
    }
  }
}

extension Token {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether the token is the unit of an amount of money, which has no second part.
  fileprivate var isAmount: Bool {
    if case .unit(let unit) = self { unit.dimension == .money } else { false }
  }

  fileprivate var isOperand: Bool {
    switch self {
    case .number, .tie, .constant: true
    default: false
    }
  }
}

/// The forms in which the calculator writes results, as far as they are no formulas.
extension PastedFormula {
  /// A text without the notes on percentages: `200 + 10% (= 20)`.
  func withoutNotes(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var rest = text[...]
    var kept: [Unicode.Scalar] = []
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let mark = rest[open...].dropFirst().first
      let isNote = mark == "=" || mark == "≈"
      kept += isNote ? rest[..<open].trimmedAtEnd : rest[...close]
      rest = rest[(close + 1)...]
    }
    return kept + rest
  }

  /// A result without what the calculator says about it: `97, a prime`.
  func withoutRemark(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let remarks = [", a prime", ", minus a prime", " (not factored)"].map(\.unicodeScalars)
    let remark = remarks.first { text.suffix($0.count).elementsEqual($0) }
    return text.dropLast(remark?.count ?? 0)
  }

  /// A formula for a text that is a repeating decimal or a mixed number as a whole; nil for others.
  static func specialForm(_ text: ArraySlice<Unicode.Scalar>, point: Character) -> String? {
    let isNegative = text.first == "−" || text.first == "-"
    let digits = isNegative ? text.dropFirst().trimmed : text
    guard let form = repeatingDecimal(digits, point: point) ?? mixedNumber(digits) else {
      return nil
    }
    return isNegative ? "−" + form : form
  }

  /// The fraction that a repeating decimal such as `0.(142857)` is: `1/7`.
  ///
  /// The digits before the period are `whole` and `start`; with the period after them they are a
  /// number that is greater by the fraction times 10ⁿ − 1, shifted.
  private static func repeatingDecimal(
    _ text: ArraySlice<Unicode.Scalar>, point: Character
  ) -> String? {
    let whole = text.prefix(while: \.isDigit)
    var rest = text.dropFirst(whole.count)
    guard !whole.isEmpty, let sign = rest.popFirst(), sign == "." || sign == "," else { return nil }
    let start = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(start.count)
    guard rest.popFirst() == "(" else { return nil }
    let period = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(period.count)
    guard !period.isEmpty else { return nil }
    let digits = whole + start
    guard rest.elementsEqual([")"]), period.count <= longestPeriod else {
      // The calculator shows the beginning of a long period.
      let isShortened = ["…", "…)", ")"].contains(rest.string)
      return isShortened ? whole.string + String(point) + start.string + period.string : nil
    }
    guard let all = integer(digits + period), let before = integer(digits),
      let scale = integer(["1"] + start.map { _ in "0" }),
      let nines = integer(period.map { _ in "9" }[...]),
      let value = (all - before).divided(by: scale * nines)
    else { return nil }
    return value.description
  }

  /// The greatest length of a period whose fraction is calculated, in digits.
  private static let longestPeriod = 1000

  /// A whole number from its digits.
  private static func integer(_ digits: ArraySlice<Unicode.Scalar>) -> Rational? {
    DecimalLiteral(digits.string.utf8)?.value
  }

  /// The sum that a mixed number such as `2 3/4` is; nil where the fraction is not less than 1, so
  /// that the space may be one between groups of digits.
  private static func mixedNumber(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    let parts = text.split(whereSeparator: \.isBlank)
    guard parts.count == 2, parts[0].allSatisfy(\.isDigit) else { return nil }
    let fraction = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard fraction.count == 2, fraction.allSatisfy({ $0.allSatisfy(\.isDigit) }),
      let numerator = integer(fraction[0]), let denominator = integer(fraction[1]),
      (numerator - denominator).isNegative
    else { return nil }
    return "(" + parts[0].string + " + " + parts[1].string + ")"
  }
}

/// Numbers that are not decimal.
extension PastedFormula {
  /// The decimal form of a hexadecimal, octal or binary number at the start of a text, and the length
  /// of that; nil if there is none.
  func radixNumber(_ text: ArraySlice<Unicode.Scalar>) -> (decimal: String, length: Int)? {
    guard text.first == "0", let letter = text.dropFirst().first, let radix = Self.radixes[letter]
    else { return nil }
    let digits = text.dropFirst(2).prefix { $0 == "_" || Self.value(of: $0, radix) != nil }
    let values = digits.compactMap { Self.value(of: $0, radix) }
    guard !values.isEmpty, values.count <= Self.mostRadixDigits else { return nil }
    let number = values.reduce(Rational(0)) { $0 * Rational(radix) + Rational($1) }
    return (number.description, digits.count + 2)
  }

  private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "o": 8, "b": 2]

  /// The greatest number of digits that are converted.
  private static let mostRadixDigits = 4096

  private static func value(of digit: Unicode.Scalar, _ radix: Int) -> Int? {
    Int(String(digit), radix: radix)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without white space at its end.
  fileprivate var trimmedAtEnd: ArraySlice<Unicode.Scalar> {
    lastIndex { !$0.isBlank }.map { self[...$0] } ?? []
  }
}
