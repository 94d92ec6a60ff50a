/// A theme that can be drawn.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case dark
  case light
  /// No colours: bold, dim, underlined and reversed only.
  case mono
}

extension ThemeName {
  /// The theme that the key for the next theme leads to.
  package var next: ThemeName {
    switch self {
    case .dark: .light
    case .light: .mono
    case .mono: .dark
    }
  }
}

/// What a person can ask for with `--theme` or `COUNTONME_THEME`.
package enum ThemePreference: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// What fits the terminal.
  case auto
  case mono

  /// All of them in a sentence.
  package static let list = "light, dark, auto or mono"

  /// The theme that is asked for by name; nil for `auto`.
  package var theme: ThemeName? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: nil
    case .mono: .mono
    }
  }
}
