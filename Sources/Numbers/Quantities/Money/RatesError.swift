import SystemCalls

/// What is wrong with a file of exchange rates.
package enum RatesFlaw: Error, Hashable, Sendable {
  /// The file is a web page, as a network that wants a login answers with.
  case webPage
  /// A line, counted from 1, is not XML, or its day, currency or rate cannot be used.
  case malformed(line: Int)
  /// The file is empty, larger than any file of rates, or XML without rates of one day.
  case noRates
}

/// Why there are no exchange rates to calculate with.
package enum RatesUnavailable: Error, Hashable, Sendable {
  case notFetched
  case unreadable(FileError)
  case flawed(path: String, RatesFlaw)
}
