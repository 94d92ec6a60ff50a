import ExactNumbers

/// A form that numbers are converted to, as in `255 in hex` and `0.5 in %`.
///
/// It takes the place of a unit, and changes no value.
package enum WrittenForm: Hashable, Sendable {
  case percent
  /// A percentage such as `20%`, displayed as a plain number but still a percentage when referred
  /// to.
  case percentage
  case number(NumberForm)
  /// The seconds from 1970 to a moment, as a plain number.
  case unix

  /// The sign and the denominator of a form in parts of a whole.
  package var parts: (sign: String, ofWhole: Rational)? {
    switch self {
    case .percent: ("%", 100)
    case .percentage, .number, .unix: nil
    }
  }

  /// Whether a number has the form, perhaps rounded.
  package func fits(_ number: Real) -> Bool {
    switch self {
    case .percent, .percentage, .unix: true
    case .number(let form): form.canWrite(number)
    }
  }

  private func names(in language: TextLanguage) -> [String] {
    let names =
      switch (self, language) {
      case (.percent, .english): "% ％ percent"
      case (.percent, .french): "% pourcent pourcents pourcentage"
      case (.percentage, _): ""
      case (.unix, _): "unix"
      case (.number(let form), _): form.targets(in: language)
      }
    return UnitTable.list(names)
  }

  /// The name for output.
  package func name(in language: TextLanguage) -> String { names(in: language).first ?? "" }

  package var isPercentage: Bool { self == .percent || self == .percentage }

  /// The form with a name in any case, in English or in a language.
  package init?(_ name: String, in language: TextLanguage) {
    let name = name.lowercased()
    guard let form = Self.named[.english]?[name] ?? Self.named[language]?[name] else { return nil }
    self = form
  }

  private static let named: [TextLanguage: [String: WrittenForm]] = {
    let forms = [.percent, .unix] + NumberForm.allCases.map(WrittenForm.number)
    let named = TextLanguage.allCases.map { language in
      let pairs = forms.flatMap { form in form.names(in: language).map { ($0, form) } }
      return (language, Dictionary(uniqueKeysWithValues: pairs))
    }
    return Dictionary(uniqueKeysWithValues: named)
  }()
}
