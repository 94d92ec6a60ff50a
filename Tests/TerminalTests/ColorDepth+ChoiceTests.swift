import Screen
import Testing

@testable import Terminal

@Suite("The depth of colour")
struct ColorDepthChoiceTests {
  @Test(
    "follows from the number of colours",
    arguments: [
      (-1, ColorDepth.none), (0, .none), (2, .none), (8, .eight), (15, .eight), (16, .sixteen),
      (88, .sixteen), (256, .indexed), (1 << 15, .indexed),
    ])
  func followsNumber(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, takesDirectColors: false) == depth)
    #expect(ColorDepth(colors: colors, takesDirectColors: true) == depth)
  }

  @Test("is direct only where the description says so and has all colours")
  func needsBoth() {
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: true) == .direct)
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: false) == .indexed)
  }

  @Test("keeps direct colours apart from the palette")
  func avoidsPalette() {
    #expect(directColorNumber(0x00_0000) == 0x00_0100)
    #expect(directColorNumber(0x00_00FF) == 0x00_01FF)
    #expect(directColorNumber(0x00_0100) == 0x00_0100)
    #expect(directColorNumber(0xFF_FFFF) == 0xFF_FFFF)
  }
}
