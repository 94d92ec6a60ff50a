import ExactNumbers

/// A unit with a name of its own, such as the metre: a row of the table of units.
///
/// It is a class, so that a unit is as small as a reference; two are equal if they are the same row.
package final class UnitDefinition: Sendable {
  /// The prefixes that a unit takes.
  package enum Prefixes: Hashable, Sendable {
    case none
    /// Those of the SI.
    case metric
    /// Those of the SI from kilo to tera.
    case multiples
    /// Those of the SI from kilo up, and the binary ones of IEC 80000-13.
    case ofInformation
  }

  /// All symbols, which take the symbols of prefixes; the first one is `symbol`.
  package let symbols: [String]
  /// All names, which take the names of prefixes: `name`, `plural`, and other spellings.
  package let words: [String]
  package let dimension: Dimension
  package let scale: Scale
  package let prefixes: Prefixes
  /// Where the value is defined.
  package let source: UnitSource
  /// The number of digits behind the point in amounts of a currency; 0 for any other unit.
  package let minorDigits: Int

  /// Creates a row of the table.
  ///
  /// - Parameters:
  ///   - symbols: The symbols between spaces, the one that results are written with first; empty for
  ///     a unit that is written as a word.
  ///   - words: The name, the plural, and other spellings between spaces. A `_` stands for a space
  ///     within a name.
  package init(
    _ symbols: String, _ words: String, _ dimension: Dimension, _ scale: Scale,
    _ source: UnitSource, prefixes: Prefixes = .none, minorDigits: Int = 0
  ) {
    self.symbols = symbols.split(separator: " ").map(String.init)
    self.words = words.split(separator: " ").map(String.init)
    precondition(self.words.count > 1, "a unit has a name and a plural: \(words)")
    (self.dimension, self.scale, self.source) = (dimension, scale, source)
    (self.prefixes, self.minorDigits) = (prefixes, minorDigits)
  }
}

extension UnitDefinition {
  /// The symbol that results are written with; for a unit without one, its name in the singular.
  package var symbol: String { symbols.first ?? name }

  /// The name in the singular.
  package var name: String { UnitTable.spaced(words[0]) }

  /// The name in the plural.
  package var plural: String { UnitTable.spaced(words[1]) }

  /// Other symbols and names, as people write them.
  package var synonyms: [String] { Array(symbols.dropFirst() + words.dropFirst(2)) }

  /// Whether results are written with the name, because there is no symbol.
  package var isWrittenAsWord: Bool { symbols.isEmpty }
}

extension UnitDefinition: Hashable {
  package static func == (left: UnitDefinition, right: UnitDefinition) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
