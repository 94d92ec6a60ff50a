import ExactNumbers
import Quantities

/// Reads dates, moments and durations.
///
/// ```text
/// date     = 2026-12-25 | 25.12.2026 | 25 Dec 2026 | December 25, 2026, perhaps behind its weekday
/// clock    = 10:30 | 10:30:15, perhaps with am or pm
/// moment   = date [ "T" ] clock [ offset ] [ zone ] | date hours ("am" | "pm") [ zone ]
///          | clock ("am" | "pm" | zone) | hours ("am" | "pm") zone          today
///          | ("today" | "tomorrow" | "yesterday") clock [ zone ]
/// offset   = "Z" | ("+" | "-") 01:00
/// zone     = Europe/Paris | New York | UTC | UTC+5 | "[" Europe/Paris "]"
/// duration = clock, whose hours may be any number
/// ```
///
/// A date is written without spaces, as a difference is not. Where other signs of operators, or days
/// and months of one digit, make a date of numbers that could be calculated with, that is refused; only
/// `25.12.2026` can be nothing else.
struct TimeReader: SourceScanner {
  let text: ArraySlice<UInt8>
  let scope: any Scope
  let commaIsPoint: Bool
  private let isAfterOperand: Bool
  /// The index of the time.
  private let index: Int
  /// The index that places are counted from.
  private let start: Int

  /// A value, such as a date, or the time on a clock in seconds, and the index after it.
  typealias Reading<Value> = (value: Value, end: Int)

  /// Creates a reader of the time at the index of another one.
  init(_ reader: TextReader) {
    (text, scope, commaIsPoint) = (reader.text, reader.scope, reader.commaIsPoint)
    (index, start, isAfterOperand) = (reader.index, reader.start, reader.isAfterOperand)
  }

  private func place(to end: Int) -> Range<Int> { index - start..<end - start }

  /// What begins with digits; nil if it is a number.
  func time(after digits: Int) throws(EvaluationError) -> Reading<Quantity>? {
    // Hardly any number gets further than this.
    guard 1...6 ~= digits - index, mayContinue(at: digits) else { return nil }
    if let date = try date(at: index) { return try moment(on: date) }
    if let hours = hours(at: index) { return try half(hours) }
    guard let (hours, end) = clock(at: index) else { return nil }
    return try clockValue(hours, endingAt: end)
  }

  /// Whether what stands behind digits may make them a part of a date or of a time.
  private func mayContinue(at end: Int) -> Bool {
    guard end < text.endIndex else { return false }
    switch text[end] {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "/"):
      return text[endOfDigits(at: end + 1)...].first == text[end]
    case UInt8(ascii: "."):
      return digits(at: end + 1, 1...2).map { text[$0.end...].first == UInt8(ascii: ".") } ?? false
    case UInt8(ascii: " "):
      return end - index <= 2
        && (month(at: endOfSpaces(from: end)) != nil || hours(at: index) != nil)
    case UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "A"), UInt8(ascii: "P"):
      return end - index <= 2 && hours(at: index) != nil
    case ..<0x80: return false
    default:
      return scalarIfAny(at: end).map { (Self.slashes + Self.dashes).contains($0.0) } ?? false
    }
  }

  /// The signs of operators that stand between the numbers of dates.
  private static let slashes: [Unicode.Scalar] = ["/", "∕", "⁄", "／"]
  private static let dashes: [Unicode.Scalar] = ["-", "–", "−", "－"]

  /// A date or a moment that begins with the name of a month or of a weekday, or such a name alone; nil
  /// if there is none.
  func date(after word: ArraySlice<UInt8>) throws(EvaluationError) -> Reading<Quantity>? {
    guard word.count > 2, text[word.endIndex...].first != UInt8(ascii: "(") else { return nil }
    if let date = try dateAfterMonth(at: index) { return try moment(on: date) }
    let name = String(decoding: word, as: UTF8.self).lowercased()
    guard let weekday = scope.language.weekday(named: name) else { return nil }
    var next = word.endIndex
    if let sign = text[next...].first, ".,".utf8.contains(sign) { next += 1 }
    next = endOfSpaces(from: next)
    var found = try date(at: next)
    if found == nil { found = try dateAfterMonth(at: next) }
    guard let date = found else {
      // The whole name alone is what `weekday` gives.
      guard !isAfterOperand, weekday.isWhole else { return nil }
      return (Quantity(Real(Rational(weekday.number)), .weekday), word.endIndex)
    }
    guard date.value.weekday == weekday.number else {
      throw EvaluationError(.wrongWeekday(date.value), at: place(to: date.end))
    }
    return try moment(on: date)
  }

  /// The value of a word for the present.
  func value(
    of word: TimeWord, length: Int
  ) throws(EvaluationError) -> Reading<Quantity> {
    let time = scope.time
    if let days = word.days {
      let next = endOfSpaces(from: index + length)
      if next > index + length,
        let clock = clock(at: next).map({ halved($0) ?? $0 }) ?? hours(at: next)
      {
        return try moment(on: nil, clock, daysLater: days)
      }
    }
    let value =
      word.days.map { days in
        Quantity(Day(daysSince1970: time.today().daysSince1970 + days), in: time.local)
      } ?? time.now
    return (value, index + length)
  }

  /// The zone at an index, as a target of a conversion has it; nil if there is none.
  func zone(at start: Int) -> (zone: Zone, end: Int)? {
    if let (name, end) = bracketed(at: start) {
      return (scope.time.zone(named: name) ?? Zone(offsetNamed: name)).map { ($0, end) }
    }
    let isPart = { (byte: UInt8) in
      byte < 0x80 && (LineParts.isPartOfName(byte) || "/+-:".utf8.contains(byte))
    }
    var ends: [Int] = []
    var end = start
    for _ in 0..<3 {
      let word = text[end...].prefix(while: isPart)
      guard let first = word.first, Self.isLetter(first) else { break }
      ends.append(word.endIndex)
      end = endOfSpaces(from: word.endIndex)
    }
    for end in ends.reversed() {
      let name = String(decoding: text[start..<end], as: UTF8.self)
      if let zone = scope.time.zone(named: name) ?? Zone(offsetNamed: name) { return (zone, end) }
    }
    return nil
  }
}

/// Values.
extension TimeReader {
  /// What stands between square brackets.
  private func bracketed(at start: Int) -> Reading<String>? {
    guard text[start...].first == UInt8(ascii: "["),
      let close = text[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return (String(decoding: text[(start + 1)..<close], as: UTF8.self), close + 1)
  }

  /// A date, and the moment on it if a time of day follows.
  private func moment(on date: Reading<Day>) throws(EvaluationError) -> Reading<Quantity> {
    let isTight = text[date.end...].first == UInt8(ascii: "T")
    let next = isTight ? date.end + 1 : endOfSpaces(from: date.end)
    let hasSpace = next > date.end
    let clock = self.clock(at: next)
    guard hasSpace, let time = clock.map({ halved($0) ?? $0 }) ?? hours(at: next) else {
      return (Quantity(date.value, in: scope.time.local), date.end)
    }
    return try moment(on: date.value, time)
  }

  /// An hour with a half of the day, where a zone follows; nil where `pm` is a unit, as behind
  /// `3 pm in m`.
  ///
  /// - Throws: an error where it may be either.
  private func half(_ hours: Reading<Int>) throws(EvaluationError) -> Reading<Quantity>? {
    let next = endOfSpaces(from: hours.end)
    let word = unitWord(at: next)
    let target = converts(word.text) ? endOfSpaces(from: word.end) : next
    if zone(at: target) != nil, unit(named: unitWord(at: target).text) == nil {
      return try moment(on: nil, hours)
    }
    guard !scope.isKept, next == text.endIndex || "+-)".utf8.contains(text[next]) else {
      return nil
    }
    let number = text[index..<endOfDigits(at: index)]
    let digits = String(decoding: number, as: UTF8.self)
    let half = unitWord(at: endOfSpaces(from: number.endIndex)).text
    guard let unit = UnitTable.unit(named: half) else {
      return try moment(on: nil, hours)
    }
    throw EvaluationError(
      .ambiguous(
        "\(digits):00 \(half)",
        "\(digits) \(Unit([unit]).operand(.plain, isPlural: false, besides: [half]))"),
      at: place(to: hours.end))
  }

  /// A duration, or a moment of today where a zone or a half of the day follows.
  private func clockValue(
    _ seconds: Int, endingAt end: Int
  ) throws(EvaluationError) -> Reading<Quantity> {
    let next = endOfSpaces(from: end)
    if let half = halved((seconds, end)) {
      return try moment(on: nil, half)
    }
    let word = unitWord(at: next)
    if unit(named: word.text) == nil, meaning(of: word.text) == nil, !converts(word.text),
      zone(at: next) != nil
    {
      return try moment(on: nil, (seconds, end))
    }
    var last = end
    if let unit = unit(named: word.text), unit.dimension == .time {
      guard unit == Unit.duration.withoutClock else {
        let parts = String(decoding: text[index..<end], as: UTF8.self).split(separator: ":")
        let readings = [["h", "min", "s"], ["min", "s"]].map { units in
          zip(parts, units).map { "\($0) \($1)" }.joined(separator: " ")
        }
        throw EvaluationError(
          .ambiguous(readings[0], readings[1]), at: place(to: word.end))
      }
      last = word.end
    }
    let hours = Rational(numerator: seconds, denominator: 3600)
    return (Quantity(Real(hours), .duration), last)
  }

  /// A moment, whose zone follows unless it is that of the person.
  ///
  /// - Parameters:
  ///   - day: the date in that zone; nil for today.
  ///   - days: how many days after that.
  private func moment(
    on day: Day?, _ time: Reading<Int>, daysLater days: Int = 0
  ) throws(EvaluationError) -> Reading<Quantity> {
    guard time.value < 86_400 else { throw invalidTime(endingAt: time.end) }
    var end = time.end
    // Behind a date the offset may stand at a distance, as other programs write it.
    let offset = offset(at: end) ?? (day == nil ? nil : self.offset(at: endOfSpaces(from: end)))
    if let offset { end = offset.end }
    var zone = offset.map { $0.value == 0 ? Zone.utc : Zone(offset: $0.value) }
    let next = text[end...].first == UInt8(ascii: "[") ? end : endOfSpaces(from: end)
    if let named = self.zone(at: next) {
      (zone, end) = named
    } else if let offset, let (name, close) = bracketed(at: next) {
      // A zone that is not known here keeps its name and its offset.
      (zone, end) = (Zone(name: name, offset: offset.value), close)
    }
    let place = place(to: end)
    let shown = zone ?? scope.time.local
    let date = day ?? scope.time.today(in: shown)
    let clock = 86_400 * (date.daysSince1970 + days) + time.value
    var moments = Quantity.moments(clock, in: shown)
    if let offset {
      let moment = Quantity(Real(Rational(clock - offset.value)), .moment(in: shown))
      // Where the rules of the zone have changed since, the offset counts.
      moments = moments.filter { $0 == moment }
      if moments.isEmpty {
        let fixed = Zone(name: shown.name, offset: offset.value)
        moments = [Quantity(moment.number, .moment(in: fixed))]
      }
    }
    guard let moment = moments.first else { throw EvaluationError(.skippedTime(shown), at: place) }
    guard moments.count == 1 else {
      throw EvaluationError(.ambiguous(moments[0].timeText, moments[1].timeText), at: place)
    }
    return (moment, end)
  }

  private func invalidTime(endingAt end: Int) -> EvaluationError {
    EvaluationError(.invalidTime, at: place(to: end))
  }
}

/// Parts.
extension TimeReader {
  /// Whole digits in ASCII at an index, as many as a range allows; nil if there are others.
  private func digits(at start: Int, _ count: ClosedRange<Int>) -> Reading<Int>? {
    let end = endOfDigits(at: start)
    guard count.contains(end - start) else { return nil }
    return (text[start..<end].reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }, end)
  }

  /// Numbers with a sign between them.
  private func numbers(
    at start: Int, separatedBy signs: [Unicode.Scalar], _ counts: [ClosedRange<Int>]
  ) -> Reading<[Int]>? {
    var (numbers, end) = ([Int](), start)
    for (place, count) in counts.enumerated() {
      if place > 0 {
        guard let (sign, length) = scalarIfAny(at: end), signs.contains(sign) else { return nil }
        end += length
      }
      guard let number = digits(at: end, count) else { return nil }
      numbers.append(number.value)
      end = number.end
    }
    return (numbers, end)
  }

  /// A date in digits, or with the name of the month behind the day.
  private func date(at start: Int) throws(EvaluationError) -> Reading<Day>? {
    if let (numbers, end) = numbers(at: start, separatedBy: ["-"], [4...4, 2...2, 2...2]) {
      if text[end...].first == UInt8(ascii: "-") { return nil }
      return try day(numbers[0], numbers[1], numbers[2], from: start, to: end)
    }
    if let (numbers, end) = numbers(at: start, separatedBy: ["."], [1...2, 1...2, 4...4]),
      text[end...].first != UInt8(ascii: "."),
      let day = Day(year: numbers[2], month: numbers[1], day: numbers[0])
    {
      return (day, end)
    }
    try refuseOperators(Self.slashes, at: start)
    try refuseOperators(Self.dashes, at: start)
    guard let day = digits(at: start, 1...2), let month = month(at: endOfSpaces(from: day.end)),
      let year = digits(at: endOfSpaces(from: month.end), 4...4)
    else { return nil }
    return try self.day(year.value, month.value, day.value, from: start, to: year.end)
  }

  /// A date with the name of the month first.
  private func dateAfterMonth(at start: Int) throws(EvaluationError) -> Reading<Day>? {
    guard let month = month(at: start), let day = digits(at: endOfSpaces(from: month.end), 1...2)
    else { return nil }
    let comma = text[day.end...].first == UInt8(ascii: ",") ? day.end + 1 : day.end
    guard let year = digits(at: endOfSpaces(from: comma), 4...4) else { return nil }
    return try self.day(year.value, month.value, day.value, from: start, to: year.end)
  }

  private func day(
    _ year: Int, _ month: Int, _ day: Int, from start: Int, to end: Int
  ) throws(EvaluationError) -> Reading<Day> {
    guard let date = Day(year: year, month: month, day: day) else {
      throw EvaluationError(.invalidDate, at: start - self.start..<end - self.start)
    }
    return (date, end)
  }

  /// Throws if signs of an operator stand between numbers that may be a date of these times.
  private func refuseOperators(
    _ signs: [Unicode.Scalar], at start: Int
  ) throws(EvaluationError) {
    if let before = text[..<start].last, before >= 0x80 || "/-.^*".utf8.contains(before) { return }
    let orders: [[Int]]
    let found: Reading<[Int]>
    if let numbers = numbers(at: start, separatedBy: signs, [4...4, 1...2, 1...2]) {
      (found, orders) = (numbers, [[0, 1, 2]])
    } else if let numbers = numbers(at: start, separatedBy: signs, [1...2, 1...2, 4...4]) {
      (found, orders) = (numbers, [[2, 1, 0], [2, 0, 1]])
    } else if let numbers = numbers(at: start, separatedBy: signs, [2...2, 2...2, 2...2]),
      numbers.value.contains(where: { $0 < 10 })
    {
      // With a zero before a digit it is hardly a calculation: `26-03-01`.
      (found, orders) = (numbers, [[2, 1, 0], signs[0] == "-" ? [0, 1, 2] : [2, 0, 1]])
    } else {
      return
    }
    if let (next, _) = scalarIfAny(at: found.end),
      [".", "^"].contains(next) || signs.contains(next)
    {
      return
    }
    var readings: [String] = []
    for order in orders {
      var parts = order.map { found.value[$0] }
      if parts[0] < 100 { parts[0] += 2000 }
      guard 1800...2200 ~= parts[0], let day = Day(year: parts[0], month: parts[1], day: parts[2])
      else { continue }
      if !readings.contains("\(day)") { readings.append("\(day)") }
    }
    guard let first = readings.first else { return }
    let operation = found.value.map(String.init).joined(separator: " \(signs[0]) ")
    throw EvaluationError(
      .ambiguous(first, readings.count > 1 ? readings[1] : operation),
      at: start - self.start..<found.end - self.start)
  }

  /// The month whose name is at an index, in English or in the language.
  private func month(at start: Int) -> Reading<Int>? {
    let word = unitWord(at: start)
    guard word.text.utf8.count > 2, let month = scope.language.month(named: word.text.lowercased())
    else { return nil }
    let isAbbreviated = text[word.end...].first == UInt8(ascii: ".")
    return (month, isAbbreviated ? word.end + 1 : word.end)
  }

  /// Hours, minutes and perhaps seconds in seconds.
  private func clock(at start: Int) -> Reading<Int>? {
    guard let (parts, end) = numbers(at: start, separatedBy: [":"], [1...6, 2...2]),
      parts[1] < 60
    else { return nil }
    let minutes = 3600 * parts[0] + 60 * parts[1]
    guard text[end...].first == UInt8(ascii: ":") else { return (minutes, end) }
    guard let seconds = digits(at: end + 1, 2...2), seconds.value < 60 else { return nil }
    return (minutes + seconds.value, seconds.end)
  }

  /// The time with `am` or `pm` behind it; nil if neither is there.
  private func halved(_ time: Reading<Int>) -> Reading<Int>? {
    let word = unitWord(at: endOfSpaces(from: time.end))
    let half = word.text.lowercased()
    guard NameClash(half) == .half, 1...12 ~= time.value / 3600 else { return nil }
    return (time.value % 43_200 + (half == "pm" ? 43_200 : 0), word.end)
  }

  /// Hours with `am` or `pm` behind them.
  private func hours(at start: Int) -> Reading<Int>? {
    digits(at: start, 1...2).flatMap { halved((3600 * $0.value, $0.end)) }
  }

  /// How far a clock is ahead of UTC: `Z` or `+01:00`.
  private func offset(at start: Int) -> Reading<Int>? {
    guard let sign = text[start...].first else { return nil }
    if sign == UInt8(ascii: "Z"),
      scalarIfAny(at: start + 1).map({ !$0.0.properties.isAlphabetic }) ?? true
    {
      return (0, start + 1)
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let time = digits(at: start + 1, 2...2) == nil ? nil : clock(at: start + 1),
      time.value < Zone.longestOffset
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -time.value : time.value, time.end)
  }
}

/// A word for the present, or for a day beside it.
enum TimeWord: String, CaseIterable {
  case now, today, tomorrow, yesterday

  /// How many days after today; nil for the moment.
  var days: Int? {
    switch self {
    case .now: nil
    case .today: 0
    case .tomorrow: 1
    case .yesterday: -1
    }
  }
}
