import ExactNumbers

/// The units, by kind of quantity, and what names mean.
///
/// The table is built when the first name is looked up. A unit is a row in one of the files beside
/// this one; a new kind of quantity is a case of `QuantityKind` with its group of rows.
package enum UnitTable {
  typealias Row = UnitDefinition.Row

  /// The groups without that of money, which most texts do not need.
  static let groups = space + matter + electricity

  /// The units, the most usual kinds of quantities first; the currencies are the last.
  package static let definitions: [UnitDefinition] = QuantityKind.allCases.flatMap(\.units)
}

/// The units of a kind of quantity, and which of them people measure in.
struct UnitGroup: Sendable {
  let kind: QuantityKind
  let dimension: Dimension
  /// The names of the usual units, the most usual first, with products that have no row in the
  /// table.
  let usual: [String]
  let units: [UnitDefinition]

  /// Creates a group; `usual` has names between spaces, with a `_` for a space within a name.
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
  /// The unit that a name means; nil if there is none, or the name is ambiguous.
  ///
  /// The first that knows the name decides:
  /// 1. The symbols and names of units as they stand in the table. So `kt` is the knot and no
  ///    kilotonne, `PS` the metric horsepower and no petasiemens, `cup` the measure and `CUP` the
  ///    Cuban peso. What a unit may be called there, its file says: `pt` is the pint, `ton` the
  ///    short ton, `Cal` the kilocalorie.
  /// 2. `aliases`, for spellings that break the rules of the table.
  /// 3. A symbol of a prefix with a symbol, or a name of one with a name.
  /// 4. The currencies, whose codes and names are none of these.
  /// 5. All of these without regard to case, if the name has two letters or more; symbols with a
  ///    prefix only where that is usual: `KM`, but `cc` is no centicoulomb. If several units are
  ///    meant, it is the one that is usual: `mm` for `MM`, because nothing is measured in
  ///    megametres. Where two are usual, as for `mw`, there is none: a wrong guess is a wrong
  ///    result.
  ///
  /// Letters alone keep their case, because in `5M` a million may be meant, and in `5k` a thousand.
  /// A space within a name can be written as `_`.
  ///
  /// - Parameter language: a language whose names are known besides the English ones, which hold
  ///   where both have a meaning.
  package static func unit(named name: String, in language: TextLanguage = .english) -> Unit.Factor?
  {
    let name = joined(name)
    if let factor = unit(inEnglish: name) { return factor }
    guard language != .english else { return nil }
    return localUnit(named: name, in: language) ?? localUnit(named: name.lowercased(), in: language)
  }

  /// The unit that a name of another language than English means; nil if there is none.
  package static func localUnit(named name: String, in language: TextLanguage) -> Unit.Factor? {
    localNames[language]?[name].map { Unit.Factor($0) } ?? prefixed(name, in: language).first
  }

  static func unit(inEnglish name: String) -> Unit.Factor? {
    if let definition = names[name] { return Unit.Factor(definition) }
    if let factor = aliases[name] ?? prefixed(name).first { return factor }
    if let currency = currencies[name] { return Unit.Factor(currency) }
    // Of two words only the names of the table are units, and most pairs of words are none.
    if name.contains("_") {
      return lowercasedWords[name.lowercased()]?.first.map { Unit.Factor($0) }
    }
    return name.count > 1 ? factor(inAnyCase: name) : nil
  }

  /// The units by their names, without currencies.
  static let names = names(of: groups.flatMap(\.units), in: .english)

  /// The currencies by their codes and names.
  static let currencies = names(of: money.units, in: .english)

  /// The names of other languages.
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

  /// Spellings of units with a prefix that neither the table nor the prefixes have.
  ///
  /// With a capital letter, a calorie is that of food. `KB` is as usual as `kB`, and both are 1000
  /// bytes; `KiB` is 1024. In small letters, sizes are in bytes and rates in bits; `Kb` is in bits.
  static let aliases: [String: Unit.Factor] = {
    let spellings = [
      "kg": "kilo kilos", "µm": "micron microns", "kcal": "Cal Calorie Calories",
      "kB": "KB kb", "kbit": "Kb Kbit", "kbps": "Kbps", "kBps": "KBps",
      "kΩ": "kilohm kilohms", "MΩ": "megohm megohms", "MB": "mb", "GB": "gb", "TB": "tb",
      "Mbps": "mbps", "Gbps": "gbps", "KiB": "kib", "MiB": "mib", "GiB": "gib", "TiB": "tib",
    ]
    var aliases: [String: Unit.Factor] = [:]
    for (name, others) in spellings {
      for alias in list(others) { aliases[alias] = prefixed(name).first }
    }
    return aliases
  }()

  /// The units with a prefix that are called `name`: a symbol with a symbol, or a name with a name.
  static func prefixed(_ name: String, in language: TextLanguage = .english) -> [Unit.Factor] {
    let names = language == .english ? names : localNames[language, default: [:]]
    return cuts(of: name).compactMap { prefix, spelling, rest in
      guard let definition = names[rest], definition.prefixes.contains(prefix),
        prefix.symbols.contains(spelling) && definition.symbols(in: language).contains(rest)
          || prefix.name(in: language) == spelling && definition.words(in: language).contains(rest)
      else { return nil }
      return Unit.Factor(definition, prefix: prefix)
    }
  }

  /// The prefixes that a name may begin with in any case, with their spellings and what follows them.
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

  /// The names between spaces.
  static func list(_ names: String) -> [String] {
    var (list, start) = ([String](), names.utf8.startIndex)
    while start < names.utf8.endIndex {
      let end = names.utf8[start...].firstIndex(of: UInt8(ascii: " ")) ?? names.utf8.endIndex
      if end > start { list.append(String(names[start..<end])) }
      start = end < names.utf8.endIndex ? names.utf8.index(after: end) : end
    }
    return list
  }

  /// The symbols of units that a prefix with another symbol makes, too: `kt` is the knot.
  package static let namesLikePrefixed: [String] = names.keys.sorted().filter { name in
    !prefixed(name).isEmpty && names[name]?.symbols.contains(name) == true
  }

  /// A name of the table: the words of a name are joined there.
  static func joined(_ name: String) -> String { replacing(" ", by: "_", in: name) }

  /// A name of the table, as it is written in a sentence.
  static func spaced(_ name: String) -> String { replacing("_", by: " ", in: name) }

  private static func replacing(
    _ sign: Unicode.Scalar, by other: Unicode.Scalar, in name: String
  ) -> String {
    let (sign, other) = (UInt8(ascii: sign), UInt8(ascii: other))
    guard name.utf8.contains(sign) else { return name }
    return String(decoding: name.utf8.map { $0 == sign ? other : $0 }, as: UTF8.self)
  }

  /// The one unit that a name means without regard to case, or the one of several that is usual.
  static func factor(inAnyCase name: String) -> Unit.Factor? {
    let factors = factors(inAnyCase: name)
    if factors.count == 1, rivals(of: factors, named: name).isEmpty { return factors.first }
    let usual = factors.intersection(usualFactors)
    return usual.count == 1 && rivals(of: usual, named: name).isEmpty ? usual.first : nil
  }

  /// The units with the prefix mega that capitals may mean as well as those with milli: `MM`.
  private static func rivals(of usual: Set<Unit.Factor>, named name: String) -> [Unit.Factor] {
    guard name == name.uppercased(), name.first == "M" else { return [] }
    return usual.compactMap { factor in
      guard factor.prefix?.exponent == -3,
        let mega = factor.definition.prefixes.list.first(where: { $0.exponent == 6 })
      else { return nil }
      return Unit.Factor(factor.definition, prefix: mega)
    }
  }

  /// The units that a name may mean, of which only the case of their letters is different; none where one
  /// of them is meant.
  package static func doubt(about name: String) -> [Unit.Factor] {
    guard unit(named: name) == nil else { return [] }
    let usual = factors(inAnyCase: name).intersection(usualFactors)
    return usual.union(rivals(of: usual, named: name)).sorted { $0.scale.factor < $1.scale.factor }
  }

  /// All units that a name means without regard to case; of symbols with a prefix the usual ones.
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
    .mapValues { $0.map(\.value) }

  private static func units(by names: (UnitDefinition) -> [String]) -> [String: [UnitDefinition]] {
    var units: [String: [UnitDefinition]] = [:]
    for definition in definitions {
      for name in names(definition) { units[name.lowercased(), default: []].append(definition) }
    }
    return units
  }
}
