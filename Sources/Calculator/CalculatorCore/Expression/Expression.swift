import ExactNumbers
import Quantities

/// An arithmetic expression as a list of tokens, possibly malformed.
package struct Expression: Hashable, CustomDebugStringConvertible, Sendable {
  package internal(set) var tokens: [Token]

  package init(_ tokens: [Token] = []) { self.tokens = tokens }

  /// Whether there is more than a signed number with its unit, in O(1) if coherent.
  package var hasOperation: Bool {
    var numbers = 0
    for token in tokens {
      switch token {
      case .number, .tie, .pick, .time: numbers += 1
      case .sign, .unit: break
      default: return true
      }
    }
    return numbers > 1
  }

  /// The first and the last *k* tokens, in O(*k*).
  package func ends(_ count: Int) -> Expression {
    (tokens.count + 1) / 2 <= count
      ? self : Expression(Array(tokens.prefix(count) + tokens.suffix(count)))
  }

  var closed: Expression {
    let open = tokens.reduce(0) { $0 + $1.nesting }
    return open == 0 ? self : Expression(tokens + Array(repeating: .close, count: open))
  }

  package var debugDescription: String { tokens.map(\.debugDescription).joined(separator: " ") }

  /// The last operation outside of parentheses, which `=` repeats; in `2(3)` an implied product.
  var lastOperation: (binary: BinaryOperator, right: ArraySlice<Token>)? {
    // A share shown as a percentage is the whole line: `80 to 92 in %`.
    if case .conversion(let target) = tokens.last, target.form == .percent { return nil }
    var depth = 0
    var last: (binary: BinaryOperator, right: ArraySlice<Token>)?
    for (index, token) in tokens.enumerated() {
      if depth == 0 {
        if case .binary(let binary) = token, [.of, .off, .share].contains(binary) {
          // The result would be the right operand of these operators, and they share a product.
          if last?.binary.precedence == .product { last = nil }
        } else if case .binary(let binary) = token {
          last = (binary, tokens[(index + 1)...])
        } else if index > 0, case .unit = tokens[index - 1], case .number = token {
          // A compound is no product: `3 h 20 min`.
          continue
        } else if token.beginsOperand, index > 0, tokens[index - 1].endsOperand {
          last = (.multiply, tokens[index...])
        }
      }
      depth += token.nesting
    }
    return last
  }

  /// Text that `Formula` parses to the same tokens, in ASCII where possible if the point is nil; if
  /// it keeps origins, with those of unknowns of systems: `@1.2[x]`.
  package func source(
    point: Character? = nil, keepsOrigins: Bool = false, ties: (EntryID) -> String
  ) -> String {
    var source = ""
    var previous: Token?
    let (bound, seconds) = (boundNames, missingSeconds)
    for (index, token) in tokens.enumerated() {
      if Self.needsSpace(between: previous, and: token) { source += " " }
      if keepsOrigins, case .pick(let origin, let name) = token {
        source += "\(ties(origin))[\(name)]"
      } else {
        source +=
          point.flatMap(token.keypadText)
          ?? token.source(
            before: index + 1 < tokens.count ? tokens[index + 1] : nil, besides: bound, ties: ties)
          + (token.lacksSeconds ? seconds : "")
      }
      previous = token
    }
    return source
  }

  /// The names of parameters and unknowns, which hide units and constants.
  package var boundNames: Set<String> {
    tokens.reduce(into: []) { names, token in
      switch token {
      case .binding(let name), .parameter(let name): names.insert(name)
      case .parameters(let parameters): names.formUnion(parameters)
      default: break
      }
    }
  }

  /// What is written behind clock times without seconds: `:00` beside others with seconds, or beside
  /// a stroke, where they may be read as minutes.
  package var missingSeconds: String {
    let areDoubtful = tokens.contains { token in
      if case .time(let other) = token { other.hasSeconds } else { token == .binary(.divide) }
    }
    return areDoubtful ? ":00" : ""
  }

  package static func needsSpace(between left: Token?, and right: Token) -> Bool {
    switch (left, right) {
    case (nil, _), (_, .binary(.power)), (.binary(.power), _): false
    case (_, .binary), (.binary, _), (.separator, _): true
    case (.open, _), (.function, _), (.userCall, _), (.parameters, _), (.sign, _), (.root, _):
      false
    // Together they would be other signs: `5! !!`.
    case (.postfix(.factorial), .postfix(.factorial)),
      (.postfix(.factorial), .postfix(.doubleFactorial)):
      true
    case (_, .close), (_, .separator), (_, .postfix), (.close, .number): false
    default: true
    }
  }

  /// The token indices of draws, with their separators.
  package var draws: Set<Int> {
    var draws: Set<Int> = []
    var open: [(function: Function?, separator: Int?, count: Int)] = []
    func end(at index: Int) {
      guard let last = open.popLast(), let function = last.function, function.isRandom,
        last.count == function.arity.greatest, let separator = last.separator
      else { return }
      draws.formUnion(separator..<index)
    }
    guard tokens.contains(where: { $0.function?.isRandom == true }) else { return [] }
    for (index, token) in tokens.enumerated() {
      switch token {
      case .function(let function): open.append((function, nil, 1))
      case .open, .userCall: open.append((nil, nil, 1))
      case .separator where !open.isEmpty:
        open[open.count - 1].separator = index
        open[open.count - 1].count += 1
      case .close: end(at: index)
      default: break
      }
    }
    while !open.isEmpty { end(at: tokens.count) }
    return draws
  }
}

extension Token {
  package var lacksSeconds: Bool {
    guard case .time(let time) = self else { return false }
    return time.unit?.isDuration == true && !time.hasSeconds
  }

  fileprivate func keypadText(point: Character) -> String? {
    switch self {
    case .number(let number): String(number.text.map { $0 == "." ? point : $0 })
    case .binary(let binary): binary.symbol
    case .sign(.minus): "−"
    default: nil
    }
  }

  package func source(
    before next: Token?, besides names: Set<String> = [], ties: (EntryID) -> String
  ) -> String {
    switch self {
    case .number(let number): number.text
    case .tie(let origin): ties(origin)
    case .pick(_, let name): name
    case .constant(let constant):
      names.contains(constant.name) ? constant.text(besides: names) : constant.name
    case .time(let time): time.timeSource ?? ""
    case .sign(.plus): "+"
    case .sign(.minus): "-"
    case .sign(.not): "~"
    case .binary(let binary): binary.source
    case .postfix(let postfix): postfix.symbol
    case .unit(let unit):
      unit.operand(
        .plain, isPlural: false,
        besides: next?.isReadWithUnit == true ? names.union(NameClash.unitsBesideOperands) : names)
    case .conversion(let unit): "in " + unit.target(.plain)
    case .root: "√"
    case .open: "("
    case .function(let function): function.name + "("
    case .userCall(let origin): ties(origin) + "("
    case .parameters: ""
    case .separator: ";"
    case .close: ")"
    case .binding(let name): name + " ="
    case .bound: "to"
    case .equals: "="
    case .parameter(let name): name
    }
  }
}
