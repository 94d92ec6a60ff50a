import CalculatorCore

extension Help {
  /// What can be written on the formula line: all names, and the signs that no key types.
  package static let language =
    Function.allCases.map { HelpLine(keys: $0.form, meaning: $0.words.meaning) }
    + [HelpLine(keys: "√x", meaning: Function.sqrt.words.meaning)]
    + Constant.allCases.map {
      HelpLine(keys: $0.spellings.joined(separator: " "), meaning: $0.meaning)
    }
    + [
      HelpLine(keys: "x° x deg", meaning: "x degrees, converted to radians"),
      HelpLine(keys: "ans", meaning: "previous result"),
    ]
}

extension Constant {
  /// All ways to write the constant.
  package var spellings: [String] {
    switch self {
    case .pi: [name, "π"]
    case .e, .tau: [name]
    }
  }

  /// What the constant is, in a few words.
  package var meaning: String {
    switch self {
    case .pi: "3.14159…, circumference ÷ diameter"
    case .e: "2.71828…, base of the natural logarithm"
    case .tau: "6.28318…, circumference ÷ radius"
    }
  }
}
