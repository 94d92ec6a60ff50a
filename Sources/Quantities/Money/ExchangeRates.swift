import ExactNumbers

/// Exchange rates of one day: how much of each currency one euro is worth.
package struct ExchangeRates: Hashable, Sendable {
  /// A day of the Gregorian calendar.
  package struct Day: Hashable, Sendable, Comparable {
    /// 1 to 9999.
    package var year: Int { Int(shortYear) }
    /// 1 to 12.
    package var month: Int { Int(shortMonth) }
    /// 1 to 31.
    package var day: Int { Int(shortDay) }

    // Few bytes, because every evaluation has room for a day.
    private let shortYear: Int16
    private let shortMonth: Int8
    private let shortDay: Int8

    /// Creates a day; nil if there is no such day.
    package init?(year: Int, month: Int, day: Int) {
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard (1...9999).contains(year), (1...12).contains(month),
        (1...lengths[month - 1]).contains(day)
      else { return nil }
      self.init(year: year, validMonth: month, day: day)
    }

    /// Creates a day that there is.
    init(year: Int, validMonth month: Int, day: Int) {
      (shortYear, shortMonth, shortDay) = (Int16(year), Int8(month), Int8(day))
    }
  }

  package let day: Day
  /// Units of a currency for one euro, by ISO 4217 code; all are positive.
  ///
  /// The euro is not in it.
  private let rates: [String: Rational]
  /// Who says that these are the rates, in printable ASCII; nil if the file does not tell.
  package let publisher: String?

  package init(day: Day, rates: [String: Rational], publisher: String? = nil) {
    (self.day, self.rates, self.publisher) = (day, rates, publisher)
  }

  /// Units of a currency for one euro, exactly as published; nil if there is no rate.
  package subscript(code: String) -> Rational? { code == "EUR" ? 1 : rates[code] }

  /// The codes of the currencies that have a rate, in alphabetical order; the euro is not among
  /// them.
  package var codes: [String] { rates.keys.sorted() }
}

extension ExchangeRates.Day {
  /// The number of days since 1 January 1970.
  ///
  /// The calculation counts years from March, so that the leap day is the last one.
  package var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

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

extension ExchangeRates.Day: CustomStringConvertible {
  /// The day in the form of ISO 8601, such as 2026-11-20.
  package var description: String {
    let padded = { (number: Int, width: Int) in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// Where a calculation finds exchange rates.
///
/// They are read when the first calculation needs them, and not before.
package struct RateSource: Sendable {
  private let read: @Sendable () -> Result<ExchangeRates, RatesUnavailable>

  package init(_ read: @escaping @Sendable () -> Result<ExchangeRates, RatesUnavailable>) {
    self.read = read
  }

  /// A source without rates.
  package static var none: RateSource { RateSource { .failure(.notFetched) } }

  package func rates() throws(RatesUnavailable) -> ExchangeRates { try read().get() }
}
