import Screen
import Words

extension ThemeName {
  /// The brightness of the theme's background; nil for a theme without colours, which leaves the
  /// background to the terminal.
  package var background: Luminance? {
    switch self {
    case .dark, .contrast: .dark
    case .light: .light
    case .mono: nil
    }
  }

  /// Whether the theme sets colours.
  package var usesColors: Bool { background != nil }

  /// All themes that set colours.
  package static let colored = allCases.filter(\.usesColors)

  /// The theme that matches a terminal's background.
  package init(on background: Luminance) {
    switch background {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The theme after this one; the first follows the last.
  package var next: ThemeName {
    let themes = Self.allCases
    let following = themes.drop { $0 != self }.dropFirst()
    return following.first ?? themes[0]
  }
}
