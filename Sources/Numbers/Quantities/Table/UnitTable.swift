import ExactNumbers

/// The units by kind of quantity, with their names: one row each in the table files.
package enum UnitTable {
  typealias Row = UnitDefinition.Row

  /// The groups without money, which most texts do not need.
  static let groups = space + matter + electricity

  package static let definitions: [UnitDefinition] = QuantityKind.allCases.flatMap(\.units)
}

struct UnitGroup: Sendable {
  let kind: QuantityKind
  let dimension: Dimension
  /// The usual units, the most usual first, with products that have no row.
  let usual: [String]
  let units: [UnitDefinition]

  /// - Parameter usual: names separated by spaces; `_` is a space in a name.
  init(_ kind: QuantityKind, _ dimension: Dimension, usual: String = "", _ rows: UnitTable.Row...) {
    self.init(kind, dimension, usual: usual, rows)
  }

  init(_ kind: QuantityKind, _ dimension: Dimension, usual: String, _ rows: [UnitTable.Row]) {
    (self.kind, self.dimension) = (kind, dimension)
    self.usual = UnitTable.list(usual)
    units = rows.map { UnitDefinition($0, dimension) }
  }
}

extension UnitTable {
  /// The unit with a name, English first; nil if unknown or ambiguous.
  ///
  /// 1. Symbols and names in the table, which settles clashes: `kt` is the knot, `pt` the pint.
  /// 2. `aliases`, then a prefix symbol with a symbol, or a prefix name with a name.
  /// 3. Codes and names of currencies.
  /// 4. All of these in any case, for names of two letters or more; prefixed symbols only if usual.
  ///    Of several units, the only usual one counts: `mm` for `MM`, but none for `mw`.
  package static func unit(named name: String, in language: TextLanguage = .english) -> Unit.Factor?
  {
    let name = joined(name)
    if let factor = unit(inEnglish: name) { return factor }
    guard language != .english else { return nil }
    if let factor = localUnit(named: name, in: language) { return factor }
    // Capitals of a word are those of its unit; those of a symbol mean another one.
    let word = name.lowercased()
    return localUnit(named: word, in: language).flatMap { factor in
      factor.definition.words(in: language).contains(where: word.hasSuffix) ? factor : nil
    }
  }

  package static func localUnit(named name: String, in language: TextLanguage) -> Unit.Factor? {
    localNames[language]?[name].map { Unit.Factor($0) } ?? prefixed(name, in: language).first
  }

  static func unit(inEnglish name: String) -> Unit.Factor? {
    if let factor = factor(spelled: name) { return factor }
    // Of two words only names in the table are units; checking that first is fast.
    if name.contains("_") {
      return lowercasedWords[name.lowercased()]?.first.map { Unit.Factor($0) }
    }
    return name.count > 1 ? factor(inAnyCase: name) : nil
  }

  static func factor(spelled name: String) -> Unit.Factor? {
    names[name].map { Unit.Factor($0) } ?? prefixed(aliases[name] ?? name).first
      ?? currencies[name].map { Unit.Factor($0) }
  }

  static let names = names(of: groups.flatMap(\.units), in: .english)

  package static let currencies = names(of: money.units, in: .english)

  private static let localNames = Dictionary(
    uniqueKeysWithValues: TextLanguage.allCases.filter { $0 != .english }.map {
      ($0, names(of: definitions, in: $0))
    })

  private static func names(
    of definitions: [UnitDefinition], in language: TextLanguage
  ) -> [String: UnitDefinition] {
    var names: [String: UnitDefinition] = [:]
    names.reserveCapacity(5 * definitions.count)
    for definition in definitions {
      for name in definition.symbols(in: language) + definition.words(in: language) {
        names[name] = definition
      }
    }
    return names
  }

  /// Irregular spellings of prefixed units; in lower case, sizes are in bytes and rates in bits.
  static let aliases = [
    "kilo": "kg", "kilos": "kg", "micron": "µm", "microns": "µm", "mcg": "µg",
    "Cal": "kcal", "Calorie": "kcal", "Calories": "kcal",
    "KB": "kB", "kb": "kB", "Kb": "kbit", "Kbit": "kbit", "Kbps": "kbps", "KBps": "kBps",
    "kilohm": "kΩ", "kilohms": "kΩ", "megohm": "MΩ", "megohms": "MΩ",
    "mb": "MB", "gb": "GB", "tb": "TB", "mbps": "Mbps", "gbps": "Gbps",
    "kib": "KiB", "mib": "MiB", "gib": "GiB", "tib": "TiB",
  ]

  /// Rupees, German spoons, square metres and degrees, and a resistor with a capacitor.
  private static let wordsLikePrefixed: Set = ["Rs", "rs", "EL", "TL", "qm", "Grad", "RC"]

  static func prefixed(_ name: String, in language: TextLanguage = .english) -> [Unit.Factor] {
    if wordsLikePrefixed.contains(name) { return [] }
    let names = language == .english ? names : localNames[language, default: [:]]
    return cuts(of: name).compactMap { prefix, spelling, rest in
      guard let definition = names[rest], definition.prefixes.contains(prefix),
        prefix.symbols.contains(spelling) && definition.symbols(in: language).contains(rest)
          || prefix.name(in: language) == spelling && definition.words(in: language).contains(rest)
      else { return nil }
      return Unit.Factor(definition, prefix: prefix)
    }
  }

  static func cuts(of name: String) -> [(prefix: UnitPrefix, spelling: String, rest: String)] {
    var cuts: [(UnitPrefix, String, String)] = []
    // The longest prefix, quetta, has six letters.
    for end in name.indices.dropFirst().prefix(6) {
      let spelling = String(name[..<end])
      for prefix in UnitPrefix.spelled[spelling.lowercased(), default: []] {
        cuts.append((prefix, spelling, String(name[end...])))
      }
    }
    return cuts
  }

  /// The words between blanks; a loop takes a third of the time of `split`.
  static func list(_ names: String) -> [String] {
    var list: [String] = []
    var start = names.startIndex
    for index in names.utf8.indices where names.utf8[index] == UInt8(ascii: " ") {
      if start < index { list.append(String(names[start..<index])) }
      start = names.utf8.index(after: index)
    }
    if start < names.endIndex { list.append(String(names[start...])) }
    return list
  }

  /// The symbols that are also those of prefixed units: `kt` is the knot.
  package static let namesLikePrefixed: [String] = names.keys.sorted().filter { name in
    !prefixed(name).isEmpty && names[name]?.symbols.contains(name) == true
  }

  static func joined(_ name: String) -> String { replacing(" ", by: "_", in: name) }

  static func spaced(_ name: String) -> String { replacing("_", by: " ", in: name) }

  private static func replacing(
    _ sign: Unicode.Scalar, by other: Unicode.Scalar, in name: String
  ) -> String {
    let (sign, other) = (UInt8(ascii: sign), UInt8(ascii: other))
    guard name.utf8.contains(sign) else { return name }
    return String(decoding: name.utf8.map { $0 == sign ? other : $0 }, as: UTF8.self)
  }

  static func factor(inAnyCase name: String) -> Unit.Factor? {
    // A capital after a small prefix is another unit: `mM` is a concentration. `Mi` is no mile.
    let prefix = name.dropLast()
    guard prefix != prefix.lowercased() || name.last?.isUppercase != true || name.count > 2,
      !UnitPrefix.binary.contains(where: { $0.symbols.contains(name) }),
      !wordsLikePrefixed.contains(name)
    else { return nil }
    let factors = factors(inAnyCase: name)
    if factors.count == 1, rivals(of: factors, named: name).isEmpty { return factors.first }
    let usual = factors.intersection(usualFactors)
    return usual.count == 1 && rivals(of: usual, named: name).isEmpty ? usual.first : nil
  }

  /// The mega units that a capital may mean instead of milli units, and the reverse, as in `MM`,
  /// `Ma` and `mj`; frequencies and energies of particles are not small.
  private static func rivals(of usual: Set<Unit.Factor>, named name: String) -> [Unit.Factor] {
    let other = name.first == "M" ? (from: -3, to: 6) : (from: 6, to: -3)
    return usual.compactMap { factor in
      guard let prefix = factor.prefix, prefix.exponent == other.from,
        !name.lowercased().hasPrefix(prefix.name),
        !["Hz", "eV"].contains(factor.definition.symbol),
        let rival = factor.definition.prefixes.list.first(where: { $0.exponent == other.to })
      else { return nil }
      return Unit.Factor(factor.definition, prefix: rival)
    }
  }

  /// The units with a name that differs only in case; empty if unambiguous.
  package static func doubt(about name: String) -> [Unit.Factor] {
    guard unit(named: name) == nil else { return [] }
    let usual = factors(inAnyCase: name).intersection(usualFactors)
    return usual.union(rivals(of: usual, named: name)).sorted { $0.scale.factor < $1.scale.factor }
  }

  /// The only usual unit with a name in capitals if case is ignored.
  private static func usualUnit(likeCapitals name: String) -> Unit.Factor? {
    let usual = factors(inAnyCase: name).intersection(usualFactors)
    return usual.count == 1 ? usual.first : nil
  }

  /// The unit that is as likely meant by capitals with a great prefix: `PT`, `MA`.
  package static func rival(ofCapitals name: String) -> Unit.Factor? {
    guard name.count > 1, name == name.uppercased(), let unit = unit(named: name),
      let exponent = unit.prefix?.exponent, exponent > 14 || doubtfulCapitals.contains(name),
      let other = usualUnit(likeCapitals: name) ?? self.unit(named: name.lowercased()),
      other != unit
    else { return nil }
    return other
  }

  /// The units of a million whose name in capitals rather is one of a thousandth.
  package static let doubtfulCapitals: Set = ["ML", "MA", "MS", "MF", "MH"]

  /// The units that rarely divide, with what is usual there: per henry, siemens or millikelvin.
  package static let doubtfulDivisors = ["H": "h", "S": "s", "mK": "(m*K)"]

  private static func factors(inAnyCase name: String) -> Set<Unit.Factor> {
    let name = name.lowercased()
    var factors = Set(lowercasedAliases[name, default: []])
    for names in [lowercasedSymbols, lowercasedWords] {
      factors.formUnion(names[name, default: []].map { Unit.Factor($0) })
    }
    for (prefix, spelling, rest) in cuts(of: name) {
      let units = { (names: [String: [UnitDefinition]]) in
        names[rest, default: []].filter { $0.prefixes.contains(prefix) }
          .map { Unit.Factor($0, prefix: prefix) }
      }
      if prefix.name == spelling {
        factors.formUnion(units(lowercasedWords))
      } else if prefix.symbols.contains(where: { $0.lowercased() == spelling }) {
        factors.formUnion(units(lowercasedSymbols).filter(usualFactors.contains))
      }
    }
    return factors
  }

  private static let lowercasedSymbols = units(by: \.symbols)
  private static let lowercasedWords = units(by: \.words)
  private static let lowercasedAliases = Dictionary(grouping: aliases) { $0.key.lowercased() }
    .mapValues { $0.compactMap { prefixed($0.value).first } }

  private static func units(by names: (UnitDefinition) -> [String]) -> [String: [UnitDefinition]] {
    var units: [String: [UnitDefinition]] = [:]
    for definition in definitions {
      for name in names(definition) { units[name.lowercased(), default: []].append(definition) }
    }
    return units
  }
}
