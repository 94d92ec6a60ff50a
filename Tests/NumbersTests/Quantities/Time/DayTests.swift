import TestSupport
import Testing

@testable import Quantities

@Suite struct `Days of the calendar` {
  private static func days(_ count: Int, seed: UInt64) -> [Day] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Day(daysSince1970: Int.random(in: Day.range, using: &generator)) }
  }

  @Test func `have successive weekdays`() {
    #expect(Day(iso: "2026-11-22")?.weekday == 7)
    for day in Self.days(1000, seed: 1) {
      let next = Day(daysSince1970: day.daysSince1970 + 1)
      if next != day { #expect(next.weekday == day.weekday % 7 + 1) }
    }
  }

  @Test func `move by months to the same day or the last one`() {
    var generator = SeededGenerator(seed: 2)
    for day in Self.days(1000, seed: 3) {
      let months = generator.integer(-30_000...30_000)
      let count = 12 * day.year + day.month - 1 + months
      guard let moved = day.adding(months: months) else {
        #expect(count < 12 || count >= 120_000)
        continue
      }
      #expect(12 * moved.year + moved.month - 1 == count)
      let isSame = moved.day == day.day
      #expect(isSame || moved.day < day.day && moved.day == moved.daysInMonth)
    }
    #expect(Day(iso: "2026-01-31")?.adding(months: .max) == nil)
  }

  @Test func `differ by months and days that lead from one to the other`() {
    let days = Self.days(1000, seed: 4)
    for (one, other) in zip(days, days.dropFirst()) {
      let (first, last) = (min(one, other), max(one, other))
      let (months, rest) = first.monthsAndDays(to: last)
      let start = first.adding(months: months)
      #expect(start.map { $0.daysSince1970 + rest } == last.daysSince1970)
      #expect(rest >= 0 && rest < 31)
      // One more month is too many.
      if let next = first.adding(months: months + 1) { #expect(next > last) }
    }
  }

  @Test func `have as many workdays as counted one by one`() {
    var generator = SeededGenerator(seed: 5)
    for first in Self.days(100, seed: 6) {
      let last = Day(daysSince1970: first.daysSince1970 + generator.integer(0...40))
      let count = (first.daysSince1970...last.daysSince1970).count {
        Day(daysSince1970: $0).weekday < 6
      }
      #expect(Day.workdays(from: first, to: last) == count)
      if first < last { #expect(Day.workdays(from: last, to: first) == -count) }
    }
  }
}
