import CalculatorCore

extension Help {
  /// What can be written on the formula line: all names, and the signs that no key types.
  package static let language =
    Function.allCases.map { HelpLine(keys: $0.form, meaning: $0.words.meaning) }
    + synonyms + operators
    + Constant.allCases.map {
      HelpLine(keys: $0.spellings.joined(separator: " "), meaning: $0.meaning)
    }
    + [
      HelpLine(keys: "x° x deg", meaning: "x degrees, converted to radians"),
      HelpLine(keys: "0x1F 0b101 0o17", meaning: "numbers in base 16, 2 and 8"),
      HelpLine(keys: "ans", meaning: "previous result"),
    ]

  /// Other names of functions.
  private static let synonyms = Function.allCases.filter { !$0.synonyms.isEmpty }.map {
    HelpLine(keys: $0.synonyms.joined(separator: " "), meaning: "the same as \($0.name)")
  }

  /// The operators that no key of the keypad types, and the short forms.
  private static let operators = [
    HelpLine(keys: "sqrt 4", meaning: "a function takes the number next to it"),
    HelpLine(keys: "√x", meaning: Function.sqrt.words.meaning),
    HelpLine(keys: "a mod b", meaning: "remainder of a ÷ b, with the sign of b"),
    HelpLine(keys: "a% of b", meaning: "that part of b"),
    HelpLine(keys: "a% off b", meaning: "b without that part"),
    HelpLine(keys: "and or xor", meaning: "combine the bits of whole numbers"),
    HelpLine(keys: "<< >>", meaning: "shift the bits of a whole number"),
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
