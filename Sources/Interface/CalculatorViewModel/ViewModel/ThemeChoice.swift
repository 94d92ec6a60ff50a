import Screen
import Words

/// The initial theme by option, `COUNTONME_THEME`, `NO_COLOR`, `COLORFGBG`, terminal, else dark.
///
/// The word `auto` defers to later sources; an option `auto` skips `COUNTONME_THEME`.
package struct ThemeChoice: Hashable, Sendable {
  package var theme: ThemeName?
  package var message: Message?
  package let background: Luminance?

  package init(flag: ThemePreference?, environment: (_ name: String) -> String?) {
    background = environment("COLORFGBG").flatMap(Self.luminance)
    if let flag, let theme = flag.theme {
      self.theme = theme
      return
    }
    if flag == nil, let word = environment("COUNTONME_THEME"), !word.isEmpty {
      if let preference = ThemePreference(named: word) {
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

  package func theme(on background: Luminance?) -> ThemeName {
    theme ?? ThemeName(on: background ?? .dark)
  }

  /// Parses `COLORFGBG`, such as `15;default;0`, whose last field is one of the 16 basic colours.
  private static func luminance(colorFGBG: String) -> Luminance? {
    guard let last = colorFGBG.split(separator: ";").last, let number = Int(last), 0..<16 ~= number
    else { return nil }
    return number == 7 || number > 8 ? .light : .dark
  }
}

extension ThemeName {
  package var background: Luminance? {
    switch self {
    case .dark, .contrast: .dark
    case .light: .light
    case .mono: nil
    }
  }

  package var usesColors: Bool { background != nil }

  package static let colored = allCases.filter(\.usesColors)

  package init(on background: Luminance) { self = background == .light ? .light : .dark }
}
