import CalculatorCore
import Engine
import Words

extension Help {
  /// What can be written on the formula line: all names, and the signs that no key types.
  package var language: [HelpLine] {
    Function.allCases.map { HelpLine(keys: $0.form, meaning: words.meaning(of: $0)) }
      + synonyms + operators
      + Constant.allCases.map {
        HelpLine(keys: $0.spellings.joined(separator: " "), meaning: words.meaning(of: $0))
      }
      + [
        HelpLine(keys: "x° x deg", meaning: words.text(.degrees)),
        HelpLine(keys: "0x1F 0b101 0o17", meaning: words.text(.bases)),
        HelpLine(keys: "ans", meaning: words.text(.previousResult)),
      ]
  }

  /// Other names of functions.
  private var synonyms: [HelpLine] {
    Function.allCases.filter { !$0.synonyms.isEmpty }.map {
      HelpLine(keys: $0.synonyms.joined(separator: " "), meaning: words.text(.sameAs($0)))
    }
  }

  /// The operators that no key of the keypad types, and the short forms.
  private var operators: [HelpLine] {
    [
      HelpLine(keys: "sqrt 4", meaning: words.text(.operand)),
      HelpLine(keys: "√x", meaning: words.meaning(of: .sqrt)),
      HelpLine(keys: "a mod b", meaning: words.text(.modulo)),
      HelpLine(keys: "a% of b", meaning: words.text(.partOf)),
      HelpLine(keys: "a% off b", meaning: words.text(.partOff)),
      HelpLine(keys: "and or xor not", meaning: words.text(.bits)),
      HelpLine(keys: "<< >>", meaning: words.text(.shifts)),
    ]
  }
}
