import ExactNumbers

package struct UnitPrefix: Hashable, Sendable {
  /// The spellings of the symbol: micro is also a Greek letter, and `u` as a substitute.
  let symbols: [String]
  package let name: String
  private let french: String?
  package let base: Int
  package let exponent: Int

  package init(
    _ symbol: String, _ name: String, french: String? = nil, base: Int = 10, exponent: Int
  ) {
    symbols = symbol == "µ" ? [symbol, "\u{3BC}", "u"] : [symbol]
    (self.name, self.french, self.base, self.exponent) = (name, french, base, exponent)
  }

  package func name(in language: TextLanguage) -> String { language.of(name, french ?? name) }

  package var factor: Rational { Rational(base).raised(to: exponent) }

  package var symbol: String { symbols[0] }

  package static let metric = [
    UnitPrefix("Q", "quetta", exponent: 30), UnitPrefix("R", "ronna", exponent: 27),
    UnitPrefix("Y", "yotta", exponent: 24), UnitPrefix("Z", "zetta", exponent: 21),
    UnitPrefix("E", "exa", exponent: 18), UnitPrefix("P", "peta", french: "péta", exponent: 15),
    UnitPrefix("T", "tera", french: "téra", exponent: 12), UnitPrefix("G", "giga", exponent: 9),
    UnitPrefix("M", "mega", french: "méga", exponent: 6), UnitPrefix("k", "kilo", exponent: 3),
    UnitPrefix("h", "hecto", exponent: 2), UnitPrefix("da", "deca", french: "déca", exponent: 1),
    UnitPrefix("d", "deci", french: "déci", exponent: -1), UnitPrefix("c", "centi", exponent: -2),
    UnitPrefix("m", "milli", exponent: -3), UnitPrefix("\u{B5}", "micro", exponent: -6),
    UnitPrefix("n", "nano", exponent: -9), UnitPrefix("p", "pico", exponent: -12),
    UnitPrefix("f", "femto", exponent: -15), UnitPrefix("a", "atto", exponent: -18),
    UnitPrefix("z", "zepto", exponent: -21), UnitPrefix("y", "yocto", exponent: -24),
    UnitPrefix("r", "ronto", exponent: -27), UnitPrefix("q", "quecto", exponent: -30),
  ]

  /// The prefixes of IEC 80000-13, which are powers of 1024, in descending order.
  package static let binary = [
    UnitPrefix("Yi", "yobi", base: 2, exponent: 80),
    UnitPrefix("Zi", "zebi", base: 2, exponent: 70),
    UnitPrefix("Ei", "exbi", base: 2, exponent: 60),
    UnitPrefix("Pi", "pebi", french: "pébi", base: 2, exponent: 50),
    UnitPrefix("Ti", "tebi", french: "tébi", base: 2, exponent: 40),
    UnitPrefix("Gi", "gibi", base: 2, exponent: 30),
    UnitPrefix("Mi", "mebi", french: "mébi", base: 2, exponent: 20),
    UnitPrefix("Ki", "kibi", base: 2, exponent: 10),
  ]

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
