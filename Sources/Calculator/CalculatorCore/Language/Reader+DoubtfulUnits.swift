import ExactNumbers
import Quantities

extension Reader {
  /// Throws for `1st`, which is no stone, `2.30 pm`, `6'-2"`, `KM/H`, `50 KM / 2 H` and `W/mK`.
  func refuseDoubtfulUnit(to next: Int) throws(EvaluationError) {
    guard parser.isStrict else { return }
    if word(at: index) == "st", isGluedToNumber, kind(at: next) != .number,
      case let number = source(lastNumber), number.hasSuffix("1"), !number.hasSuffix("11")
    {
      throw refusal(number, "\(number) stone", from: lastNumber.lowerBound, to: next)
    }
    if ["am", "pm"].contains(word(at: index).lowercased()), isBehindNumber,
      case let parts = source(lastNumber).split(separator: "."), parts.count == 2,
      parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
      1...12 ~= hour, minute < 60
    {
      let name = word(at: index)
      let unit = UnitTable.unit(named: name.lowercased()).map { Unit([$0]) }
      throw refusal(
        "\(parts[0]):\(parts[1]) \(name)",
        "\(source(lastNumber)) \(unit?.operand(.plain, isPlural: true, besides: [name]) ?? name)",
        from: lastNumber.lowerBound, to: next)
    }
    // On drawings a dash joins feet and inches: `6'-2"`.
    let dash = lastNumber.lowerBound - 1
    if isSign("\"", at: index), dash > 1, isSign("-", at: dash), lexeme(at: dash).isGlued,
      isSign("'", at: dash - 1), kind(at: dash - 2) == .number
    {
      let (feet, inches) = (source(dash - 2..<dash - 1), source(lastNumber))
      throw refusal("\(feet)'\(inches)\"", "\(feet) ft - \(inches) in", from: dash - 2, to: next)
    }
    for part in index..<next {
      let name = word(at: part)
      guard let usual = UnitTable.doubtfulDivisors[name],
        let other = UnitTable.unit(named: name)?.text(besides: [name])
      else { continue }
      let divides = part > index && isSign("/", at: part - 1) && lexeme(at: part).isGlued
      guard divides || name != "mK" && isShouted else { continue }
      let (before, behind) = (source(index..<part), source(part + 1..<next))
      throw refusal(before + usual + behind, before + other + behind, to: next)
    }
  }

  /// Records how a product behind a stroke is read: `J/kg·K` is J/(kg·K), `J/kg*K` J·K/kg.
  mutating func chooseProductOfDivisors(in unit: Unit, to next: Int) {
    let strokes = (index..<next).filter { isSign("/", at: $0) }
    guard strokes.count == 1, let stroke = strokes.first,
      !(stroke..<next).contains(where: { isSign("(", at: $0) }),
      let sign = (stroke..<next).first(where: { isSign("*", at: $0) })
    else { return }
    let (units, factor) = (source(index..<sign), source(sign + 1..<next))
    let inside = source(index..<stroke) + "/(" + source(stroke + 1..<sign) + "*" + factor + ")"
    let outside = "\(units) * (1 \(factor))"
    let isInside = unit.text(.plain).contains("(")
    choose(isInside ? inside : outside, over: isInside ? outside : inside, to: next)
  }

  /// Whether a unit of the line is in capitals that its name has not, as in `KM`.
  private var isShouted: Bool {
    line.lexemes.contains { lexeme in
      guard lexeme.kind == .word, lexeme.text.count > 1, lexeme.text == lexeme.text.uppercased()
      else { return false }
      return unit(named: lexeme.text).map { $0.text() != lexeme.text } ?? false
    }
  }

  /// Throws for a period from one clock time to another, as in `8:30 - 17:15`, and for working time
  /// such as `8 h * 5 days`, where no one means an area of time.
  func refusePeriods(in tree: SyntaxTree) throws(EvaluationError) {
    guard parser.isStrict, line.lexemes.contains(where: { $0.kind == .word || $0.isSign(":") })
    else { return }
    for (index, node) in tree.nodes.enumerated() {
      guard case .binary(let binary, _) = node.kind, case let right = tree.nodes[index - 1],
        case let left = tree.nodes[right.first - 1]
      else { continue }
      let text = { (node: SyntaxTree.Node) in
        line.quote(node.place).split(separator: " ").joined(separator: " ")
      }
      switch binary {
      case .subtract where max(left.place.count, right.place.count) <= Self.longestClock:
        let (first, second) = (text(left), text(right))
        guard let start = Self.minutes(ofClock: first), let end = Self.minutes(ofClock: second),
          start.hasHalf == end.hasHalf, start.value < end.value
        else { continue }
        throw EvaluationError(
          .ambiguous("\(second) - \(first)", "-(\(second) - \(first))"), at: node.place)
      case .multiply:
        guard case .measure(let unit) = left.kind, case .measure(let other) = right.kind,
          unit.dimension == .time, other.dimension == .time, unit.isOfDays != other.isOfDays
        else { continue }
        let (first, second) = (text(left), text(right))
        let number = { (text: String) in String(text.prefix { !$0.isLetter }.filter { $0 != " " }) }
        let written =
          unit.isOfDays ? "\(number(first)) * \(second)" : "\(first) * \(number(second))"
        throw EvaluationError(.phrase(written: written), at: node.place)
      default: continue
      }
    }
  }

  /// That of `12:30 pm`, with blanks, in bytes.
  private static let longestClock = 10

  /// The minutes of a clock time such as `8:30`, `8h30` or `5:30 pm`; nil for another text.
  private static func minutes(ofClock text: String) -> (value: Int, hasHalf: Bool)? {
    var digits = text.lowercased().filter { $0 != " " }
    let half = ["am", "pm"].first { digits.hasSuffix($0) }
    if half != nil { digits.removeLast(2) }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), 0..<60 ~= minutes, 0...24 ~= hours
    else { return nil }
    let hour = half == nil ? hours : hours % 12 + (half == "pm" ? 12 : 0)
    return (60 * hour + minutes, half != nil)
  }
}

extension Unit {
  /// Whether this unit of time is a day or longer.
  fileprivate var isOfDays: Bool {
    UnitTable.unit(named: "d").map { !isPart(of: Unit([$0])) } ?? false
  }
}
