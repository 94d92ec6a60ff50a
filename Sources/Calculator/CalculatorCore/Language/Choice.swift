import ExactNumbers
import Quantities

/// A part of a line read by convention that could mean something else.
///
/// Without a convention, it is refused with both readings.
package struct Choice: Hashable, Sendable {
  package let read: String
  /// The other reading; nil if the part would have no meaning.
  package let other: String?
  package let place: Range<Int>
  /// The names whose values may make the other reading as plausible.
  var doubt: Doubt?

  enum Doubt: Hashable, Sendable {
    /// A quantity where a unit may be meant: `5 m/s` with a mass m.
    case quantity(EntryID)
    /// An amount where a label may stand: `1850 € brutto`.
    case amount(EntryID)
    /// Plain numbers in a quotient before a unit: `(a + b)/2 m`.
    case numbers([EntryID])
  }

  package var refusal: EvaluationError {
    EvaluationError(other.map { .ambiguous(read, $0) } ?? .phrase(written: read), at: place)
  }
}

extension Choice {
  /// A percentage as a plain number in a sum: `0.05` for `5%`, and `(vat + 0)` for a name.
  static func number(ofShare percentage: String) -> String {
    let digits = String(percentage.dropLast().drop { $0 == "-" })
    guard percentage.last == "%", let literal = DecimalLiteral(digits.utf8), literal.bits < 1_000,
      let number = Real(literal.value * Rational(numerator: 1, denominator: 100)).shortText(
        in: .ascii)
    else { return "(\(percentage) + 0)" }
    return (percentage.first == "-" ? "-" : "") + number
  }

  func isDoubtful(with ties: (EntryID) -> Quantity?) -> Bool {
    switch doubt {
    case .quantity(let origin): ties(origin)?.unit?.isForm == false
    case .amount(let origin): ties(origin)?.unit?.dimension == .money
    case .numbers(let origins): origins.allSatisfy { ties($0).map { $0.unit == nil } ?? false }
    case nil: false
    }
  }
}

extension Reader {
  mutating func choose(
    _ read: String, over other: String? = nil, from start: Int? = nil, to next: Int
  ) {
    choices.append(Choice(read: read, other: other, place: place(from: start, to: next)))
  }

  mutating func choose(number: String, over other: String? = nil, _ range: Range<Int>) {
    guard source(range) != number else { return }
    choose(number, over: other, from: range.lowerBound, to: range.upperBound)
  }

  /// Different operators of bits without parentheses, of which `&` goes before `|`: `5 | 3 & 8`.
  func choicesOfBits(in tree: SyntaxTree) -> [Choice] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.isOfBits, case let right = tree.nodes[index - 1], right.isOfBits,
        case let first = tree.nodes[tree.nodes[index - 2].first - 1]
      else { return nil }
      let (start, inner) = (line.quote(node.start..<right.start), line.quote(right.place))
      let (left, rest) = (line.quote(node.start..<first.end), line.quote(first.end..<right.end))
      return Choice(read: "\(start)(\(inner))", other: "(\(left))\(rest)", place: node.place)
    }
  }
}

extension Formula {
  /// - Parameter ties: the values of the names, which may be percentages or plain angles.
  package func choices(
    in text: ArraySlice<UInt8>, ties: @escaping (EntryID) -> Quantity? = { _ in nil }
  ) -> [Choice] {
    let found = choices + percentages(in: text, ties) + angles(in: text, ties)
    return (found + degrees(in: text, ties)).sorted {
      $0.place.lowerBound < $1.place.lowerBound
    }
  }

  private func quote(_ range: Range<Int>, of text: ArraySlice<UInt8>) -> String {
    String(decoding: text.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// Degrees beside a plain number, which is in radians: `90° - 30`, `mean(10°; 20)`.
  private func degrees(in text: ArraySlice<UInt8>, _ ties: (EntryID) -> Quantity?) -> [Choice] {
    tree.nodes.indices.compactMap { index in
      guard let mixed = tree.mixedAngles(at: index, ties: ties) else { return nil }
      let (node, places) = (tree.nodes[index], mixed.sides.map { tree.nodes[$0].place })
      // The lines of `total` and `last 2` all have its place.
      guard zip(places, places.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else {
        return nil
      }
      func replacing(_ change: (Int, String) -> String) -> String {
        var (written, end) = ("", node.start)
        for (side, place) in zip(mixed.sides, places) {
          written += quote(end..<place.lowerBound, of: text) + change(side, quote(place, of: text))
          end = place.upperBound
        }
        return written + quote(end..<node.end, of: text)
      }
      let isSum = if case .binary(let binary, _) = node.kind { binary != .modulo } else { false }
      return Choice(
        read: replacing { side, written in
          isSum
            ? side == mixed.angle ? "(\(written) in rad)" : written
            : side == mixed.plain ? "\(written) rad" : written
        },
        other: tree.nodes[mixed.plain].isCall
          ? nil : replacing { $0 == mixed.plain ? $1 + "°" : $1 }, place: node.place)
    }
  }

  private func angles(in text: ArraySlice<UInt8>, _ ties: @escaping (EntryID) -> Quantity?)
    -> [Choice]
  {
    guard case (let function?, let argument)? = tree.plainAngle(in: EvaluationContext(ties: ties)),
      case let (call, angle) = (tree.nodes[argument + 1], tree.nodes[argument]),
      // The nodes of a phrase all have its place.
      call.place != angle.place
    else { return [] }
    let source = quote(angle.place, of: text)
    let written = angle.first == argument ? source : "(\(source))"
    // A power may follow the name: `sin²(60)`.
    let power = quote(call.start..<angle.start, of: text).drop(while: \.isLetter)
      .prefix { $0 != "(" && !$0.isWhitespace }
    let name = function.name + power
    return [
      Choice(
        read: "\(name)(\(written) rad)", other: "\(name)(\(written)°)", place: call.place)
    ]
  }

  /// The first percentages in sums, taken of the left operand: `200 + 10%`, `200 + -10%`, `200 + vat`.
  private func percentages(
    in text: ArraySlice<UInt8>, _ ties: (EntryID) -> Quantity?
  ) -> [Choice] {
    var choices: [Choice] = []
    for (index, node) in tree.nodes.enumerated() where choices.count < Self.mostPercentages {
      guard case .binary(let sum, _) = node.kind, [.add, .subtract, .plusMinus].contains(sum),
        case let right = tree.nodes[index - 1], isPercentage(index - 1, ties),
        case let left = tree.nodes[right.first - 1], left.place != right.place,
        left.kind == .postfix(.percent) && right.kind == .postfix(.percent)
          || !isPercentage(right.first - 1, ties),
        !hasUnit(left, ties)
      else { continue }
      let (base, percentage) = (quote(left.place, of: text), quote(right.place, of: text))
      // `100% - 5%` is the same in either way.
      if ["1", "(1)", "100%", "(100%)"].contains(base) { continue }
      let isAtom = left.first == right.first - 1 || left.kind == .parentheses || left.isCall
      let start = quote(node.start..<right.start, of: text)
      let part = "\(percentage) of \(isAtom ? base : "(\(base))")"
      choices.append(
        Choice(
          read: start + (sum == .plusMinus ? "(\(part))" : part),
          other: start + Choice.number(ofShare: percentage), place: node.place))
    }
    return choices
  }

  /// Each one quotes what is before it.
  private static let mostPercentages = 50

  /// Whether a sum with a plain number would have no meaning.
  private func hasUnit(_ node: SyntaxTree.Node, _ ties: (EntryID) -> Quantity?) -> Bool {
    tree.nodes[node.first...].prefix { $0.end <= node.end }.contains { part in
      switch part.kind {
      case .quantity, .one: true
      case .tie(let origin): ties(origin)?.unit?.isForm == false
      default: false
      }
    }
  }

  private func isPercentage(_ index: Int, _ ties: (EntryID) -> Quantity?) -> Bool {
    let (node, inner) = (tree.nodes[index], index - 1)
    switch node.kind {
    case .postfix(.percent): return true
    case .sign: return isPercentage(inner, ties)
    case .tie(let origin): return ties(origin)?.isPercentage == true
    case .parentheses:
      guard case .binary = tree.nodes[inner].kind else { return false }
      return isPercentage(inner, ties)
    case .binary(let binary, _):
      let left = tree.nodes[inner].first - 1
      guard isPercentage(left, ties) else { return false }
      return binary.precedence == .sum
        ? isPercentage(inner, ties)
        : binary == .divide && tree.nodes[left].kind != .postfix(.percent)
          && !isPercentage(inner, ties)
    default: return false
    }
  }
}

extension SyntaxTree.Node {
  fileprivate var isOfBits: Bool {
    if case .binary(let binary, _) = kind {
      binary != .share && binary.precedence < .sum
    } else {
      false
    }
  }
}
