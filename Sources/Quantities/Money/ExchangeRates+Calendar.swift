extension ExchangeRates.Day {
  /// Creates the day that is a number of days after 1 January 1970.
  ///
  /// Days outside the years 1 to 9999 become the first or the last of them.
  package init(daysSince1970 days: Int) {
    // A period of the Gregorian calendar has 400 years; the count begins at 1 March of the year 0.
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

  /// Reads a day in the form of ISO 8601, such as 2026-11-20; nil if the text is anything else.
  package init?(iso text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areDigits = parts.joined().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    guard parts.map(\.count) == [4, 2, 2], areDigits else { return nil }
    let numbers = parts.map { $0.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// How many days ago the day was; 0 if it is still to come.
  package func age(on today: Self) -> Int { max(0, today.daysSince1970 - daysSince1970) }
}
