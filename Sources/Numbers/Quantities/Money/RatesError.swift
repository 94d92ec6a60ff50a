import SystemCalls

package enum RatesFlaw: Error, Hashable, Sendable {
  /// A web page, as from a network's login.
  case webPage
  /// A line, counted from 1, that is not XML, or has an invalid day, currency or rate.
  case malformed(line: Int)
  /// A file that is empty, too large, or without rates of a single day.
  case noRates
}

package enum RatesUnavailable: Error, Hashable, Sendable {
  case notFetched
  case unreadable(FileError)
  case flawed(path: String, RatesFlaw)
}
