package struct CurrencySigns: Hashable, Sendable {
  /// The country code of the locale, such as `CA` in `en_CA`.
  package let territory: String?

  package init(territory: String?) { self.territory = territory }

  package static let standard = CurrencySigns(territory: nil)

  package func currency(of sign: String) -> UnitDefinition? {
    let shared = Self.shared(sign)
    let code = shared.map { shared in
      territory.flatMap { shared.codes[$0] } ?? (shared.usual.count == 1 ? shared.usual[0] : "")
    }
    return (code ?? Self.signs[sign]).flatMap { UnitTable.currencies[$0] }
  }

  /// Whether a sign stands for a currency, here or in a country that uses it.
  package func isSign(_ sign: String, of currency: UnitDefinition) -> Bool {
    self.currency(of: sign) == currency
      || Self.shared(sign)?.codes.values.contains(currency.symbol) == true
      || sign == currency.symbol
  }

  /// The usual currencies of an ambiguous sign or word that the country does not settle.
  package func doubt(about sign: String) -> [String] {
    currency(of: sign) == nil ? Self.shared(sign)?.usual ?? [] : []
  }

  package static func isShared(_ sign: String) -> Bool { shared(sign) != nil }

  /// All signs, the longest first, so that `US$` is found before `$`.
  package static let all: [String] = (Array(signs.keys) + shared.flatMap(\.signs))
    .sorted { ($1.count, $0) < ($0.count, $1) }

  private static func shared(_ sign: String) -> Shared? {
    let word = sign.lowercased()
    return shared.first { $0.signs.contains(sign) || $0.words.contains(word) }
  }

  private static let signs = [
    "€": "EUR", "₹": "INR", "₩": "KRW", "₺": "TRY", "₪": "ILS", "₽": "RUB", "₫": "VND", "฿": "THB",
    "₴": "UAH", "₦": "NGN", "₱": "PHP", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₸": "KZT", "₮": "MNT",
    "₭": "LAK", "₼": "AZN", "₾": "GEL", "៛": "KHR", "৳": "BDT",
    "zł": "PLN", "Kč": "CZK", "Ft": "HUF", "US$": "USD", "A$": "AUD", "AU$": "AUD", "C$": "CAD",
    "CA$": "CAD", "NZ$": "NZD", "HK$": "HKD", "S$": "SGD", "SG$": "SGD", "NT$": "TWD",
    "$US": "USD", "$CA": "CAD", "$CAN": "CAD", "$AU": "AUD", "$NZ": "NZD", "$HK": "HKD",
    "MX$": "MXN", "R$": "BRL", "CN¥": "CNY", "JP¥": "JPY",
  ]

  private struct Shared {
    let signs: [String]
    let words: [String]
    /// The usual currencies if no country decides.
    let usual: [String]
    let codes: [String: String]
  }

  private static let shared = [
    Shared(
      signs: ["$", "＄", "﹩"], words: [], usual: ["USD"],
      codes: Dictionary(uniqueKeysWithValues: Array(dollars) + Array(pesos))),
    Shared(signs: [], words: ["dollar", "dollars"], usual: ["USD"], codes: dollars),
    Shared(signs: ["¥", "￥"], words: [], usual: ["JPY"], codes: ["CN": "CNY"]),
    Shared(
      signs: ["£"], words: [], usual: ["GBP"],
      codes: ["EG": "EGP", "FK": "FKP", "GI": "GIP", "LB": "LBP", "SH": "SHP", "SY": "SYP"]),
    Shared(signs: ["kr"], words: [], usual: ["SEK", "NOK"], codes: crowns),
    Shared(signs: [], words: ["krona", "kronor"], usual: ["SEK"], codes: crowns),
    Shared(signs: [], words: ["krone", "kroner"], usual: ["NOK", "DKK"], codes: crowns),
    Shared(signs: [], words: ["peso", "pesos"], usual: ["MXN", "PHP"], codes: pesos),
    Shared(
      signs: ["₨", "Rs"], words: ["rupee", "rupees"], usual: ["INR"],
      codes: ["LK": "LKR", "MU": "MUR", "NP": "NPR", "PK": "PKR", "SC": "SCR"]),
  ]

  /// By country; others use the US dollar.
  private static let dollars = [
    "AG": "XCD", "AI": "XCD", "AU": "AUD", "BB": "BBD", "BM": "BMD", "BN": "BND", "BS": "BSD",
    "BZ": "BZD", "CA": "CAD", "CC": "AUD", "CK": "NZD", "CX": "AUD", "DM": "XCD", "FJ": "FJD",
    "GD": "XCD", "GY": "GYD", "HK": "HKD", "JM": "JMD", "KI": "AUD", "KN": "XCD", "KY": "KYD",
    "LC": "XCD", "LR": "LRD", "MS": "XCD", "NA": "NAD", "NF": "AUD", "NR": "AUD", "NU": "NZD",
    "NZ": "NZD", "PN": "NZD", "SB": "SBD", "SG": "SGD", "SR": "SRD", "TK": "NZD", "TT": "TTD",
    "TV": "AUD", "TW": "TWD", "VC": "XCD",
  ]

  private static let crowns = [
    "DK": "DKK", "FO": "DKK", "GL": "DKK", "IS": "ISK", "NO": "NOK", "SE": "SEK",
    "SJ": "NOK",
  ]

  private static let pesos = [
    "AR": "ARS", "CL": "CLP", "CO": "COP", "CU": "CUP", "DO": "DOP", "MX": "MXN", "PH": "PHP",
    "UY": "UYU",
  ]
}
