package struct CurrencySigns: Hashable, Sendable {
  /// The country code of the locale, such as `CA` in `en_CA`.
  package let territory: String?

  package init(territory: String?) { self.territory = territory }

  package static let standard = CurrencySigns(territory: nil)

  package func currency(of sign: String) -> UnitDefinition? {
    let shared = Self.shared(sign)
    let code = shared.map { shared in territory.flatMap { shared.codes[$0] } ?? shared.fallback }
    return (code ?? Self.signs[sign]).flatMap { UnitTable.currencies[$0] }
  }

  package static func isShared(_ sign: String) -> Bool { shared(sign) != nil }

  /// All signs, the longest first, so that `US$` is found before `$`.
  package static let all: [String] = (Array(signs.keys) + shared.flatMap(\.signs))
    .sorted { ($1.count, $0) < ($0.count, $1) }

  package static let words: [String] = shared.flatMap(\.words)

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
    "MX$": "MXN", "R$": "BRL", "CN¥": "CNY", "JP¥": "JPY",
  ]

  private struct Shared {
    let signs: [String]
    let words: [String]
    let fallback: String
    let codes: [String: String]
  }

  private static let shared = [
    Shared(
      signs: ["$", "＄", "﹩"], words: [], fallback: "USD",
      codes: Dictionary(uniqueKeysWithValues: Array(dollars) + Array(pesos))),
    Shared(signs: [], words: ["dollar", "dollars"], fallback: "USD", codes: dollars),
    Shared(signs: ["¥", "￥"], words: [], fallback: "JPY", codes: ["CN": "CNY"]),
    Shared(
      signs: ["£"], words: [], fallback: "GBP",
      codes: ["EG": "EGP", "FK": "FKP", "GI": "GIP", "LB": "LBP", "SH": "SHP", "SY": "SYP"]),
    Shared(
      signs: ["kr"], words: ["krona", "kronor", "krone", "kroner"], fallback: "SEK",
      codes: ["DK": "DKK", "FO": "DKK", "GL": "DKK", "IS": "ISK", "NO": "NOK", "SJ": "NOK"]),
    Shared(signs: [], words: ["peso", "pesos"], fallback: "MXN", codes: pesos),
    Shared(
      signs: ["₨"], words: ["rupee", "rupees"], fallback: "INR",
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

  private static let pesos = [
    "AR": "ARS", "CL": "CLP", "CO": "COP", "CU": "CUP", "DO": "DOP", "MX": "MXN", "PH": "PHP",
    "UY": "UYU",
  ]
}
