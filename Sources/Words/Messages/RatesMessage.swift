import Quantities
import SystemCalls

/// What is said about an update of the exchange rates.
package enum RatesMessage: Hashable, Sendable {
  /// One is under way already.
  case underWay
  case cancelled
  /// There are new rates.
  case updated(RatesUpdate)
  /// The rates are those of a file of one's own, which no update replaces.
  case ownFile(String)
  /// The rates are the same as before.
  case failed(RatesFailure)

  /// Whether the message reports a mistake.
  package var isMistake: Bool {
    switch self {
    case .underWay, .cancelled, .updated: false
    case .ownFile, .failed: true
    }
  }
}

/// The exchange rates that an update has got; they are kept from now on.
package struct RatesUpdate: Hashable, Sendable {
  /// The number of currencies; the euro is not counted.
  package let currencies: Int
  /// The day of the rates.
  package let day: ExchangeRates.Day
  /// The day of the rates that were kept before; nil if there were none.
  package let previous: ExchangeRates.Day?

  package init(currencies: Int, day: ExchangeRates.Day, previous: ExchangeRates.Day?) {
    (self.currencies, self.day, self.previous) = (currencies, day, previous)
  }
}

/// Why an update of the exchange rates has got none; the kept ones stay as they are.
package enum RatesFailure: Error, Hashable, Sendable {
  /// What came is no file of rates.
  case flawed(RatesFlaw)
  /// The command `curl` was not found.
  case noCurl
  /// The command `curl` could not be started.
  case cannotStart(FileError.Kind)
  /// The server has answered with an HTTP status other than success, such as 404.
  case status(Int)
  /// The name of the server is unknown, as without a network.
  case unknownServer
  /// The server takes no connection.
  case noConnection
  /// The answer took too long.
  case timedOut
  /// The connection ended before all that was announced had come.
  case interrupted
  /// The server has no valid certificate.
  case certificate
  /// No encrypted connection came about.
  case noEncryption
  /// The address is neither one of https, nor one of http on this machine.
  case insecureAddress
  /// The server leads on to an address that is not one of https.
  case insecureRedirection
  /// The server leads on from one address to the next, too often.
  case tooManyRedirections
  /// The address cannot be read, or holds the name of a user.
  case invalidAddress
  /// The file that the rates were to be read from cannot be read.
  case unreadable(FileError)
  /// The rates cannot be saved.
  case notSaved(FileError)
  /// There is no home folder to keep the rates in.
  case noHome
  /// Another program is saving rates at the same time.
  case busy
  case cancelled
  /// The command `curl` has ended with another exit status.
  case curl(status: Int)
}
