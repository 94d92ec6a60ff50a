import ExactNumbers

/// The units, by kind of quantity, and what names mean.
///
/// The table is built when the first name is looked up. A unit is a row in one of the files beside
/// this one; a new kind of quantity is a case of `QuantityKind` with its group of rows.
package enum UnitTable {
  typealias Row = UnitDefinition.Row

  static let groups = Dictionary(
    uniqueKeysWithValues: (space + matter + electricity + [money]).map { ($0.kind, $0) })

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
    self.usual = usual.split(separator: " ").map(String.init)
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
  /// 4. All of these without regard to case, if the name has two letters or more; symbols with a
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
    // Of two words only the names of the table are units, and most pairs of words are none.
    if name.contains("_") {
      return lowercasedWords[name.lowercased()]?.first.map { Unit.Factor($0) }
    }
    return name.count > 1 ? factor(inAnyCase: name) : nil
  }

  static let names = names(in: .english)

  /// The names of other languages.
  private static let localNames = Dictionary(
    uniqueKeysWithValues: TextLanguage.allCases.filter { $0 != .english }.map {
      ($0, names(in: $0))
    })

  private static func names(in language: TextLanguage) -> [String: UnitDefinition] {
    var names: [String: UnitDefinition] = [:]
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
  /// bytes; `KiB` is 1024. In small letters, sizes are in bytes and rates in bits.
  static let aliases: [String: Unit.Factor] = {
    let spellings = [
      "kg": "kilo kilos", "µm": "micron microns", "kcal": "Cal Calorie Calories",
      "kB": "KB", "kb": "Kb", "kbit": "Kbit", "kbps": "Kbps", "kBps": "KBps",
      "kΩ": "kilohm kilohms", "MΩ": "megohm megohms", "MB": "mb", "GB": "gb", "TB": "tb",
      "Mbps": "mbps", "Gbps": "gbps", "KiB": "kib", "MiB": "mib", "GiB": "gib", "TiB": "tib",
    ]
    var aliases: [String: Unit.Factor] = [:]
    for (name, others) in spellings {
      for alias in others.split(separator: " ") { aliases[String(alias)] = prefixed(name).first }
    }
    return aliases
  }()

  /// The units with a prefix that are called `name`: a symbol with a symbol, or a name with a name.
  static func prefixed(_ name: String, in language: TextLanguage = .english) -> [Unit.Factor] {
    let names = localNames[language] ?? names
    return UnitPrefix.all.flatMap { prefix in
      prefix.symbols.compactMap {
        unit(prefix, $0, of: name, in: names) { $0.symbols(in: language) }
      }
        + [
          unit(prefix, prefix.name(in: language), of: name, in: names) { $0.words(in: language) }
        ].compactMap(\.self)
    }
  }

  /// The unit with a prefix, if `name` is the spelling of that prefix before one of the spellings.
  private static func unit(
    _ prefix: UnitPrefix, _ spelling: String, of name: String, in names: [String: UnitDefinition],
    where spellings: (UnitDefinition) -> [String]
  ) -> Unit.Factor? {
    guard name.hasPrefix(spelling) else { return nil }
    let rest = String(name.dropFirst(spelling.count))
    guard let definition = names[rest], definition.prefixes.contains(prefix),
      spellings(definition).contains(rest)
    else { return nil }
    return Unit.Factor(definition, prefix: prefix)
  }

  /// A name of the table: the words of a name are joined there.
  static func joined(_ name: String) -> String { String(name.map { $0 == " " ? "_" : $0 }) }

  /// A name of the table, as it is written in a sentence.
  static func spaced(_ name: String) -> String { String(name.map { $0 == "_" ? " " : $0 }) }

  /// The one unit that a name means without regard to case, or the one of several that is usual.
  static func factor(inAnyCase name: String) -> Unit.Factor? {
    let factors = factors(inAnyCase: name)
    if factors.count == 1 { return factors.first }
    let usual = factors.intersection(usualFactors)
    return usual.count == 1 ? usual.first : nil
  }

  /// The units that a name may mean, of which only the case of their letters is different; none where one
  /// of them is meant.
  package static func doubt(about name: String) -> [Unit.Factor] {
    guard unit(named: name) == nil else { return [] }
    return factors(inAnyCase: name).intersection(usualFactors).sorted {
      $0.scale.factor < $1.scale.factor
    }
  }

  /// All units that a name means without regard to case; of symbols with a prefix the usual ones.
  private static func factors(inAnyCase name: String) -> Set<Unit.Factor> {
    let name = name.lowercased()
    var factors = Set(lowercasedAliases[name, default: []])
    for names in [lowercasedSymbols, lowercasedWords] {
      factors.formUnion(names[name, default: []].map { Unit.Factor($0) })
    }
    for prefix in UnitPrefix.all {
      for symbol in prefix.symbols {
        let symbols = units(prefix, symbol, of: name, in: lowercasedSymbols)
        factors.formUnion(symbols.filter(usualFactors.contains))
      }
      factors.formUnion(units(prefix, prefix.name, of: name, in: lowercasedWords))
    }
    return factors
  }

  /// The units with a prefix whose name in lower case is what follows the spelling of that prefix.
  private static func units(
    _ prefix: UnitPrefix, _ spelling: String, of name: String, in names: [String: [UnitDefinition]]
  ) -> [Unit.Factor] {
    let spelling = spelling.lowercased()
    guard name.hasPrefix(spelling) else { return [] }
    return names[String(name.dropFirst(spelling.count)), default: []]
      .filter { $0.prefixes.contains(prefix) }.map { Unit.Factor($0, prefix: prefix) }
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
