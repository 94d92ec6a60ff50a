import CalculatorCore
import Engine
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
        .groupedNumber, .numberAfterPercent, .offWithoutPercentage, .misplacedConversion:
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
