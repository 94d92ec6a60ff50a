import Screen
import Words

/// The theme to start with, as far as it is known without asking the terminal.
///
/// The sources in order of priority: the option, `COUNTONME_THEME`, `NO_COLOR`, `COLORFGBG`, the
/// terminal's reply about its background, dark. The word `auto` leaves the choice to the sources
/// after it; an option `auto` skips `COUNTONME_THEME`.
package struct ThemeChoice: Hashable, Sendable {
  /// The theme; nil if the terminal has to be asked.
  package var theme: ThemeName?
  /// What is wrong with the environment; nil if nothing is.
  package var message: Message?
  /// The background that `COLORFGBG` states; nil if it states none.
  package let background: Luminance?

  /// Chooses a theme from the option, nil if none was given, and the environment.
  package init(flag: ThemePreference?, environment: (_ name: String) -> String?) {
    background = environment("COLORFGBG").flatMap(Self.luminance)
    if let flag, let theme = flag.theme {
      self.theme = theme
      return
    }
    if flag == nil, let word = environment("COUNTONME_THEME"), !word.isEmpty {
      if let preference = ThemePreference(rawValue: word) {
        theme = preference.theme
      } else {
        message = .unknownTheme(word)
      }
    }
    if theme == nil {
      let noColor = environment("NO_COLOR") ?? ""
      theme = noColor.isEmpty ? background.map(ThemeName.init(on:)) : .mono
    }
  }

  /// The theme to start with, given the terminal's reply; nil stands for no reply.
  package func theme(on background: Luminance?) -> ThemeName {
    theme ?? ThemeName(on: background ?? .dark)
  }

  /// The background that `COLORFGBG` states, as in `15;0` or `15;default;0`.
  ///
  /// Its last field is the number of one of the sixteen basic colours. White and the bright colours
  /// other than bright black (grey) are light.
  private static func luminance(colorFGBG: String) -> Luminance? {
    guard let last = colorFGBG.split(separator: ";").last, let number = Int(last),
      0..<16 ~= number
    else { return nil }
    return number == 7 || number > 8 ? .light : .dark
  }
}

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
