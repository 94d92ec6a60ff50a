import CalculatorViewModel
import Screen
import Testing

@testable import CalculatorViews

@Suite struct ThemeTests {
  private static let colored: [ThemeName] = [.dark, .light]

  /// Every part that text is written in, by name.
  private func texts(_ theme: Theme) -> [(String, Style)] {
    [
      ("window", theme.window), ("display", theme.display), ("expression", theme.expression),
      ("mark", theme.mark), ("live result", theme.liveResult),
      ("final result", theme.finalResult), ("mistake", theme.mistake), ("notice", theme.notice),
      ("heading", theme.heading), ("key name", theme.keyName), ("key meaning", theme.keyMeaning),
      ("digit", theme.digit.label), ("binary", theme.binary.label),
      ("equals", theme.equals.label), ("clear", theme.clear.label),
      ("highlighted", theme.highlighted.label), ("pressed", theme.pressed.label),
    ]
  }

  @Test(
    "text has a contrast of at least 4.5 to 1 in every part, at every depth",
    arguments: colored, [ColorDepth.eight, .sixteen, .indexed, .direct])
  func contrast(name: ThemeName, depth: ColorDepth) {
    for (part, style) in texts(Theme(name)) {
      let contrast = style.contrastRatio(at: depth, own: .dark)
      #expect(contrast >= 4.5, "\(part) in \(name) at \(depth): \(contrast)")
    }
  }

  @Test(
    "roles are told apart, at every depth",
    arguments: colored, [ColorDepth.eight, .sixteen, .indexed, .direct])
  func roles(name: ThemeName, depth: ColorDepth) {
    let theme = Theme(name)
    let styles = [
      theme.digit, theme.binary, theme.equals, theme.clear, theme.highlighted, theme.pressed,
    ].map { $0.label.lowered(to: depth) }
    #expect(Set(styles.map(\.background)).count == styles.count)
  }

  @Test("a mark differs from what is around it without colours")
  func marks() {
    for name in ThemeName.allCases {
      let theme = Theme(name)
      #expect(theme.mark.attributes != theme.expression.attributes)
      #expect(theme.highlighted.label.attributes != theme.digit.label.attributes)
    }
  }

  @Test("the theme without colours has none")
  func mono() {
    for (part, style) in texts(.mono) {
      #expect(style.foreground == nil && style.background == nil, "\(part)")
    }
  }
}
