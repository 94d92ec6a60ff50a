import ExactNumbers
import Quantities

/// A call of a tree, and the other readings that it may have.
struct DoubtfulCall {
  private let tree: DoubtfulTree
  private let function: Function
  private let index: Int
  private let arguments: [SyntaxTree.Node]

  init(_ tree: DoubtfulTree, of function: Function, at index: Int) {
    (self.tree, self.function, self.index) = (tree, function, index)
    arguments = tree.tree.operands(of: index).map { tree.nodes[$0] }
  }

  var error: EvaluationError? {
    if let error = list ?? clock { return error }
    switch function {
    case _ where function.rounds && tree.isPercentage(arguments[0]) && arguments.count > 1:
      return rounded
    case .float, .double: return bits
    case .floor, .ceil: return multiple
    case .npv where isOfSheet: return refusal(with: [texts[0], "0"] + texts.dropFirst())
    case .atan2 where isOfSheet && texts[0] != texts[1]: return refusal(with: texts.reversed())
    case .wmean: return measuredWeight
    default: return monthlyRate
    }
  }

  private var call: SyntaxTree.Node { tree.nodes[index] }

  private var texts: [String] { arguments.map { tree.line.quote($0.place) } }

  private func refusal(_ first: String, _ second: String) -> EvaluationError {
    EvaluationError(.ambiguous(first, second), at: call.place)
  }

  /// A list with blanks in place of separators: `mean(120 135 n)`.
  private var list: EvaluationError? {
    guard function.arity.greatest == nil, arguments.count == 1, case let product = arguments[0],
      case .binary(.multiply, isImplied: true) = product.kind, product.place.count < 64,
      case let parts = texts[0].split(separator: " "), parts.count > 2,
      parts.allSatisfy({
        $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } || $0.first == "("
      }),
      parts.count(where: { $0.first?.isNumber == true }) > 1
    else { return nil }
    return EvaluationError(
      .ambiguous(parts.joined(separator: "; "), "(\(texts[0]))"), at: product.place)
  }

  /// `mean(1:02.5; lap; 1:04.2)`, where the clock time of a name is rather in minutes.
  private var clock: EvaluationError? {
    guard function.arity.greatest == nil,
      arguments.contains(where: { argument in
        argument.kind == .mixedUnits || tree.hasSeconds(argument)
          || ["s", "min"].contains(tree.unit(of: argument)?.text())
      }),
      let name = arguments.first(where: {
        $0.kind.tie != nil && tree.isClock($0) && !tree.hasSeconds($0)
      }), case let written = tree.line.quote(name.place)
    else { return nil }
    return EvaluationError(.ambiguous("(\(written))", "(\(written) / 60)"), at: name.place)
  }

  /// `float(3)`, since the bits of the smallest numbers are hardly meant.
  private var bits: EvaluationError? {
    let digits = texts[0]
    guard digits.utf8.count < 8, digits.utf8.allSatisfy(\.isDigit) else { return nil }
    return refusal(digits, "\(function.name)(0x\(String(Int(digits) ?? 0, radix: 16)))")
  }

  /// `round(12.5%; 2)`, where the decimals may be those of the percentage.
  private var rounded: EvaluationError {
    let (name, texts) = (function.name, texts)
    let percentage =
      arguments[0].kind.tie == nil ? String(texts[0].filter { $0 != "%" }) : "100 * \(texts[0])"
    return refusal(
      "\(name)(\(percentage); \(texts[1]))%", "\(name)(\(texts[0]) * 1; \(texts[1]))")
  }

  /// `floor(27; 5)`, a multiple of 5 in a spreadsheet.
  private var multiple: EvaluationError? {
    guard arguments.count == 2, let number = value(0), let places = value(1), places > 0,
      (number * Rational(10).raised(to: min(places.wholeValue ?? 0, 20))).isWhole,
      number.divided(by: places)?.isWhole == false
    else { return nil }
    let texts = texts
    return refusal("(\(texts[1]) * \(function.name)(\(texts[0]) / \(texts[1])))", texts[0])
  }

  private func value(_ argument: Int) -> Rational? {
    let node = arguments[argument]
    if let value = tree.value(of: node) { return value.number.rational }
    return (node.isQuantity ? tree.nodes[node.first] : node).kind.number?.decimal?.value
  }

  /// Whether the call is as in a spreadsheet, with a name in capitals: `=ATAN2(1,2)`.
  private var isOfSheet: Bool {
    let start = call.start..<min(call.end, call.start + function.name.utf8.count)
    return tree.line.quote(start) == function.name.uppercased()
  }

  /// The call with other arguments, as a spreadsheet has them.
  private func refusal(with others: [String]) -> EvaluationError {
    refusal(
      "\(function.name)(\(others.joined(separator: "; ")))",
      "\(function.name)(\(texts.joined(separator: "; ")))")
  }

  /// `wmean(9.81 ± 0.02; 9.79 ± 0.01)`, where a measured value is no weight.
  private var measuredWeight: EvaluationError? {
    let weights = arguments.indices.filter { !$0.isMultiple(of: 2) }
    // The values of names may not be known yet.
    guard weights.contains(where: { uncertainty($0) != nil }),
      arguments.allSatisfy({ $0.kind.tie == nil || tree.value(of: $0) != nil })
    else { return nil }
    let values = arguments.indices.map { "\(texts[$0]); 1/\(uncertainty($0) ?? "1")^2" }
    return EvaluationError(
      .phrase(written: "wmean(\(values.joined(separator: "; ")))"), at: call.place)
  }

  private func uncertainty(_ argument: Int) -> String? {
    if let value = tree.value(of: arguments[argument]) {
      return value.uncertainty.flatMap { Real($0.number).shortText(in: .ascii) }
    }
    let text = texts[argument]
    if arguments[argument].kind.number?.measured != nil {
      return text.split { " ±+/-".contains($0) }.last.map(String.init)
    }
    guard let sign = text.firstIndex(of: "±") else { return nil }
    return "(\(text[sign...].dropFirst().split(separator: " ").joined(separator: " ")))"
  }

  /// `payment(200000; r; 30 years)` with r less than 1 %, which may be the rate of a month, and
  /// `payment(200000; 5.5%/12; 30 years)`.
  private var monthlyRate: EvaluationError? {
    let place = function == .term ? 2 : 1
    guard function.arity == .threeToFive, function != .rate, arguments.count > place else {
      return nil
    }
    let (rate, name) = (arguments[place], texts[place])
    if rate.isQuotient, let stroke = name.lastIndex(of: "/"),
      let months = tree.nodes[rate.first..<index].last(where: { $0.end == rate.end && $0 != rate }),
      months.kind.number?.text == "12" || tree.value(of: months)?.plain?.rational == 12
    {
      let yearly = name[..<stroke].split(separator: " ").joined(separator: " ")
      return EvaluationError(.phrase(written: yearly), at: rate.place)
    }
    guard let value = tree.value(of: rate)?.plain?.rational, value > 0, value * 100 < 1 else {
      return nil
    }
    return EvaluationError(.ambiguous("12 * \(name)", "(100 * \(name))%"), at: rate.place)
  }
}
