import ExactNumbers
import Quantities

/// A binary operation of a tree, and the other readings that it may have.
struct DoubtfulOperation {
  let tree: DoubtfulTree
  let index: Int
  let left, right: SyntaxTree.Node

  init(_ tree: DoubtfulTree, at index: Int) {
    (self.tree, self.index) = (tree, index)
    right = tree.nodes[index - 1]
    left = tree.nodes[right.first - 1]
  }

  var nodes: [SyntaxTree.Node] { tree.nodes }
  var first: String { tree.text(of: left) }
  var second: String { tree.text(of: right) }

  func doubt(_ binary: BinaryOperator, _ isImplied: Bool) -> EvaluationError.Kind? {
    // Parts of a sign, as of `⅓`, all have its place.
    guard left.end <= right.start else { return nil }
    if let complement = complement(binary) { return complement }
    return switch binary {
    case .add: days ?? offset ?? ratioBesideNumber ?? clock(binary) ?? sum("+")
    case .subtract:
      days ?? range ?? ratioBesideNumber ?? mixedNumber ?? period ?? offset ?? clock(binary)
        ?? sum("-")
    case .plusMinus: bothRoots ?? sum("±")
    case .multiply:
      uncertainty ?? factor(isImplied) ?? exponent(ofImplied: isImplied) ?? hoursAndDays(binary)
        ?? clock(binary) ?? ratio
    case .divide:
      uncertainty ?? share ?? quantityAsDivisor ?? quotientAsDivisor ?? exponent ?? fraction
        ?? hoursAndDays(binary) ?? clock(binary)
    case .wholeQuotient: comment ?? parallel ?? quotientAsDivisor ?? exponent
    case .power: power
    case .of: multiple ?? count
    default: nil
    }
  }

  private func factor(_ isImplied: Bool) -> EvaluationError.Kind? {
    isImplied ? note ?? label ?? resistance ?? divisor : powerOfTen ?? size
  }

  private var quantityAsDivisor: EvaluationError.Kind? {
    rate ?? dose ?? temperatures ?? pace
  }

  /// `~200 + 150`, likely an approximate number rather than `not 200`.
  private func complement(_ binary: BinaryOperator) -> EvaluationError.Kind? {
    guard [.sum, .product].contains(binary.precedence), left.kind == .sign(.not),
      first.hasPrefix("~"), case let number = nodes[right.first - 2],
      number.kind.number?.decimal?.value.isWhole == true
    else { return nil }
    let (written, rest) = (text(of: number), quote(left.end, right.end))
    return .ambiguous("(not \(written))\(rest)", written + rest)
  }

  /// The last factor of the left side, behind its sign and other factors.
  func lastFactor(behindStrokes: Bool = false) -> SyntaxTree.Node {
    nodes[placeOfLastFactor(behindStrokes: behindStrokes)]
  }

  func placeOfLastFactor(behindStrokes: Bool = false) -> Int {
    var last = right.first - 1
    while true {
      switch nodes[last].kind {
      case .sign, .binary(.multiply, _): break
      case .binary(.divide, _) where behindStrokes: break
      default: return last
      }
      last -= 1
    }
  }

  func text(of node: SyntaxTree.Node) -> String { tree.text(of: node) }

  func quote(_ start: Int, _ end: Int) -> String { tree.line.quote(start..<end) }

  func textBefore(_ factor: SyntaxTree.Node) -> String { quote(left.start, factor.start) }

  /// `mu ± 1.96 se`, where the product may be the uncertainty.
  private var uncertainty: EvaluationError.Kind? {
    let place = placeOfLastFactor(behindStrokes: true)
    let measured = nodes[place]
    let parts: [String]
    switch measured.kind {
    case .binary(.plusMinus, _):
      let limit = nodes[place - 1]
      if limit.isQuantity { return nil }
      parts = [text(of: nodes[limit.first - 1]), text(of: limit)]
    case .number(let number) where number.measured != nil:
      let text = text(of: measured)
      guard let sign = text.firstIndex(where: { "±/".contains($0) }) else { return nil }
      // In `5 +/- 3`, a sign is on each side of the stroke.
      let extra = text[sign] == "/" ? 1 : 0
      let halves = [text[..<sign].dropLast(extra), text[sign...].dropFirst(1 + extra)]
      parts = halves.map { $0.filter { !$0.isWhitespace } }
    default: return nil
    }
    if case .one = right.kind { return nil }
    let (before, factor) = (textBefore(measured), quote(left.end, right.end))
    let name = text(of: right)
    if measured.kind.number != nil, before.isEmpty, isName(right),
      let unit = UnitTable.unit(named: name)
    {
      // `3.0 ± 0.1 m` with a name m
      let measured = "(\(parts[0]) ± \(parts[1]))"
      return .ambiguous("\(measured) * \(name)", "\(measured) \(unit.text(besides: [name]))")
    }
    let product = "\(parts[0]) ± (\(parts[1])\(factor))"
    return .ambiguous(
      before.contains { "*/×÷".contains($0) } ? "\(before)(\(product))" : before + product,
      "(\(before)\(parts[0]) ± \(parts[1]))\(factor)")
  }

  /// `-b ± sqrt(b^2 - 4a*c)` and `-b ± d`, where both values are meant rather than an uncertainty.
  private var bothRoots: EvaluationError.Kind? {
    let isRoot: Bool
    switch right.kind {
    case .root, .call(.sqrt, _): isRoot = true
    case .tie, .binary(.power, _): isRoot = left.kind == .sign(.minus)
    default: isRoot = false
    }
    guard isRoot else { return nil }
    return .ambiguous("\(first) + \(second)", "\(first) ± (\(second))")
  }

  /// `100 / 20% of 50` and `100 / 1 / 4 of 80`, where the share may be the divisor.
  private var multiple: EvaluationError.Kind? {
    guard case .binary(.divide, _) = left.kind else { return nil }
    let divisor = nodes[right.first - 2]
    let isShare = divisor.kind == .postfix(.percent)
    guard isShare || nodes[divisor.first - 1].isQuotient else { return nil }
    let start = isShare ? divisor.start : nodes[divisor.first - 2].start
    return .ambiguous(
      "\(quote(left.start, start))(\(quote(start, right.end)))", "(\(first)) * \(second)")
  }

  /// `10 of 20`, `(50) of 200`, `2² of 30` and `5 km of 10 km`, where a percentage or a quotient may
  /// be meant.
  private var count: EvaluationError.Kind? {
    let factor = lastFactor()
    let (before, written) = (textBefore(factor), text(of: factor))
    let whole = right.isValue || right.kind == .parentheses ? second : "(\(second))"
    if let unit = tree.unit(of: factor), !unit.isForm {
      if written.hasSuffix("bps"), let points = nodes[factor.first].kind.number?.decimal?.value,
        let share = Real(points * Rational(numerator: 1, denominator: 100)).shortText(in: .ascii)
      {
        return .phrase(written: "\(before)\(share)% of \(second)")
      }
      if case .time = factor.kind, unit.isDuration {
        return .phrase(
          written: "\(before)\(written.split(separator: ":").joined(separator: "/")) of \(second)")
      }
      return .ambiguous("\(first) / \(whole)", "\(first) * \(second)")
    }
    guard isCount(placeOfLastFactor()) else { return nil }
    if nodes[factor.first..<right.first].contains(where: { $0.isQuantity || tree.isClock($0) }) {
      return .ambiguous("\(first) / \(whole)", "\(first) * \(second)")
    }
    if index + 1 < nodes.count, case .conversion(let unit) = nodes[index + 1].kind,
      unit.form?.isPercentage == true
    {
      return .phrase(written: "\(first) / \(second)")
    }
    let isPower = if case .binary = factor.kind { true } else { false }
    return .ambiguous(
      "\(before)\(isPower ? "(\(written))" : written)% of \(second)",
      "\(first) \(second == "10" ? "*" : "/") \(whole)")
  }

  /// Whether a factor is a power, a quantity, a constant, or of numbers that are at least 1.
  private func isCount(_ place: Int) -> Bool {
    switch nodes[place].kind {
    case .number(let number):
      // `3 1/2 of 8`
      let isFraction = text(of: nodes[place]).unicodeScalars.contains {
        "/⁄".unicodeScalars.contains($0) || WrittenFraction($0) != nil
      }
      return !isFraction && number.decimal.map { $0.value >= 1 } != false
    case .tie:
      guard let value = tree.value(of: nodes[place]), value.unit == nil else { return false }
      return value.number.rational.map { $0 >= 1 } != false
    case .binary(.power, _), .constant, .quantity, .time: return true
    case .postfix(let postfix): return postfix != .percent
    case .parentheses:
      return nodes[nodes[place].first..<place].indices.allSatisfy { place in
        if case .binary(let binary, _) = nodes[place].kind { return binary != .divide }
        return isCount(place)
      }
    default: return false
    }
  }

  /// `30 / 2 per day` and `500 / 20/h`, where the divisor may be a rate.
  private var rate: EvaluationError.Kind? {
    guard case .one = right.kind, case .binary(.divide, _) = left.kind,
      case let divisor = nodes[index - 3], divisor.isValue,
      case let per = quote(left.end, right.end), per.hasPrefix("/") || isPer
    else { return nil }
    let (first, second) = (text(of: nodes[divisor.first - 1]), text(of: divisor))
    return .ambiguous("\(first) / (\(second)\(per))", "(\(first) / \(second))\(per)")
  }

  /// `70 kg 5 mg/kg`, where the last part may be a rate rather than one of `(70 kg 5 mg)`.
  private var dose: EvaluationError.Kind? {
    let place = placeOfLastFactor()
    let whole = nodes[place]
    guard whole.kind == .mixedUnits, case .one(let unit) = right.kind, unitOfParts(whole) == unit,
      quote(left.end, right.end).hasPrefix("/") || isPer
    else { return nil }
    let start = nodes[nodes[place - 1].first].start
    let before = quote(left.start, start).split(separator: " ").joined(separator: " ")
    return .ambiguous(
      "\(before) * \(quote(start, right.end))",
      "\(textBefore(whole))(\(text(of: whole))) / (1 \(second))")
  }

  /// `180C/350F`, which is rather a temperature in two scales than a charge by a capacitance.
  private var temperatures: EvaluationError.Kind? {
    guard left.isQuantity, right.isQuantity, let scale = left.unit?.text(),
      let other = right.unit?.text(), ["CF", "FC"].contains(scale + other),
      !quote(left.end, right.start).contains(" ")
    else { return nil }
    let degrees = text(of: nodes[index - 2])
    return .ambiguous("\(degrees) °\(other) in °\(scale)", "(\(first)) / (\(second))")
  }

  /// `1-3 mg/kg` and `2 cm/m + 5`, where a number lacks its unit, but not `L * (1 + 12 µm/m)`.
  private var ratioBesideNumber: EvaluationError.Kind? {
    guard let unit = left.unit ?? right.unit, !unit.isForm, unit.dimension == .none,
      case let number = left.unit == nil ? left : right, isPlain(number),
      index + 1 == nodes.count || number.kind.number?.decimal?.value != 1
    else { return nil }
    let sign = quote(left.end, right.start).split(separator: " ").joined()
    let parts = [left, right].map { side in
      var written = text(of: side)
      if case .binary = side.kind { written = "(\(written))" }
      return side == number
        ? (written, "\(written) \(unit.text(.plain))") : ("(\(written))", written)
    }
    return .ambiguous(
      "\(parts[0].1) \(sign) \(parts[1].1)", "\(parts[0].0) \(sign) \(parts[1].0)")
  }

  /// Whether a short operand is of numbers, and names of numbers.
  private func isPlain(_ operand: SyntaxTree.Node) -> Bool {
    let parts = nodes[operand.first..<(operand == left ? right.first : index)]
    return parts.count <= Self.mostNodes
      && parts.allSatisfy { part in
        switch part.kind {
        case .number, .sign, .binary, .parentheses: true
        default: tree.value(of: part).map { $0.unit == nil } ?? false
        }
      }
  }

  var isAtEnd: Bool {
    tree.line.text.trimmingSpaces.endIndex == tree.line.whole.startIndex + right.end
  }

  /// `today + 30`, which lacks its unit.
  private var days: EvaluationError.Kind? {
    guard case .date = tree.unit(of: left)?.clock, right.kind.number != nil else { return nil }
    return .phrase(written: "\(first)\(quote(left.end, right.end)) days")
  }

  /// `450 g (1 lb)`, `5 km (mi)` and `42 (17%)`, whose note is no factor, and `1 h m min`.
  private var note: EvaluationError.Kind? {
    let whole = lastFactor(behindStrokes: true)
    if case .quantity(let unit) = whole.kind, case .quantity(let part) = right.kind,
      part.isPart(of: unit)
    {
      let (first, before) = (text(of: whole), textBefore(whole))
      return .ambiguous("\(before)(\(first) + \(second))", "\(before)\(first) * \(second)")
    }
    let (blank, inner) = (quote(left.end, right.start), nodes[index - 2])
    guard right.kind == .parentheses, blank.allSatisfy(\.isWhitespace) else { return nil }
    // A comment ends the line.
    let written = isAtEnd ? "\(first) # \(second)" : first
    if whole.kind.number != nil, inner.kind == .postfix(.percent), !blank.isEmpty {
      return .ambiguous(written, "\(first) * \(second)")
    }
    guard let unit = unitOfParts(whole), let other = unitOfParts(inner),
      unit.dimension == other.dimension || ["CF", "FC"].contains(unit.text() + other.text())
    else { return nil }
    if case .one = inner.kind {
      return .ambiguous("\(first) in \(text(of: inner))", "\(first) * (1 \(other.text(.plain)))")
    }
    // A temperature is no factor.
    return unit.pointScale == nil && isAtEnd
      ? .ambiguous(written, "\(first) * \(second)") : .phrase(written: written)
  }

  /// The unit of a measure, or of the first part of several, as in `5'11"`.
  private func unitOfParts(_ measure: SyntaxTree.Node) -> Unit? {
    measure.kind == .mixedUnits
      ? nodes[measure.first...].first(where: \.isQuantity)?.unit : measure.unit
  }

  /// `1250 HT` with HT as 1250, and `5 nights` with a whole number nights, which may be labels.
  private var label: EvaluationError.Kind? {
    let count = lastFactor()
    guard let number = count.kind.number?.decimal?.value, left.end < right.start,
      let value = tree.value(of: right)?.plain?.rational,
      number >= (second.utf8.count > 2 ? 2 : 13)
    else { return nil }
    // Not `radius`, `mass`, `axis` and `bias`
    let isPlural =
      second.hasSuffix("s") && second.utf8.count > 3
      && !["as", "is", "ss", "us"].contains { second.hasSuffix($0) }
      && UnitTable.unit(named: second, in: tree.language) == nil
    let isCode = second == second.uppercased()
    guard isPlural ? value.isWhole && value > 0 : value == number && (isCode || number > 99) else {
      return nil
    }
    // A unit hides behind the name: `150 lb` with lb as 150.
    if let unit = UnitTable.unit(named: second, in: tree.language) {
      let other = unit.plural(in: tree.language)
      return .ambiguous("\(first) \(other)", "\(first) * \(second)")
    }
    return .ambiguous(first, "\(first) * \(second)")
  }
}
