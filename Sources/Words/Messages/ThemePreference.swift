/// What `--theme` and `COUNTONME_THEME` can ask for: the name of a theme, or `auto`.
package enum ThemePreference: Hashable, Sendable {
  /// The theme that suits the terminal.
  case automatic
  case theme(ThemeName)

  /// The theme that is asked for by name; nil for `auto`.
  package var theme: ThemeName? {
    switch self {
    case .automatic: nil
    case .theme(let name): name
    }
  }
}

extension ThemePreference: RawRepresentable, CaseIterable {
  package static let allCases = [automatic] + ThemeName.allCases.map(theme)

  package init?(rawValue: String) {
    guard let preference = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = preference
  }

  package var rawValue: String { theme?.rawValue ?? "auto" }
}

extension ThemePreference {
  /// The words for all preferences.
  package static let allNames = allCases.map(\.rawValue)
}
