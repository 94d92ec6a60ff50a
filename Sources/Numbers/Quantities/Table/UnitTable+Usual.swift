import ExactNumbers

extension UnitTable {
  private static let usualNames: [String] = (groups + [money]).flatMap(\.usual)

  static let usualFactors = Set(usualNames.compactMap(factor(spelled:)))

  /// Suggested single-word names for a dimension, the most usual first.
  package static func names(
    fitting dimension: Dimension, in language: TextLanguage = .english
  ) -> [String] {
    let alternatives: [Dimension: Dimension] = [
      .frequency: .angularVelocity, .angularVelocity: .frequency,
    ]
    let dimensions = [dimension, alternatives[dimension]].compactMap(\.self)
    let fitting = definitions.filter { dimensions.contains($0.dimension) }
    let usual = dimensions.flatMap { dimension in
      (groups + [money]).filter { $0.dimension == dimension }.flatMap(\.usual).map(spaced)
    }
    var seen: Set<String> = []
    let local = fitting.flatMap { $0.symbols(in: language) + [$0.words(in: language)[1]] }
    return (usual + fitting.flatMap(\.symbols) + fitting.map(\.words[1]) + local).filter {
      !$0.contains("_") && seen.insert($0).inserted
    }
  }

  /// The names compared with an unknown name: single words of two letters or more.
  package static let comparedNames: [String] = {
    let names: [String] = definitions.flatMap { $0.symbols + $0.words }
      .filter { !$0.contains("_") }
    return Set(names + usualNames.filter { unit(named: $0) != nil }).filter { $0.count > 1 }
      .sorted { ($0.lowercased(), $1) < ($1.lowercased(), $0) }
  }()

  package static func comparedNames(in language: TextLanguage) -> [String] {
    guard language != .english else { return comparedNames }
    return comparedNames
      + definitions.flatMap { $0.words(in: language) }.filter { !$0.contains("_") }
  }

  package static func offeredNames(in language: TextLanguage = .english) -> [String] {
    var (dimensions, seen) = (Set<Dimension>(), Set<String>())
    return definitions.map(\.dimension).filter { dimensions.insert($0).inserted }
      .flatMap { names(fitting: $0, in: language) }.filter { seen.insert($0).inserted }
  }
}
