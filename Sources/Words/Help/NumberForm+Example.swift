import ExactNumbers

/// An example of a form of numbers.
package struct FormExample: Sendable {
  /// An expression to try.
  package var expression: String
  /// What `--format` prints for it.
  package var output: String
}

extension NumberForm {
  /// The name that `--format` takes.
  package var name: String { rawValue }

  /// An example of the form.
  package var example: FormExample {
    switch self {
    case .decimal: FormExample(expression: "13/4", output: "3.25")
    case .fraction: FormExample(expression: "0.75", output: "3/4")
    case .mixed: FormExample(expression: "22/7", output: "3+1/7")
    case .repeating: FormExample(expression: "1/7", output: "0.(142857)")
    case .scientific: FormExample(expression: "12345", output: "1.2345e4")
    case .engineering: FormExample(expression: "12345", output: "12.345e3")
    case .factors: FormExample(expression: "360", output: "2^3 * 3^2 * 5")
    case .hexadecimal: FormExample(expression: "255", output: "0xFF")
    case .binary: FormExample(expression: "-5", output: "-0b101")
    case .octal: FormExample(expression: "15", output: "0o17")
    }
  }
}
