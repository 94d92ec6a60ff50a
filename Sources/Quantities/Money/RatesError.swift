import SystemCalls

/// What is wrong with a file of exchange rates.
///
/// The texts are excerpts of the file in at most `longestExcerpt` printable ASCII characters.
package enum RatesFlaw: Error, Hashable, Sendable {
  case empty
  /// The file is a web page, as the network of a hotel answers with.
  case webPage
  /// The file is not well-formed XML; the line is counted from 1.
  case malformed(line: Int)
  case truncated
  /// The file declares a document type, which could define entities that grow without limit.
  case documentType
  /// The file is in a character encoding other than UTF-8, UTF-16, ISO-8859-1 and ASCII.
  case unknownEncoding
  case noRates
  /// The day of the rates is missing or no day.
  case invalidDay(String)
  /// The day of the rates has not come yet.
  case futureDay(Day)
  /// There are rates of more than one day, as in the files of the past of the European Central
  /// Bank.
  case severalDays
  /// A currency code does not consist of three capital letters.
  case invalidCurrency(String)
  /// The euro, which all rates refer to, has a rate of its own.
  case euro
  /// A rate is not a positive decimal number.
  case invalidRate(currency: String, String)
  case duplicate(currency: String)
  /// The file is larger than any file of rates.
  case tooLarge

  /// The number of characters that an excerpt has at most.
  package static let longestExcerpt = 12
}

/// Why there are no exchange rates to calculate with.
package enum RatesUnavailable: Error, Hashable, Sendable {
  case notFetched
  case unreadable(FileError)
  case flawed(path: String, RatesFlaw)
}
