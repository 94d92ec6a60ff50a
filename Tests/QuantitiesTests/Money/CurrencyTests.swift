import Testing

@testable import Quantities

@Suite struct `The currencies` {
  @Test func `have codes of three capitals, in alphabetical order`() {
    let codes = UnitTable.currencies.map(\.symbol)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count && codes.count > 150)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Z]{3}/) != nil })
    #expect(UnitTable.currencies.allSatisfy { $0.dimension == .money && $0.scale == .currency })
  }

  @Test func `have the minor digits of ISO 4217`() {
    let digits = Dictionary(grouping: UnitTable.currencies, by: \.minorDigits)
      .mapValues { $0.map(\.symbol) }
    #expect(
      digits[0] == [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
        "XAF", "XOF", "XPF",
      ])
    #expect(digits[3] == ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"])
    #expect(Set(digits.keys) == [0, 2, 3])
  }

  /// The currencies of the daily file of the European Central Bank, since 2023 and until 2025.
  @Test(arguments: [
    "USD", "JPY", "BGN", "CZK", "DKK", "GBP", "HUF", "PLN", "RON", "SEK", "CHF", "ISK", "NOK",
    "TRY", "AUD", "BRL", "CAD", "CNY", "HKD", "IDR", "ILS", "INR", "KRW", "MXN", "MYR", "NZD",
    "PHP", "SGD", "THB", "ZAR", "EUR",
  ])
  func `are found in any case`(code: String) throws {
    for name in [code, code.lowercased(), String(code.prefix(1)) + code.dropFirst().lowercased()] {
      let match = try #require(UnitTable.unit(named: name))
      #expect(match.definition.symbol == code && match.prefix == nil)
    }
  }

  @Test func `have names with a plural`() throws {
    let names = try ["USD", "JPY", "EUR", "SEK"].map { code in
      let definition = try #require(UnitTable.unit(named: code)?.definition)
      return "\(definition.name), \(definition.plural)"
    }
    #expect(
      names == [
        "US dollar, US dollars", "Japanese yen, Japanese yen", "euro, euros",
        "Swedish krona, Swedish kronor",
      ])
    #expect(UnitTable.unit(named: "US dollars")?.definition.symbol == "USD")
    #expect(UnitTable.unit(named: "yen")?.definition.symbol == "JPY")
  }
}
