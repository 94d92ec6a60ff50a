import ExactNumbers
import Quantities

/// A call of a tree, and the other readings that it may have.
struct DoubtfulCall {
  private let tree: DoubtfulTree
  private let function: Function
  private let index: Int
  private let arguments: [SyntaxTree.Node]

  init(_ tree: DoubtfulTree, of function: Function, _ count: Int, at index: Int) {
    (self.tree, self.function, self.index) = (tree, function, index)
    var places = [index - 1]
    for _ in 1..<count { places.append(tree.nodes[places[places.count - 1]].first - 1) }
    arguments = places.reversed().map { tree.nodes[$0] }
  }

  var error: EvaluationError? {
    if let list { return list }
    switch function {
    case .float, .double: return bits
    case .floor, .ceil: return multiple
    case .npv where isOfSheet: return refusal(with: [texts[0], "0"] + texts.dropFirst())
    case .atan2 where isOfSheet: return refusal(with: texts.reversed())
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
      case let right = tree.nodes[index - 2], tree.nodes[right.first - 1].end < right.start,
      case let parts = texts[0].split(separator: " "), parts.count > 2
    else { return nil }
    return EvaluationError(
      .ambiguous(parts.joined(separator: "; "), "(\(texts[0]))"), at: product.place)
  }

  /// `float(3)`, since the bits of the smallest numbers are hardly meant.
  private var bits: EvaluationError? {
    let digits = texts[0]
    guard digits.utf8.count < 8, digits.utf8.allSatisfy(\.isDigit) else { return nil }
    return refusal(digits, "\(function.name)(0x\(String(Int(digits) ?? 0, radix: 16)))")
  }

  /// `floor(27; 5)`, a multiple of 5 in a spreadsheet.
  private var multiple: EvaluationError? {
    let numbers = arguments.map { $0.kind.number?.decimal?.value }
    guard numbers.count == 2, numbers[0] != nil, let places = numbers[1], places > 0,
      case let texts = texts, Set(texts[0].utf8).isSubset(of: "0123456789.".utf8),
      Rational(texts[0].split(separator: ".").dropFirst().first?.utf8.count ?? 0) <= places
    else { return nil }
    return refusal("\(texts[1]) * \(function.name)(\(texts[0]) / \(texts[1]))", texts[0])
  }

  /// Whether the call is as in a spreadsheet, with a name in capitals: `=ATAN2(1,2)`.
  private var isOfSheet: Bool {
    tree.line.lexemes[0].isSign("=")
      && tree.line.quote(call.place).hasPrefix(function.name.uppercased())
  }

  /// The call with other arguments, as a spreadsheet has them.
  private func refusal(with others: [String]) -> EvaluationError {
    refusal(
      "\(function.name)(\(others.joined(separator: "; ")))",
      "\(function.name)(\(texts.joined(separator: "; ")))")
  }

  /// `payment(200000; r; 30 years)` with r less than 1 %, which may be the rate of a month.
  private var monthlyRate: EvaluationError? {
    guard function.arity == .threeToFive, function != .rate,
      case let rate = arguments[function == .term ? 2 : 1],
      let value = tree.value(of: rate)?.plain?.rational, value > 0, value * 100 < 1
    else { return nil }
    let name = tree.line.quote(rate.place)
    return EvaluationError(.ambiguous("12 * \(name)", "(100 * \(name))%"), at: rate.place)
  }
}
