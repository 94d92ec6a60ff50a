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

  /// The codes of the currencies that have a rate, in alphabetical order; the euro is not among them.
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
}
