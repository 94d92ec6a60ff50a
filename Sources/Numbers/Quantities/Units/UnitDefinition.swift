import ExactNumbers

/// A unit with a name of its own, such as the metre: a row of the table of units.
///
/// It is a class, so that it is as small as a reference; two are equal if they are the same row.
package final class UnitDefinition: Sendable {
  /// The prefixes that a unit takes.
  package enum Prefixes: Hashable, Sendable {
    case none
    /// Those of the SI.
    case metric
    /// Those of the SI from kilo to tera.
    case multiples
    /// Those of the SI with these exponents.
    case listed([Int])
    /// Those of the SI from kilo up, and the binary ones of IEC 80000-13.
    case ofInformation
  }

  struct Row: Sendable {
    let symbols: String
    let words: String
    let scale: Scale
    let source: UnitSource
    let prefixes: Prefixes
    let minorDigits: Int
    let french: String
    let frenchSymbols: String

    /// Creates a row from symbols, of which results have the first, and from name, plural and other
    /// spellings; all stand between spaces, and a `_` for a space within a name.
    ///
    /// - Parameters:
    ///   - french: name, plural and other spellings in French; empty where they are the same.
    ///   - frenchSymbols: the symbols in French; empty where they are the same.
    init(
      _ symbols: String, _ words: String, _ scale: Scale, _ source: UnitSource,
      _ prefixes: Prefixes = .none, minorDigits: Int = 0, french: String = "",
      frenchSymbols: String = ""
    ) {
      (self.symbols, self.words, self.scale, self.source) = (symbols, words, scale, source)
      (self.prefixes, self.minorDigits) = (prefixes, minorDigits)
      (self.french, self.frenchSymbols) = (french, frenchSymbols)
    }
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
  let minorDigits: Int
  /// The symbols and the names in French, as far as they are others.
  private let frenchSymbols: [String]
  private let frenchWords: [String]

  init(_ row: Row, _ dimension: Dimension) {
    let list = UnitTable.list
    (symbols, words) = (list(row.symbols), list(row.words))
    (frenchSymbols, frenchWords) = (list(row.frenchSymbols), list(row.french))
    precondition(words.count > 1, "a unit has a name and a plural: \(words)")
    (self.dimension, scale, source) = (dimension, row.scale, row.source)
    (prefixes, minorDigits) = (row.prefixes, row.minorDigits)
  }

  /// The symbol that results are written with; for a unit without one, its name in the singular.
  package var symbol: String { symbols.first ?? name }

  /// The name in the singular.
  package var name: String { UnitTable.spaced(words[0]) }

  /// The name in the plural.
  package var plural: String { UnitTable.spaced(words[1]) }

  /// Other symbols and names, as people write them.
  var synonyms: [String] { Array(symbols.dropFirst() + words.dropFirst(2)) }

  /// The symbols and the names in all languages.
  var spellings: [String] {
    TextLanguage.allCases.flatMap { symbols(in: $0) + words(in: $0) }
  }

  /// The symbols that a language has; those of English where it has no others.
  func symbols(in language: TextLanguage) -> [String] {
    switch language {
    case .english: symbols
    case .french: frenchSymbols.isEmpty ? symbols : frenchSymbols
    }
  }

  /// The names that a language has; those of English where it has no others.
  package func words(in language: TextLanguage) -> [String] {
    switch language {
    case .english: words
    case .french: frenchWords.isEmpty ? words : frenchWords
    }
  }

  /// Whether results are written with the name, because there is no symbol.
  var isWrittenAsWord: Bool { symbols.isEmpty }

  /// The symbol that results are written with in a language, or else the name.
  func text(in language: TextLanguage, isPlural: Bool) -> String {
    symbols(in: language).first ?? UnitTable.spaced(words(in: language)[isPlural ? 1 : 0])
  }
}

extension UnitDefinition: Hashable {
  package static func == (left: UnitDefinition, right: UnitDefinition) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// How numbers in this unit are related to numbers in the coherent unit of its dimension, which
  /// is that of the SI, the radian, the bit or the euro.
  package enum Scale: Hashable, Sendable {
    /// A multiple: `factor` × π^`piExponent`.
    case multiple(Rational, piExponent: Int = 0)
    /// A temperature scale: kelvins = (number − `zero`) × `factor`, where `zero` is absolute zero.
    case points(Rational, zero: Rational)
    /// A currency, whose value is that of an exchange rate.
    case currency
  }
}

extension UnitDefinition.Scale: ExpressibleByStringLiteral {
  /// Creates a multiple from a product such as `1760 × 0.9144` or `π / 180`.
  package init(stringLiteral product: String) {
    var factor: Rational = 1
    var piExponent = 0
    var divides = false
    for word in UnitTable.list(product) {
      switch word {
      case "×", "/": divides = word == "/"
      case "π": piExponent += divides ? -1 : 1
      default:
        let number = DecimalLiteral(word.utf8)?.value ?? 0
        precondition(!number.isZero, "a factor is a product of numbers: \(product)")
        factor = factor * number.raised(to: divides ? -1 : 1)
      }
    }
    self = .multiple(factor, piExponent: piExponent)
  }
}

/// The standard that defines a unit.
package enum UnitSource: Hashable, Sendable, CaseIterable {
  /// The SI brochure of the BIPM, 9th edition.
  case si
  /// NIST Special Publication 811 (2008), appendix B.
  case nist
  /// IEC 80000, parts 6 and 13: electricity and information.
  case iec
  /// The international yard and pound agreement of 1959, and multiples of them.
  case yardAndPound
  /// The International Astronomical Union.
  case iau
  /// No standard: a multiple or a part of other units of the table.
  case customary
  /// ISO 4217, on currencies.
  case iso4217
}
