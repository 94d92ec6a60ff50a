/// What is wrong with a file of exchange rates.
///
/// The texts are excerpts of the file in at most `longestExcerpt` printable ASCII characters.
package enum RatesFlaw: Error, Hashable, Sendable {
  /// The file is empty.
  case empty
  /// The file is a web page, as the network of a hotel answers with.
  case webPage
  /// The file is not well-formed XML; the line is counted from 1.
  case malformed(line: Int)
  /// The file ends before its last element does.
  case truncated
  /// The file declares a document type, which could define entities that grow without limit.
  case documentType
  /// The file is in a character encoding other than UTF-8, UTF-16, ISO-8859-1 and ASCII.
  case unknownEncoding
  /// The XML holds no exchange rates.
  case noRates
  /// The day of the rates is missing or no day.
  case invalidDay(String)
  /// The day of the rates has not come yet.
  case futureDay(ExchangeRates.Day)
  /// There are rates of more than one day, as in the files of the past of the European Central Bank.
  case severalDays
  /// A currency code does not consist of three capital letters.
  case invalidCurrency(String)
  /// The euro, which all rates refer to, has a rate of its own.
  case euro
  /// A rate is not a positive decimal number.
  case invalidRate(currency: String, String)
  /// A currency has two rates.
  case duplicate(currency: String)
  /// The file is larger than any file of rates.
  case tooLarge

  /// The number of characters that an excerpt has at most.
  package static let longestExcerpt = 12
}

/// Why there are no exchange rates to calculate with.
package enum RatesUnavailable: Error, Hashable, Sendable {
  /// They were never fetched.
  case notFetched
  /// The file of rates cannot be read.
  case unreadable(path: String, RatesObstacle)
  /// The file of rates is flawed.
  case flawed(path: String, RatesFlaw)
}

/// Why the system does not read or save a file of rates, or start a command that fetches one.
package enum RatesObstacle: String, Hashable, Sendable, CaseIterable {
  case missing
  case notPermitted
  case readOnly
  case diskFull
  case quotaExceeded
  case tooLarge
  /// The path is that of a folder.
  case isFolder
  /// The path is that of a pipe or a device, or leads through a file.
  case notAFile
  /// The path is a symbolic link that leads nowhere.
  case brokenLink
  /// There is no home folder.
  case noHome
  case ioError
  case other
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
  case cannotStart(RatesObstacle)
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
  case unreadable(path: String, RatesObstacle)
  /// The rates cannot be saved.
  case notSaved(path: String, RatesObstacle)
  /// There is no home folder to keep the rates in.
  case noHome
  /// Another program is saving rates at the same time.
  case busy
  case cancelled
  /// The command `curl` has ended with another exit status.
  case curl(status: Int)
}
