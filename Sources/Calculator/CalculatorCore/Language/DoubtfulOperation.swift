import ExactNumbers
import Quantities

/// A binary operation of a tree, and the other readings that it may have.
struct DoubtfulOperation {
  let nodes: [SyntaxTree.Node]
  let index: Int
  let left, right: SyntaxTree.Node
  let line: LexedLine
  let language: TextLanguage

  private var first: String { text(of: left) }
  private var second: String { text(of: right) }
  /// Whether the left side is `1`; the text of a long one is not looked at for each operation.
  private var isOfOne: Bool { left.place.count == 1 && first == "1" }

  /// Whether the left side may be quoted for each operation: the first ones of a long line suffice.
  private var isShort: Bool { left.place.count < 256 }

  /// The last factor of the left side, behind its sign and other factors.
  private func lastFactor(behindStrokes: Bool = false) -> SyntaxTree.Node {
    nodes[placeOfLastFactor(behindStrokes: behindStrokes)]
  }

  private func placeOfLastFactor(behindStrokes: Bool = false) -> Int {
    var last = nodes[index - 1].first - 1
    while true {
      switch nodes[last].kind {
      case .sign, .binary(.multiply, _): break
      case .binary(.divide, _) where behindStrokes: break
      default: return last
      }
      last -= 1
    }
  }

  private func textBefore(_ factor: SyntaxTree.Node) -> String {
    line.quote(left.start..<factor.start)
  }

  private func text(of node: SyntaxTree.Node) -> String {
    line.quote(node.place).split(separator: " ").joined(separator: " ")
  }

  func doubt(_ binary: BinaryOperator, _ isImplied: Bool) -> EvaluationError.Kind? {
    switch binary {
    case .add: offset ?? minutes("+") ?? sum("+")
    case .subtract: period ?? offset ?? minutes("-") ?? sum("-")
    case .multiply:
      uncertainty ?? (isImplied ? note : nil) ?? hoursAndDays(.multiply) ?? ratio
    case .plusMinus: sum("±")
    case .divide: uncertainty ?? share ?? rate ?? exponent ?? hoursAndDays(.divide)
    case .of: multiple
    default: nil
    }
  }

  /// `mu ± 1.96 se`, where the product may be the uncertainty.
  private var uncertainty: EvaluationError.Kind? {
    let place = placeOfLastFactor(behindStrokes: true)
    let measured = nodes[place]
    let parts: [String]
    switch measured.kind {
    case .binary(.plusMinus, _):
      let limit = nodes[place - 1]
      if limit.isMeasure { return nil }
      parts = [text(of: nodes[limit.first - 1]), text(of: limit)]
    case .number(let number) where number.measured != nil:
      let text = text(of: measured)
      guard let sign = text.firstIndex(where: { "±/".contains($0) }) else { return nil }
      // In `5 +/- 3`, a sign is on each side of the stroke.
      let extra = text[sign] == "/" ? 1 : 0
      let halves = [text[..<sign].dropLast(extra), text[sign...].dropFirst(1 + extra)]
      parts = halves.map { $0.filter { !$0.isWhitespace } }
    default: return nil
    }
    if case .one = right.kind { return nil }
    let (before, factor) = (textBefore(measured), line.quote(left.end..<right.end))
    let product = "\(parts[0]) ± (\(parts[1])\(factor))"
    return .ambiguous(
      before.contains { "*/×÷".contains($0) } ? "\(before)(\(product))" : before + product,
      "(\(before)\(parts[0]) ± \(parts[1]))\(factor)")
  }

  /// `0.5^12 h/6 h`, where the quotient may be the exponent.
  private var exponent: EvaluationError.Kind? {
    let place = placeOfLastFactor()
    guard case .measure(let unit) = right.kind, case .measure(let other) = nodes[place].kind,
      unit.dimension == other.dimension, case .binary(.power, _) = nodes[place - 1].kind,
      case let exponent = nodes[place - 2], case let base = text(of: nodes[exponent.first - 1]),
      base != "10"
    else { return nil }
    let (factor, before) = (nodes[place], textBefore(nodes[place]))
    let divisor = line.quote(left.end..<right.end)
    return .ambiguous(
      "\(before)\(base)^(\(line.quote(exponent.start..<factor.end))\(divisor))",
      "\(before)(\(text(of: factor)))\(divisor)")
  }

  /// `90 s - 1:05`, where the clock time may be in minutes.
  private func minutes(_ sign: String) -> EvaluationError.Kind? {
    guard case .measure(let unit) = left.kind, ["s", "min"].contains(unit.text()),
      case .time(let time) = right.kind, time.unit == .duration,
      case let parts = second.split(separator: ":"), parts.count == 2
    else { return nil }
    return .ambiguous(
      "\(first) \(sign) (\(parts[0]) min \(parts[1]) s)",
      "\(first) \(sign) (\(parts[0]) h \(parts[1]) min)")
  }

  /// `10:30+02:00`, a sum, or a clock time with an offset.
  private var offset: EvaluationError.Kind? {
    guard case .time(let time) = left.kind, case .time(let offset) = right.kind,
      time.unit == .duration, offset.unit == .duration,
      case let sign = line.quote(left.end..<right.start).drop(while: { $0 == " " }),
      sign.count == 1, right.end == right.start + 5, minutes(ofClock: first) != nil,
      let hours = minutes(ofClock: second), hours.value <= 14 * 60
    else { return nil }
    return .ambiguous("\(first) \(sign) \(second)", "\(first) UTC\(sign)\(second)")
  }

  /// `(50) of 200`, where the percent sign may be missing, `100 / 20% of 50` and
  /// `100 / 1 / 4 of 80`.
  private var multiple: EvaluationError.Kind? {
    if case .binary(.divide, _) = left.kind {
      let divisor = nodes[right.first - 2]
      let isShare = divisor.kind == .postfix(.percent)
      let isChain =
        if case .binary(.divide, _) = nodes[divisor.first - 1].kind { true } else { false }
      if isShare || isChain {
        let start = isShare ? divisor.start : nodes[divisor.first - 2].start
        return .ambiguous(
          "\(line.quote(left.start..<start))(\(line.quote(start..<right.end)))",
          "(\(first)) * \(second)")
      }
    }
    guard left.kind == .parentheses,
      nodes[left.first..<right.first - 1].allSatisfy({ node in
        switch node.kind {
        case .number(let number): number.decimal.map { $0.value >= 1 } != false
        case .binary(let binary, _): binary != .divide
        case .parentheses: true
        default: false
        }
      })
    else { return nil }
    return .ambiguous("\(first)% of \(second)", "\(first) * \(second)")
  }

  /// `17 / 20 %` and `got/20 %`, which may ask for a percentage.
  private var share: EvaluationError.Kind? {
    let divisor = nodes[index - 2]
    guard !left.isMeasure, right.kind == .postfix(.percent),
      line.quote(divisor.end..<right.end).hasPrefix(" ")
    else { return nil }
    if case .number(let number) = left.kind, case .number(let whole) = divisor.kind,
      let first = number.decimal?.value, let second = whole.decimal?.value, first >= second
    {
      return nil
    }
    let whole = text(of: divisor)
    return .ambiguous("(\(first) / \(whole) in %)", "\(first) / (\(whole) %)")
  }

  /// `5% + 3%`, `20% + 10% off 100` and `45.60 + 18%/3`, but not `1 + 18%/12`.
  private func sum(_ sign: String) -> EvaluationError.Kind? {
    let isShare = lastFactor().kind == .postfix(.percent) && !left.isProduct
    // A weighted sum: `88% * 0.3 + 92% * 0.7`
    let isWeighted = left.isProduct && factors.contains { $0.kind == .postfix(.percent) }
    if isWeighted, right.isProduct { return nil }
    if right.kind == .postfix(.percent), isSumOfPercentages {
      let whole = "\(first) \(sign) \(second)".filter { $0 != "%" }
      return .ambiguous("(\(whole))%", "(\(first)) * (1 \(sign) \(second))")
    }
    if isShare, right.kind == .postfix(.percent) {
      let shares = [first, second].map { text in
        text.dropLast().split(separator: " ").joined(separator: " ")
      }
      guard shares[0] != "100" else { return nil }
      return sign == "±"
        ? .ambiguous("(\(shares[0]) ± \(shares[1]))%", "\(first) ± (\(second) of \(first))")
        : .ambiguous(
          "\(first) * (1 \(sign) \(second))", "(\(shares[0]) \(sign) \(shares[1]))%")
    }
    if case .binary(.multiply, _) = right.kind, !isShare, !isOfOne,
      nodes[index - 2].kind == .postfix(.percent), case let count = nodes[index - 2].first - 1,
      isMultiple(of: index - 3, by: count)
    {
      let (count, share) = (text(of: nodes[count]), text(of: nodes[index - 3]))
      return .ambiguous(
        "\(first) \(sign) (\(second))", "\(first) \(sign) (\(count) * \(share))%")
    }
    // The first operation on the percentage decides: `100 + 10%/2 * 2`.
    var (place, innermost, factor) = (index - 1, BinaryOperator?.none, index - 1)
    while case .binary(let binary, _) = nodes[place].kind, binary.precedence == .product {
      (place, innermost, factor) = (nodes[place - 1].first - 1, binary, place - 1)
    }
    // `100 + -10%/2`
    let signed = nodes[place]
    if case .sign = signed.kind { place -= 1 }
    let percentage = nodes[place]
    guard let operation = innermost, percentage.kind == .postfix(.percent) else { return nil }
    let (share, rest) = (text(of: signed), line.quote(percentage.end..<right.end))
    let digits = share.dropLast().split(separator: " ").joined(separator: " ")
    return switch operation {
    case .off where isShare: .ambiguous("\(first) off (\(second))", "(\(first)) \(sign) \(second)")
    case .of where isShare:
      .ambiguous("(\(first) \(sign) (\(share)))\(rest)", "(\(first)) \(sign) \(second)")
    case .divide where !isOfOne:
      .ambiguous("(\(first) \(sign) \(share))\(rest)", "\(first) \(sign) (\(digits)\(rest))%")
    case .multiply where !isShare && !isOfOne && isMultiple(of: place - 1, by: factor):
      .ambiguous("\(first) \(sign) (\(share)\(rest))", "\(first) \(sign) (\(digits)\(rest))%")
    default: nil
    }
  }

  /// Whether the left side is like `100% - 22%`.
  private var isSumOfPercentages: Bool {
    guard case .binary(let sum, _) = left.kind, sum.precedence == .sum, left.place.count < 64 else {
      return false
    }
    return nodes[left.first..<right.first].allSatisfy { node in
      switch node.kind {
      case .number, .postfix(.percent): true
      case .binary(let sum, _): sum.precedence == .sum
      default: false
      }
    } && nodes[left.first + 1].kind == .postfix(.percent)
  }

  /// Few of the first nodes of the left side.
  private var factors: ArraySlice<SyntaxTree.Node> { nodes[left.first..<right.first].prefix(8) }

  /// `200 + p * 3`, `200 + n p` and `200 + p/12 * 3`, where one name may be a percentage.
  ///
  /// Divided only, it stays a percentage.
  func namedShare(_ binary: BinaryOperator) -> Choice? {
    guard binary.precedence == .sum, !isOfOne, right.isProduct, isShort else { return nil }
    var (factors, place, isMultiplied) = ([Choice.Factor](), index - 1, false)
    while case .binary(let operation, _) = nodes[place].kind,
      operation == .multiply || operation == .divide
    {
      guard let factor = factor(at: place - 1, isDivisor: operation == .divide) else { return nil }
      factors.append(factor)
      isMultiplied = isMultiplied || operation == .multiply
      place = nodes[place - 1].first - 1
    }
    guard let first = factor(at: place, isDivisor: false) else { return nil }
    factors.append(first)
    guard isMultiplied, factors.contains(where: \.isName) else { return nil }
    let sign = binary == .add ? "+" : "-"
    let base = left.isValue ? self.first : "(\(self.first))"
    return Choice(
      read: "\(self.first) \(sign) (\(second))",
      other: "\(self.first) \(sign) \(base) * (\(second))", place: nodes[index].place,
      doubt: .share(factors, of: self.factors.lazy.compactMap(\.kind.tie).first))
  }

  private func factor(at place: Int, isDivisor: Bool) -> Choice.Factor? {
    switch nodes[place].kind {
    case .tie(let name): return isDivisor ? nil : .name(name)
    case .number(let number):
      let value = number.decimal?.value
      let factor = isDivisor ? value.flatMap { Rational(1).divided(by: $0) } : value
      return factor.map { .number($0, isPercentage: false) }
    case .postfix(.percent) where !isDivisor:
      let hundredth = Rational(numerator: 1, denominator: 100)
      return nodes[place - 1].kind.number?.decimal
        .map { .number($0.value * hundredth, isPercentage: true) }
    default: return nil
    }
  }

  /// Operations on a clock time that may be in minutes, some with names: `10 km / t`, `d / 48:20`,
  /// `90 s - lap`, `1:23.4 + lap`, `128 kbps * song`.
  func clocks(_ binary: BinaryOperator) -> [Choice] {
    guard isShort else { return [] }
    let sides = (lastFactor(), right)
    return [sides, (sides.1, sides.0)].compactMap { clock, other in
      guard clock.kind.tie != nil || other.kind.tie != nil else { return nil }
      switch binary {
      case .divide where other.kind.tie != nil || other.unit?.dimension == .length: break
      case .multiply where other.unit?.isFast == true: break
      case .add where clock.start == right.start && isInSeconds,
        .subtract where clock.start == right.start && isInSeconds:
        break
      default: return nil
      }
      let written = text(of: clock)
      var minutes = "\(written) / 60"
      if case .time(let time) = clock.kind, time.unit == .duration {
        let parts = written.split(separator: ":")
        guard parts.count == 2 else { return nil }
        minutes = "\(parts[0]) min \(parts[1]) s"
      } else if clock.kind.tie == nil {
        return nil
      }
      let (start, end) = (
        line.quote(left.start..<clock.start), line.quote(clock.end..<right.end)
      )
      return Choice(
        read: "\(start)(\(written))\(end)", other: "\(start)(\(minutes))\(end)",
        place: nodes[index].place,
        doubt: .pace(
          length: binary == .divide ? other.kind.tie : nil, clock: clock.kind.tie))
    }
  }

  /// Whether the left side is in seconds or minutes, as in `90 s`, `1:23.4`.
  private var isInSeconds: Bool {
    let last = left.kind == .compound ? nodes[right.first - 2] : left
    return last.unit.map { ["s", "min"].contains($0.text()) } ?? false
  }

  /// `1250 HT` and `5 nights` with names HT and nights, which may be labels.
  var label: Choice? {
    guard let number = left.kind.number?.decimal?.value, let name = right.kind.tie,
      left.end < right.start, number >= (second.utf8.count > 2 ? 2 : 13)
    else { return nil }
    // Not `radius`, `mass` and `axis`
    let isPlural =
      second.hasSuffix("s") && second.utf8.count > 3
      && !["us", "ss", "is"].contains { second.hasSuffix($0) }
      && UnitTable.unit(named: second, in: language) == nil
    return Choice(
      read: first, other: "\(first) * \(second)", place: nodes[index].place,
      doubt: .label(name, of: isPlural ? nil : number))
  }

  /// Whether a percentage times a number is rather one again than a share of it: `850 + 5% * 3`, but
  /// not `100 + 20% * 50`.
  private func isMultiple(of percentage: Int, by factor: Int) -> Bool {
    guard case .number(let first) = nodes[percentage].kind,
      case .number(let second) = nodes[factor].kind, let share = first.decimal?.value,
      let count = second.decimal?.value
    else { return false }
    return share * count <= 100
  }

  /// `30 / 2 per day` and `500 / 20/h`, where the divisor may be a rate.
  private var rate: EvaluationError.Kind? {
    guard case .one = right.kind, case .binary(.divide, _) = left.kind,
      case let divisor = nodes[index - 3], divisor.isValue,
      case let per = line.quote(left.end..<right.end),
      per.hasPrefix("/")
        || language.joint(String(per.split(separator: " ")[0])).lowercased() == "per"
    else { return nil }
    let (first, second) = (text(of: nodes[divisor.first - 1]), text(of: divisor))
    return .ambiguous("\(first) / (\(second)\(per))", "(\(first) / \(second))\(per)")
  }

  /// `450 g (1 lb)` and `42 (17%)`, whose note is no factor, and `1 h m min`.
  private var note: EvaluationError.Kind? {
    let whole = lastFactor(behindStrokes: true)
    if case .measure(let unit) = whole.kind, case .measure(let part) = right.kind,
      part.isPart(of: unit)
    {
      let (first, before) = (text(of: whole), textBefore(whole))
      return .ambiguous("\(before)(\(first) + \(second))", "\(before)\(first) * \(second)")
    }
    guard right.kind == .parentheses, line.quote(left.end..<right.start) == " " else { return nil }
    switch (whole.kind, nodes[index - 2].kind) {
    case (.measure(let unit), .measure(let other)) where unit.dimension == other.dimension: break
    case (.number, .postfix(.percent)): break
    default: return nil
    }
    return .ambiguous("\(first) # \(second)", "\(first) * \(second)")
  }

  /// `40 h / 5 days`, which rather means hours a day, and `8 h * 5 days`, where a square of time is
  /// not meant.
  private func hoursAndDays(_ binary: BinaryOperator) -> EvaluationError.Kind? {
    let first = lastFactor()
    guard case .measure(let unit) = first.kind, case .measure(let other) = right.kind,
      unit.dimension == .time, other.dimension == .time, unit.isOfDays != other.isOfDays
    else { return nil }
    let number = { (text: String) in
      text.prefix { !$0.isLetter }.split(separator: " ").joined(separator: " ")
    }
    let (hours, before) = (text(of: first), textBefore(first))
    if unit.isOfDays {
      return binary == .divide
        ? nil : .phrase(written: "\(before)\(number(hours)) * \(second)")
    }
    return binary == .divide
      ? .ambiguous(
        "\(before)\(hours) / \(number(second))", "(\(before)\(hours)) / (\(second))")
      : .phrase(written: "\(before)\(hours) * \(number(second))")
  }

  /// `1:10 * 100 ml`, where a ratio is read as a clock time.
  private var ratio: EvaluationError.Kind? {
    let factor = lastFactor()
    return ratio(factor, right, behind: factor) ?? ratio(right, factor, behind: factor)
  }

  private func ratio(
    _ clock: SyntaxTree.Node, _ whole: SyntaxTree.Node, behind factor: SyntaxTree.Node
  ) -> EvaluationError.Kind? {
    guard case .time(let time) = clock.kind, time.unit == .duration,
      case .measure(let unit) = whole.kind,
      case let parts = text(of: clock).split(separator: ":"), parts.count == 2
    else { return nil }
    let (whole, before) = (text(of: whole), textBefore(factor))
    // `3 L/min * 1:30`, `128 kbps * 3:30`, `12 km/h * 48:20`
    if unit.isFast || unit.dimension == .speed && Int(parts[0]).map({ $0 >= 24 }) == true {
      return .ambiguous(
        "\(before)\(whole) * (\(parts[0]) h \(parts[1]) min)",
        "\(before)\(whole) * (\(parts[0]) min \(parts[1]) s)")
    }
    guard [.length, .area, .volume, .mass].contains(unit.dimension) else { return nil }
    return .ambiguous(
      "\(before)\(parts[0])/\(parts[1]) * \(whole)",
      "\(before)(\(parts[0]) h \(parts[1]) min) * \(whole)")
  }

  /// A period from one clock time to another: `8:30 - 17:15`, `2026-01-04 10:30 - 11:00`.
  private var period: EvaluationError.Kind? {
    guard right.place.count <= Self.longestClock else { return nil }
    guard left.place.count <= Self.longestClock else {
      guard case .time(let moment) = left.kind, case .moment = moment.unit?.clock,
        case .time(let end) = right.kind,
        end.unit == .duration || minutes(ofClock: second) != nil,
        let colon = second.firstIndex(of: ":"), second[..<colon] != "0"
      else { return nil }
      let words = first.split(separator: " ").map { $0.contains(":") ? second[...] : $0 }
      let minutes = second[colon...].dropFirst().prefix(2)
      let time = "\(second[..<colon]) h" + (minutes == "00" ? "" : " \(minutes) min")
      return .ambiguous("\(first) - (\(time))", "\(words.joined(separator: " ")) - \(first)")
    }
    guard let start = minutes(ofClock: first), let end = minutes(ofClock: second),
      start.hasHalf == end.hasHalf
    else { return nil }
    // A night: `10pm - 6am`, `22:00 - 06:00`
    if 20 * 60..<24 * 60 ~= start.value, end.value <= 9 * 60 {
      let hours = [start.value, end.value].map { value in
        "(\(value / 60) h" + (value % 60 == 0 ? ")" : " \(value % 60) min)")
      }
      return .ambiguous("\(first) to \(second)", hours.joined(separator: " - "))
    }
    guard start.value < end.value else { return nil }
    let clocks = [start.value, end.value].map { value in
      "\(value / 60):\(value % 60 < 10 ? "0" : "")\(value % 60)"
    }
    let (early, late) = start.hasHalf ? (clocks[0], clocks[1]) : (first, second)
    return .ambiguous("\(late) - \(early)", "-(\(late) - \(early))")
  }

  /// That of `12:30:00 pm`, in bytes.
  private static let longestClock = 11

  /// The minutes of a clock time such as `8:30`, `8h30` or `5:30 pm`; nil for another text.
  private func minutes(ofClock text: String) -> (value: Int, hasHalf: Bool)? {
    var digits = text.lowercased().filter { !$0.isWhitespace }
    let half = ["am", "pm"].first { digits.hasSuffix($0) }
    if half != nil {
      digits.removeLast(2)
      if !digits.contains(":") { digits += ":00" }
    }
    // `8h` is one beside another, but `8 h` is a duration, unless in French.
    if half == nil, digits.hasSuffix("h"), language == .french || !text.contains(" ") {
      digits += "00"
    }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), 0..<60 ~= minutes, 0...24 ~= hours
    else { return nil }
    let hour = half == nil ? hours : hours % 12 + (half == "pm" ? 12 : 0)
    return (60 * hour + minutes, half != nil)
  }
}

extension Unit {
  /// Whether the unit is a rate by the second or minute.
  fileprivate var isFast: Bool {
    [.dataRate, .frequency, .angularVelocity].contains(dimension)
      || factors.contains { $0.exponent < 0 && ["s", "min"].contains($0.definition.symbol) }
  }

  /// Whether the unit is a day or longer.
  fileprivate var isOfDays: Bool {
    UnitTable.unit(named: "d").map { !isPart(of: Unit([$0])) } ?? false
  }
}
