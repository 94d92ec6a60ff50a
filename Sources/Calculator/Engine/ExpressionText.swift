import CalculatorCore
import ExactNumbers
import Quantities

/// An expression as text that `Formula` parses back, except for notes, ties and random draws.
package struct ExpressionText {
  package private(set) var text = ""
  private var columns: [Range<Int>] = []
  private var width = 0
  private var separator: Character?

  package struct Tie: Hashable, Sendable {
    package var origin: EntryID
    package var columns: Range<Int>
  }

  package private(set) var ties: [Tie] = []

  /// Formats an expression with notes by the index of the token they follow, where `names` and those
  /// that `isName` knows hide constants and units.
  package init(
    _ expression: Expression, point: Character, grouping: DigitGrouping? = nil,
    units: UnitSigns = .symbols, ties writer: (EntryID) -> String, notes: [Int: String] = [:],
    besides names: Set<String> = [], isName: ((String) -> Bool)? = nil
  ) {
    separator = grouping?.separator
    columns.reserveCapacity(expression.tokens.count)
    var previous: Token?
    let draws = expression.draws
    let (names, seconds) = (names.union(expression.boundNames), expression.missingSeconds)
    for (index, token) in expression.tokens.enumerated() {
      guard !draws.contains(index) else {
        columns.append(width..<width)
        continue
      }
      append(Self.space(between: previous, and: token, in: units.language))
      // French reads `ans` behind an operand as the unit of years.
      if case .tie(let origin) = token, previous?.endsOperand == true, writer(origin) == "ans",
        UnitTable.unit(named: "ans", in: units.language) != nil
      {
        append("\(BinaryOperator.multiply.symbol) ")
      }
      let start = width
      let next = expression.tokens.dropFirst(index + 1).first
      var hidden = next?.isReadWithUnit == true ? names.union(NameClash.unitsBesideOperands) : names
      // After a number, `G` may be giga and `R` ohms.
      if case .number = previous { hidden.formUnion(["G", "R"]) }
      if let isName { hidden.formUnion(Self.symbols(of: token, units).filter(isName)) }
      var text = Self.text(
        of: token, after: previous, point: point, grouping: grouping, units: units, ties: writer,
        besides: hidden)
      if token.lacksSeconds { text += seconds }
      if case .pick(let origin, _) = token {
        ties.append(Tie(origin: origin, columns: start..<start + text.count))
      }
      if case .tie(let origin) = token {
        if Self.isEnclosed(text, between: previous, and: next) { text = "(\(text))" }
        ties.append(Tie(origin: origin, columns: start..<start + text.count))
      }
      append(text)
      columns.append(start..<width)
      if let note = notes[index] { append(" (\(note))") }
      previous = token
    }
  }

  /// The texts of the units or the constant of a token, which names may hide.
  private static func symbols(of token: Token, _ signs: UnitSigns) -> [String] {
    switch token {
    case .constant(let constant): constant.spellings
    case .unit(let unit):
      unit.factors.flatMap { factor in
        var base = factor
        base.exponent = 1
        return [true, false].map { Unit([base]).operand(signs, isPlural: $0) }
      }
    default: []
    }
  }

  package init(ofTotal expression: Expression) {
    append(Entry.total)
    columns = expression.tokens.map { _ in 0..<width }
  }

  package init(of definition: String) { append(definition) }

  /// Whether a tie needs parentheses to be one operand: units bind less tightly than powers and
  /// quotients of plain numbers.
  private static func isEnclosed(_ text: String, between left: Token?, and right: Token?) -> Bool {
    let isBehindOperand = left?.endsOperand == true
    if text.first?.isNumber == true {
      let hasUnit = text.last == "°" || text.contains(" ")
      return switch (left, right) {
      case (.binary(.divide), _), (.binary(.power), _), (.root, _), (_, .binary(.power)),
        (_, .postfix):
        hasUnit || isBehindOperand
      default: isBehindOperand
      }
    }
    guard text.first == "−" else { return false }
    return switch (left, right) {
    case (nil, .binary(.power)), (_, .postfix), (.binary, _), (.sign, _), (.root, _): true
    default: isBehindOperand
    }
  }

  package func columns(of tokens: Range<Int>) -> Range<Int> {
    columns[tokens.lowerBound].lowerBound..<columns[tokens.upperBound - 1].upperBound
  }

  /// Maps a column to the same position in ungrouped text of these tokens.
  package func place(ofColumn column: Int, in other: ExpressionText) -> Int {
    guard let token = columns.lastIndex(where: { $0.lowerBound <= column }) else { return 0 }
    let (start, target) = (columns[token].lowerBound, other.columns[token])
    guard column < columns[token].upperBound else { return target.upperBound }
    let before = text.dropFirst(start).prefix(column - start)
    return min(target.lowerBound + before.count(where: { $0 != separator }), target.upperBound)
  }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }

  private static func space(
    between left: Token?, and right: Token, in language: TextLanguage
  ) -> String {
    switch (left, right) {
    case (_, .postfix(.percent)): language.spaceBeforePercent
    // Without a space, the parentheses would be repeating digits: 0.1 (6).
    case (.number(let number), .open) where number.text.contains("."): " "
    case (.unit, .open), (.conversion, .open): " "
    case (let left?, .open) where left.endsOperand: ""
    default: Expression.needsSpace(between: left, and: right) ? " " : ""
    }
  }

  private static func text(
    of token: Token, after previous: Token?, point: Character, grouping: DigitGrouping?,
    units: UnitSigns, ties writer: (EntryID) -> String, besides names: Set<String>
  ) -> String {
    switch token {
    case .number(let number):
      number.text.grouped(grouping, point: point).split(on: "±").joined(separator: " ± ")
    case .constant(let constant): constant.text(besides: names)
    case .time(let time): time.timeText
    case .sign(.minus): "−"
    case .binary(let binary): units.language.word(for: binary.symbol)
    case .unit(let unit):
      unit.operand(units, isPlural: isPlural(after: previous, in: units.language), besides: names)
    case .conversion(let unit): units.language.word(for: "in") + " " + unit.target(units)
    default: token.source(before: nil, ties: writer)
    }
  }

  private static func isPlural(after token: Token?, in language: TextLanguage) -> Bool {
    if case .number(let number) = token { return language.isPlural(number.text) }
    return token?.endsOperand == true
  }
}
