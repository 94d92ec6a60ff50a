import ExactNumbers
import Quantities

/// Products and quotients whose blanks or custom suggest other parentheses: `1/2pi`, `3 / 1/2`,
/// `10^db/20`, `8.45 x 10^7 / 6.74 x 10^3`.
extension DoubtfulOperation {
  /// The text between the operands.
  private var joint: String { quote(left.end, right.start) }

  private var isGlued: Bool { !hasBlank(joint) }

  private func hasBlank(_ text: String) -> Bool { text.contains(where: \.isWhitespace) }

  private func hasBlanks(_ text: String) -> Bool {
    text.first?.isWhitespace == true && text.last?.isWhitespace == true
  }

  private func leftOperand(of place: Int) -> Int { nodes[place - 1].first - 1 }

  /// The operands of an operation whose sign is written, and the text between them.
  private func parts(of place: Int) -> (SyntaxTree.Node, SyntaxTree.Node, String)? {
    let (left, right) = (nodes[leftOperand(of: place)], nodes[place - 1])
    return left.end < right.start ? (left, right, quote(left.end, right.start)) : nil
  }

  func isName(_ node: SyntaxTree.Node) -> Bool {
    if case .parameter = node.kind { true } else { node.kind.tie != nil }
  }

  func isAtom(_ node: SyntaxTree.Node) -> Bool { node.kind.number != nil || isName(node) }

  /// `1/2pi`, `c/2 pi`, `1 / 2 a`, `P/pi r^2`, `1/a²b`, `n!/(n-k)!k!`, `7 mod 2x` and
  /// `$120 / 4 people`, where the product may be the divisor.
  var divisor: EvaluationError.Kind? {
    guard let (dividend, divisor, stroke) = quotient else { return nil }
    if let amount = amount(behind: divisor) {
      let ratio = "\(text(of: dividend))\(stroke)"
      return .ambiguous("\(ratio)(\(amount))", "(\(ratio)\(text(of: divisor))) * \(second)")
    }
    let (factor, isNumber) = (nodes[right.first], divisor.kind.number != nil)
    if divisor.kind == .parentheses || isNumber && right.kind == .parentheses { return nil }
    let isPlausible =
      if isGlued {
        true
      } else if isNumber {
        // In `1/2 rent`, `pi/4 d^2` and `3/2 R` the fraction is a factor.
        left.kind == .binary(.modulo, isImplied: false)
          || (isLetter(factor) || right.isCall) && hasBlank(stroke)
          || isLetter(factor)
            && (!isCoefficient(leftOperand(of: right.first - 1)) || isWhole(dividend, divisor))
      } else {
        switch divisor.kind {
        case .tie, .parameter, .constant, .binary(.power, _): isLetter(factor)
        default: false
        }
      }
    guard isPlausible else { return nil }
    let (top, bottom) = (text(of: dividend), text(of: divisor))
    return .ambiguous(
      "(\(top)\(stroke)\(bottom)) * \(second)", "\(top)\(stroke)(\(bottom) * \(second))")
  }

  /// The amount of money that a currency and a value behind it may be: `10 / EUR (50 + 30)`.
  private func amount(behind divisor: SyntaxTree.Node) -> String? {
    guard case .one(let unit) = divisor.kind, unit.dimension == .money,
      right.kind == .parentheses, tree.unit(of: right) == nil
    else { return nil }
    return "\(second) \(text(of: divisor))"
  }

  /// Whether a factor is a name or a constant, as in `10 / 2 pi` and `1 / 2 r`.
  private func isLetter(_ factor: SyntaxTree.Node) -> Bool {
    if case .constant = factor.kind { true } else { isName(factor) }
  }

  /// Whether only numbers and constants of mathematics are in a short operand, as in `-1` and `√3`.
  private func isCoefficient(_ place: Int) -> Bool {
    let parts = nodes[nodes[place].first...place]
    return parts.count <= Self.mostNodes
      && parts.allSatisfy { part in
        switch part.kind {
        case .number, .sign, .root, .binary, .call, .parentheses: true
        case .constant(let constant): constant.entry == nil
        default: false
        }
      }
  }

  /// The left side as a quotient or remainder, with the text of its sign.
  private var quotient: (dividend: SyntaxTree.Node, divisor: SyntaxTree.Node, stroke: String)? {
    guard case .binary(let binary, isImplied: false) = left.kind,
      [.divide, .wholeQuotient, .modulo].contains(binary)
    else { return nil }
    return parts(of: right.first - 1)
  }

  /// Whether an amount or a multiple is divided: `$50/6`, `50/5`.
  private func isWhole(_ dividend: SyntaxTree.Node, _ divisor: SyntaxTree.Node) -> Bool {
    if tree.unit(of: dividend)?.dimension == .money { return true }
    guard let top = dividend.kind.number?.decimal?.value,
      let bottom = divisor.kind.number?.decimal?.value
    else { return false }
    return top.divided(by: bottom)?.isWhole == true
  }

  /// `70 / 1.75x1.75`, `25 m2 / 60 cm x 60 cm`, `9x13 / 8x8` and `8 / 2x4x3`, where a size may be the
  /// divisor, but not `250 mg / 5 x 2`.
  var size: EvaluationError.Kind? {
    guard isTimes(index), !isContinued(by: isTimes) else { return nil }
    let factors = factors(of: index)
    guard nodes[factors[0]].isQuotient, let (dividend, _, stroke) = parts(of: factors[0]),
      case let size = [factors[0] - 1] + factors.dropFirst(),
      isSize(size, behind: leftOperand(of: factors[0]), stroke)
    else { return nil }
    let (top, written) = (text(of: dividend), size.map { text(of: nodes[$0]) })
    let whole = isAtom(dividend) || dividend.isQuantity ? top : "(\(top))"
    return .ambiguous(
      "\(whole)\(stroke)(\(written.joined(separator: " * ")))",
      "(\(top)\(stroke)\(written[0])) * \(written.dropFirst().joined(separator: " * "))")
  }

  private func isSize(_ size: [Int], behind dividend: Int, _ stroke: String) -> Bool {
    if isGlued { return true }
    guard hasBlank(stroke) else { return false }
    let sides = factors(of: dividend)
    if size.allSatisfy({ tree.unit(of: nodes[$0])?.dimension == .length }) {
      return sides.count > 1 || tree.unit(of: nodes[dividend])?.isOfLengths == true
    }
    let numbers = size.map { nodes[$0].kind.number?.decimal?.value }
    // A height, as in `70 / 1.75 x 1.75`, or numbers of pixels
    return sides.count == 1
      ? numbers[0] == numbers[1] && numbers[0]?.isWhole == false
      : (numbers + sides.map { nodes[$0].kind.number?.decimal?.value }).allSatisfy {
        $0.map { $0.isWhole && $0 > 9 } ?? false
      }
  }

  /// The factors of a product with a few `x`; otherwise the place itself.
  private func factors(of product: Int) -> [Int] {
    var (place, factors) = (product, [Int]())
    while isTimes(place), factors.count < Self.mostNodes {
      factors.append(place - 1)
      place = leftOperand(of: place)
    }
    return [place] + factors.reversed()
  }

  /// Whether a product has an `x` as its sign.
  private func isTimes(_ place: Int) -> Bool {
    guard case .binary(.multiply, isImplied: false) = nodes[place].kind else { return false }
    return parts(of: place)?.2.contains { "xX".contains($0) } ?? false
  }

  /// Whether a similar operation follows, the left side of which is this one.
  func isContinued(by isSimilar: (Int) -> Bool) -> Bool {
    let next = nodes.indices.dropFirst(index + 1).prefix(Self.mostNodes).first { place in
      nodes[place].first == nodes[index].first
    }
    return next.map(isSimilar) ?? false
  }

  /// The nodes that are searched for each operation, which keeps long lines fast.
  static let mostNodes = 16

  /// `3 / 1/2`, `500 mg / 250 mg/5 mL` and `7 mod 1/2`, where the quotient may be the divisor.
  var quotientAsDivisor: EvaluationError.Kind? {
    guard let (dividend, divisor, stroke) = quotient, isGlued || isPer,
      isAtom(divisor) || divisor.isQuantity,
      isAtom(right) || right.isQuantity
    else { return nil }
    let isOfUnits = divisor.isQuantity && right.isQuantity
    let isSeparate = stroke.last?.isWhitespace == true || stroke == "÷" && joint == "/"
    guard isSeparate || isOfUnits else { return nil }
    let (top, bottom) = (text(of: dividend), text(of: divisor))
    return .ambiguous(
      "\(top)\(stroke)(\(bottom)\(joint)\(second))", "(\(top)\(stroke)\(bottom))\(joint)\(second)")
  }

  /// `1200 // rent`, where the name may begin a comment.
  var comment: EvaluationError.Kind? {
    let name = second
    let isWord =
      switch right.kind {
      case .constant(let constant): constant.entry == nil
      case .tie, .call, .binary, .parentheses: name.lowercased() != "ans"
      default: false
      }
    guard isWord, isAtEnd, joint == " // ", name.allSatisfy(\.isLetter),
      !nodes[left.first..<right.first].contains(where: isName)
    else { return nil }
    return .ambiguous("\(first) # \(name)", "\(first) // (\(name))")
  }

  /// `470 R`, where the letter rather is the ohm than the gas constant, but not `5/2 R` and `12 R T`.
  var resistance: EvaluationError.Kind? {
    let number = lastFactor()
    let isBeforeFactor = isContinued { place in
      nodes[place].kind == .binary(.multiply, isImplied: true) || nodes[place - 1].isQuantity
    }
    guard case .constant(.gasConstant) = right.kind, second == "R", !isBeforeFactor,
      let value = number.kind.number?.decimal?.value, value >= 10, value.isWhole
    else { return nil }
    return .ambiguous("\(textBefore(number))\(text(of: number)) ohm", "\(first) * R")
  }

  /// `100 ohm // 220 ohm`, resistances in parallel, and `10 µF // 22 µF`.
  var parallel: EvaluationError.Kind? {
    let places = [placeOfLastFactor(), index - 1].map {
      nodes[$0].kind == .parentheses ? $0 - 1 : $0
    }
    let kinds = places.map { tree.unit(of: nodes[$0])?.dimension }
    guard let kind = kinds[0], kind == kinds[1],
      ["Ω", "F", "H"].contains(where: {
        UnitTable.unit(named: $0).map { Unit([$0]).dimension } == kind
      })
    else { return nil }
    return .ambiguous("1/(1/(\(first)) + 1/(\(second)))", "trunc(\(first) / (\(second)))")
  }

  var isPer: Bool {
    tree.language.joint(joint.filter { !$0.isWhitespace }).lowercased() == "per"
  }

  /// `8.45 x 10^7 / 6.74 x 10^3` and `√3 × 10^2`, where the power of ten may belong to the divisor or
  /// the root.
  var powerOfTen: EvaluationError.Kind? {
    let place = right.isQuantity ? index - 2 : index - 1
    guard nodes[place].isPower, isTen(nodes[leftOperand(of: place)]) else { return nil }
    let (root, times) = (lastFactor(), joint.contains(where: \.isLetter) ? " * " : joint)
    if root.kind == .root || root.isCall, let sign = text(of: root).first, "√∛∜".contains(sign),
      case let operand = text(of: root).dropFirst(), operand.first != "("
    {
      return .ambiguous(
        "\(textBefore(root))\(sign)(\(operand)\(times)\(second))",
        "\(textBefore(root))\(sign)(\(operand))\(times)\(second)")
    }
    guard let (dividend, divisor, stroke) = quotient, isAtom(divisor) else { return nil }
    // `5 m / 3×10⁸ m/s` and `1/6.02×10^23`, but not `3/4 × 10^3`.
    let isSeparate = divisor.kind.number != nil && (isGlued || hasBlank(stroke))
    guard isSeparate || nodes[dividend.first..<right.first].contains(where: hasPowerOfTen) else {
      return nil
    }
    let (top, bottom) = (text(of: dividend), text(of: divisor))
    return .ambiguous(
      "\(top)\(stroke)(\(bottom)\(times)\(second))", "(\(top)\(stroke)\(bottom))\(times)\(second)")
  }

  private func isTen(_ node: SyntaxTree.Node) -> Bool { node.kind.number?.text == "10" }

  private func hasPowerOfTen(_ node: SyntaxTree.Node) -> Bool {
    isTen(node)
      || node.kind.number.map { number in
        !BasedLiteral.hasPrefix(number.text.utf8) && number.text.lowercased().contains("e")
      } == true
  }

  /// `8^1/3`, `10^db/20`, `2^n/12`, `2^-t/5`, `e^-z^2/2` and `0.5^12 h/6 h`, where the quotient may
  /// be the exponent.
  var exponent: EvaluationError.Kind? {
    var place = placeOfLastFactor()
    let factor = nodes[place]
    let unit = factor.isQuantity ? factor.unit : nil
    if unit != nil { place -= 1 }
    // In `2^8^1/3` the last exponent counts.
    while power(at: place - 1) != nil, nodes[place - 1].end == nodes[place].end { place -= 1 }
    guard let (base, exponent) = power(at: place) else { return nil }
    let (inner, isNegative) = unsigned(at: place - 1)
    if let unit {
      guard tree.unit(of: right)?.dimension == unit.dimension, !isTen(base) else { return nil }
    } else {
      guard hasBlank(joint) == hasBlanks(joint), text(of: nodes[inner]) != second else {
        return nil
      }
      let isRoot =
        nodes[inner].kind.number?.text == "1"
        && (isGlued || hasBlank(quote(base.end, exponent.start)))
      let isOfE = base.kind == .constant(.e)
      let isNamed =
        isName(nodes[inner]) || nodes[inner].isPower && isName(nodes[leftOperand(of: inner)])
      let isSmall = base.kind.number?.decimal.map { $0.value < 1 } == true
      let isFraction =
        isRoot
        || isGlued && isNamed
          && (isTen(base) || isSmall || isNegative && (isOfE || base.kind.number != nil))
      // Semitones: `440 * 2^n/12`
      let isTone = isGlued && isNamed && text(of: base) == "2" && second == "12"
      // `e^-t/(R*C)`, but `(-1)^k/(2k + 1)` is a term of a series.
      let isDecay = isGlued && isNegative && isOfE && right.kind == .parentheses
      // Decibels: `10^-3/20`
      let isLevel =
        isGlued && isNegative && isTen(base) && left == factor
        && ["10", "20"].contains(right.kind.number?.text)
      guard
        isAtom(right) && (isFraction || isLevel || isTone || isGlued && isNegative && isOfE)
          || isDecay
      else {
        return nil
      }
    }
    let before = quote(left.start, exponent.start)
    return .ambiguous(
      "\(before)(\(quote(exponent.start, factor.end))\(joint)\(second))",
      "\(textBefore(factor))(\(text(of: factor)))\(joint)\(second)")
  }

  /// `e^2x`, `e^-0.5 z²`, `100 e^-k t`, `10^0.4(m1 - m2)` and `e^-0.1*12`, where the product may be
  /// the exponent.
  func exponent(ofImplied isImplied: Bool) -> EvaluationError.Kind? {
    let place = placeOfLastFactor()
    guard let (base, exponent) = power(at: place) else { return nil }
    let (inner, isNegative) = unsigned(at: place - 1)
    let (number, isOfE) = (nodes[inner].kind.number, base.kind == .constant(.e))
    let isPlausible: Bool
    if !isImplied {
      // `10^-0.4*-26.7`
      isPlausible =
        isGlued && isNegative && isAtom(nodes[inner])
        && (isOfE ? isAtom(right) : isTen(base) && right.kind == .sign(.minus))
    } else if isGlued {
      // `(x - 1)^2(x + 3)^3` is a product.
      let isLong = number.map { $0.text.utf8.count > 1 } ?? false
      isPlausible =
        number != nil && (isOfE || base.kind.number != nil || base.kind == .parentheses)
        && (isLong || !second.hasPrefix("("))
    } else {
      let factor = nodes[right.first]
      let isOther = isName(factor) || factor.kind == .constant(.pi)
      isPlausible =
        isOther && isNegative && text(of: factor) != text(of: nodes[inner])
        && (isOfE || base.kind.number != nil && isName(nodes[inner]))
    }
    guard isPlausible else { return nil }
    let (before, rest) = (quote(left.start, exponent.start), text(of: exponent))
    let times = isImplied ? " * " : joint
    return .ambiguous("\(before)(\(rest)\(times)\(second))", "\(before)\(rest) * \(second)")
  }

  /// The operands of a power that is written with a caret or asterisks.
  private func power(at place: Int) -> (base: SyntaxTree.Node, exponent: SyntaxTree.Node)? {
    guard place > 0, nodes[place].isPower, let (base, exponent, sign) = parts(of: place),
      sign.contains(where: { "^*".contains($0) })
    else { return nil }
    return (base, exponent)
  }

  private func unsigned(at place: Int) -> (inner: Int, isNegative: Bool) {
    nodes[place].kind == .sign(.minus) ? (place - 1, true) : (place, false)
  }

  /// `7-1/4 + 3-1/2`, `3-1/2 * 2` and `2 x 3-1/2`, whose dashes may join the parts of mixed numbers,
  /// but not the series `1-1/2 + 1/3` and `20-1/2 * 9.81 * 4`.
  var mixedNumber: EvaluationError.Kind? {
    let (whole, stroke) = (lastTerm, right.first + 2)
    guard ["-", "–", "−", "\u{2011}"].contains(joint), stroke < index,
      nodes[stroke].kind == .binary(.divide, isImplied: false),
      nodes[stroke].first == right.first, nodes[right.first].start == right.start,
      whole.kind.number != nil,
      case let (number, fraction) = (text(of: whole), text(of: nodes[stroke])),
      1...3 ~= number.count, number.allSatisfy(\.isNumber),
      case let parts = fraction.split(separator: "/").compactMap({ Int($0) }), parts.count == 2,
      parts[0] < parts[1], [2, 4, 8, 16, 32, 64].contains(parts[1])
    else { return nil }
    let (before, rest) = (quote(left.start, whole.start), quote(nodes[stroke].end, right.end))
    guard before.isEmpty || before.last == " " else { return nil }
    let isMixed =
      rest.isEmpty
      ? !before.hasSuffix("- ") && (isBeforeTerm || !before.isEmpty) : isTimesMeasure(from: stroke)
    guard isMixed else { return nil }
    let mixed = "\(before)\(number) \(fraction)\(rest)"
    // With a unit on one side there is no difference.
    let isMeasured = (before + rest).contains { $0.isLetter && $0 != "x" || $0 == "%" || $0 == "$" }
    if isMeasured { return .phrase(written: mixed) }
    return .ambiguous(mixed, "\(first) - \(fraction)\(rest)")
  }

  /// Whether a sign between blanks follows, and another term than a fraction: ` + 3-1/2`.
  private var isBeforeTerm: Bool {
    let behind = tree.line.whole.dropFirst(right.end)
    guard [" + ", " - "].contains(where: { behind.starts(with: $0.utf8) }) else { return false }
    return behind.dropFirst(3).drop(while: \.isDigit).first != UInt8(ascii: "/")
  }

  /// Whether a fraction is multiplied or divided once, by a whole number or a measure: ` * 2 in`.
  private func isTimesMeasure(from fraction: Int) -> Bool {
    guard case .binary(let binary, isImplied: false) = right.kind,
      binary == .multiply || binary == .divide,
      case let factor = nodes[index - 2], factor.first - 1 == fraction,
      quote(nodes[fraction].end, factor.start).hasPrefix(" ")
    else { return false }
    return factor.isQuantity || factor.kind == .postfix(.percent)
      || factor.kind.number?.decimal?.value.isWhole == true
  }

  /// The number in front of the sign, also that of a sum or a product.
  private var lastTerm: SyntaxTree.Node {
    if case .binary(let binary, _) = left.kind, [.sum, .product].contains(binary.precedence) {
      nodes[right.first - 2]
    } else {
      left
    }
  }

  /// `5^2°` and `3×10^2 %`, where the sign may concern the power, `1 1/2^2`, where the power may
  /// concern the fraction, and `0xFF ^ 1`, rather `xor`.
  var power: EvaluationError.Kind? {
    // `1 1/2^2`
    let parts = first.split(separator: " ")
    if parts.count == 2, parts[1].contains("/"),
      first.allSatisfy({ " /".contains($0) || $0.isNumber })
    {
      let rest = quote(left.end, right.end)
      return .ambiguous("(\(first))\(rest)", "\(parts[0]) + \(parts[1])\(rest)")
    }
    // In base 16 no number has a prefix.
    if isAtom(left), isAtom(right),
      [left, right].contains(where: { BasedLiteral.hasPrefix(text(of: $0).utf8) })
    {
      return .ambiguous("\(first) xor \(second)", "(\(first)) ^ \(second)")
    }
    guard case .postfix(let postfix) = right.kind, postfix == .percent || postfix == .degree,
      case let number = nodes[index - 2], number.kind.number != nil
    else { return nil }
    let sign = quote(number.end, right.end)
    return .ambiguous(
      "(\(first)\(joint)\(text(of: number)))\(sign)", "\(first)\(joint)(\(second))")
  }

  /// `90/3°`, `1/2%` and `n/3°`, where the sign may concern the fraction, but not `200/10%`.
  var fraction: EvaluationError.Kind? {
    let (top, bottom) = (lastFactor(), nodes[index - 2])
    guard case .postfix(let postfix) = right.kind, isGlued, isAtom(bottom), bottom.end > left.end
    else { return nil }
    let isPlausible: Bool
    switch postfix {
    case .degree: isPlausible = isAtom(top) || power(at: placeOfLastFactor()) != nil
    case .percent:
      let last = power(at: placeOfLastFactor())?.exponent ?? top
      guard let number = last.kind.number?.decimal?.value,
        let divisor = bottom.kind.number?.decimal?.value
      else { return nil }
      // `200/10%` is the whole of which 200 are 10%.
      let isTerm = left == top && isBehindSum
      isPlausible =
        number < divisor || isTerm && number.divided(by: divisor)?.isWhole == false
    default: return nil
    }
    guard isPlausible else { return nil }
    let (before, sign) = (textBefore(top), quote(bottom.end, right.end))
    let quotient = "\(text(of: top))\(joint)\(text(of: bottom))"
    // `45/60%` asks for a share, but `1/2%` is half a percent.
    let isShare = postfix == .percent && [top, bottom].allSatisfy { text(of: $0).count > 1 }
    return .ambiguous(
      isShare ? "\(before)(\(quotient) in %)" : "\(before)(\(quotient))\(sign)",
      "\(before)\(text(of: top))\(joint)(\(second))")
  }

  /// Whether the operation is the right side of a sum.
  private var isBehindSum: Bool {
    guard index + 1 < nodes.count, nodes[index + 1].first < nodes[index].first,
      case .binary(let sum, _) = nodes[index + 1].kind
    else { return false }
    return sum.precedence == .sum
  }
}

extension Unit {
  /// Whether it is an area or a volume by lengths, as `m2`, but not the litre.
  fileprivate var isOfLengths: Bool {
    factors.allSatisfy { $0.definition.dimension == .length && $0.exponent > 1 }
  }
}
