import ExactNumbers
import Quantities

/// Percentages in sums and quotients: `5% + 3%`, `200 + p * 3`, `17 / 20 %`.
extension DoubtfulOperation {
  /// `17 / 20 %` and `got/20 %`, which may ask for a percentage.
  var share: EvaluationError.Kind? {
    let divisor = nodes[index - 2]
    guard !left.isQuantity, right.kind == .postfix(.percent),
      quote(divisor.end, right.end).hasPrefix(" ")
    else { return nil }
    if case .number(let number) = left.kind, case .number(let whole) = divisor.kind,
      let first = number.decimal?.value, let second = whole.decimal?.value, first >= 2 * second
    {
      return nil
    }
    let (dividend, whole) = (lastFactor(), text(of: divisor))
    let part = text(of: dividend)
    // `1/4 %` is a quarter of a percent, but `45/60 %` asks for a share.
    let isFraction =
      quote(left.end, divisor.start) == "/" && dividend.kind.number != nil
      && (part.count == 1 || whole.count == 1)
    return .ambiguous(
      isFraction ? "\(textBefore(dividend))(\(part)/\(whole))%" : "(\(first) / \(whole) in %)",
      "\(first) / (\(whole) %)")
  }

  /// `5% + 3%`, `20% + 10% off 100`, `200 + p * 3` and `45.60 + 18%/3`, but not `1 + 18%/12`.
  func sum(_ sign: String) -> EvaluationError.Kind? {
    guard !tree.isPercentage(right) else { return sumOfShares(sign) ?? shares(sign) }
    if let enclosed = enclosed(sign) { return enclosed }
    guard right.isProduct else { return nil }
    return few(sign) ?? part(sign)
  }

  private func digits(of percentage: String) -> String {
    percentage.filter { $0 != "%" }.split(separator: " ").joined(separator: " ")
  }

  /// `100% - 22% - 7.65%`, whose second percentage is one of the first.
  private func sumOfShares(_ sign: String) -> EvaluationError.Kind? {
    guard case .binary(let sum, _) = left.kind, sum.precedence == .sum, left.place.count < 64 else {
      return nil
    }
    let parts = nodes[left.first..<right.first]
    let isOfShares = parts.indices.allSatisfy { place in
      if case .binary(let sum, _) = nodes[place].kind { return sum.precedence == .sum }
      return tree.isPercentage(nodes[place]) || nodes[place + 1].kind == .postfix(.percent)
    }
    guard isOfShares, nodes[left.first + 1].kind == .postfix(.percent),
      parts.dropFirst(2).contains(where: { $0.kind == .postfix(.percent) })
    else { return nil }
    let isNamed = right.kind.tie != nil || parts.contains { isName($0) }
    let start = "(\(digits(of: first))"
    return .ambiguous(
      isNamed ? "\(start))% \(sign) \(second)" : "\(start) \(sign) \(digits(of: second)))%",
      "(\(first)) * (1 \(sign) \(second))")
  }

  /// `60-70% of 185`, a range, but not `x - 25% of x`.
  var range: EvaluationError.Kind? {
    guard case .binary(.of, _) = right.kind, isAtom(left),
      let number = factorValue(at: right.first - 1),
      !number.isPercentage, case let place = nodes[index - 2].first - 1,
      text(of: nodes[index - 2]) != first,
      case let percentage = nodes[place], let greatest = factorValue(at: place),
      greatest.isPercentage, number.number < greatest.number * 100
    else { return nil }
    return .ambiguous(
      "\(first)%\(quote(percentage.end, right.end))", "\(first) - (\(second))")
  }

  /// `5% + 3%` and `5% ± 3%`, but not `100% - 5%`.
  private func shares(_ sign: String) -> EvaluationError.Kind? {
    if let chain = chain(sign) { return chain }
    // Less all of itself, a value is 0: `150 / 100 - 100%` is a growth.
    if sign == "-", second == "100%", !isAtom(left), !left.isQuantity, !tree.isPercentage(left) {
      return .phrase(written: "\(first) - 1")
    }
    let digits = [digits(of: first), digits(of: second)]
    if sign == "±", isName(left), tree.isPercentage(left) {
      return .ambiguous("\(first) ± (\(second))", "\(first) ± (\(second) of \(first))")
    }
    guard lastFactor().kind == .postfix(.percent), !left.isProduct, digits[0] != "100",
      right.kind == .postfix(.percent)
    else { return nil }
    let whole = "(\(digits[0]) \(sign) \(digits[1]))%"
    return sign == "±"
      ? .ambiguous(whole, "\(first) ± (\(second) of \(first))")
      : .ambiguous("\(first) * (1 \(sign) \(second))", whole)
  }

  /// `1 - 20% - 10%` and `1 + tax + tip`, whose second percentage may be one of 1.
  private func chain(_ sign: String) -> EvaluationError.Kind? {
    guard !isContinued(by: isSumWithShare) else { return nil }
    var (place, shares) = (index, [Int]())
    while isSumWithShare(place), shares.count < Self.mostNodes {
      shares.append(place - 1)
      place = nodes[place - 1].first - 1
    }
    guard shares.count > 1, nodes[place].kind.number?.decimal?.value == 1 else { return nil }
    var (sum, product, end) = (text(of: nodes[place]), "", nodes[place].end)
    for share in shares.reversed() {
      let written = text(of: nodes[share])
      let sign = quote(end, nodes[share].start)
      sum += sign + Choice.number(ofShare: written)
      product += (product.isEmpty ? "" : " * ") + "(1\(sign)\(written))"
      end = nodes[share].end
    }
    return .ambiguous(sum, product)
  }

  private func isSumWithShare(_ place: Int) -> Bool {
    guard case .binary(let sum, _) = nodes[place].kind else { return false }
    return sum.precedence == .sum && tree.isPercentage(nodes[place - 1])
  }

  /// `100 + (5%)`, where the parentheses may or may not separate the percentage from its whole.
  private func enclosed(_ sign: String) -> EvaluationError.Kind? {
    let (place, whole) = (placeOfOperand(in: index - 1), placeOfOperand(in: right.first - 1))
    if let part = enclosedPart(sign, at: place) { return part }
    let share = nodes[place]
    let isSimple =
      share.kind.tie != nil
      || place > 0 && (isAtom(nodes[place - 1]) || nodes[place - 1].kind == .parentheses)
    guard isSimple, nodes[place..<index].contains(where: { $0.kind == .parentheses }),
      tree.unit(of: left)?.isTimePoint != true, tree.isPercentage(nodes[place]),
      !tree.isPercentage(nodes[whole]), !isOfOne
    else { return nil }
    let isNegative = nodes[place..<index].count { $0.kind == .sign(.minus) } % 2 == 1
    let percentage = (isNegative ? "-" : "") + text(of: share)
    let sum = "\(first) \(sign) \(percentage)"
    return tree.unit(of: left).map { !$0.isForm } == true
      ? .phrase(written: sum)
      : .ambiguous(sum, "\(first) \(sign) \(Choice.number(ofShare: percentage))")
  }

  /// `100 + (5%/12)`, a part of 100 or a number.
  private func enclosedPart(_ sign: String, at place: Int) -> EvaluationError.Kind? {
    guard place < index - 1, case .binary(.divide, _) = nodes[place].kind,
      case let divisor = nodes[place - 1], divisor.kind.number != nil,
      case let share = nodes[divisor.first - 1], tree.isPercentage(share), !isOfOne
    else { return nil }
    let (part, rest) = (text(of: nodes[place]), quote(share.end, nodes[place].end))
    return .ambiguous(
      "\(isAtom(left) ? first : "(\(first))") * (1 \(sign) \(part))",
      "\(first) \(sign) \(Choice.number(ofShare: text(of: share)))\(rest)")
  }

  /// The place inside of parentheses and signs.
  private func placeOfOperand(in place: Int) -> Int {
    switch nodes[place].kind {
    case .parentheses, .sign: placeOfOperand(in: place - 1)
    default: place
    }
  }

  private var isOfOne: Bool { left.kind.number?.decimal?.value == 1 }

  /// Whether the left side is 1 or begins with a percentage, as in `88% * 0.3 + 92% * 0.7`.
  private var isOfShare: Bool {
    let parts = nodes[left.first..<right.first].prefix(8)
    return isOfOne || parts.prefix(left.isProduct ? 8 : 2).contains(where: tree.isPercentage)
  }

  /// `850 + 5% * 3`, `200 + n p` and `200 + p/12 * 3`, which may be a few times a percentage of the
  /// left side, but not `100 + 20% * 50` or `p - p * 20%`.
  ///
  /// Divided only, a named percentage stays one.
  private func few(_ sign: String) -> EvaluationError.Kind? {
    guard !isOfShare else { return nil }
    var (product, place) = (Rational(1), index - 1)
    var (percentages, isMultiplied) = (0, false)
    while place >= right.first {
      var (factor, isLast, isDivisor) = (place, true, false)
      if case .binary(let operation, _) = nodes[place].kind {
        guard operation == .multiply || operation == .divide else { return nil }
        (factor, isLast, isDivisor) = (place - 1, false, operation == .divide)
        isMultiplied = isMultiplied || operation == .multiply
      }
      guard text(of: nodes[factor]) != first,
        let value = factorValue(at: factor), !isDivisor || !value.isPercentage,
        let part = isDivisor ? Rational(1).divided(by: value.number) : value.number
      else { return nil }
      (product, percentages) = (product * part, percentages + (value.isPercentage ? 1 : 0))
      place = isLast ? -1 : nodes[factor].first - 1
    }
    guard isMultiplied, percentages == 1, product <= 1 else { return nil }
    let isWhole = left.isValue || isName(left) || left.kind == .parentheses
    let base = isWhole ? first : "(\(first))"
    return .ambiguous(
      "\(first) \(sign) (\(second))", "\(first) \(sign) \(base) * (\(second))")
  }

  /// The magnitude of a factor, which is 1 for what varies; nil for a parameter until the call.
  private func factorValue(at place: Int) -> (number: Rational, isPercentage: Bool)? {
    switch nodes[place].kind {
    case .number(let number): return number.decimal.map { ($0.value, false) }
    case .parameter(let name, _): return tree.isParameter(name) ? nil : (1, false)
    case .sign: return factorValue(at: place - 1)
    case .postfix(.percent):
      return factorValue(at: place - 1).map { number, _ in
        (number * Rational(numerator: 1, denominator: 100), true)
      }
    case .tie:
      guard let name = tree.value(of: nodes[place]), name.isPercentage || name.unit == nil else {
        return nil
      }
      return name.number.rational.map { ($0.magnitude, name.isPercentage) }
    default: return nil
    }
  }

  /// `45.60 + 18%/3`, `bill + tip / people` and `20% + 10% off 100`: the first operation on a
  /// percentage decides.
  private func part(_ sign: String) -> EvaluationError.Kind? {
    var (place, innermost) = (index - 1, BinaryOperator?.none)
    while case .binary(let binary, _) = nodes[place].kind, binary.precedence == .product {
      (place, innermost) = (nodes[place - 1].first - 1, binary)
    }
    // `100 + -10%/2`
    let signed = nodes[place]
    if case .sign = signed.kind { place -= 1 }
    let percentage = nodes[place]
    guard let operation = innermost, tree.isPercentage(percentage) else { return nil }
    let (share, rest) = (text(of: signed), quote(percentage.end, right.end))
    let isShare = tree.isPercentage(lastFactor()) && !left.isProduct
    return switch operation {
    case .off where isShare: .ambiguous("\(first) off (\(second))", "(\(first)) \(sign) \(second)")
    case .of where isShare:
      .ambiguous(
        "(\(first) \(sign) \(Choice.number(ofShare: share)))\(rest)",
        "(\(first)) \(sign) \(second)")
    case .divide where percentage.kind.tie == nil && !isOfOne:
      .ambiguous(
        "(\(first) \(sign) \(share))\(rest)", "\(first) \(sign) (\(digits(of: share))\(rest))%")
    case .divide where !isOfOne && !Self.periods.contains(nodes[index - 2].kind.number?.text ?? ""):
      .ambiguous("(\(first) \(sign) \(share))\(rest)", "\(first) * (1 \(sign) \(second))")
    default: nil
    }
  }

  /// The numbers of periods in a year, as in `1000 + rate/12`.
  private static let periods = ["2", "4", "12", "24", "26", "52", "360", "365", "366"]
}
