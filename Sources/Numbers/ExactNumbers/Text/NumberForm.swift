/// A form of numbers, with a row in `entry`, output in `NumberWriter`, and words in `Words`.
package enum NumberForm: String, Hashable, Sendable, CaseIterable {
  /// A decimal such as `3.25`; fits every value.
  case decimal
  case fraction, mixed, repeating
  /// One integer digit and a power of ten other than 1, as in `1.5×10⁴`.
  case scientific
  case engineering, factors, hexadecimal, binary, octal

  private typealias Entry = (
    domain: Domain, english: String, french: String, expression: String, output: String
  )

  /// The numbers that may be converted to the form; `fits` selects those that differ from plain
  /// digits.
  private enum Domain {
    /// All, in scientific form if an exponent step is given.
    case real(Int?)
    case rational
    case whole((prefix: String, value: Int)?)
  }

  private var entry: Entry {
    switch self {
    case .decimal: (.real(nil), "decimal dec", "décimal", "13/4", "3.25")
    case .fraction: (.rational, "fraction", "fraction", "0.75", "3/4")
    case .mixed: (.rational, "mixed", "mixte", "22/7", "3+1/7")
    case .repeating: (.rational, "repeating", "périodique", "1/7", "0.(142857)...")
    case .scientific: (.real(1), "scientific", "scientifique", "12345", "1.2345e4")
    case .engineering: (.real(3), "engineering", "ingénieur", "12345", "12.345e3")
    case .factors: (.whole(nil), "factors", "facteurs", "360", "2^3 * 3^2 * 5")
    case .hexadecimal: (.whole(("0x", 16)), "hexadecimal hex", "hexadécimal", "255", "0xFF")
    case .binary: (.whole(("0b", 2)), "binary bin", "binaire", "-5", "-0b101")
    case .octal: (.whole(("0o", 8)), "octal oct", "octal", "15", "0o17")
    }
  }

  package static let maxDecimals = 100

  package var name: String { rawValue }

  /// The conversion targets in a language, separated by spaces; the first is for output.
  package func targets(in language: TextLanguage) -> String {
    language.of(entry.english, entry.french)
  }

  package var example: (expression: String, output: String) { (entry.expression, entry.output) }

  /// Whether a number has the form, perhaps rounded.
  package func canWrite(_ number: Real) -> Bool {
    switch entry.domain {
    case .real: true
    case .rational: number.rational != nil
    case .whole: number.rational?.isWhole == true
    }
  }

  /// Whether the form can write a value and differs from plain digits.
  package func fits(_ value: Real) -> Bool {
    guard canWrite(value) else { return false }
    guard let rational = value.rational else { return true }
    return switch self {
    case .decimal, .hexadecimal, .binary, .octal: true
    case .scientific, .engineering:
      !rational.isZero && !(1..<(self == .scientific ? 10 : 1_000)).contains(rational.magnitude)
    case .fraction: !rational.isWhole
    case .mixed: !rational.isWhole && rational.magnitude > 1
    case .repeating: rational.decimalFactors == nil
    case .factors: rational.magnitude > 1
    }
  }

  var exponentStep: Int? { if case .real(let step) = entry.domain { step } else { nil } }

  package var base: (prefix: String, value: Int)? {
    if case .whole(let base) = entry.domain { base } else { nil }
  }
}
