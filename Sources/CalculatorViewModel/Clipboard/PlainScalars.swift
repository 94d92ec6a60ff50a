import Quantities

/// Pasted text with one sign for each meaning, and without characters that must not reach the screen.
struct PlainScalars {
  /// The text; the only control characters in it are tabs and line ends.
  private(set) var text: [Unicode.Scalar] = []

  /// Reads text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ pasted: String) {
    text.reserveCapacity(pasted.utf8.count)
    for scalar in pasted.unicodeScalars { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append("\t")
    case "-": appendMinus(scalar)
    case " "..."~": text.append(scalar)
    default: appendOther(scalar)
    }
  }

  /// Adds a character that is not ASCII, unless it is a control character, invisible, or for private
  /// use.
  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    if let plain = Self.alternatives[scalar] {
      if plain == "−" { appendMinus(plain) } else { text.append(plain) }
      return
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate: break
    case .currencySymbol: appendCurrency(scalar)
    case .spaceSeparator: text.append(" ")
    case .decimalNumber:
      text.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.properties.numericValue ?? 0)))
    default: text.append(scalar)
    }
  }

  /// Adds the sign of a currency, or leaves out one that is not known; between two digits, that keeps
  /// them apart.
  private mutating func appendCurrency(_ sign: Unicode.Scalar) {
    if sign.isCurrencySign {
      text.append(sign)
    } else if text.last?.isDigit == true {
      text.append(" ")
    }
  }

  /// Adds a minus; the sign of a currency that no digit precedes goes behind it: `$-5` is `-$5`.
  private mutating func appendMinus(_ minus: Unicode.Scalar) {
    let leads = text.last?.isCurrencySign == true && text.dropLast().last?.isDigit != true
    text.insert(minus, at: text.endIndex - (leads ? 1 : 0))
  }

  /// What looks alike and means the same, by the numbers of Unicode.
  private static let alternatives: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(plain: Unicode.Scalar, others: [UInt32])] = [
      ("−", [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63, 0xFF0D]),
      ("×", [0x2217, 0x2715, 0x2716, 0x2A2F, 0xFF0A]),
      ("\u{B7}", [0x22C5, 0x2219]),
      ("/", [0x2215, 0x2044, 0xFF0F]),
      ("÷", [0x2797]),
      (":", [0x2236, 0xFF1A]),
      ("+", [0xFF0B, 0x2795]),
      ("=", [0xFF1D]),
      ("≈", [0x2243, 0x2245]),
      ("(", [0xFF08]),
      (")", [0xFF09]),
      ("'", [0x2019, 0x2BC, 0xFF07]),
      (".", [0xFF0E]),
      (",", [0xFF0C]),
      ("%", [0xFF05]),
      ("^", [0xFF3E]),
      ("\u{A0}", [0xA0, 0x202F, 0x2007, 0x2009]),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in
        group.others.compactMap(Unicode.Scalar.init).map { ($0, group.plain) }
      })
  }()
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the ten digits of ASCII.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is a sign that means a currency.
  fileprivate var isCurrencySign: Bool {
    properties.generalCategory == .currencySymbol
      && CurrencySigns.standard.currency(of: String(self)) != nil
  }

  /// Whether the scalar is a letter of ASCII.
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the scalar is white space in the text of `PlainScalars`.
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\u{A0}" }
}
