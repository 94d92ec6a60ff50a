import Testing

@testable import Quantities

@Suite struct `The signs of currencies` {
  @Test(arguments: [
    ("€", nil, "EUR"), ("$", nil, "USD"), ("$", "US", "USD"), ("$", "CA", "CAD"),
    ("$", "AU", "AUD"), ("$", "MX", "MXN"), ("$", "DE", "USD"), ("US$", "CA", "USD"),
    ("CA$", nil, "CAD"), ("R$", nil, "BRL"), ("¥", nil, "JPY"), ("¥", "JP", "JPY"),
    ("¥", "CN", "CNY"), ("￥", "CN", "CNY"), ("£", nil, "GBP"), ("£", "EG", "EGP"),
    ("kr", nil, "SEK"), ("kr", "SE", "SEK"), ("kr", "NO", "NOK"), ("kr", "DK", "DKK"),
    ("kr", "IS", "ISK"), ("zł", "PL", "PLN"), ("Kč", nil, "CZK"), ("Ft", nil, "HUF"),
    ("₹", "IN", "INR"), ("₨", "PK", "PKR"), ("dollars", nil, "USD"), ("Dollar", "NZ", "NZD"),
    ("dollars", "MX", "USD"), ("pesos", "CL", "CLP"), ("pesos", nil, "MXN"),
    ("kronor", "SE", "SEK"), ("Kroner", "DK", "DKK"), ("rupees", "NP", "NPR"), ("§", nil, nil),
    ("KR", nil, nil), ("", nil, nil),
  ])
  func `mean a currency, where they are shared that of the country`(
    sign: String, territory: String?, code: String?
  ) {
    #expect(CurrencySigns(territory: territory).currency(of: sign)?.symbol == code)
  }

  @Test func `are found with the longest first, and all mean one`() throws {
    let place = { (sign: String) in CurrencySigns.all.firstIndex(of: sign) }
    #expect(try #require(place("US$")) < #require(place("$")))
    #expect(Set(CurrencySigns.all).count == CurrencySigns.all.count)
    for sign in CurrencySigns.all + CurrencySigns.words {
      #expect(CurrencySigns.standard.currency(of: sign) != nil, "\(sign)")
    }
  }

  @Test func `are no names of units, and their words neither`() {
    for sign in CurrencySigns.all + CurrencySigns.words {
      #expect(UnitTable.names[sign] == nil && UnitTable.prefixed(sign).isEmpty, "\(sign)")
    }
  }

  @Test func `are known to be shared`() {
    #expect(["$", "¥", "£", "kr", "dollars"].allSatisfy(CurrencySigns.isShared))
    #expect(!["€", "US$", "zł", "km"].contains(where: CurrencySigns.isShared))
  }

  @Test func `lead to currencies in every country of the tables`() {
    for sign in ["$", "¥", "£", "kr", "peso", "rupee"] {
      let codes = CurrencySigns.territories.map {
        CurrencySigns(territory: $0).currency(of: sign)?.scale
      }
      #expect(codes.allSatisfy { $0 == .currency })
    }
  }
}

extension CurrencySigns {
  /// Every pair of capital letters.
  fileprivate static let territories: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".flatMap { first in
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "\(first)\($0)" }
  }
}
