import ExactNumbers

/// A named unit, such as the metre: a row of the unit table, compared by identity.
package final class UnitDefinition: Sendable {
  package enum Prefixes: Hashable, Sendable {
    case none, metric
    /// SI prefixes from kilo to tera.
    case multiples
    case listed([Int])
    /// SI prefixes from kilo up, and the binary ones of IEC 80000-13.
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

    /// Creates a row from words separated by spaces, with `_` for a space in a name; empty French
    /// symbols are the English ones.
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

  /// All symbols, which take prefix symbols; the first one is `symbol`.
  package let symbols: [String]
  /// The name, plural and other spellings, which take prefix names.
  package let words: [String]
  package let dimension: Dimension
  package let scale: Scale
  package let prefixes: Prefixes
  package let source: UnitSource
  let minorDigits: Int
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

  package var symbol: String { symbols.first ?? name }

  package var name: String { UnitTable.spaced(words[0]) }

  package var plural: String { UnitTable.spaced(words[1]) }

  var synonyms: [String] { Array(symbols.dropFirst() + words.dropFirst(2)) }

  var spellings: [String] { TextLanguage.allCases.flatMap { symbols(in: $0) + words(in: $0) } }

  func symbols(in language: TextLanguage) -> [String] {
    language.of(symbols, frenchSymbols.isEmpty ? symbols : frenchSymbols)
  }

  package func words(in language: TextLanguage) -> [String] {
    language.of(words, frenchWords.isEmpty ? words : frenchWords)
  }

  var isWrittenAsWord: Bool { symbols.isEmpty }

  func text(in language: TextLanguage, isPlural: Bool) -> String {
    symbols(in: language).first ?? UnitTable.spaced(words(in: language)[isPlural ? 1 : 0])
  }
}

extension UnitDefinition: Hashable {
  package static func == (left: UnitDefinition, right: UnitDefinition) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The relation of a unit to the coherent one of its dimension: of the SI, radian, bit or euro.
  package enum Scale: Hashable, Sendable {
    case multiple(Rational, piExponent: Int = 0)
    /// A temperature scale: kelvins = (number − `zero`) × `factor`, where `zero` is absolute zero.
    case points(Rational, zero: Rational)
    case currency
  }
}

extension UnitDefinition.Scale: ExpressibleByStringLiteral {
  /// Creates a multiple from a product such as `1760 × 0.9144` or `π / 180`.
  package init(stringLiteral product: String) {
    var (factor, piExponent, divides) = (Rational(1), 0, false)
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

package enum UnitSource: Hashable, Sendable, CaseIterable {
  /// The SI brochure of the BIPM, 9th edition.
  case si
  /// NIST Special Publication 811 (2008), appendix B.
  case nist
  /// IEC 80000, parts 6 and 13: electricity and information.
  case iec
  /// The international yard and pound agreement of 1959, and multiples.
  case yardAndPound
  case iau
  /// No standard: a multiple of another unit in the table.
  case customary
  case iso4217
}
