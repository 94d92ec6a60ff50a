import Quantities
import TestSupport
import Testing

@Suite struct `A day` {
  private typealias Day = ExchangeRates.Day

  @Test func `is told by its number, and follows the day before`() throws {
    var previous = Day(daysSince1970: -200_000)
    for number in -199_999...200_000 {
      let day = Day(daysSince1970: number)
      let follows =
        (day.year, day.month, day.day) == (previous.year, previous.month, previous.day + 1)
        || day.day == 1
          && (day.month == previous.month + 1 && day.year == previous.year
            || (day.month, previous.month, day.year) == (1, 12, previous.year + 1))
      guard follows, day.daysSince1970 == number, previous < day else {
        Issue.record("\(day) after \(previous)")
        return
      }
      #expect(Day(year: day.year, month: day.month, day: day.day) == day)
      previous = day
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 11, 20, 20_777),
    (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
  ])
  func `has the number that other calendars give it`(
    year: Int, month: Int, day: Int, number: Int
  ) throws {
    let expected = try #require(Day(year: year, month: month, day: day))
    #expect(expected.daysSince1970 == number)
    #expect(Day(daysSince1970: number) == expected)
  }

  @Test func `beyond the calendar is its first or last`() {
    #expect(Day(daysSince1970: .min) == Day(year: 1, month: 1, day: 1))
    #expect(Day(daysSince1970: .max) == Day(year: 9999, month: 12, day: 31))
  }

  @Test func `is read as it is written`() {
    var random = SeededGenerator(seed: 1970)
    for _ in 0..<1000 {
      let day = Day(daysSince1970: .random(in: -700_000...2_900_000, using: &random))
      let parts = [(day.year, 4), (day.month, 2), (day.day, 2)].map { number, width in
        String(repeating: "0", count: width - String(number).count) + String(number)
      }
      #expect(Day(iso: parts.joined(separator: "-")) == day)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-20-", "-2026-11-20", "2026-11-2O", "26-11-20", "2026-00-10",
    "2026-04-31", "2100-02-29", "2026-11-20T00:00", "２026-11-20",
  ])
  func `is not read from another text`(text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test func `has an age from the next day on`() {
    let day = Day(daysSince1970: 20_000)
    #expect([-1, 0, 1, 7].map { day.age(on: Day(daysSince1970: 20_000 + $0)) } == [0, 0, 1, 7])
  }
}
