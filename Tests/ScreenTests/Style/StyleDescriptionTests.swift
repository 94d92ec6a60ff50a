import Screen
import Testing

@Suite struct `A style in words` {
  @Test(arguments: [
    (Style(), "default on default"),
    (Style(foreground: Color(0xE6E6E6, basic: .white)), "#e6e6e6 on default"),
    (Style(background: Color(0x00000A, basic: .black)), "default on #00000a"),
    (
      Style(
        foreground: Color(0xE6E6E6, basic: .white), background: Color(0x1E1E2E, basic: .black),
        attributes: .bold), "#e6e6e6 on #1e1e2e bold"
    ),
    (
      Style(attributes: [.reverse, .underline, .dim, .bold]),
      "default on default bold dim underline reverse"
    ),
  ])
  func `styles in words`(style: Style, description: String) {
    #expect(style.description == description)
  }
}
