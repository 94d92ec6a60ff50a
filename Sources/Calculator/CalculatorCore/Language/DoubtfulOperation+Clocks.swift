import ExactNumbers
import Quantities

/// Clock times of two parts, which may be hours or minutes, a ratio or a time of day.
extension DoubtfulOperation {
  /// A clock time that is rather in minutes and seconds, also by name: `90 s - 1:05`, `10 km / t`,
  /// `d / 48:20`, `5:30/km`, `128 kbps * song`, `1:02:15 - lap`.
  func clock(_ binary: BinaryOperator) -> EvaluationError.Kind? {
    let factor = lastFactor()
    let isPace = binary == .multiply && isContinued(by: isPerLength)
    for (clock, other) in [(factor, right), (right, factor)] where tree.isClock(clock) {
      let unit = tree.unit(of: other)
      let isMixed = tree.hasSeconds(other) && !tree.hasSeconds(clock)
      let isPlausible =
        switch binary {
        case .divide:
          unit?.dimension == .length && !isTooFast(other, clock) || isMixed
        case .multiply:
          unit?.isFast == true
            || unit?.dimension == .speed && (tree.time(of: clock)?.number.rational ?? 0) >= 24
            || clock.start == right.start && (isOfRate || isPace) || isMixed
        default: clock.start == right.start && isInSeconds || isMixed
        }
      guard isPlausible, let parts = tree.parts(of: clock) else { continue }
      let readings = parts.map { part in
        "\(quote(left.start, clock.start))(\(part))\(quote(clock.end, right.end))"
      }
      return .ambiguous(readings[0], readings[1])
    }
    return nil
  }

  /// Whether a length in the minutes of a clock time would be faster than 400 km/h, as in
  /// `42.195 km / 3:45`.
  private func isTooFast(_ length: SyntaxTree.Node, _ clock: SyntaxTree.Node) -> Bool {
    let number = nodes[length.first].kind.number.map { $0.decimal?.value ?? 0 } ?? 1
    let quantity = tree.value(of: length) ?? Quantity(Real(number), tree.unit(of: length))
    var quantities = QuantityArithmetic(Budget())
    let kilometre = UnitTable.unit(named: "km").map { Unit([$0]) }
    guard let length = try? quantities.converted(quantity, to: kilometre).number.rational,
      let hours = tree.time(of: clock)?.number.rational
    else { return false }
    return length * 60 > hours * 400
  }

  /// Whether the time of a length follows, as in `10 km * 5:06/km`.
  private func isPerLength(_ place: Int) -> Bool {
    guard case .binary(.divide, _) = nodes[place].kind, case .one(let unit) = nodes[place - 1].kind
    else { return false }
    return unit.dimension == .length
  }

  /// Whether a factor of the left side is a rate, as in `44100 Hz * 16 bit * 3:45`.
  private var isOfRate: Bool {
    nodes[left.first..<right.first].prefix(Self.mostNodes).contains {
      tree.unit(of: $0)?.isFast == true
    }
  }

  /// Whether the left side is in seconds or minutes, as in `90 s`, `1:23.4`, but not `5 h 10 min`.
  private var isInSeconds: Bool {
    let part = left.kind == .mixedUnits ? nodes[left.first + 1] : left
    return tree.unit(of: part).map { ["s", "min"].contains($0.text()) } ?? false
  }

  /// `4'05"/km`, which is rather in minutes and seconds.
  var pace: EvaluationError.Kind? {
    guard left.kind == .mixedUnits, case .one(let unit) = right.kind, unit.dimension == .length,
      case let parts = first.split(whereSeparator: { "'\"′″".contains($0) }), parts.count == 2
    else { return nil }
    let rest = quote(left.end, right.end)
    return .ambiguous(
      "(\(parts[0]) min \(parts[1]) s)\(rest)", "(\(parts[0]) ft \(parts[1]) in)\(rest)")
  }

  /// `1:10 * 100 ml`, where a ratio is read as a clock time.
  var ratio: EvaluationError.Kind? {
    let factor = lastFactor()
    return ratio(factor, right, behind: factor) ?? ratio(right, factor, behind: factor)
  }

  private func ratio(
    _ clock: SyntaxTree.Node, _ whole: SyntaxTree.Node, behind factor: SyntaxTree.Node
  ) -> EvaluationError.Kind? {
    guard tree.isClock(clock), !tree.hasSeconds(clock), let unit = tree.unit(of: whole),
      [.length, .area, .volume, .mass].contains(unit.dimension),
      let time = tree.time(of: clock)?.number.rational
    else { return nil }
    let (whole, before) = (text(of: whole), textBefore(factor))
    let (hours, minutes) = (time.floor, (time - time.floor) * 60)
    return .ambiguous(
      "\(before)\(hours)/\(minutes) * \(whole)",
      "\(before)(\(hours) h \(minutes) min) * \(whole)")
  }

  /// `10:30+02:00`, a sum, or a clock time with an offset.
  var offset: EvaluationError.Kind? {
    guard case .time(let time) = left.kind, case .time(let offset) = right.kind,
      time.unit?.isDuration == true, offset.unit?.isDuration == true,
      case let sign = quote(left.end, right.start).drop(while: { $0 == " " }),
      sign.count == 1, right.end == right.start + 5, minutes(ofClock: first) != nil,
      let hours = minutes(ofClock: second), hours.value <= (sign == "+" ? 14 : 12) * 60
    else { return nil }
    return .ambiguous("\(first) \(sign) \(second)", "\(first) UTC\(sign)\(second)")
  }

  /// `40 h / 5 days`, which rather means hours a day, and `8 h * n` with days n, where a square of
  /// time is not meant.
  func hoursAndDays(_ binary: BinaryOperator) -> EvaluationError.Kind? {
    let first = lastFactor()
    // `5 * 7:45/day`
    if binary == .divide, tree.isClock(first), case .one(let unit) = right.kind,
      unit.dimension == .time, unit.isOfDays
    {
      return .phrase(written: textBefore(first) + text(of: first))
    }
    guard let unit = measure(of: first), let other = measure(of: right),
      unit.dimension == .time, other.dimension == .time, unit.isOfDays != other.isOfDays,
      binary == .multiply || !unit.isOfDays
    else { return nil }
    let (before, hours) = (textBefore(first), text(of: first))
    guard binary == .divide else {
      return .phrase(
        written: unit.isOfDays
          ? "\(before)\(count(of: first, unit)) * \(second)"
          : "\(before)\(hours) * \(count(of: right, other))")
    }
    return .ambiguous(
      "\(before)\(hours) / \(count(of: right, other))", "(\(before)\(hours)) / (\(second))")
  }

  private func measure(of operand: SyntaxTree.Node) -> Unit? {
    guard operand.isQuantity || operand.kind.tie != nil || tree.isClock(operand) else { return nil }
    return tree.unit(of: operand)
  }

  /// The number of a measure, or of its name.
  private func count(of operand: SyntaxTree.Node, _ unit: Unit) -> String {
    let written = text(of: operand)
    if operand.kind.tie != nil { return "(\(written) / (1 \(unit.text(.plain))))" }
    return written.prefix { !$0.isLetter }.split(separator: " ").joined(separator: " ")
  }

  /// A period from one clock time to another: `8:30 - 17:15`, `2026-01-04 10:30 - 11:00`.
  var period: EvaluationError.Kind? {
    guard right.place.count <= Self.longestClock else { return nil }
    guard left.place.count <= Self.longestClock else {
      guard case .time(let moment) = left.kind, case .moment = moment.unit?.clock,
        case .time(let end) = right.kind,
        end.unit?.isDuration == true || minutes(ofClock: second) != nil,
        let colon = second.firstIndex(of: ":"), second[..<colon] != "0"
      else { return nil }
      let words = first.split(separator: " ").map { $0.contains(":") ? second[...] : $0 }
      let part = second[colon...].dropFirst().prefix(2)
      let time = "\(second[..<colon]) h" + (part == "00" ? "" : " \(part) min")
      let other = words.joined(separator: " ")
      let start = first.split(separator: " ").first { $0.contains(":") }.map(String.init) ?? ""
      let isLater = (minutes(ofClock: second)?.value ?? 0) >= (minutes(ofClock: start)?.value ?? 0)
      return .ambiguous(
        "\(first) - (\(time))", isLater ? "\(other) - \(first)" : "\(first) - \(other)")
    }
    if case .time(let moment) = left.kind, case .moment = moment.unit?.clock,
      tree.unit(of: right)?.isDuration == true, right.kind.tie == nil,
      let end = minutes(ofClock: second), first.first?.isNumber == true
    {
      // `10:30 am - 9:15`, `14:00 UTC - 9:15`
      let written = "\(first) - (\(end.value / 60) h \(end.value % 60) min)"
      let zone = first.drop { $0.isNumber || ": ".contains($0) }
      return end.value >= 13 * 60 && minutes(ofClock: first)?.hasHalf == true
        ? .phrase(written: written) : .ambiguous(written, "\(first) - \(second) \(zone)")
    }
    guard let start = minutes(ofClock: first), let end = minutes(ofClock: second),
      start.hasHalf == end.hasHalf
    else { return nil }
    func isNight(_ evening: Int, _ morning: Int) -> Bool {
      20 * 60..<24 * 60 ~= evening && morning <= 9 * 60
    }
    let hours = [start.value, end.value].map { value in
      "(\(value / 60) h" + (value % 60 == 0 ? ")" : " \(value % 60) min)")
    }
    // `10pm - 6am`, `22:00 - 06:00`
    if isNight(start.value, end.value) {
      return .ambiguous("\(first) to \(second)", hours.joined(separator: " - "))
    }
    guard start.value < end.value else { return nil }
    let clocks = [start.value, end.value].map { value in
      "\(value / 60):\(value % 60 < 10 ? "0" : "")\(value % 60)"
    }
    let (early, late) =
      isNight(end.value, start.value)
      ? (hours[0], hours[1]) : start.hasHalf ? (clocks[0], clocks[1]) : (first, second)
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
    if half == nil, digits.hasSuffix("h"), tree.language == .french || !text.contains(" ") {
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
