import ExactNumbers

/// A day of the Gregorian calendar, in the years 1 to 9999.
package struct Day: Hashable, Sendable, Comparable {
  package var year: Int { Int(shortYear) }
  package var month: Int { Int(shortMonth) }
  package var day: Int { Int(shortDay) }

  // Small, because every evaluation stores a day.
  private let shortYear: Int16
  private let shortMonth: Int8
  private let shortDay: Int8

  package init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else { return nil }
    self.init(year: year, validMonth: month, day: day)
  }

  init(year: Int, validMonth month: Int, day: Int) {
    (shortYear, shortMonth, shortDay) = (Int16(year), Int8(month), Int8(day))
  }
}

extension Day {
  /// The number of days since 1 January 1970, with years from March so that the leap day is last.
  package var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// Creates the day a number of days after 1 January 1970, clamped to the years 1 to 9999.
  package init(daysSince1970 days: Int) {
    // The Gregorian calendar has a period of 400 years, here from 1 March of the year 0.
    let count = min(max(days, -719_162), 2_932_896) + 719_468
    let (period, dayOfPeriod) = count.quotientAndRemainder(dividingBy: 146_097)
    let yearOfPeriod =
      (dayOfPeriod - dayOfPeriod / 1460 + dayOfPeriod / 36_524 - dayOfPeriod / 146_096) / 365
    let dayOfYear = dayOfPeriod - (365 * yearOfPeriod + yearOfPeriod / 4 - yearOfPeriod / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: 400 * period + yearOfPeriod + (month <= 2 ? 1 : 0), validMonth: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  package init?(iso text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return nil }
    let numbers = parts.map { $0.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  package func age(on today: Self) -> Int { max(0, today.daysSince1970 - daysSince1970) }
}

extension Day: CustomStringConvertible {
  package var description: String {
    "\(year.text(digits: 4))-\(month.text(digits: 2))-\(day.text(digits: 2))"
  }
}

extension Int {
  /// The decimal digits of a number from 0, padded with zeros to a count.
  func text(digits count: Int) -> String { String(self).padded(to: count, with: "0") }
}

extension Day {
  package var weekday: Int { (daysSince1970 + 3).remainderRoundedDown(by: 7) + 1 }

  var daysInMonth: Int {
    [31, 30, 29, 28].first { Day(year: year, month: month, day: $0) != nil } ?? 28
  }

  /// The week number of ISO 8601: week 1 contains the first Thursday of the year.
  package var week: Int {
    let thursday = Day(daysSince1970: daysSince1970 + 4 - weekday)
    return (thursday.ordinal - 1) / 7 + 1
  }

  /// The first such weekday after the day, or the last one before it for a `side` of −1.
  package func next(weekday: Int, _ side: Int) -> Day {
    let distance = (side * (weekday - self.weekday) - 1).remainderRoundedDown(by: 7) + 1
    return Day(daysSince1970: daysSince1970 + side * distance)
  }

  package var ordinal: Int {
    daysSince1970 - Day(year: year, validMonth: 1, day: 1).daysSince1970 + 1
  }

  /// The same day some months later, or the end of that month; nil outside the years 1 to 9999.
  package func adding(months: Int) -> Day? {
    let (count, overflows) = (12 * year + month - 1).addingReportingOverflow(months)
    let (year, month) = (count.quotientRoundedDown(by: 12), count.remainderRoundedDown(by: 12) + 1)
    guard !overflows, 1...9999 ~= year else { return nil }
    let last = Day(year: year, validMonth: month, day: 1).daysInMonth
    return Day(year: year, validMonth: month, day: min(day, last))
  }

  package func monthsAndDays(to later: Day) -> (months: Int, days: Int) {
    var months = 12 * (later.year - year) + later.month - month
    while let next = adding(months: months), next > later { months -= 1 }
    let start = adding(months: months) ?? self
    return (months, later.daysSince1970 - start.daysSince1970)
  }

  /// The weekdays from Monday to Friday between two days, inclusive; negative if reversed.
  package static func workdays(from first: Day, to last: Day) -> Int {
    guard first <= last else { return -workdays(from: last, to: first) }
    return workdays(before: last.daysSince1970 + 1) - workdays(before: first.daysSince1970)
  }

  private static func workdays(before days: Int) -> Int {
    let count = days + 3
    return 5 * count.quotientRoundedDown(by: 7) + min(5, count.remainderRoundedDown(by: 7))
  }
}
