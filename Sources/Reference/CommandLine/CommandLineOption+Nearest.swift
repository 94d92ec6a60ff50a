import CalculatorCore

extension CommandLineOption {
  /// The option that is most likely meant by a name: one that begins with it, or differs from it by
  /// a few letters; nil if there is none.
  static func nearest(to name: String) -> Self? {
    let name = name.lowercased()
    // Two letters can begin anything.
    if name.count > 1, let whole = allCases.first(where: { $0.name.hasPrefix(name) }) {
      return whole
    }
    guard let option = Self(rawValue: Vocabulary.nearestName(to: name, among: allCases.map(\.name)))
    else { return nil }
    let letters = Array(name.utf8.prefix(Vocabulary.longestCompared))
    let distance = Vocabulary.distance(from: letters, to: Array(option.name.utf8))
    return distance <= 1 + option.name.count / 5 ? option : nil
  }
}
