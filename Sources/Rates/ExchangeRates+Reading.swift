import ExactNumbers
import Quantities

extension ExchangeRates {
  /// The size of the largest file of rates that is read, in bytes; that of the bank has two thousand.
  package static let greatestFileSize = 1 << 20

  /// Reads a file in the form of the European Central Bank: XML in which elements `Cube` have the
  /// attribute `time`, or the attributes `currency` and `rate`.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - today: The present day; nil where the rates may be of any day.
  /// - Throws: The first flaw of the file.
  package init(reading file: [UInt8], today: Day?) throws(RatesFlaw) {
    guard file.count <= Self.greatestFileSize else { throw .tooLarge }
    guard let first = file.firstIndex(where: { !spaces.contains($0) }) else { throw .empty }
    guard !beginsAsWebPage(file[first...]) else { throw .webPage }
    let reader = RatesReader()
    try XMLDocument(file).accept(reader)
    self = try reader.rates()
    // A day begins earlier elsewhere than where this clock is.
    if let today, day.daysSince1970 > today.daysSince1970 + 1 { throw .futureDay(day) }
  }
}

private let spaces = Array(" \t\r\n".utf8)

/// Whether a text begins as web pages do, most of which are no XML.
private func beginsAsWebPage(_ text: ArraySlice<UInt8>) -> Bool {
  let beginning = String(decoding: text.prefix(14), as: UTF8.self).lowercased()
  return ["<!doctype html", "<html", "<head", "<body", "<script"].contains {
    beginning.hasPrefix($0)
  }
}

/// Collects the rates of a document.
private final class RatesReader: XMLVisitor {
  private var day: ExchangeRates.Day?
  private var found: [String: Rational] = [:]
  private var publisher: String?
  private var isInPublisher = false

  /// The number of characters that the name of a publisher has at most.
  private static let longestName = 40

  func begin(_ name: String, _ attribute: (String) -> String?) throws(RatesFlaw) {
    guard name.lowercased() != "html" else { throw .webPage }
    isInPublisher = name == "gesmes:name" && publisher == nil
    guard name == "Cube" else { return }
    if let time = attribute("time") { try take(time) }
    let (currency, rate) = (attribute("currency"), attribute("rate"))
    if currency != nil || rate != nil { try take(currency ?? "", rate ?? "") }
  }

  func end(_ name: String) {
    isInPublisher = false
  }

  func read(_ text: String) {
    guard isInPublisher else { return }
    publisher = excerpt((publisher ?? "") + text, count: Self.longestName)
  }

  /// What was read.
  ///
  /// - Throws: A flaw if there is no day, or not one rate.
  func rates() throws(RatesFlaw) -> ExchangeRates {
    guard !found.isEmpty else { throw .noRates }
    guard let day else { throw .invalidDay("") }
    return ExchangeRates(day: day, rates: found, publisher: publisher)
  }

  private func take(_ time: String) throws(RatesFlaw) {
    guard day == nil else { throw .severalDays }
    guard let read = ExchangeRates.Day(iso: time) else { throw .invalidDay(excerpt(time)) }
    day = read
  }

  private func take(_ currency: String, _ rate: String) throws(RatesFlaw) {
    guard currency.utf8.count == 3,
      currency.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 })
    else { throw .invalidCurrency(excerpt(currency)) }
    guard currency != "EUR" else { throw .euro }
    guard found[currency] == nil else { throw .duplicate(currency: currency) }
    guard let number = positiveDecimal(rate) else {
      throw .invalidRate(currency: currency, excerpt(rate))
    }
    found[currency] = number
  }
}

/// The number of characters that a rate has at most.
private let longestRate = 24

/// A number greater than zero that is written as digits, perhaps with a point between two of them;
/// nil for any other text.
private func positiveDecimal(_ text: String) -> Rational? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard text.utf8.count <= longestRate, parts.count <= 2,
    parts.allSatisfy({ part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    }), let number = DecimalLiteral(text.utf8)?.value, number > 0
  else { return nil }
  return number
}

/// The beginning of a text from a file, with a question mark for what is not printable ASCII.
private func excerpt(_ text: String, count: Int = RatesFlaw.longestExcerpt) -> String {
  String(
    text.prefix(count).map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" }
  )
}
