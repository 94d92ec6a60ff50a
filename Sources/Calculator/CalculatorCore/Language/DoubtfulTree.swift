import ExactNumbers
import Quantities

/// A tree with the text of its line, in which unlikely parts are found: `5% + 3%`, `d / 48:20`.
struct DoubtfulTree {
  /// The line of a tree, and the language in which its words are read.
  struct Source: Hashable, Sendable {
    let line: LexedLine
    let language: TextLanguage
  }

  let tree: SyntaxTree
  private let source: Source
  /// The values of names; there are none where they are not known yet.
  private let context: EvaluationContext
  private let depth: Int

  init(
    _ tree: SyntaxTree, _ source: Source, in context: EvaluationContext = EvaluationContext(),
    depth: Int = 0
  ) {
    (self.tree, self.source, self.context, self.depth) = (tree, source, context, depth)
  }

  var nodes: [SyntaxTree.Node] { tree.nodes }
  var line: LexedLine { source.line }
  var language: TextLanguage { source.language }

  /// Throws for the first part that has another plausible reading.
  func refuse() throws(EvaluationError) {
    if depth == 0, let doubt = amount {
      throw line.placed(EvaluationError(doubt, at: nodes[tree.root].place))
    }
    for (index, node) in nodes.enumerated() {
      var doubt: EvaluationError.Kind?
      switch node.kind {
      case .userCall(let origin, let count):
        if let definition = context.definitions(origin), definition.parameters.count == count {
          try refuseDoubts(of: definition, at: index)
        }
      case .call(let function, _):
        if let error = DoubtfulCall(self, of: function, at: index).error {
          throw line.placed(error)
        }
      case .quantity(let unit): doubt = secondUnit(unit, at: index) ?? group(of: unit, at: index)
      case .conversion(let unit):
        doubt =
          slope(to: unit, at: index) ?? minutes(to: unit, at: index)
          ?? rounding(before: unit, at: index)
      case .binary(let binary, let isImplied):
        doubt = isImplied && depth > 0 ? ownUnit(at: index) : nil
        doubt = doubt ?? DoubtfulOperation(self, at: index).doubt(binary, isImplied)
      default: break
      }
      if let doubt { throw line.placed(EvaluationError(doubt, at: node.place)) }
    }
  }

  /// Throws for a call whose body is refused where names have the values of its arguments.
  private func refuseDoubts(of definition: Definition, at index: Int) throws(EvaluationError) {
    let deepest = 2
    guard depth < deepest, let source = definition.source else { return }
    let values = tree.operands(of: index).map(value(ofOperand:))
    guard values.contains(where: { $0 != nil }) else { return }
    var (body, inner) = (definition.tree, context)
    // A name of its own stands for each parameter.
    let names = values.indices.map { EntryID(writer: EntryID.greatestWriter, number: UInt64($0)) }
    for node in body.nodes.indices {
      if case .parameter(_, let depth) = body.nodes[node].kind, depth < names.count {
        body.nodes[node].kind = .tie(names[depth])
      }
    }
    inner.ties = { [ties = context.ties] origin in
      names.firstIndex(of: origin).map { values[$0] } ?? ties(origin)
    }
    do throws(EvaluationError) {
      try DoubtfulTree(body, source, in: inner, depth: depth + 1).refuse()
    } catch { throw definition.error(error, at: nodes[index].place) }
  }

  /// `m + 10 m` with a length m as an argument, where `10 m` may be metres.
  private func ownUnit(at index: Int) -> EvaluationError.Kind? {
    let (factor, name) = (nodes[index - 2], nodes[index - 1])
    guard factor.kind.number != nil, let own = value(of: name)?.unit, !own.isForm,
      case let written = text(of: name), let named = UnitTable.unit(named: written, in: language),
      Unit([named]).dimension == own.dimension,
      nodes.count(where: { $0.kind == name.kind }) > 1
    else { return nil }
    let (number, other) = (text(of: factor), Unit([named]).text(besides: [written]))
    return .ambiguous("\(number) * \(written)", "\(number) \(other)")
  }

  /// The value of a short operand without functions.
  private func value(ofOperand root: Int) -> Quantity? {
    let longest = 12
    let part = nodes[nodes[root].first...root].map { node in
      var node = node
      node.first -= nodes[root].first
      return node
    }
    guard part.count <= longest, part.allSatisfy(\.isPartOfOperand) else { return nil }
    var evaluator = Evaluator(context)
    return try? evaluator.value(of: SyntaxTree(nodes: part, parameters: []))
  }

  /// `($20)`, a negative amount of an account, and `$2+3$`, a formula between signs.
  private var amount: EvaluationError.Kind? {
    let root = nodes[tree.root]
    if root.kind == .parentheses, nodes.count == 3, nodes[1].unit?.dimension == .money,
      nodes[0].kind.number != nil, text(of: root).first == "(", nodes[0].start > nodes[1].start
    {
      let amount = text(of: nodes[1])
      return .ambiguous("-\(amount)", amount)
    }
    guard case .binary = root.kind, line.whole.dropFirst(root.start).first == UInt8(ascii: "$"),
      case let written = text(of: root), written.last == "$"
    else { return nil }
    return .ambiguous(String(written.dropFirst().dropLast()), "\(written.dropLast()) USD")
  }

  func isParameter(_ name: String) -> Bool { tree.parameters.contains(name) }

  func text(of node: SyntaxTree.Node) -> String {
    line.quote(node.place).split(separator: " ").joined(separator: " ")
  }

  func value(of node: SyntaxTree.Node) -> Quantity? { node.kind.tie.flatMap(context.ties) }

  /// The unit of a quantity or time as written, or of a name.
  func unit(of node: SyntaxTree.Node) -> Unit? {
    if case .time(let time) = node.kind { return time.unit }
    return node.unit ?? value(of: node)?.unit
  }

  /// Whether a node is a percentage, or the name of one.
  func isPercentage(_ node: SyntaxTree.Node) -> Bool {
    node.kind == .postfix(.percent) || value(of: node)?.isPercentage == true
  }

  // Without a unit, the table of units is not needed.
  func isClock(_ node: SyntaxTree.Node) -> Bool { unit(of: node)?.isDuration ?? false }

  /// Whether a clock time is shown with seconds.
  func hasSeconds(_ node: SyntaxTree.Node) -> Bool { time(of: node)?.hasSeconds ?? false }

  func time(of node: SyntaxTree.Node) -> Quantity? {
    if case .time(let time) = node.kind { time } else { value(of: node) }
  }

  /// An amount with a point that rather groups, as in `1.250 €`, but not `1.459 €/L`.
  private func group(of unit: Unit, at index: Int) -> EvaluationError.Kind? {
    guard unit.dimension == .money, unit.amountPlaces == 2,
      let number = nodes[index - 1].kind.number,
      case let written = text(of: nodes[index]),
      let point = written.firstIndex(of: "."),
      case let digits = written[point...].dropFirst().prefix(while: \.isNumber),
      digits.count == 3, number.text.hasSuffix(".\(digits)"),
      // Where euros are used, a point groups; elsewhere fuel may cost `$3.459`.
      digits.last == "0" || written.contains("€"),
      case let whole = written[..<point].filter(\.isNumber), 1...3 ~= whole.count, whole != "0"
    else { return nil }
    guard number.text.utf8.count == whole.utf8.count + 4 else {
      // `1.000.000 €`
      return .phrase(written: written.filter { $0 != "." })
    }
    let (start, end) = (written[..<point], written[digits.endIndex...])
    let price =
      digits.last == "0"
      ? "\(start).\(digits.dropLast())\(end)" : "\(number.text) * 1 \(unit.text())"
    return .ambiguous("\(start)\(digits)\(end)", price)
  }

  /// A clock time in seconds, `58:20 in s`, likely of minutes and seconds.
  private func minutes(to target: Unit, at index: Int) -> EvaluationError.Kind? {
    let clock = nodes[index - 1]
    let isLong = time(of: clock)?.number.rational.map { $0 >= 24 } ?? false
    guard target.text() == "s" || isLong && target.text() == "min", isClock(clock),
      let parts = parts(of: clock)
    else { return nil }
    let rest = line.quote(clock.end..<nodes[index].end)
    return .ambiguous("(\(parts[0]))\(rest)", "(\(parts[1]))\(rest)")
  }

  /// `round 5 km in mi`, where the converted value may be rounded.
  private func rounding(before target: Unit, at index: Int) -> EvaluationError.Kind? {
    guard case .call(let function, 1) = nodes[index - 1].kind,
      function.rounds || function == .abs && target.pointScale != nil,
      case let (call, operand) = (nodes[index - 1], nodes[index - 2]), call.end == operand.end,
      case let written = text(of: operand), !written.hasSuffix(")")
    else { return nil }
    let measure = if case .sign = operand.kind { nodes[index - 3] } else { operand }
    let isPercentage = target.form?.isPercentage == true
    guard isPercentage || !target.isForm, unit(of: measure) != target,
      isPercentage || measure.kind == .mixedUnits || unit(of: measure)?.isForm == false
    else { return nil }
    let rest = line.quote(call.end..<nodes[index].end)
    return .ambiguous(
      "\(function.name)(\(written)\(rest))", "\(function.name)(\(written))\(rest)")
  }

  /// The readings of a clock time of two parts, or of its name, as hours and as minutes.
  func parts(of clock: SyntaxTree.Node) -> [String]? {
    let written = text(of: clock)
    if clock.kind.tie != nil { return hasSeconds(clock) ? nil : [written, "\(written) / 60"] }
    let parts = written.split(separator: ":")
    guard parts.count == 2, parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
    return ["\(parts[0]) h \(parts[1]) min", "\(parts[0]) min \(parts[1]) s"]
  }

  /// A slope in degrees, `15% in °`, likely not a number of radians.
  private func slope(to target: Unit, at index: Int) -> EvaluationError.Kind? {
    let slope = nodes[index - 1]
    guard target.dimension == .angle, isPercentage(slope) else { return nil }
    let (written, rest) = (text(of: slope), line.quote(slope.end..<nodes[index].end))
    return .ambiguous("atan(\(written))\(rest)", "\(written) * 1 rad\(rest)")
  }

  /// `v0 t` with a speed v0, where t is rather a name without a value than the tonne, but not
  /// `price kg`.
  private func secondUnit(_ unit: Unit, at index: Int) -> EvaluationError.Kind? {
    let operand = nodes[index - 1]
    guard let own = value(of: operand)?.unit, !own.isForm,
      !own.factors.contains(where: {
        $0.exponent < 0 && $0.definition.dimension == unit.dimension
      })
    else { return nil }
    return .phrase(written: "\(line.quote(operand.place)) * (1 \(unit.text(.plain)))")
  }
}

extension SyntaxTree.Node {
  fileprivate var isPartOfOperand: Bool {
    switch kind {
    case .number, .tie, .time, .constant, .quantity, .mixedUnits, .postfix, .sign, .binary,
      .parentheses:
      true
    default: false
    }
  }
}

extension Reader {
  /// Throws for an unlikely part of a tree, whatever the values of names are.
  func refuseDoubts(of tree: SyntaxTree) throws(EvaluationError) {
    let isPlain = line.lexemes.allSatisfy { lexeme in
      lexeme.sign.map { "+-*()".unicodeScalars.contains($0) } ?? (lexeme.kind != .word)
    }
    guard parser.isStrict, !isPlain || tree.hasTime else { return }
    try refuseGram()
    try DoubtfulTree(tree, source).refuse()
  }

  var source: DoubtfulTree.Source { DoubtfulTree.Source(line: line, language: scope.language) }

  /// Throws for `5 kg * g`, and `m g` with a name m, where g is likely standard gravity.
  private func refuseGram() throws(EvaluationError) {
    let gram = line.lexemes.indices.dropFirst().first { place in
      word(at: place) == "g"
        && (isSign("*", at: place - 1) || isOwn(word(at: place - 1)) || word(at: place + 1) == "h")
    }
    guard let gram, !isOwn("g") else { return }
    let start = line.lexemes[..<gram].lastIndex { $0.isSign(of: ";", ",") } ?? 0
    guard !line.lexemes[start..<gram].contains(where: { converts($0.text) }) else { return }
    if word(at: gram + 1) == "h", !isOwn("h") {
      // `m g h` with a name m
      throw refusal(
        .unitWithoutNumber("h", constant: Constant.lookalikes["h"]), from: gram + 1, to: gram + 2)
    }
    let factor = isSign("*", at: gram - 1) ? "" : "* "
    throw refusal(factor + "g_n", factor + "(1 g)", from: gram, to: gram + 1)
  }
}
