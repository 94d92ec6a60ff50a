/// A base in which whole numbers are written; the raw value is the base.
package enum NumberBase: Int, Hashable, Sendable, CaseIterable {
  case hexadecimal = 16
  case decimal = 10
  case octal = 8
  case binary = 2

  /// What a number in this base begins with.
  package var prefix: String {
    switch self {
    case .hexadecimal: "0x"
    case .decimal: ""
    case .octal: "0o"
    case .binary: "0b"
    }
  }

  /// Whether numbers in this base have the digit.
  package func has(_ digit: Digit) -> Bool { digit.rawValue < rawValue }
}
