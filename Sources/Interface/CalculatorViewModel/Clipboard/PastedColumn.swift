import CalculatorCore
import Engine
import Quantities
import Screen
import Words

struct PastedColumn: Hashable, Sendable {
  let numbers: [String]
  /// Whether the numbers are alternately x and y.
  let hasPoints: Bool
  /// Whether the numbers are in several columns, of which no sum is taken.
  let isTable: Bool
  let note: PasteNote?
  let labels: [String]
  /// The line numbers, from 1, of lines that contain only words.
  let skipped: [Int]

  init(
    _ cells: [PastedCell], point: Character, note: PasteNote?, labels: [String] = [],
    skipping skipped: [Int] = [], hasPoints: Bool = false, isTable: Bool = false
  ) {
    (self.note, self.labels, self.skipped, self.hasPoints) = (note, labels, skipped, hasPoints)
    self.isTable = isTable && !hasPoints
    let currency = hasPoints ? nil : Self.currency(of: cells)
    let isBase = cells.first?.isPercentage == false
    let hasSeconds = cells.contains(where: \.hasSeconds)
    numbers = cells.map { cell in
      let text = cell.text(point: point, in: currency, isApplied: isBase && cell.hasSign)
      // Beside others, a time keeps its seconds: `0:05:12`, `1:10:00`.
      return hasSeconds && cell.hasSeconds && text.count { $0 == ":" } == 1 ? text + ":00" : text
    }
  }

  /// The only unit if it is a currency; often only the first and last rows have its sign.
  private static func currency(of cells: [PastedCell]) -> Unit? {
    let units = Set(cells.compactMap(\.unit))
    guard units.count == 1, let unit = units.first, unit.dimension == .money else { return nil }
    return unit
  }

  var sum: String { Self.sum(of: numbers[...]) }

  var comment: String? {
    labels.isEmpty
      ? nil
      : Formula.source(ofComment: labels.map { $0.filter { $0 != "#" } }.joined(separator: ", "))
  }

  /// The slope and the intercept of the line through the points; empty without points.
  var lines: [String] { hasPoints ? [.slope, .intercept].map(call) : [] }

  private func call(of function: Function) -> String {
    "\(function.name)(\(numbers.joined(separator: "; ")))"
  }

  /// The formula of an answer to the question for points: the sum, or a plot.
  func formula(for answer: Key) -> String? {
    guard hasPoints else { return nil }
    return switch answer {
    case .character("+"): sum
    case .character("p"): call(of: .scatter)
    default: nil
    }
  }

  var formula: String { lines.first ?? sum }

  var preview: String {
    guard !hasPoints else { return formula }
    let shown = 20
    return (numbers.count > shown ? "… + " : "") + Self.sum(of: numbers.suffix(shown))
      + (comment.map { " " + $0 } ?? "")
  }

  static func sum(of numbers: ArraySlice<String>) -> String {
    numbers.dropFirst().reduce(into: numbers.first ?? "") { sum, number in
      sum += number.hasPrefix("−") ? " − " + number.dropFirst() : " + " + number
    }
  }
}

/// A number in a table or a column; parentheses, a minus sign or `DR` after it make it negative, as
/// in bookkeeping.
struct PastedCell: Hashable {
  let source: String
  private let number: Expression
  let unit: Unit?
  private var isNegative = false
  private(set) var hasSign = false
  var note: PasteNote?

  init?(_ cell: ArraySlice<Unicode.Scalar>, commaIsPoint: Bool, in scope: any Scope) {
    var rest = cell.trimmed
    if rest.count > 1, rest.first == "\"", rest.last == "\"" {
      rest = rest.dropFirst().dropLast().trimmed
    }
    let whole = rest.string
    if let amount = rest.withoutParentheses {
      isNegative = true
      rest = amount
    } else if let side = [" DR", " CR", " Dr", " Cr"].first(where: whole.hasSuffix),
      rest.dropLast(side.count).last?.isDigit == true
    {
      isNegative = side.uppercased() != " CR"
      rest = rest.dropLast(side.count)
    } else if let sign = rest.signBehindNumber {
      isNegative = true
      rest = (rest[..<sign] + rest[(sign + 1)...]).trimmed
    }
    source = rest.string
    guard let formula = try? Formula(source, in: scope, commaIsPoint: commaIsPoint),
      formula.name == nil,
      // A call may take long, and is no number of a column.
      !formula.expression.tokens.contains(where: \.isCall), (try? formula.evaluated()) != nil
    else { return nil }
    var tokens = formula.expression.tokens[...]
    if case .sign(let sign) = tokens.first {
      if sign == .minus { isNegative.toggle() }
      hasSign = true
      tokens.removeFirst()
    }
    number = Expression(Array(tokens))
    if tokens.last == .postfix(.percent) { tokens.removeLast() }
    if case .unit(let unit) = tokens.last {
      self.unit = unit
      tokens.removeLast()
    } else {
      unit = nil
    }
    let hasParts = !source.contains { "+*×÷()".contains($0) } && !source.isQuotient
    let isNumber = tokens.allSatisfy { token in
      switch token {
      case .number, .binary(.multiply), .binary(.power), .sign(.minus): true
      case .time(let time): time.unit?.isDuration == true
      case .unit, .open, .close, .binary(.add), .binary(.divide): hasParts
      default: false
      }
    }
    guard isNumber, !tokens.isEmpty else { return nil }
    note =
      PasteNote(formula, source)
      ?? (isNegative && whole != source ? PasteNote(pasted: whole, read: "−" + source) : nil)
      ?? PasteNote(grouped: source)
  }

  var numbers: [NumberLiteral] { number.numbers }

  /// Notes that a sign is the decimal point although the display uses another.
  mutating func noteOtherPoint() {
    let parts = source.split { ".,".contains($0) }
    guard parts.count == 2, [1, 3].contains(parts[1].utf8.count),
      numbers.contains(where: { $0.text.contains(".") })
    else { return }
    note = note ?? PasteNote(pasted: source, read: parts.joined(separator: "."))
  }

  var hasSeconds: Bool { source.count { $0 == ":" } == 2 }

  var isPercentage: Bool { number.tokens.last == .postfix(.percent) }

  /// The number as a formula; an applied percentage, as in `100` and `-20%`, is of the sum so far.
  func text(point: Character, in currency: Unit?, isApplied: Bool) -> String {
    var number = number
    if unit == nil, !isPercentage, let currency {
      number = Expression(number.tokens + [.unit(currency)])
    }
    let text = ExpressionText(number, point: point, ties: { _ in "?" }).text
    return (isNegative ? "−" : "") + (isPercentage && !isApplied ? "(\(text) + 0)" : text)
  }
}

extension Expression {
  var numbers: [NumberLiteral] {
    tokens.compactMap { token in if case .number(let number) = token { number } else { nil } }
  }
}

extension String {
  /// Whether a stroke divides rather than writes a fraction less than 1.
  fileprivate var isQuotient: Bool {
    let parts = split { !$0.isNumber && !"/.,".contains($0) }.last { $0.contains("/") }?.split(
      separator: "/")
    guard let parts else { return contains("/") }
    guard parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]) else { return true }
    return top >= bottom
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The amount in parentheses, perhaps beside its currency: `(53.08)`, `GBP (53.08)`, `(5) GBP`.
  fileprivate var withoutParentheses: Self? {
    guard let open = firstIndex(of: "("), let close = lastIndex(of: ")"), open < close else {
      return nil
    }
    let (before, inside, behind) = (self[..<open], self[(open + 1)..<close], self[(close + 1)...])
    guard !before.contains(where: \.isDigit), !behind.contains(where: \.isDigit),
      behind.isEmpty || inside.allSatisfy({ $0.isDigit || " .,'".unicodeScalars.contains($0) })
    else { return nil }
    return (before + inside.trimmed + behind).trimmed
  }

  /// The place of a minus sign behind the digits, as in `5.00-`, `5.00 -` and `5.00- EUR`.
  fileprivate var signBehindNumber: Int? {
    guard let sign = lastIndex(where: \.properties.isDash), sign > startIndex else { return nil }
    let rest = self[(sign + 1)...]
    let isGlued = self[sign - 1].isDigit
    let isBehind = isGlued || rest.isEmpty && self[..<sign].trimmed.last?.isDigit == true
    return isBehind && rest.first?.isBlank != false && !rest.contains(where: \.isDigit) ? sign : nil
  }
}

extension PasteNote {
  /// A number grouped by blanks, which may be two numbers: `101 850`.
  init?(grouped source: String) {
    guard source.contains(" "), source.unicodeScalars.allSatisfy({ $0.isDigit || $0 == " " }) else {
      return nil
    }
    self.init(pasted: source, read: source.filter { $0 != " " })
  }

  init?(_ formula: Formula, _ text: String) {
    let bytes = Array(text.utf8)
    for choice in formula.choices(in: bytes[...]) {
      let pasted = String(decoding: bytes[choice.place], as: UTF8.self)
      if pasted.first?.isNumber == true, choice.read.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        self.init(pasted: pasted, read: choice.read)
        return
      }
    }
    return nil
  }
}
