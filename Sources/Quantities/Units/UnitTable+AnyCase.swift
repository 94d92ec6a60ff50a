extension UnitTable {
  /// The one unit that a name means without regard to case, or the one of several that is usual.
  static func factor(inAnyCase name: String) -> Unit.Factor? {
    let factors = factors(inAnyCase: name)
    if factors.count == 1 { return factors.first }
    let usual = factors.intersection(usualFactors)
    return usual.count == 1 ? usual.first : nil
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
    _ prefix: UnitPrefix, _ spelling: String, of name: String,
    in names: [String: [UnitDefinition]]
  ) -> [Unit.Factor] {
    let spelling = spelling.lowercased()
    guard name.hasPrefix(spelling) else { return [] }
    return names[String(name.dropFirst(spelling.count)), default: []]
      .filter { $0.prefixes.contains(prefix) }.map { Unit.Factor($0, prefix: prefix) }
  }

  private static let lowercasedSymbols = units(by: \.symbols)

  private static let lowercasedWords = units(by: \.words)

  private static func units(by names: (UnitDefinition) -> [String]) -> [String: [UnitDefinition]] {
    var units: [String: [UnitDefinition]] = [:]
    for definition in definitions {
      for name in names(definition) { units[name.lowercased(), default: []].append(definition) }
    }
    return units
  }

  private static let lowercasedAliases: [String: [Unit.Factor]] = Dictionary(
    grouping: aliases, by: { $0.key.lowercased() }
  )
  .mapValues { $0.map(\.value) }
}
