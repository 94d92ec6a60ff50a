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
    switch binary {
    case .add: offset ?? clock(binary) ?? sum("+")
    case .subtract: period ?? offset ?? clock(binary) ?? sum("-")
    case .plusMinus: sum("±")
    case .multiply:
      uncertainty ?? (isImplied ? note ?? label : nil) ?? hoursAndDays(binary) ?? clock(binary)
        ?? ratio
    case .divide: uncertainty ?? share ?? rate ?? exponent ?? hoursAndDays(binary) ?? clock(binary)
    case .of: multiple
    default: nil
    }
  }

  /// The last factor of the left side, behind its sign and other factors.
  func lastFactor(behindStrokes: Bool = false) -> SyntaxTree.Node {
    nodes[placeOfLastFactor(behindStrokes: behindStrokes)]
  }

  private func placeOfLastFactor(behindStrokes: Bool = false) -> Int {
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
      if limit.isMeasure { return nil }
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
    let product = "\(parts[0]) ± (\(parts[1])\(factor))"
    return .ambiguous(
      before.contains { "*/×÷".contains($0) } ? "\(before)(\(product))" : before + product,
      "(\(before)\(parts[0]) ± \(parts[1]))\(factor)")
  }

  /// `0.5^12 h/6 h`, where the quotient may be the exponent.
  private var exponent: EvaluationError.Kind? {
    let place = placeOfLastFactor()
    guard case .measure(let unit) = right.kind, case .measure(let other) = nodes[place].kind,
      unit.dimension == other.dimension, case .binary(.power, _) = nodes[place - 1].kind,
      case let exponent = nodes[place - 2], case let base = text(of: nodes[exponent.first - 1]),
      base != "10"
    else { return nil }
    let (factor, before) = (nodes[place], textBefore(nodes[place]))
    let divisor = quote(left.end, right.end)
    return .ambiguous(
      "\(before)\(base)^(\(quote(exponent.start, factor.end))\(divisor))",
      "\(before)(\(text(of: factor)))\(divisor)")
  }

  /// `(50) of 200`, where the percent sign may be missing, `100 / 20% of 50` and
  /// `100 / 1 / 4 of 80`.
  private var multiple: EvaluationError.Kind? {
    if case .binary(.divide, _) = left.kind {
      let divisor = nodes[right.first - 2]
      let isShare = divisor.kind == .postfix(.percent)
      let isChain =
        if case .binary(.divide, _) = nodes[divisor.first - 1].kind { true } else { false }
      if isShare || isChain {
        let start = isShare ? divisor.start : nodes[divisor.first - 2].start
        return .ambiguous(
          "\(quote(left.start, start))(\(quote(start, right.end)))", "(\(first)) * \(second)")
      }
    }
    guard left.kind == .parentheses,
      nodes[left.first..<right.first - 1].allSatisfy({ node in
        switch node.kind {
        case .number(let number): number.decimal.map { $0.value >= 1 } != false
        case .binary(let binary, _): binary != .divide
        case .parentheses: true
        default: false
        }
      })
    else { return nil }
    return .ambiguous("\(first)% of \(second)", "\(first) * \(second)")
  }

  /// `30 / 2 per day` and `500 / 20/h`, where the divisor may be a rate.
  private var rate: EvaluationError.Kind? {
    guard case .one = right.kind, case .binary(.divide, _) = left.kind,
      case let divisor = nodes[index - 3], divisor.isValue,
      case let per = quote(left.end, right.end),
      per.hasPrefix("/")
        || tree.language.joint(String(per.split(separator: " ")[0])).lowercased() == "per"
    else { return nil }
    let (first, second) = (text(of: nodes[divisor.first - 1]), text(of: divisor))
    return .ambiguous("\(first) / (\(second)\(per))", "(\(first) / \(second))\(per)")
  }

  /// `450 g (1 lb)` and `42 (17%)`, whose note is no factor, and `1 h m min`.
  private var note: EvaluationError.Kind? {
    let whole = lastFactor(behindStrokes: true)
    if case .measure(let unit) = whole.kind, case .measure(let part) = right.kind,
      part.isPart(of: unit)
    {
      let (first, before) = (text(of: whole), textBefore(whole))
      return .ambiguous("\(before)(\(first) + \(second))", "\(before)\(first) * \(second)")
    }
    guard right.kind == .parentheses, quote(left.end, right.start) == " " else { return nil }
    switch (whole.kind, nodes[index - 2].kind) {
    case (.measure(let unit), .measure(let other)) where unit.dimension == other.dimension: break
    case (.number, .postfix(.percent)): break
    default: return nil
    }
    return .ambiguous("\(first) # \(second)", "\(first) * \(second)")
  }

  /// `1250 HT` with HT as 1250, and `5 nights` with a whole number nights, which may be labels.
  private var label: EvaluationError.Kind? {
    guard let number = left.kind.number?.decimal?.value, left.end < right.start,
      let value = tree.value(of: right)?.plain?.rational,
      number >= (second.utf8.count > 2 ? 2 : 13)
    else { return nil }
    // Not `radius`, `mass` and `axis`
    let isPlural =
      second.hasSuffix("s") && second.utf8.count > 3
      && !["us", "ss", "is"].contains { second.hasSuffix($0) }
      && UnitTable.unit(named: second, in: tree.language) == nil
    guard isPlural ? value.isWhole && value > 0 : value == number else { return nil }
    return .ambiguous(first, "\(first) * \(second)")
  }
}
