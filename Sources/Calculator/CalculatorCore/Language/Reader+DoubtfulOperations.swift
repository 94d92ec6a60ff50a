import ExactNumbers
import Quantities

extension Reader {
  /// Throws for unlikely operations on times and percentages, such as `8:30 - 17:15` and `5% + 3%`;
  /// otherwise those that are unlikely with certain values of names.
  func doubts(of tree: SyntaxTree) throws(EvaluationError) -> [Choice] {
    guard parser.isStrict,
      line.lexemes.contains(where: { $0.kind == .word || $0.isSign(of: ":", "%", "±", "√") })
    else { return [] }
    try refuseGram()
    var doubts: [Choice] = []
    for (index, node) in tree.nodes.enumerated() {
      if case .call(let function, let count) = node.kind {
        try refuseCall(of: function, count, in: tree, at: index)
        if let doubt = monthlyRate(function, count, in: tree, at: index) { doubts.append(doubt) }
      }
      if case .measure(let unit) = node.kind, let name = tree.nodes[index - 1].kind.tie {
        doubts.append(measure(of: name, unit, tree.nodes[index - 1], at: node.place))
      }
      guard case .binary(let binary, let isImplied) = node.kind else { continue }
      let right = tree.nodes[index - 1]
      let operation = DoubtfulOperation(
        nodes: tree.nodes, index: index, left: tree.nodes[right.first - 1], right: right,
        line: line, language: scope.language)
      if let doubt = operation.doubt(binary, isImplied) {
        throw EvaluationError(doubt, at: node.place)
      }
      if let doubt = operation.namedShare(binary) ?? (isImplied ? operation.label : nil) {
        doubts.append(doubt)
      }
      doubts += operation.clocks(binary)
    }
    return doubts
  }

  /// `v0 t` with a speed v0, where t is rather a name without a value than the tonne.
  private func measure(
    of name: EntryID, _ unit: Unit, _ operand: SyntaxTree.Node, at place: Range<Int>
  ) -> Choice {
    let read = "\(line.quote(operand.place)) * (1 \(unit.text(.plain)))"
    return Choice(read: read, other: nil, place: place, doubt: .measured(name, unit))
  }

  /// `payment(200000; r; 30 years)`, where r may be the rate of a month.
  private func monthlyRate(
    _ function: Function, _ count: Int, in tree: SyntaxTree, at call: Int
  ) -> Choice? {
    guard function.arity == .threeToFive, function != .rate,
      case let node = arguments(count, in: tree, at: call)[function == .term ? 2 : 1],
      let rate = node.kind.tie
    else { return nil }
    let name = line.quote(node.place)
    return Choice(
      read: "12 * \(name)", other: "(100 * \(name))%", place: node.place, doubt: .rate(rate))
  }

  private func arguments(_ count: Int, in tree: SyntaxTree, at call: Int) -> [SyntaxTree.Node] {
    var arguments = [call - 1]
    for _ in 1..<count { arguments.append(tree.operand(before: arguments[arguments.count - 1])) }
    return arguments.reversed().map { tree.nodes[$0] }
  }

  /// Throws for a list with blanks in place of separators: `mean(120 135 n)`.
  private func refuseBlanks(
    in function: Function, _ count: Int, of tree: SyntaxTree, at call: Int
  ) throws(EvaluationError) {
    guard function.arity.greatest == nil, count == 1, case let product = tree.nodes[call - 1],
      case .binary(.multiply, isImplied: true) = product.kind, product.place.count < 64,
      case let (right, whole) = (tree.nodes[call - 2], line.quote(product.place)),
      tree.nodes[right.first - 1].end < right.start,
      case let parts = whole.split(separator: " "), parts.count > 2
    else { return }
    throw EvaluationError(
      .ambiguous(parts.joined(separator: "; "), "(\(whole))"), at: product.place)
  }

  /// Throws for functions that others mean otherwise: `float(3)`, `floor(27; 5)`, `=ATAN2(1,2)`.
  private func refuseCall(
    of function: Function, _ count: Int, in tree: SyntaxTree, at call: Int
  ) throws(EvaluationError) {
    try refuseBlanks(in: function, count, of: tree, at: call)
    // As in a spreadsheet, with a name in capitals.
    let isOfSheet =
      line.lexemes[0].isSign("=")
      && line.quote(tree.nodes[call].place).hasPrefix(function.name.uppercased())
    switch function {
    case .float, .double, .floor, .ceil: break
    case .npv where isOfSheet, .atan2 where isOfSheet: break
    default: return
    }
    let nodes = arguments(count, in: tree, at: call)
    let texts = nodes.map { line.quote($0.place) }
    let numbers = nodes.map { $0.kind.number?.decimal?.value }
    func refusal(_ first: String, _ second: String) -> EvaluationError {
      EvaluationError(.ambiguous(first, second), at: tree.nodes[call].place)
    }
    switch function {
    case .float, .double:
      // The bits of the smallest numbers are hardly meant.
      guard texts[0].utf8.count < 8, texts[0].utf8.allSatisfy(\.isDigit) else { return }
      throw refusal(texts[0], "\(function.name)(0x\(String(Int(texts[0]) ?? 0, radix: 16)))")
    case .floor, .ceil:
      guard count == 2, numbers[0] != nil, let places = numbers[1], places > 0,
        Set(texts[0].utf8).isSubset(of: "0123456789.".utf8),
        Rational(texts[0].split(separator: ".").dropFirst().first?.utf8.count ?? 0) <= places
      else { return }
      throw refusal("\(texts[1]) * \(function.name)(\(texts[0]) / \(texts[1]))", texts[0])
    default:
      let swapped = function == .atan2 ? texts.reversed() : [texts[0], "0"] + texts.dropFirst()
      throw refusal(
        "\(function.name)(\(swapped.joined(separator: "; ")))",
        "\(function.name)(\(texts.joined(separator: "; ")))")
    }
  }

  /// Throws for `5 kg * g`, and `m g` with a name m, where g is likely standard gravity.
  private func refuseGram() throws(EvaluationError) {
    let gram = line.lexemes.indices.dropFirst().first { place in
      word(at: place) == "g"
        && (isSign("*", at: place - 1) || isOwn(word(at: place - 1)) || word(at: place + 1) == "h")
    }
    guard let gram, !isOwn("g") else { return }
    let start = line.lexemes[..<gram].lastIndex { $0.isSign(of: ";", ",") } ?? 0
    guard !line.lexemes[start..<gram].contains(where: { converts($0.text) }) else { return }
    let factor = isSign("*", at: gram - 1) ? "" : "* "
    throw refusal(factor + "g_n", factor + "(1 g)", from: gram, to: gram + 1)
  }
}
