import ExactNumbers

package struct UnitPrefix: Hashable, Sendable {
  /// The spellings of the symbol: micro is also a Greek letter, and `u` as a substitute.
  let symbols: [String]
  package let name: String
  private let french: String?
  package let base: Int
  package let exponent: Int

  /// Creates a prefix from its symbol, name, French name if different, and exponent.
  private init(_ row: String, base: Int = 10) {
    let words = UnitTable.list(row)
    symbols = words[0] == "µ" ? [words[0], "\u{3BC}", "u"] : [words[0]]
    (name, french) = (words[1], words.count > 3 ? words[2] : nil)
    (self.base, exponent) = (base, Int(words[words.count - 1]) ?? 0)
  }

  package func name(in language: TextLanguage) -> String { language.of(name, french ?? name) }

  package var factor: Rational { Rational(base).raised(to: exponent) }

  package var symbol: String { symbols[0] }

  package static let metric = [
    "Q quetta 30", "R ronna 27", "Y yotta 24", "Z zetta 21", "E exa 18", "P peta péta 15",
    "T tera téra 12", "G giga 9", "M mega méga 6", "k kilo 3", "h hecto 2", "da deca déca 1",
    "d deci déci -1", "c centi -2", "m milli -3", "\u{B5} micro -6", "n nano -9", "p pico -12",
    "f femto -15", "a atto -18", "z zepto -21", "y yocto -24", "r ronto -27", "q quecto -30",
  ].map { UnitPrefix($0) }

  /// The prefixes of IEC 80000-13, which are powers of 1024, in descending order.
  package static let binary = [
    "Yi yobi 80", "Zi zebi 70", "Ei exbi 60", "Pi pebi pébi 50", "Ti tebi tébi 40", "Gi gibi 30",
    "Mi mebi mébi 20", "Ki kibi 10",
  ].map { UnitPrefix($0, base: 2) }

  static let all = metric + binary

  static let spelled: [String: [UnitPrefix]] = {
    var spelled: [String: [UnitPrefix]] = [:]
    for prefix in all {
      let names = TextLanguage.allCases.map(prefix.name)
      for spelling in Set((prefix.symbols + names).map { $0.lowercased() }) {
        spelled[spelling, default: []].append(prefix)
      }
    }
    return spelled
  }()
}

extension UnitDefinition.Prefixes {
  package func contains(_ prefix: UnitPrefix) -> Bool {
    switch self {
    case .none: false
    case .metric: prefix.base == 10
    case .listed(let exponents): prefix.base == 10 && exponents.contains(prefix.exponent)
    case .multiples: prefix.base == 10 && (3...12).contains(prefix.exponent)
    case .ofInformation: prefix.base == 2 || prefix.exponent > 2
    }
  }

  package var list: [UnitPrefix] { UnitPrefix.all.filter(contains) }
}
