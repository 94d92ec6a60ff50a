import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// Pasted text; a column uses the decimal point of the display, or else the other one.
struct PastedText {
  enum Reading: Hashable, Sendable {
    case formula(String, note: PasteNote?)
    case column(PastedColumn)
    case flawed(FlawedText)
    case lines([WrittenLine])
    case nothing(PasteRefusal)
  }

  /// What stays on the line, with the place of the mistake in characters.
  struct FlawedText: Hashable, Sendable {
    var text: String
    var place: Range<Int>
    var refusal: PasteRefusal
  }

  /// A line that is not empty, with its number from 1.
  struct WrittenLine: Hashable, Sendable {
    var number: Int
    var text: String
  }

  private struct Cell {
    var line: Int
    /// The column in a table, from 0.
    var column = 0
    var text: ArraySlice<Unicode.Scalar>
    var isAlone = false
    var isInRow = false

    /// The number; nil for words, and for a day in a row of several cells.
    func number(commaIsPoint: Bool, in scope: any Scope) -> PastedCell? {
      isInRow && text.isDate ? nil : PastedCell(text, commaIsPoint: commaIsPoint, in: scope)
    }

    /// Whether the rest is the result of the lines above: `=8`, or below a rule.
    var isResult: Bool { text.first == "=" || text.isRule }

    var isLabel: Bool {
      isResult || text.contains("#")
        || text.first { $0 != "/" }?.properties.isAlphabetic == true && !text.contains("=")
          && !endsInAmount
        || text.isDate && !isAlone
    }

    /// Whether the label of `VAT 20% 1.26` hides a number.
    private var endsInAmount: Bool {
      let last = text.split(whereSeparator: \.isBlank).last ?? []
      return last.first?.isDigit == true && last.last?.isDigit == true
        && last.contains { ".,".unicodeScalars.contains($0) }
    }

    /// Whether the label begins or ends with words for a sum or mean of the column.
    var isTotal: Bool {
      let words = text.string.lowercased().split { !$0.isLetter }.map(String.init)
      return Self.totals.contains { total in
        words.prefix(total.count) == total[...] || words.suffix(total.count) == total[...]
      }
    }

    private static let totals = [
      ["total"], ["sum"], ["subtotal"], ["mean"], ["average"], ["median"], ["somme"], ["moyenne"],
      ["amount", "due"], ["balance", "due"], ["net", "à", "payer"],
    ]
  }

  /// The limit in characters; each key takes time proportional to the length of the line.
  static let longestFormula = 100_000

  /// The limit in characters, because any blank may end the label.
  private static let longestLabelled = 500

  private let cells: [Cell]
  /// The comment of the first line, with its number sign.
  private let comment: String?
  /// Whether numbers in several lines have comments.
  private let hasComments: Bool
  private let lines: [ArraySlice<Unicode.Scalar>]
  private let written: [WrittenLine]
  private let point: Character
  private var commaIsPoint: Bool { point == "," }
  private let scope: any Scope

  init(_ text: String, point: Character, in scope: any Scope = EmptyScope()) {
    (self.point, self.scope) = (point, scope)
    let whole = plainScalars(text).split(separator: "\n", omittingEmptySubsequences: false)
    let isCalculation = { (line: ArraySlice<Unicode.Scalar>) in
      Self.calculation(line.string, in: scope) != nil
    }
    let comments = whole.map { $0[Self.commentStart(in: $0, scope)...].trimmed }
    let comment = zip(whole, comments).first { !$0.0.trimmed.isEmpty }?.1 ?? []
    self.comment = comment.isEmpty ? nil : comment.withoutTabs
    let all = PastedTable(
      zip(whole, comments).map { line, comment in
        let text = line[..<comment.startIndex].trimmed
        return whole.count > 1 && text.count == 1 && text.isNothing ? [] : text
      }, commaIsPoint: point == ",", isCalculation: isCalculation
    ).lines
    let hasNumbers = all.contains { !$0.isEmpty && !$0.isRule }
    let isRule = { (line: ArraySlice<Unicode.Scalar>) in hasNumbers && line.isRule }
    let filled = all.indices.filter { !all[$0].isEmpty && !isRule(all[$0]) }
    lines = filled.map { all[$0] }
    written = filled.map { WrittenLine(number: $0 + 1, text: whole[$0].trimmed.withoutTabs) }
    let hasLines = lines.count > 1
    let hasComments = hasLines && filled.contains { !comments[$0].isEmpty }
    self.hasComments = hasComments
    let rule = all.lastIndex(where: isRule)
    let hasResult = rule.map { all[($0 + 1)...].count { !$0.isEmpty } == 1 } ?? false
    let start = all.firstIndex { !$0.isEmpty } ?? 0
    cells = all.enumerated().flatMap { line, text -> [Cell] in
      if isRule(text) { return [] }
      if hasResult, let rule, line > rule, !text.isEmpty {
        return [Cell(line: line + 1, text: all[rule][...])]
      }
      if line > start, all[start].first != "=", text.first == "=" {
        return [Cell(line: line + 1, text: text.prefix(1))]
      }
      let columns = text.split(separator: "\t", omittingEmptySubsequences: false)
      let indent = whole[line].prefix(while: \.isBlank).count { $0 == "\t" }
      // Beside a column of numbers, `Item 2` is a label.
      let isSplit =
        hasLines && (columns.count == 1 || !columns.contains { Self.isNumber($0, in: scope) })
      let isRow = hasLines && columns.count > 1 && !isCalculation(text)
      let parts = columns.enumerated().flatMap { index, column -> [Cell] in
        let parts = isSplit ? Self.labelled(column, point: point, in: scope) : [column]
        return parts.map { part in
          let text = part.trimmed
          return Cell(
            line: line + 1, column: indent + index, text: isRow && text.isNothing ? [] : text,
            isAlone: part.count == all[line].count, isInRow: columns.count > 1)
        }
      }
      // The sum of the lines above is not part of the column.
      if line > start, parts.first?.isTotal == true { return Array(parts.prefix(1)) }
      guard hasComments, !text.isEmpty, !comments[line].isEmpty else { return parts }
      return parts + [Cell(line: line + 1, text: ["#"] + comments[line].dropFirst().trimmed)]
    }.filter { !$0.text.isEmpty }
  }

  /// The place of the number sign of a comment; one in a row before a number is part of a label.
  private static func commentStart(in line: ArraySlice<Unicode.Scalar>, _ scope: any Scope) -> Int {
    let cells = line.contains("#") ? line.split(separator: "\t").dropFirst() : []
    let number = cells.last { isNumber($0, in: scope) }
    return line[(number?.startIndex ?? line.startIndex)...].firstIndex(of: "#") ?? line.endIndex
  }

  /// The calculation on a line; nil for `1.2.3`, which only a message reads.
  private static func calculation(
    _ line: String, in scope: any Scope, commaIsPoint: Bool = false
  ) -> Formula? {
    let formula = try? Formula(line, in: scope, commaIsPoint: commaIsPoint)
    let numbers = formula?.expression.numbers ?? []
    return numbers.allSatisfy { $0.text.count { $0 == "." } < 2 } ? formula : nil
  }

  private static func isNumber(_ text: ArraySlice<Unicode.Scalar>, in scope: any Scope) -> Bool {
    [true, false].contains { PastedCell(text, commaIsPoint: $0, in: scope) != nil }
  }

  /// Splits `Rent: 850` and `Rent 850` into label and number, `12.50 coffee` into number and words.
  private static func labelled(
    _ cell: ArraySlice<Unicode.Scalar>, point: Character, in scope: any Scope
  ) -> [ArraySlice<Unicode.Scalar>] {
    let cell = cell.trimmed
    let isNumber = { (text: ArraySlice<Unicode.Scalar>) in Self.isNumber(text, in: scope) }
    let isWords = { (text: ArraySlice<Unicode.Scalar>) in
      text.split(whereSeparator: \.isBlank).allSatisfy { word in
        word.first?.mayBeInWords == true && word.allSatisfy { $0.mayBeInWords || $0.isDigit }
      }
    }
    let isLabelFirst = cell.first { $0 != "/" }?.properties.isAlphabetic == true
    // The colon of `Mon 8:30` is part of the time.
    let colon = cell.indices.first { index in
      cell[index] == ":"
        && !(cell[..<index].last?.isDigit == true
          && cell[index...].dropFirst().first?.isDigit == true)
    }
    if isLabelFirst, let colon { return [cell[..<colon], cell[(colon + 1)...]] }
    if isLabelFirst, let comma = cell.firstIndex(where: { ",;".unicodeScalars.contains($0) }),
      isWords(cell[..<comma]), isNumber(cell[(comma + 1)...])
    {
      return [cell[..<comma], cell[(comma + 1)...]]
    }
    guard cell.count <= longestLabelled, !isNumber(cell), !cell.contains("=") else { return [cell] }
    // The dash in `Coffee - 3.50` is no sign.
    let blanks = cell.indices.dropFirst().filter {
      let rest = cell[$0...].dropFirst()
      return cell[$0].isBlank
        && !(rest.first?.properties.isDash == true && rest.dropFirst().first?.isBlank == true)
    }
    // A possible unit belongs to the number.
    let blank =
      isLabelFirst
      ? blanks.first { isWords(cell[..<$0]) && isNumber(cell[$0...]) }
      : blanks.last { isWords(cell[$0...]) && isNumber(cell[..<$0]) }
    // In a column `Exp 3.00` is a label, `exp 3.00` a function.
    let isTitle = cell.first?.properties.isUppercase == true
    guard let blank, isTitle || (try? Formula(cell.string, in: scope)) == nil else { return [cell] }
    var first = cell[..<blank]
    // Behind a number a dash is its sign: `300.00- Refund`.
    while isLabelFirst, let last = first.last, last.isBlank || last.properties.isDash {
      first.removeLast()
    }
    return [first, cell[blank...]]
  }

  var reading: Reading {
    guard let first = cells.first else { return .nothing(.empty) }
    let isWrapped = lines.dropLast().contains { line in
      line.dropLast().last?.isBlank == true
        && "+-−*×/÷".unicodeScalars.contains(line[line.endIndex - 1])
    }
    if isWrapped, let joined { return joined }
    if hasComments, firstUnreadable == nil { return several }
    let listed = cells.count > 1 ? cells : first.text.listed.map { Cell(line: 1, text: $0) }
    let numbers = listed.count > 1 ? numbers(in: listed) : []
    let flaw = zip(listed, numbers).first { $1 == nil && !$0.isLabel }?.0
    let count = numbers.count { $0 != nil }
    let columns = Set(zip(listed, numbers).filter { $0.isInRow && $1 != nil }.map(\.0.column))
    let isTable = lines.count > 1 && columns.count > 1
    if count > 1, 2 * count >= lines.count, flaw == nil, lines.count > 1 || count == listed.count {
      let found = zip(listed, numbers).filter { $1 != nil }.map(\.0.line)
      let summed = Set(found)
      let words = zip(listed, numbers).filter { $1 == nil }.map(\.0)
      let labels = words.filter { summed.contains($0.line) }.map(\.text.string)
      let skipped = Set(words.map(\.line)).subtracting(summed).sorted()
      let areNamed = labels.isEmpty && skipped.dropFirst().isEmpty
      return .column(
        PastedColumn(
          numbers.compactMap(\.self), point: point,
          note: numbers.lazy.compactMap { $0?.note }.first, labels: labels, skipping: skipped,
          hasPoints: areNamed && arePoints(numbers.compactMap(\.self), in: found),
          isTable: isTable))
    }
    let unreadable = lines.count > 1 ? firstUnreadable : 0
    // A calculation among numbers is a line of its own, also beside lines with mistakes.
    let isCalculation = flaw.map { Self.calculation($0.text.string, in: scope) != nil } ?? false
    if unreadable == nil || lines.count > 1 && isCalculation { return several }
    let system = written.map(\.text).joined(separator: "; ")
    if lines.count > 1, written.allSatisfy({ $0.text.contains("=") }),
      (try? Formula(system, in: scope, commaIsPoint: commaIsPoint).evaluated()) != nil
    {
      return .formula(system, note: nil)
    }
    if let joined { return joined }
    guard count > 0, 2 * count >= lines.count, let flaw else {
      return .flawed(flawed(line: unreadable ?? 0))
    }
    return isTable ? .nothing(.severalColumns) : .flawed(flawed(flaw, in: listed, numbers))
  }

  private var several: Reading { lines.count > 1_000 ? .nothing(.tooLong) : .lines(written) }

  /// All lines as one calculation; a single line also if it cannot be read, to be corrected.
  private var joined: Reading? {
    let text = lines.joined(separator: [" "]).map(\.self)
    guard text.count <= Self.longestFormula else { return .nothing(.tooLong) }
    // Among several results, none takes precedence.
    guard lines.count == 1 || !text.contains(where: { $0 == "=" || $0 == "≈" }) else { return nil }
    let line = text[...].withoutRemark.withoutTabs
    let formula = try? Formula(line, in: scope, commaIsPoint: commaIsPoint)
    if lines.count == 1, formula == nil, let labelled { return labelled }
    guard formula != nil || lines.count == 1 else { return nil }
    let comment = lines.count == 1 ? comment.map { " " + $0 } ?? "" : ""
    return .formula(line + comment, note: formula.flatMap { PasteNote($0, line) })
  }

  /// Whether each line has two numbers, and the first ones differ.
  private func arePoints(_ numbers: [PastedCell], in lines: [Int]) -> Bool {
    let (first, second) = lines.unzipped
    return first.count > 1 && first == second && Set(first).count == first.count
      && Set(numbers.unzipped.first.map(\.source)).count > 1
  }

  /// One line with a number beside words, which become a comment.
  private var labelled: Reading? {
    var advice = ""
    do throws(EvaluationError) {
      _ = try Formula(written[0].text, in: scope, commaIsPoint: commaIsPoint)
    } catch { if case .phrase(let phrase) = error.kind { advice = phrase } }
    guard advice.contains(where: "#=".contains) || lines[0].contains("#") else { return nil }
    let parts = lines[0].split(separator: "\t")
      .flatMap { Self.labelled($0, point: point, in: scope) }
      .map { Cell(line: 1, text: $0.trimmed) }
    let numbers = numbers(in: parts)
    let labels = zip(parts, numbers).filter { $1 == nil }.map(\.0.text.string)
    guard let cell = numbers.compactMap(\.self).first, labels.count == parts.count - 1 else {
      return nil
    }
    let column = PastedColumn([cell], point: point, note: nil, labels: labels)
    return .formula(column.sum + (column.comment.map { " " + $0 } ?? ""), note: cell.note)
  }

  /// The index of the first line that is no calculation; each may use the names defined above it.
  private var firstUnreadable: Int? {
    var scope = ScopeOfLines(above: scope)
    for (index, line) in written.enumerated() {
      guard let formula = Self.calculation(line.text, in: scope, commaIsPoint: commaIsPoint) else {
        return index
      }
      scope.add(formula)
    }
    return nil
  }

  /// Reads the cells with the decimal point of the display, or else the one that fits all.
  private func numbers(in cells: [Cell]) -> [PastedCell?] {
    var plain = EmptyScope()
    (plain.signs, plain.language, plain.groupsWithPoint) = (scope.signs, scope.language, true)
    let usual = cells.map { $0.number(commaIsPoint: commaIsPoint, in: scope) }
    if fits(usual, of: cells, commaIsPoint: commaIsPoint, in: scope) { return usual }
    for isComma in [commaIsPoint, !commaIsPoint] {
      var numbers = cells.map { $0.number(commaIsPoint: isComma, in: plain) }
      if isComma != commaIsPoint {
        for index in numbers.indices { numbers[index]?.noteOtherPoint() }
      }
      if fits(numbers, of: cells, commaIsPoint: isComma, in: plain) { return numbers }
    }
    return usual
  }

  /// Whether all cells except labels are numbers that a sum reads the same way.
  private func fits(
    _ numbers: [PastedCell?], of cells: [Cell], commaIsPoint: Bool, in scope: any Scope
  ) -> Bool {
    let read = zip(numbers, cells).filter { $0 != nil || !$1.isLabel }.map(\.0)
    guard read.allSatisfy({ $0 != nil }) else { return false }
    let sum = read.compactMap { $0?.source }.joined(separator: " + ")
    let formula = try? Formula(sum, in: scope, commaIsPoint: commaIsPoint)
    return formula?.expression.numbers == read.flatMap { $0?.numbers ?? [] }
  }

  /// All lines as one, with the place of one that cannot be read.
  private func flawed(line index: Int) -> FlawedText {
    let texts = lines.map(\.withoutTabs)
    let start = texts[..<index].reduce(0) { $0 + $1.count + 1 }
    return FlawedText(
      text: texts.joined(separator: " "), place: start..<start + texts[index].count,
      refusal: .noCalculation(line: written[index].number, lines[index].view(atMost: 12)))
  }

  private func flawed(_ flaw: Cell, in cells: [Cell], _ numbers: [PastedCell?]) -> FlawedText {
    let summands = zip(cells, numbers).filter { $1 != nil || !$0.isLabel }
      .map { $1?.text(point: point, in: nil, isApplied: false) ?? $0.text.string }
    let index = zip(cells, numbers).prefix { $1 != nil || $0.isLabel }.count { $1 != nil }
    let before = index == 0 ? "" : PastedColumn.sum(of: summands[..<index]) + " + "
    let end = before.count + flaw.text.string.count
    return FlawedText(
      text: PastedColumn.sum(of: summands[...]), place: before.count..<end,
      refusal: .noNumber(line: flaw.line, flaw.text.view(atMost: 24)))
  }
}

extension BidirectionalCollection<Unicode.Scalar> where SubSequence == Self {
  package var trimmed: Self {
    var rest = drop(while: \.properties.isWhitespace)
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var withoutRemark: ArraySlice<Unicode.Scalar> {
    let remark = [", a prime", ", minus a prime", " (not factored)"].map(\.unicodeScalars)
      .first { suffix($0.count).elementsEqual($0) }
    return dropLast(remark?.count ?? 0)
  }

  /// Splits at semicolons, commas with a space, or commas between decimals with a point.
  fileprivate var listed: [ArraySlice<Unicode.Scalar>] {
    let decimals = split(separator: ",", omittingEmptySubsequences: false)
    let areDecimals = decimals.allSatisfy { decimal in
      decimal.count { $0 == "." } == 1 && decimal.allSatisfy { $0.isDigit || $0 == "." }
    }
    if areDecimals { return decimals }
    let marked = zip(self, dropFirst() + ["\n"]).map { $0 == "," && $1.isBlank ? ";" : $0 }
    return marked.split(separator: ";").map(\.trimmed)
  }

  /// Whether this stands for an empty cell of a table.
  fileprivate var isNothing: Bool {
    allSatisfy(\.properties.isDash) || string.lowercased() == "n/a"
  }

  /// Whether this is a line drawn below or between numbers.
  fileprivate var isRule: Bool {
    let isDrawn = { (scalar: Unicode.Scalar) in
      scalar.properties.isDash || "_=".unicodeScalars.contains(scalar)
        || 0x2500...0x257F ~= scalar.value
    }
    return count > 1 && contains(where: isDrawn)
      && allSatisfy { isDrawn($0) || $0 == "+" || $0 == "|" }
  }

  fileprivate func view(atMost longest: Int) -> String {
    let line = prefix(longest).map { $0.isBlank ? " " : $0 }
    return line[...].string + (count > longest ? "…" : "")
  }

  fileprivate var withoutTabs: String { map { $0 == "\t" ? " " : $0 }[...].string }

  var string: String { String(String.UnicodeScalarView(self)) }
}

/// Removes characters unsafe for the screen; of the control characters, tabs and newlines remain.
func plainScalars(_ pasted: String) -> [Unicode.Scalar] {
  var text: [Unicode.Scalar] = []
  text.reserveCapacity(pasted.utf8.count)
  var previous: Unicode.Scalar?
  for scalar in pasted.unicodeScalars {
    switch scalar {
    case "\n" where previous == "\r": break
    case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .surrogate: break
      default: text.append(scalar)
      }
    }
    previous = scalar
  }
  return text
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  var isBlank: Bool {
    isASCII ? self == " " || self == "\t" || self == "\n" : properties.isWhitespace
  }

  fileprivate var mayBeInWords: Bool {
    properties.isAlphabetic || properties.isDash || isBlank
      || "'’.,&()/".unicodeScalars.contains(self)
  }
}

extension String {
  package var withDecimalComma: String { String(map { $0 == "." ? "," : $0 }) }
}
