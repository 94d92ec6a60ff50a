import ExactNumbers

/// A form that a number is converted to, as in `255 in hex` and `0.5 in %`.
///
/// It takes the place of a unit, and changes no value.
package enum WrittenForm: Hashable, Sendable {
  case percent
  case number(NumberForm)

  /// What each form is called, first as it is written, and in French besides that.
  private static let names: [(form: WrittenForm, english: String, french: String)] = [
    (.percent, "% ％ percent", "% pourcent pourcents pourcentage"),
    (.number(.decimal), "decimal", "décimal"), (.number(.fraction), "fraction", "fraction"),
    (.number(.mixed), "mixed", "mixte"), (.number(.repeating), "repeating", "périodique"),
    (.number(.scientific), "scientific", "scientifique"),
    (.number(.engineering), "engineering", "ingénieur"),
    (.number(.factors), "factors", "facteurs"),
    (.number(.hexadecimal), "hexadecimal hex", "hexadécimal"),
    (.number(.binary), "binary bin", "binaire"), (.number(.octal), "octal oct", "octal"),
  ]

  /// The form of a name in any case, in English or in a language; nil if it is that of none.
  package init?(_ name: String, in language: TextLanguage) {
    let name = name.lowercased()
    guard let form = Self.english[name] ?? (language == .french ? Self.french[name] : nil) else {
      return nil
    }
    self = form
  }

  private static let english = forms(\.english)
  private static let french = forms(\.french)

  private static func forms(
    _ text: ((form: WrittenForm, english: String, french: String)) -> String
  ) -> [String: WrittenForm] {
    let pairs = names.flatMap { row in UnitTable.list(text(row)).map { ($0, row.form) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The name that is written.
  package func name(in language: TextLanguage) -> String {
    let names = Self.names.first { $0.form == self }
    let all = (language == .french ? names?.french : names?.english) ?? ""
    return String(all.prefix { $0 != " " })
  }

  /// Whether a number can be written in the form, perhaps rounded.
  package func fits(_ number: Real) -> Bool {
    switch self {
    case .percent, .number(.decimal), .number(.scientific), .number(.engineering): true
    case .number(.fraction), .number(.mixed), .number(.repeating): number.rational != nil
    case .number(.factors), .number(.hexadecimal), .number(.binary), .number(.octal):
      number.rational?.isWhole == true
    }
  }
}
