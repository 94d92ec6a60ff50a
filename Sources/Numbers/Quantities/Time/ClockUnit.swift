import ExactNumbers

package enum ClockUnit: Hashable, Sendable {
  /// Hours, minutes and perhaps seconds, which are shown even if there are none.
  case duration(hasSeconds: Bool)
  /// Days between two dates, which are in days since 1970.
  case span(from: Int, to: Int)
  /// Seconds from 1970 to the start of a date; adding a time gives a moment in the zone.
  case date(Zone)
  /// Seconds from 1970 to a moment in UTC, displayed in a zone.
  case moment(Zone)
  case weekday
}

extension Unit {
  package static let duration = Unit([named("h")], clock: .duration(hasSeconds: false))
  package static let durationWithSeconds = Unit([named("h")], clock: .duration(hasSeconds: true))
  package static let weekday = Unit([], clock: .weekday)
  static let day = Unit([named("d")])
  static let hoursAndMinutes = Unit(parts: [Unit([named("h")]), Unit([named("min")])])
  static let hoursMinutesAndSeconds = Unit(
    parts: [Unit([named("h")]), Unit([named("min")]), Unit([named("s")])])

  package static func date(in zone: Zone) -> Unit { Unit([named("s")], clock: .date(zone)) }
  package static func moment(in zone: Zone) -> Unit { Unit([named("s")], clock: .moment(zone)) }

  private static func named(_ name: String) -> Factor {
    guard let factor = UnitTable.unit(named: name) else { preconditionFailure("no unit \(name)") }
    return factor
  }

  package var isDuration: Bool { if case .duration = clock { true } else { false } }

  package var withoutClock: Unit { clock == nil ? self : Unit(factors, divisor: divisor) }

  /// Whether values are dates, moments, weekdays or line results, without sums or multiples.
  package var isTimePoint: Bool {
    if result != nil { return true }
    switch clock {
    case .date, .moment, .weekday: return true
    case .duration, .span, nil: return false
    }
  }
}

extension Quantity {
  package init(_ day: Day, in zone: Zone) {
    self.init(Real(Rational(86_400 * day.daysSince1970)), .date(in: zone))
  }

  /// The moments at which the clocks of a zone show a time; none if skipped, two if repeated.
  package static func moments(_ time: Int, in zone: Zone) -> [Quantity] {
    zone.moments(showing: time).map { Quantity(Real(Rational($0)), .moment(in: zone)) }
  }

  var seconds: Int? { unit?.isTimePoint == true ? number.rational?.floor.wholeValue : nil }

  var partOfSecond: Rational { number.rational.map { $0 - $0.floor } ?? 0 }

  package var day: Day? {
    guard let seconds = timeOnClock, unit != .weekday else { return nil }
    return Day(daysSince1970: seconds.quotientRoundedDown(by: 86_400))
  }

  /// The seconds since 1970 on the zone's clocks, for dates and moments.
  var timeOnClock: Int? {
    guard let seconds, case .moment(let zone) = unit?.clock else { return seconds }
    return seconds + zone.offset(at: seconds)
  }
}

extension QuantityArithmetic {
  mutating func combinedTimes(
    _ left: Quantity, _ right: Quantity, subtracting: Bool
  ) throws(QuantityError) -> Quantity {
    for case let unit? in [left.unit, right.unit] where unit.clock == .weekday {
      throw .scaledPoint(unit)
    }
    switch (left.unit?.isTimePoint == true, right.unit?.isTimePoint == true) {
    case (true, true):
      guard subtracting else { throw .addedPoints(left.unit ?? .day) }
      return try time(from: right, to: left)
    case (true, _): return try moved(left, by: right, back: subtracting)
    case _ where subtracting: throw .incompatible(left.unit, right.unit)
    case _: return try moved(right, by: left, back: false)
    }
  }

  private func time(from start: Quantity, to end: Quantity) throws(QuantityError) -> Quantity {
    let difference = (end.number.rational ?? 0) - (start.number.rational ?? 0)
    switch (start.unit?.clock, end.unit?.clock) {
    case (.date, .date):
      let days = [start, end].map { ($0.seconds ?? 0) / 86_400 }
      return Quantity(
        Real(Rational(days[1] - days[0])),
        Unit(Unit.day.factors, clock: .span(from: days[0], to: days[1])))
    case (.moment, .moment):
      return Quantity(Real(difference * Rational(numerator: 1, denominator: 3600)))
        .inHoursAndMinutes
    default: throw .incompatible(end.unit, start.unit)
    }
  }

  /// A date or moment moved by months, then by days, both at the same time of day, then by elapsed
  /// time.
  private mutating func moved(
    _ start: Quantity, by time: Quantity, back: Bool
  ) throws(QuantityError) -> Quantity {
    var (months, days, seconds) = (0, 0, start.partOfSecond)
    for (amount, unit) in try time.amounts() {
      let amount = back ? -amount : amount
      switch unit.stepOfCalendar {
      case .months(let count): months += try Self.steps(amount * Rational(count))
      case .days(let count) where (amount * Rational(count)).isWhole:
        days += try Self.steps(amount * Rational(count))
      case .days, nil: seconds = seconds + (try Self.seconds(amount * unit.scale.factor))
      }
    }
    return try moved(start, months: months, days: days, seconds: seconds)
  }

  private static func seconds(_ amount: Rational) throws(QuantityError) -> Rational {
    guard amount.hasNanoseconds else { throw .fractionOfTime }
    return Rational(try steps(amount.floor)) + (amount - amount.floor)
  }

  /// A whole number of steps; 2⁴⁰ exceeds all years in any unit.
  private static func steps(_ amount: Rational) throws(QuantityError) -> Int {
    guard amount.isWhole else { throw .fractionOfTime }
    guard let whole = amount.wholeValue, whole.magnitude < 1 << 40 else { throw .yearOutOfRange }
    return whole
  }

  private mutating func moved(
    _ start: Quantity, months: Int, days: Int, seconds: Rational
  ) throws(QuantityError) -> Quantity {
    guard let time = start.timeOnClock, let before = start.day else { return start }
    guard let monthLater = before.adding(months: months) else { throw .yearOutOfRange }
    if monthLater.day != before.day { remark = .clampedDay }
    let count = monthLater.daysSince1970 + days
    let clock = 86_400 * count + time.remainderRoundedDown(by: 86_400)
    switch start.unit?.clock {
    case .date(let zone):
      if (seconds * Rational(numerator: 1, denominator: 86_400)).isWhole {
        return try checked(Quantity(Real(Rational(clock) + seconds), start.unit))
      }
      return try shown(clock, in: zone, like: nil, later: seconds)
    case .moment(let zone):
      guard months != 0 || days != 0, let moment = start.seconds else {
        return try checked(Quantity(Real(Rational(start.seconds ?? 0) + seconds), start.unit))
      }
      return try shown(clock, in: zone, like: zone.offset(at: moment), later: seconds)
    default: return start
    }
  }

  /// The moment at a time on clocks, plus seconds; `offset` decides if it is repeated.
  private func shown(
    _ clock: Int, in zone: Zone, like offset: Int?, later seconds: Rational
  ) throws(QuantityError) -> Quantity {
    let moments = zone.moments(showing: clock)
    guard let moment = moments.first(where: { zone.offset(at: $0) == offset }) ?? moments.first
    else { throw .skippedTime(zone) }
    return try checked(Quantity(Real(Rational(moment) + seconds), .moment(in: zone)))
  }

  private func checked(_ time: Quantity) throws(QuantityError) -> Quantity {
    guard let clock = time.timeOnClock, Day.range.contains(clock.quotientRoundedDown(by: 86_400))
    else { throw .yearOutOfRange }
    return time
  }

  /// A moment in another zone, or a calendar span; nil for ordinary conversions.
  func convertedTime(_ quantity: Quantity, to target: Unit?) throws(QuantityError) -> Quantity? {
    switch (quantity.unit?.clock, target?.clock) {
    case (.moment, nil) where target?.form == .unix, (.date, nil) where target?.form == .unix:
      return Quantity(quantity.number)
    case _ where target?.form == .unix: throw .incompatible(quantity.unit, .moment(in: .utc))
    case (.moment, .moment): return try checked(Quantity(quantity.number, target))
    case (.span(let start, let end), nil):
      guard quantity.number.rational == Rational(end - start) else { return nil }
      return target.flatMap { Quantity.time(from: start, to: end, in: $0) }
    case _ where quantity.unit?.isTimePoint == true || target?.isTimePoint == true:
      throw .incompatible(quantity.unit, target)
    default: return nil
    }
  }

  package func moment(ofSeconds seconds: Real) throws(QuantityError) -> Quantity {
    guard let rational = seconds.rational, rational.hasNanoseconds else { throw .fractionOfTime }
    return try checked(Quantity(seconds, .moment(in: .utc)))
  }

  package func day(of quantity: Quantity) throws(QuantityError) -> Day {
    guard let day = quantity.day else { throw .incompatible(quantity.unit, .date(in: .utc)) }
    return day
  }
}

extension Day {
  static let range = Day(daysSince1970: .min).daysSince1970...Day(daysSince1970: .max).daysSince1970
}

extension Quantity {
  fileprivate func amounts() throws(QuantityError) -> [(Rational, Unit)] {
    guard let unit, unit.dimension == .time, let number = number.rational else {
      throw .fractionOfTime
    }
    guard let parts = try QuantityError.numbers(self.parts(Budget())) else {
      return [(number, unit)]
    }
    let sign: Rational = parts.isNegative ? -1 : 1
    let amounts = (parts.wholes + [parts.last.rational ?? 0]).map { $0 * sign }
    return Array(zip(amounts, unit.parts))
  }

  /// A span in calendar years, months and days, counted from the earlier date; nil for other parts.
  fileprivate static func time(from start: Int, to end: Int, in unit: Unit) -> Quantity? {
    let steps = unit.parts.compactMap(\.stepOfCalendar)
    guard steps.contains(where: { if case .months = $0 { true } else { false } }),
      steps.last == .days(1), steps.count == unit.parts.count
    else { return nil }
    let (first, last) = (Day(daysSince1970: min(start, end)), Day(daysSince1970: max(start, end)))
    var number: Rational = 0
    var (months, days) = first.monthsAndDays(to: last)
    if !steps.contains(.months(1)) {
      // Without months, the days count from the last whole year.
      months -= months % 12
      days = last.daysSince1970 - (first.adding(months: months) ?? first).daysSince1970
    }
    for (part, step) in zip(unit.parts, steps) {
      let amount: Int
      switch step {
      case .months(let count):
        amount = months / count
        months %= count
      case .days(let count):
        amount = days / count
        days %= count
      }
      number = number + Rational(amount) * part.scale.factor
    }
    number = number * unit.parts[0].scale.factor.raised(to: -1)
    return Quantity(Real(start <= end ? number : -number), unit)
  }
}

private enum StepOfCalendar: Hashable {
  case months(Int)
  case days(Int)
}

extension Unit {
  fileprivate var stepOfCalendar: StepOfCalendar? {
    single.flatMap { $0.prefix == nil ? Self.stepsOfCalendar[$0.definition.plural] : nil }
  }

  private static let stepsOfCalendar: [String: StepOfCalendar] = [
    "days": .days(1), "weeks": .days(7), "fortnights": .days(14), "months": .months(1),
    "years": .months(12), "decades": .months(120), "centuries": .months(1200),
  ]
}
