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

/// The result of an update of the exchange rates.
package struct RatesUpdate: Hashable, Sendable {
  /// Without the euro.
  package let currencies: Int
  package let day: Day
  package let previous: Day?

  package init(currencies: Int, day: Day, previous: Day?) {
    (self.currencies, self.day, self.previous) = (currencies, day, previous)
  }
}

/// The reason why an update failed; the previous rates stay in use.
package enum RatesFailure: Error, Hashable, Sendable {
  case flawed(RatesFlaw)
  case noCurl
  case status(Int)
  /// No network, no server, or no timely and complete HTTP answer.
  case unreachable
  /// The address, a redirection or the connection lacks valid encryption.
  case insecure
  /// A malformed address, or one with a user name.
  case invalidAddress
  case unreadable(FileError)
  case notSaved(FileError)
  case curl(status: Int)
  case cancelled
}
