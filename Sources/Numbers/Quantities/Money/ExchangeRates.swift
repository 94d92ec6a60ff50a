import ExactNumbers

package struct ExchangeRates: Hashable, Sendable {
  package let day: Day
  /// Units per euro by ISO 4217 code, all positive, without the euro.
  private let rates: [String: Rational]
  package let publisher: String?

  package init(day: Day, rates: [String: Rational], publisher: String? = nil) {
    (self.day, self.rates, self.publisher) = (day, rates, publisher)
  }

  package subscript(code: String) -> Rational? { code == "EUR" ? 1 : rates[code] }

  package var codes: [String] { rates.keys.sorted() }

  private static let longestRate = 24

  /// Parses a rate: digits with an optional inner point, not zero; nil for other text.
  package static func rate(_ text: some StringProtocol) -> Rational? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count <= longestRate, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
      let number = DecimalLiteral(String(text).utf8)?.value, number > 0
    else { return nil }
    return number
  }
}

/// The text form, as in `1 EUR = 0.84 GBP, 1.1588 USD on 2026-11-20`.
extension ExchangeRates {
  private static let opening = "1 EUR = "

  package var text: String {
    let parts = rates.sorted { $0.key < $1.key }.map { code, rate in
      rate.text(digits: Self.longestRate).text + " " + code
    }
    return Self.opening + parts.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 } + " on \(day)"
  }

  /// Parses the text form; nil if malformed.
  package init?(text: some StringProtocol) {
    let words = text.dropFirst(Self.opening.count).split(separator: " ")
    guard text.hasPrefix(Self.opening), words.count >= 4, words.count.isMultiple(of: 2),
      words[words.count - 2] == "on", let day = Day(iso: String(words[words.count - 1]))
    else { return nil }
    var rates: [String: Rational] = [:]
    for index in stride(from: 0, to: words.count - 2, by: 2) {
      let isLast = index == words.count - 4
      guard let rate = Self.rate(words[index]), isLast != words[index + 1].hasSuffix(",")
      else { return nil }
      rates[String(isLast ? words[index + 1] : words[index + 1].dropLast())] = rate
    }
    self.init(day: day, rates: rates)
  }
}

/// A source of exchange rates, read when first needed.
package struct RateSource: Sendable {
  private let read: @Sendable () -> Result<ExchangeRates, RatesUnavailable>

  package init(_ read: @escaping @Sendable () -> Result<ExchangeRates, RatesUnavailable>) {
    self.read = read
  }

  package init(_ rates: ExchangeRates) { self.init { .success(rates) } }

  package static var none: RateSource { RateSource { .failure(.notFetched) } }

  package func rates() throws(RatesUnavailable) -> ExchangeRates { try read().get() }
}
