/// A language that the calculator speaks.
///
/// The names of functions, constants and units, and the options of the command line, are the same in
/// all of them.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case french = "fr"

  /// What the language says.
  package var words: any Wording {
    switch self {
    case .english: English()
    case .french: French()
    }
  }

  /// The language of a locale such as `fr_CA.UTF-8`; nil for one that is not spoken here.
  package init?(locale: String) {
    let code = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    switch code {
    case "c", "posix": self = .english
    default: self.init(rawValue: code)
    }
  }
}
