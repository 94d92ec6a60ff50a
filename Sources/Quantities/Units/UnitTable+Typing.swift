/// What letters that are typed one after another can be of a unit.
extension UnitTable {
  /// Whether a unit has a name that begins with some letters, in whatever case.
  ///
  /// - Complexity: linear in the number of names.
  package static func hasName(beginningWith letters: String) -> Bool {
    let lowercased = letters.lowercased()
    return comparedNames.contains { $0.lowercased().hasPrefix(lowercased) }
      || unit(named: letters) != nil
  }

  /// Whether a name, in its own case, is that of a unit that people measure in.
  package static func isUsual(_ name: String) -> Bool {
    let factor = names[name].map { Unit.Factor($0) } ?? prefixed(name).first
    return factor.map(usualFactors.contains) ?? false
  }

  /// The names to offer where any unit may stand, the most usual first.
  package static let offeredNames: [String] = {
    var dimensions: Set<Dimension> = []
    var seen: Set<String> = []
    return definitions.map(\.dimension).filter { dimensions.insert($0).inserted }
      .flatMap { names(fitting: $0) }.filter { seen.insert($0).inserted }
  }()
}
