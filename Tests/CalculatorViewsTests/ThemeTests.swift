import CalculatorViewModel
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViews

@Suite struct `A theme` {
  /// All numbers of colours that a terminal with colours can have.
  private static let depths = ColorDepth.allCases.filter { $0 != .none }

  @Test(arguments: ThemeName.colored, depths)
  func `with colours has a contrast of at least 4.5 to 1 in all text`(
    name: ThemeName, depth: ColorDepth
  ) {
    for (part, style) in Theme(name).textParts {
      #expect(style.foreground != nil && style.background != nil, "\(part)")
      let contrast = style.contrastRatio(at: depth, own: .dark)
      #expect(contrast >= 4.5, "\(part): \(contrast)")
    }
  }

  @Test(arguments: ThemeName.colored, depths)
  func `with colours has a ground of its own for each kind of button`(
    name: ThemeName, depth: ColorDepth
  ) {
    let theme = Theme(name)
    let grounds = [
      theme.digit, theme.binary, theme.equals, theme.clear, theme.highlighted,
    ].map(\.label)
    let numbers = (grounds + [theme.pressed]).map { $0.lowered(to: depth).background }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(arguments: depths)
  func `of high contrast has a contrast of at least 7 to 1 in all text`(depth: ColorDepth) {
    for (part, style) in Theme(.contrast).textParts {
      let contrast = style.contrastRatio(at: depth, own: .dark)
      #expect(contrast >= 7, "\(part): \(contrast)")
    }
  }

  @Test(arguments: [ThemeName.dark, .light])
  func `has its brightest or strongest key at the equals sign`(name: ThemeName) throws {
    let theme = Theme(name)
    func saturation(_ style: ButtonStyle) throws -> Int {
      let color = try #require(style.label.background)
      let parts = [color.red, color.green, color.blue].map(Int.init)
      return try #require(parts.max()) - #require(parts.min())
    }
    let others = try [theme.digit, theme.binary, theme.clear].map(saturation)
    #expect(try others.allSatisfy { try $0 * 2 < saturation(theme.equals) })
  }

  @Test(arguments: ThemeName.colored)
  func `with colours has the background that its name states`(name: ThemeName) throws {
    let theme = Theme(name)
    for ground in [theme.window, theme.display, theme.tape].map(\.background) {
      let luminance = try #require(ground).relativeLuminance
      // Black and white text have the same contrast with this luminance.
      #expect(name.background == (luminance < 0.179 ? .dark : .light))
    }
    #expect(theme.hasGrounds)
  }

  @Test(arguments: ThemeName.allCases.filter { !$0.usesColors })
  func `without colours sets none, and needs lines`(name: ThemeName) {
    for (part, style) in Theme(name).parts {
      #expect(style.foreground == nil && style.background == nil, "\(part)")
    }
    #expect(!Theme(name).hasGrounds)
  }

  @Test(arguments: ThemeName.allCases)
  func `shows ties, what is lit and the selection without colours, too`(name: ThemeName) {
    let theme = Theme(name)
    let styles = [theme.entryExpression, theme.tie, theme.litTie]
    #expect(Set(styles.map(\.attributes.rawValue)).count == styles.count)
    #expect(theme.lit.attributes != theme.entryExpression.attributes)
    #expect(theme.selectedEntry.attributes != theme.entryExpression.attributes)
    #expect(theme.selectedTie.attributes != theme.selectedEntry.attributes)
  }

  @Test(arguments: ThemeName.allCases)
  func `shows a mark and the highlight without colours, too`(name: ThemeName) {
    let theme = Theme(name)
    #expect(theme.mark.attributes != theme.expression.attributes)
    #expect(theme.highlighted.label.attributes != theme.digit.label.attributes)
  }
}
