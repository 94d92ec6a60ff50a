import ExactNumbers
import Quantities

extension Expression {
  /// Replaces every tie to an entry by an operand; a number next to a number gets parentheses.
  func replacingTies(to origin: EntryID, by operand: [Token]) -> Expression {
    var replaced: [Token] = []
    for (index, token) in tokens.enumerated() {
      guard token == .tie(origin) else {
        replaced.append(token)
        continue
      }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isBesideNumber = replaced.last?.isNumber == true || next?.isNumber == true
      replaced += isBesideNumber && operand.count == 1 ? [.open] + operand + [.close] : operand
    }
    return Expression(replaced)
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

  /// The number as a short exact decimal; nil if there is none.
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
  /// The quantity with a short exact decimal; nil if there is none.
  package func shortText(in style: NumberStyle) -> String? {
    guard unit != nil || uncertainty != nil else { return number.shortText(in: style) }
    return shortText(fitting: Real.shortWidth, in: style)
  }
}

extension Entry {
  /// A short exact literal with the value of the entry, or its expression in parentheses.
  func operand(_ value: Quantity?) -> [Token] {
    let enclosed = [.open] + expression.closed.tokens + [.close]
    if value?.unit?.form?.isPercentage == true, let number = value?.number.rational,
      let literal = Real(number * 100).shortLiteral
    {
      return literal + [.postfix(.percent)]
    }
    if let value, value.timeSource != nil { return [.time(value)] }
    guard let value, value.uncertainty == nil, value.unit?.parts.isEmpty ?? true,
      value.unit?.result == nil, var literal = value.number.shortLiteral
    else { return enclosed }
    if let unit = value.unit { literal.append(.unit(unit.withoutClock)) }
    return literal.count == 1 ? literal : [.open] + literal + [.close]
  }
}
