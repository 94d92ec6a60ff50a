import ExactNumbers

/// What is said of a form of numbers.
///
/// The messages, the help of `--format` and the manual are derived from these.
package struct FormEntry: Sendable {
  /// The name that `--format` takes.
  package var name: String
  /// The name within a sentence.
  package var title: String
  /// What `--format` prints, as a sentence.
  package var meaning: String
  /// An expression to try.
  package var expression: String
  /// What `--format` prints for it.
  package var output: String
}

extension FormEntry {
  /// The entries of all forms, in the order of the key that chooses them.
  package static let all = NumberForm.allCases.map(\.entry)

  /// The names, in a sentence.
  package static let list = all.map(\.name).joined(separator: ", ")
}

extension NumberForm {
  /// The name within a sentence.
  var title: String {
    switch self {
    case .decimal, .fraction, .hexadecimal, .binary, .octal: rawValue
    case .mixed: "mixed number"
    case .repeating: "repeating decimal"
    case .scientific: "scientific notation"
    case .engineering: "engineering notation"
    case .factors: "prime factors"
    }
  }

  /// What is said of the form.
  var entry: FormEntry {
    let (meaning, expression, output) = description
    return FormEntry(
      name: rawValue, title: title, meaning: meaning, expression: expression, output: output)
  }

  private var description: (meaning: String, expression: String, output: String) {
    switch self {
    case .decimal: ("Digits around a decimal point.", "13/4", "3.25")
    case .fraction: ("A fraction in lowest terms.", "0.75", "3/4")
    case .mixed:
      (
        "An integer and a fraction below 1, joined by the sign of the number; the screen shows them "
          + "side by side.", "22/7", "3+1/7"
      )
    case .repeating:
      (
        "A decimal without end, with its period in parentheses, if that has at most 100,000 digits.",
        "1/7", "0.(142857)"
      )
    case .scientific: ("One digit before the point and a power of ten.", "12345", "1.2345e4")
    case .engineering:
      (
        "One to three digits before the point and a power of ten whose exponent is a multiple of 3.",
        "12345", "12.345e3"
      )
    case .factors:
      (
        "A whole number as a product of primes, each of them proven to be one. What could not be "
          + "factored, or not be proven prime, within about a second of work, or half a minute on the "
          + "screen, stands last, before the comment # not factored.", "360", "2^3 * 3^2 * 5"
      )
    case .hexadecimal: ("A whole number to base 16.", "255", "0xFF")
    case .binary: ("A whole number to base 2.", "-5", "-0b101")
    case .octal: ("A whole number to base 8.", "15", "0o17")
    }
  }
}
