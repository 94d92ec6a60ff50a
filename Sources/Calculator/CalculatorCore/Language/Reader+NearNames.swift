import ExactNumbers
import Quantities

/// Known names one slip away from an unknown one, and of a kind that fits.
extension Reader {
  func nearestName(to word: String, isTorn: Bool) -> String? {
    let letters = String(word.prefix { !$0.isWholeNumber })
    let digits = word.dropFirst(letters.count)
    if !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) {
      if case .function(let function) = meaning(of: letters), function.takes(1) {
        let factor = isGluedToNumber ? source(lastNumber) + " * " : ""
        let degree = isSign("°", at: self.index(behind: index)) ? "°" : ""
        return "\(factor)\(letters)(\(digits)\(degree))"
      }
      // `USD20`
      if !isTorn, let unit = unit(named: letters), unit.dimension == .money {
        return "\(unit.text(.plain)) \(digits)"
      }
      if !isTorn, let unit = unit(named: letters), unit.factors.count == 1,
        ["2", "3", "4"].contains(digits)
      {
        return "\(letters)^\(digits)"
      }
    }
    let dimension = dueDimension
    if word.count == 1, isBehindNumber {
      let capital = unit(named: word.uppercased())
      if let capital, dimension.map({ $0 == capital.dimension }) ?? true {
        return word.uppercased()
      }
      if let dimension {
        return UnitTable.names(fitting: dimension, in: scope.language).first { $0.hasPrefix(word) }
      }
    }
    if isTorn, digits.isEmpty { return nil }
    guard parser.isAfterOperand else {
      // `nRT` and `net` are no `not`.
      let nearest = Vocabulary.nearestName(to: word, with: scope.names)
      return nearest == "not" ? nil : nearest
    }
    // After an operand come units and joining words, but no functions, which have arguments.
    let isAfterUnit = if case .unit = parser.previous { !isBehindNumber } else { false }
    // Few letters are near too many units: `mEq` is no MeV, but `KHZ` is kHz.
    let units = (isAfterUnit ? [] : unitNames(of: dimension)).filter { name in
      dimension != nil || word.count > 4 || name.lowercased() == word.lowercased()
        || name.count > 4 && name.hasPrefix(word)
    }
    // `300 dpi` is no multiple of pi, and `for` no `or`.
    let known = Vocabulary.namesBehindOperands.filter { name in
      lexeme.isGlued || name.first?.lowercased() == word.first?.lowercased()
    }
    if let own = Vocabulary.own(for: word), case let other = unit(named: own)?.dimension,
      other == nil || dimension == nil || other == dimension
    {
      return own
    }
    return Vocabulary.nearestName(to: word, among: known + scope.names + units)
  }

  /// The dimension of a unit behind the last number: that of the other term of a sum, or of the
  /// target behind a single number; nil if it may have any.
  private var dueDimension: Dimension? {
    guard isBehindNumber else { return nil }
    if parser.nodes.count == 1, let target = endOfConversion(at: index(behind: index)) {
      return (try? unit(at: target, in: .target))?.unit.dimension
    }
    guard case .binary(let sum, _) = parser.pending.last?.kind, sum.precedence == .sum,
      let before = nodeBeforeOperand
    else { return nil }
    return switch before.kind {
    case .time: Dimension.time
    case .quantity(let unit): unit.dimension
    default: nil
    }
  }

  /// The names of units of a dimension, or all but the codes of currencies, of which one is near
  /// most words.
  func unitNames(of dimension: Dimension?) -> [String] {
    UnitTable.comparedNames(in: scope.language).filter { name in
      guard let dimension else { return UnitTable.currencies[name]?.symbol != name }
      return UnitTable.unit(named: name, in: scope.language)?.definition.dimension == dimension
    }
  }
}
