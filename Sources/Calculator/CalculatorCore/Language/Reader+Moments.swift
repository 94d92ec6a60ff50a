import ExactNumbers
import Quantities

/// Dates, moments and durations: `25 Dec 2026`, `10:30:15.5`, `2026-12-25T10:30+01:00
/// Europe/Paris`, `Wed Nov 25 03:33:46 UTC 2026`, `25/Nov/2026:03:33:46 +0000`, `3 pm UTC+5`,
/// `tomorrow 10:30`.
extension Reader {
  typealias Timed<Value> = (value: Value, next: Int)

  func time(at start: Int) throws(EvaluationError) -> Timed<Quantity>? {
    guard lexeme(at: start).isWhole(1...6), mayContinue(at: start + 1) else { return nil }
    if let date = try date(at: start) { return try moment(on: date) }
    if let hours = hours(at: start) { return try half(hours, from: start) }
    try refusePicometres(at: start)
    guard let clock = clock(at: start) else { return nil }
    return try time(clock, from: start)
  }

  mutating func take(_ time: Timed<Quantity>) throws(EvaluationError) {
    if let (day, next) = weekdayBeside(index), next <= time.next {
      let isNext = day.daysSince1970 > scope.time.today().daysSince1970
      let other = Day(daysSince1970: day.daysSince1970 + (isNext ? 7 : -7))
      choose("\(day)", over: "\(other)", to: next)
    }
    if time.next == index + 3, time.value.unit?.isDuration == true {
      try refuseMinutes(to: time.next)
    }
    // A blank before an offset makes no sum, but one after its sign would: `10:30 +02:00`. Other
    // offsets are no durations.
    let offset = (index + 1..<max(index + 1, time.next)).first { sign in
      lexeme(at: sign).isSign(of: "+", "-") && !lexeme(at: sign).isGlued
        && kind(at: sign + 1) == .number && isSign(":", at: sign + 2)
    }
    if let offset {
      let end = isSign(")", at: time.next - 1) ? time.next - 3 : time.next
      choose("$0$1$2", over: "$0 $1 $2", index..<offset, offset..<offset + 1, offset + 1..<end)
    }
    try take(.time(time.value), to: time.next)
  }

  /// Takes minutes and seconds before their unit or with a fraction: `5:30 min/km`, `4:05.3`.
  mutating func takeMinutes() throws(EvaluationError) -> Bool {
    guard isSign(":", at: index + 1) else { return false }
    let (part, next) = (lexeme(at: index + 2), index + 3)
    let hasUnit =
      unit(named: word(at: next))?.text() == "min" && !isOwn(word(at: next)) && !isCalled(at: next)
    let digits = part.text.prefix { $0 != "." }
    guard lexeme.isWhole(1...3), lexeme(at: index + 1).isGlued, part.kind == .number, part.isGlued,
      hasUnit || digits.endIndex != part.text.endIndex,
      digits.utf8.count == 2, let whole = Int(digits), whole < 60,
      let minute = unit(named: "min"), let second = unit(named: "s")
    else { return false }
    if hasUnit {
      choose(
        "$0 $2 $1 s", over: "$0 h $1 $2", index..<index + 1, index + 2..<next, next..<next + 1)
    }
    let numbers = [lexeme, part].map { Token.number(NumberLiteral(text: $0.text)) }
    try take(
      [numbers[0], .unit(minute), numbers[1], .unit(second)], to: hasUnit ? next + 1 : next)
    return true
  }

  /// Throws for a clock time of two numbers beside one of three: `1:02:15 - 58:30`.
  private mutating func refuseMinutes(to next: Int) throws(EvaluationError) {
    guard parser.isStrict, hasClockOfSeconds else { return }
    let (hours, minutes) = value(at: index).quotientAndRemainder(dividingBy: 60)
    throw refusal(
      "\(hours):\(minutes < 10 ? "0" : "")\(minutes):$1", "$0:00", index..<next,
      next - 1..<next)
  }

  private func mayContinue(at next: Int) -> Bool {
    let lexeme = lexeme(at: next)
    switch lexeme.kind {
    case .sign(":"): return lexeme.isGlued
    case .sign("-"), .sign("/"):
      return lexeme.isGlued
        && (self.lexeme(at: next + 1).kind == .number || month(at: next + 1) != nil)
    case .word: return month(at: endOfOrdinal(at: next)) != nil || isHalf(at: next)
    default: return false
    }
  }

  func value(of word: TimeWord) throws(EvaluationError) -> Timed<Quantity> {
    let time = scope.time
    if let days = word.days, !lexeme(at: index + 1).isGlued,
      let clock = clock(at: index + 1).map({ halved($0) ?? $0 }) ?? hours(at: index + 1)
    {
      return try moment(on: nil, clock, daysLater: days, from: index)
    }
    let value =
      word.days.map { days in
        Quantity(Day(daysSince1970: time.today().daysSince1970 + days), in: time.local)
      } ?? time.now
    return (value, index + 1)
  }

  func zone(at start: Int) -> Timed<Zone>? {
    if let (name, next) = bracketed(at: start) {
      return (scope.time.zone(named: name) ?? Zone(offsetNamed: name)).map { ($0, next) }
    }
    var ends: [Int] = []
    var next = start
    while ends.count < 3, lexeme(at: next).kind == .word {
      next += 1
      while case let part = lexeme(at: next), part.isGlued,
        part.kind == .word || part.kind == .number || part.isSign(of: "/", "+", "-", ":")
      {
        next = index(behind: next)
      }
      ends.append(next)
    }
    for end in ends.reversed() {
      let name = String(source(start..<end).map { $0 == "−" ? "-" : $0 })
      if name.lowercased() == "local" { return (scope.time.local, end) }
      if let zone = Zone(abbreviated: name) { return (zone, end) }
      if let zone = scope.time.zone(named: name) ?? Zone(offsetNamed: name) { return (zone, end) }
    }
    return nil
  }

  struct Clock {
    var seconds: Int
    var fraction: Rational = 0
    var next: Int
  }

  private func bracketed(at start: Int) -> Timed<String>? {
    guard isSign("[", at: start),
      let close = line.lexemes[start...].firstIndex(where: { $0.isSign("]") })
    else { return nil }
    return (source(start + 1..<close), close + 1)
  }

  func moment(on date: Timed<Day>) throws(EvaluationError) -> Timed<Quantity> {
    var next = date.next
    // Directly after the day's digits, `T10` is a word with parts.
    let isTight =
      ["T", "t"].contains { lexeme(at: next).text.hasPrefix($0) } && lexeme(at: next).isGlued
    if isTight { next += lexeme(at: next).parts > 0 ? 2 : 1 }
    let isLogged = isSign(":", at: next) && lexeme(at: next).isGlued
    if isLogged { next += 1 }
    if scope.language == .french, word(at: next) == "à" { next += 1 }
    let clock = self.clock(at: next) ?? clockWithHours(at: next)
    guard isTight || isLogged || !lexeme(at: next).isGlued,
      let time = clock.map({ halved($0) ?? $0 }) ?? hours(at: next)
    else { return (Quantity(date.value, in: scope.time.local), date.next) }
    return try moment(on: date.value, time, from: index)
  }

  /// A month, day, time, zone and year in the order of the command `date`.
  func momentBeforeYear(
    at start: Int
  ) throws(EvaluationError) -> (value: Quantity, day: Day, next: Int)? {
    guard let month = month(at: start), lexeme(at: month.next).isWhole(1...2),
      var clock = clock(at: month.next + 1).map({ halved($0) ?? $0 })
    else { return nil }
    let zone = self.zone(at: clock.next)
    if zone == nil { try refuseAbbreviation(at: clock.next) }
    let year = zone?.next ?? clock.next
    guard lexeme(at: year).isWhole(4...4) else { return nil }
    let day = try day(
      value(at: year), month.value, value(at: month.next), from: start, to: year + 1)
    clock.next = year + 1
    let value = try moment(
      on: day.value, clock, in: zone?.value ?? scope.time.local, from: start)
    return (value.value, day.value, value.next)
  }

  /// Throws for `13 pm`, an hour that no `pm` has.
  private func refusePicometres(at start: Int) throws(EvaluationError) {
    guard parser.isStrict, isHalf(at: start + 1), lexeme(at: start).isWhole(2...2),
      13..<24 ~= value(at: start), case let behind = lexeme(at: start + 2),
      behind.kind == .end || behind.isSign(of: "+", "-", ")", "]", "}"),
      let unit = UnitTable.unit(named: word(at: start + 1).lowercased())
    else { return }
    throw refusal(
      "$0:00", "$0 \(unit.plural(in: .english))", start..<start + 1, start + 1..<start + 2)
  }

  /// A moment such as `3 pm Paris`; nil if `pm` is a unit, an error if it may be either.
  private func half(_ hours: Clock, from start: Int) throws(EvaluationError) -> Timed<Quantity>? {
    let next = hours.next
    try refuseAbbreviation(at: next)
    let target = converts(word(at: next)) ? next + 1 : next
    if zone(at: target) != nil, unit(named: word(at: target)) == nil {
      return try moment(on: nil, hours, from: start)
    }
    let behind = lexeme(at: next)
    if isBesideTime(from: start, to: next) { return try moment(on: nil, hours, from: start) }
    guard parser.isStrict,
      behind.kind == .end || behind.isSign(of: "+", "-", "*", ")", "]", "}")
    else { return nil }
    let half = word(at: start + 1)
    guard let unit = UnitTable.unit(named: half).map({ Unit([$0]) }) else {
      return try moment(on: nil, hours, from: start)
    }
    throw refusal(
      "$0:00 $1", "$0 \(unit.operand(.plain, isPlural: false, besides: [half]))",
      start..<start + 1, start + 1..<next)
  }

  /// Whether hours with `am` or `pm` are in a sum with a time: `9am - 5pm`, `9am - (1 h + 20 min)`.
  private func isBesideTime(from start: Int, to next: Int) -> Bool {
    if lexeme(at: start - 1).isSign(of: "+", "-"), start > 0, case .time = parser.nodes.last?.kind {
      return true
    }
    guard lexeme(at: next).isSign(of: "+", "-") else { return false }
    var number = next + 1
    while isSign("(", at: number) { number += 1 }
    guard kind(at: number) == .number else { return false }
    return isSign(":", at: number + 1) || isHalf(at: number + 1)
      || unit(named: word(at: number + 1))?.dimension == .time
  }

  private func time(_ clock: Clock, from start: Int) throws(EvaluationError) -> Timed<Quantity> {
    if let half = halved(clock) { return try moment(on: nil, half, from: start) }
    try refuseHour(of: clock, from: start)
    let name = word(at: clock.next)
    if unit(named: name) == nil, meaning(of: name) == nil, !converts(name),
      zone(at: clock.next) != nil || name == "Z"
    {
      return try moment(on: nil, clock, from: start)
    }
    if isOffset(at: clock.next) { return try moment(on: nil, clock, from: start) }
    try refuseAbbreviation(at: clock.next)
    var next = clock.next
    var isConverted = false
    if let end = endOfConversion(at: clock.next) { isConverted = try target(at: end) != nil }
    if !isConverted, let unit = unit(named: name), unit.dimension == .time {
      guard unit == Unit.duration.withoutClock else {
        let parts = source(start..<clock.next).split(separator: ":")
        let readings = [["h", "min", "s"], ["min", "s"]].map { units in
          zip(parts, units).map { "\($0) \($1)" }.joined(separator: " ")
        }
        throw refusal(readings[0], readings[1], from: start, to: clock.next + 1)
      }
      next += 1
    }
    let seconds = Rational(clock.seconds) + clock.fraction
    let unit: Unit = clock.next - start > 3 ? .durationWithSeconds : .duration
    return (Quantity(Real(seconds * Rational(numerator: 1, denominator: 3600)), unit), next)
  }

  /// - Parameter day: the date in the zone; nil for today.
  private func moment(
    on day: Day?, _ time: Clock, daysLater days: Int = 0, in given: Zone? = nil, from start: Int
  ) throws(EvaluationError) -> Timed<Quantity> {
    guard time.seconds < 86_400 else { throw refusal(.invalidTime, from: start, to: time.next) }
    var (next, zone) = (time.next, given)
    // After a date a blank may precede the offset, as other programs write it.
    let isNear = lexeme(at: next).isGlued || isOffset(at: next)
    let offset = given == nil && (isNear || day != nil) ? offset(at: next, isNear: isNear) : nil
    if let offset {
      next = offset.next
      zone = offset.value == 0 ? .utc : Zone(offset: offset.value)
    }
    if given == nil {
      if let named = self.zone(at: next) {
        (zone, next) = named
      } else if let offset, let (name, close) = bracketed(at: next) {
        (zone, next) = (Zone(name: name, offset: offset.value), close)
      } else if offset != nil, let end = endOfComment(at: next) {
        next = end
      } else {
        try refuseAbbreviation(at: next)
      }
    }
    let shown = zone ?? scope.time.local
    let date = day ?? dayOfMinuend(before: start) ?? scope.time.today(in: shown)
    let clock = 86_400 * (date.daysSince1970 + days) + time.seconds
    var moments = Quantity.moments(clock, in: shown)
    if let offset {
      let moment = Quantity(Real(Rational(clock - offset.value)), .moment(in: shown))
      // If the zone's rules have changed since, the offset counts.
      moments = moments.filter { $0 == moment }
      if moments.isEmpty {
        let fixed = Zone(name: shown.name, offset: offset.value)
        moments = [Quantity(moment.number, .moment(in: fixed))]
      }
    }
    guard let moment = moments.first else {
      throw refusal(.skippedTime(shown), from: start, to: next)
    }
    guard moments.count == 1 else {
      throw refusal(moments[0].timeText, moments[1].timeText, from: start, to: next)
    }
    guard !time.fraction.isZero, let whole = moment.number.rational else { return (moment, next) }
    return (Quantity(Real(whole + time.fraction), moment.unit), next)
  }

  /// The end of an abbreviation in parentheses behind an offset, a comment of RFC 2822: `-0800 (PST)`.
  private func endOfComment(at start: Int) -> Int? {
    let name = word(at: start + 1)
    guard isSign("(", at: start), isSign(")", at: start + 2), 1...5 ~= name.utf8.count,
      name == name.uppercased(), name.utf8.allSatisfy(\.isLetter)
    else { return nil }
    return start + 3
  }

  /// The day of a clock time from which the next one is subtracted: `18:00 Tokyo - 9:00 London`.
  private func dayOfMinuend(before start: Int) -> Day? {
    let operand = parser.nodes.last { $0.kind != .parentheses }
    guard isSign("-", at: start - 1), case .time(let minuend) = operand?.kind,
      meaning(of: word(at: start - 2)) != .time(.now)
    else { return nil }
    return minuend.day
  }

  /// Throws for an ambiguous zone abbreviation: `10:30 IST`.
  private func refuseAbbreviation(at start: Int) throws(EvaluationError) {
    guard parser.isStrict, let zones = Zone.shared[word(at: start)] else { return }
    throw refusal(zones.0, zones.1, from: start, to: start + 1)
  }

  func value(at index: Int) -> Int {
    lexeme(at: index).text.utf8.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }

  func numbers(
    at start: Int, separatedBy sign: Unicode.Scalar, _ counts: [ClosedRange<Int>]
  ) -> Timed<[Int]>? {
    var (numbers, next) = ([Int](), start)
    for (place, count) in counts.enumerated() {
      if place > 0 {
        guard isSign(sign, at: next), lexeme(at: next).isGlued, lexeme(at: next + 1).isGlued,
          source(next..<next + 1) != "÷"
        else { return nil }
        next += 1
      }
      guard lexeme(at: next).isWhole(count) else { return nil }
      numbers.append(value(at: next))
      next += 1
    }
    return (numbers, next)
  }

  private func clock(at start: Int) -> Clock? {
    guard let (parts, next) = numbers(at: start, separatedBy: ":", [1...6, 2...2]), parts[1] < 60
    else { return nil }
    let clock = Clock(seconds: 3600 * parts[0] + 60 * parts[1], next: next)
    guard isSign(":", at: next) else { return clock }
    let seconds = lexeme(at: next + 1)
    let digits = seconds.text.split(separator: ".", omittingEmptySubsequences: false)
    guard seconds.kind == .number, seconds.isGlued, digits.count < 3, digits[0].utf8.count == 2,
      digits.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
      let whole = Int(digits[0]), whole < 60
    else { return nil }
    let fraction = digits.count > 1 ? DecimalLiteral(("0." + digits[1]).utf8)?.value : nil
    return Clock(seconds: clock.seconds + whole, fraction: fraction ?? 0, next: next + 2)
  }

  /// A clock time such as `14h30`.
  private func clockWithHours(at start: Int) -> Clock? {
    let word = lexeme(at: start + 1)
    guard lexeme(at: start).isWhole(1...2), word.isGlued, word.text.lowercased().hasPrefix("h"),
      case let minutes = word.text.dropFirst(), minutes.utf8.count == 2, let minute = Int(minutes),
      minute < 60
    else { return nil }
    return Clock(seconds: 3600 * value(at: start) + 60 * minute, next: index(behind: start + 1))
  }

  private func isHalf(at start: Int) -> Bool {
    let word = word(at: start)
    return ["am", "pm", "AM", "PM", "Am", "Pm"].contains(word)
      && !(scope.hasNames && word.allSatisfy { isOwn(String($0)) })
  }

  private func halved(_ time: Clock) -> Clock? {
    guard isHalf(at: time.next), 1...12 ~= time.seconds / 3600 else { return nil }
    let isAfternoon = word(at: time.next).lowercased() == "pm"
    return Clock(
      seconds: time.seconds % 43_200 + (isAfternoon ? 43_200 : 0), fraction: time.fraction,
      next: time.next + 1)
  }

  /// Throws for an hour that no half of the day has: `0:30 am`, `13:00 pm`.
  private func refuseHour(of time: Clock, from start: Int) throws(EvaluationError) {
    let (hour, half) = (time.seconds / 3600, word(at: time.next).lowercased())
    guard isHalf(at: time.next), hour == 0 || 13..<24 ~= hour && half == "pm" else { return }
    let minutes = source(start..<time.next + 1).drop { $0 != ":" }
    throw phrase("\(hour == 0 ? 12 : hour - 12)\(minutes)", start..<time.next + 1)
  }

  private func hours(at start: Int) -> Clock? {
    guard lexeme(at: start).isWhole(1...2) else { return nil }
    return halved(Clock(seconds: 3600 * value(at: start), next: start + 1))
  }

  /// Whether digits behind a sign end a moment, and are no sum: `10:30 +0200`, `14:00+01 in UTC`.
  private func isOffset(at start: Int) -> Bool {
    let (digits, behind) = (lexeme(at: start + 1), lexeme(at: start + 2))
    guard digits.isWhole(4...4) || digits.isWhole(2...2) && digits.text.first == "0",
      let offset = offset(at: start, isNear: true), offset.next == start + 2
    else { return false }
    // `9:00-1700` is rather a span of time.
    let isSpan = isSign("-", at: start) && lexeme(at: start).isGlued
    return (-12 * 3600...14 * 3600).contains(offset.value)
      && (converts(behind.text) || !isSpan && (behind.kind == .end || behind.isSign(")")))
  }

  /// A UTC offset in seconds: `Z`, `+01:00`, `+0100`, or `+01` directly after the time.
  func offset(at start: Int, isNear: Bool) -> Timed<Int>? {
    if word(at: start) == "Z" { return (0, start + 1) }
    guard lexeme(at: start).isSign(of: "+", "-"), lexeme(at: start + 1).isGlued else { return nil }
    let sign = isSign("-", at: start) ? -1 : 1
    let digits = lexeme(at: start + 1)
    var (seconds, next) = (0, start + 2)
    if digits.isWhole(2...2), let time = clock(at: start + 1), time.fraction.isZero {
      (seconds, next) = (time.seconds, time.next)
    } else if digits.isWhole(4...4) {
      let number = value(at: start + 1)
      guard number % 100 < 60 else { return nil }
      seconds = 3600 * (number / 100) + 60 * (number % 100)
    } else if digits.isWhole(2...2),
      isNear || lexeme(at: start + 2).kind != .word || converts(word(at: start + 2))
    {
      seconds = 3600 * value(at: start + 1)
    } else {
      return nil
    }
    return seconds < Zone.longestOffset ? (sign * seconds, next) : nil
  }
}

enum TimeWord: String, CaseIterable {
  case now, today, tomorrow, yesterday

  var days: Int? { self == .now ? nil : self == .today ? 0 : self == .tomorrow ? 1 : -1 }
}
