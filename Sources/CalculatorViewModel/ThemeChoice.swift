import Screen

/// Which theme to start with, as far as it is known without asking the terminal.
///
/// By priority: the flag, `COUNTONME_THEME`, `NO_COLOR`, `COLORFGBG`, the terminal's answer
/// about its background, dark. A preference for `auto` goes on with what comes after it.
package struct ThemeChoice: Hashable, Sendable {
  /// The theme; nil when the terminal has to be asked.
  package var theme: ThemeName?
  /// What is wrong with the environment.
  package var message: Message?

  /// Chooses from the flag, nil when none was given, and the environment.
  package init(flag: ThemePreference?, environment: (_ name: String) -> String?) {
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
    theme = theme ?? Self.theme(environment)
  }

  /// The theme to start with, once the terminal has been asked or would not say.
  package func theme(on background: Luminance?) -> ThemeName {
    theme ?? ThemeName(on: background ?? .dark)
  }

  /// The theme that variables of other programs ask for.
  private static func theme(_ environment: (_ name: String) -> String?) -> ThemeName? {
    if let noColor = environment("NO_COLOR"), !noColor.isEmpty { return .mono }
    return environment("COLORFGBG").flatMap(luminance(colorFGBG:)).map(ThemeName.init(on:))
  }

  /// The background in `COLORFGBG`, `15;0` or `15;default;0`: its last number is one of the
  /// sixteen colours, of which white and the bright ones other than grey are light.
  private static func luminance(colorFGBG: String) -> Luminance? {
    guard let last = colorFGBG.split(separator: ";").last, let number = Int(last),
      let color = BasicColor(rawValue: number)
    else { return nil }
    return color == .white || (color.isBright && color != .brightBlack) ? .light : .dark
  }
}

extension ThemeName {
  /// The theme that fits a background.
  package init(on background: Luminance) {
    switch background {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
