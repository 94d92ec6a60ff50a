import ExactNumbers
import Quantities

/// Dates; notations that could also be a calculation are refused.
extension Reader {
  /// A date or moment that begins with a month or weekday, or a weekday alone.
  func date(behindWord start: Int) throws(EvaluationError) -> Timed<Quantity>? {
    let word = lexeme(at: start).text
    guard word.utf8.count > 2, !isCalled(at: start) else { return nil }
    if let date = try dateAfterMonth(at: start) { return try moment(on: date) }
    if let day = weekdayBeside(start) { return try moment(on: day) }
    guard let weekday = scope.language.weekday(named: word.lowercased()) else { return nil }
    var next = start + 1
    if lexeme(at: next).isSign(of: ".", ",") { next += 1 }
    if let moment = try momentBeforeYear(at: next) {
      try require(weekday.number, moment.day, from: start, to: moment.next)
      return (moment.value, moment.next)
    }
    var found = try date(at: next)
    if found == nil { found = try dateAfterMonth(at: next) }
    guard let date = found else {
      // A full weekday name alone is a value, like that of `weekday`.
      guard !parser.isAfterOperand, weekday.isWhole else { return nil }
      return (Quantity(Real(Rational(weekday.number)), .weekday), start + 1)
    }
    try require(weekday.number, date.value, from: start, to: date.next)
    return try moment(on: date)
  }

  /// The first such weekday after today, or the last before it: `next Friday`, `vendredi dernier`.
  func weekdayBeside(_ start: Int) -> Timed<Day>? {
    let words = [word(at: start), word(at: start + 1)].map { $0.lowercased() }
    let sides = words.map(scope.language.side)
    guard let side = sides[0] ?? sides[1],
      let weekday = scope.language.weekday(named: words[sides[0] == nil ? 0 : 1]),
      sides[0] == nil || sides[1] == nil, scope.origin(of: .name(word(at: start))) == nil
    else { return nil }
    return (scope.time.today().next(weekday: weekday.number, side), start + 2)
  }

  private func require(
    _ weekday: Int, _ day: Day, from start: Int, to next: Int
  ) throws(EvaluationError) {
    guard day.weekday != weekday else { return }
    throw refusal(.wrongWeekday(day), from: start, to: next)
  }

  func date(at start: Int) throws(EvaluationError) -> Timed<Day>? {
    if let (numbers, next) = numbers(at: start, separatedBy: "-", [4...4, 2...2, 2...2]),
      source(start + 1..<start + 2) == "-", source(start + 3..<start + 4) == "-"
    {
      let date = try day(numbers[0], numbers[1], numbers[2], from: start, to: next)
      try refuseDash(behind: start..<next)
      return date
    }
    if let (numbers, next) = numbers(at: start, separatedBy: "-", [3...3, 2...2, 2...2]),
      parser.isStrict, [start + 2, start + 4].contains(where: { lexeme(at: $0).text.first == "0" })
    {
      let operation = numbers.map(String.init).joined(separator: " - ")
      throw refusal("0$0", operation, start..<next)
    }
    if let (numbers, next) = numbers(at: start, separatedBy: "-", [5...6, 2...2, 2...2]),
      source(start + 1..<start + 2) == "-", 1...12 ~= numbers[1], 1...31 ~= numbers[2],
      [start, start + 2, start + 4].contains(where: { source($0..<$0 + 1).hasPrefix("0") })
    {
      throw refusal(.yearOutOfRange, from: start, to: next)
    }
    // `25/Dec/2026` and `1-Jan-2026`
    if lexeme(at: start).isWhole(1...2), lexeme(at: start + 1).isSign(of: "/", "-"),
      let month = month(at: start + 2),
      source(month.next..<month.next + 1) == source(start + 1..<start + 2),
      lexeme(at: month.next + 1).isWhole(4...4)
    {
      return try day(
        value(at: month.next + 1), month.value, value(at: start), from: start, to: month.next + 2)
    }
    try refuseOperators("/", at: start)
    try refuseOperators("-", at: start)
    guard lexeme(at: start).isWhole(1...2), let month = month(at: endOfOrdinal(at: start + 1)),
      lexeme(at: month.next).isWhole(4...4)
    else { return nil }
    return try day(
      value(at: month.next), month.value, value(at: start), from: start, to: month.next + 1)
  }

  /// Throws for `2026-11-27-5` and `2026-11-27-10:30`, but not for `2026-11-27-5 d`.
  private func refuseDash(behind date: Range<Int>) throws(EvaluationError) {
    let number = date.upperBound + 1
    guard parser.isStrict, isSign("-", at: date.upperBound), lexeme(at: date.upperBound).isGlued,
      kind(at: number) == .number, !lexeme(at: number).isWhole(4...4), name(at: number + 1) == nil
    else { return }
    if isSign(":", at: number + 1) {
      let end = endOfChunk(from: number)
      throw refusal("$0 $1", "$0 - $1", date, number..<end)
    }
    let operation = source(date).split(separator: "-").joined(separator: " - ")
    throw refusal("$0 - $1 days", "\(operation) - $1", date, number..<number + 1)
  }

  private func dateAfterMonth(at start: Int) throws(EvaluationError) -> Timed<Day>? {
    guard let month = month(at: start), lexeme(at: month.next).isWhole(1...2) else { return nil }
    let comma = endOfOrdinal(at: month.next + 1)
    let year = isSign(",", at: comma) ? comma + 1 : comma
    guard lexeme(at: year).isWhole(4...4) else { return nil }
    return try day(value(at: year), month.value, value(at: month.next), from: start, to: year + 1)
  }

  /// The index after an ordinal ending, as in `25th` and `25th of December`; otherwise the same
  /// index.
  func endOfOrdinal(at start: Int) -> Int {
    let ending = word(at: start)
    guard lexeme(at: start).isGlued, ending.utf8.count == 2,
      ["st", "nd", "rd", "th"].contains(ending) || scope.language == .french && ending == "er"
    else { return start }
    let joins = word(at: start + 1).lowercased() == "of" && month(at: start + 2) != nil
    return joins ? start + 2 : start + 1
  }

  func day(
    _ year: Int, _ month: Int, _ day: Int, from start: Int, to next: Int
  ) throws(EvaluationError) -> Timed<Day> {
    guard let date = Day(year: year, month: month, day: day) else {
      throw refusal(.invalidDate, from: start, to: next)
    }
    return (date, next)
  }

  static func dates(_ numbers: [Int], dayFirst: Bool) -> [String] {
    let orders =
      numbers[0] > 31
      ? [[0, 1, 2]] : dayFirst ? [[2, 1, 0], [2, 0, 1]] : [[2, 1, 0], [0, 1, 2]]
    var readings: [String] = []
    for order in orders {
      var parts = order.map { numbers[$0] }
      if parts[0] < 100 { parts[0] += 2000 }
      guard 1800...2200 ~= parts[0], let day = Day(year: parts[0], month: parts[1], day: parts[2])
      else { continue }
      if !readings.contains("\(day)") { readings.append("\(day)") }
    }
    return readings
  }

  /// Throws for operators between numbers that may be a contemporary date.
  private func refuseOperators(_ sign: Unicode.Scalar, at start: Int) throws(EvaluationError) {
    if start > 0, case let before = lexeme(at: start - 1),
      before.isSign(of: "*", "/", "⫽", "^")
        || start > 1 && before.isSign("-") && lexeme(at: start).isGlued
          && !lexeme(at: start - 2).isSign(of: "(", ";", ",", "=")
        || before.text.lowercased() == "x" && start > 1 && !isOwn(before.text)
    {
      return
    }
    let found =
      numbers(at: start, separatedBy: sign, [4...4, 1...2, 1...2])
      ?? numbers(at: start, separatedBy: sign, [1...2, 1...2, 4...4])
      // With a leading zero or a final year it is hardly a calculation: `26-03-01`.
      ?? numbers(at: start, separatedBy: sign, [1...2, 1...2, 2...2])
      .flatMap { date -> Timed<[Int]>? in
        let isNear = sign == "/" && abs(2000 + date.value[2] - scope.time.today().year) <= 10
        return isNear || hasZero(start..<date.next) ? date : nil
      }
    guard let found else { return }
    let behind = lexeme(at: found.next)
    if behind.isGlued, behind.isSign(of: "^") || behind.isSign(sign) { return }
    let isShort = found.value.allSatisfy { $0 < 100 }
    let readings = Self.dates(found.value, dayFirst: !isShort || sign == "/")
    guard let first = readings.first else {
      let isDate =
        1800...2200 ~= found.value[0] && 1...12 ~= found.value[1] && 1...31 ~= found.value[2]
      if isDate { throw refusal(.invalidDate, from: start, to: found.next) }
      return
    }
    let raw = source(start + 1..<start + 2)
    let operation = found.value.map(String.init).joined(separator: " \(raw) ")
    throw refusal(first, readings.count > 1 ? readings[1] : operation, from: start, to: found.next)
  }

  private func hasZero(_ range: Range<Int>) -> Bool {
    range.allSatisfy { kind(at: $0) != .number || lexeme(at: $0).isWhole(2...2) }
      && range.contains { lexeme(at: $0).text.first == "0" }
  }

  func month(at start: Int) -> Timed<Int>? {
    let name = word(at: start)
    guard name.utf8.count > 2, !isOwn(name),
      let month = scope.language.month(named: name.lowercased())
    else { return nil }
    return (month, isSign(".", at: start + 1) ? start + 2 : start + 1)
  }
}
