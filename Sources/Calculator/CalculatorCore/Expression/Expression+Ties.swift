import ExactNumbers
import Quantities

extension Expression {
  /// Replaces every tie to an entry by an operand, in parentheses beside another one: the value of the
  /// named unknown of a system, or without a name the result.
  func replacingTies(
    to origin: EntryID, by operand: (String?) -> [Token]?, solution: (Int) -> [Token]?
  ) -> Expression {
    var replaced: [Token] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token == .userCall(origin), index + 1 < tokens.count, tokens[index + 1] == .close,
        case .number(let number) = tokens[index], let value = Int(number.text).flatMap(solution)
      {
        replaced += value
        index += 2
        continue
      }
      var name: String?
      if case .pick(origin, let unknown) = token { name = unknown }
      guard token == .tie(origin) || name != nil, let operand = operand(name) else {
        replaced.append(token)
        continue
      }
      // Next to another operand it would be no factor: `2 rate`, `10 km d`.
      let isFactor =
        replaced.last?.endsOperand == true || index < tokens.count && tokens[index].isNumber
      replaced += isFactor && operand.first != .open ? [.open] + operand + [.close] : operand
    }
    return Expression(replaced)
  }

  /// The unknowns of the system that the expression solves; empty for a single unknown.
  var unknowns: [String] {
    guard tokens.count > 1, case .parameters(let names) = tokens[1], names.count > 1 else {
      return []
    }
    return names
  }
}

extension Token {
  var isNumber: Bool {
    switch self {
    case .number, .time: true
    default: false
    }
  }
}

extension Real {
  static let shortWidth = 40

  private var shortMagnitude: RoundedDecimal? {
    guard let rational, let decimal = rational.magnitude.exactDecimal(atMost: Self.shortWidth),
      decimal.plainWidth(in: NumberLiteral.style) <= Self.shortWidth
    else { return nil }
    return decimal
  }

  package func shortText(in style: NumberStyle) -> String? {
    guard let digits = shortMagnitude?.plainText(in: style) else { return nil }
    return rational?.isNegative == true ? style.minus + digits : digits
  }

  var shortLiteral: [Token]? {
    guard let shortMagnitude else { return nil }
    let number = Token.number(NumberLiteral(shortMagnitude))
    return rational?.isNegative == true ? [.sign(.minus), number] : [number]
  }
}

extension Quantity {
  package func shortText(in style: NumberStyle) -> String? {
    guard unit != nil || uncertainty != nil else { return number.shortText(in: style) }
    return shortText(fitting: Real.shortWidth, in: style)
  }

  var shortOperand: [Token]? {
    if unit?.form?.isPercentage == true, let number = number.rational,
      let literal = Real(number * 100).shortLiteral
    {
      return literal + [.postfix(.percent)]
    }
    if timeSource != nil { return [.time(self)] }
    guard unit?.parts.isEmpty ?? true, unit?.result == nil, var literal = number.shortLiteral else {
      return nil
    }
    if let uncertainty {
      guard case .number(let value)? = literal.popLast(),
        case .number(let limit)? = Real(uncertainty.number).shortLiteral?.first
      else { return nil }
      literal.append(
        .number(NumberLiteral(text: "\(value.text)\(NumberLiteral.plusMinus)\(limit.text)")))
    }
    if let unit { literal.append(.unit(unit.withoutClock)) }
    return literal.count == 1 ? literal : [.open] + literal + [.close]
  }
}

extension Entry {
  /// A short exact literal with the value of the entry, or its expression in parentheses.
  func operand(_ value: Quantity?) -> [Token] {
    let literal = value?.uncertainty == nil ? value?.shortOperand : nil
    return literal ?? [.open] + expression.closed.tokens + [.close]
  }
}
