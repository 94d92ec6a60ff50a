import Screen
import Testing

@testable import Terminal

@Suite struct `The depth of colour` {
  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .eight), (15, .eight), (16, .sixteen),
    (88, .sixteen), (256, .indexed), (1 << 15, .indexed),
  ]) func `the depth follows from the number of colours`(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, takesDirectColors: false) == depth)
    #expect(ColorDepth(colors: colors, takesDirectColors: true) == depth)
  }

  @Test func `colours are direct only where the description says so and has all of them`() {
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: true) == .direct)
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: false) == .indexed)
  }

  @Test func `direct colours do not collide with the palette`() {
    #expect(directColorNumber(0x00_0000) == 0x00_0100)
    #expect(directColorNumber(0x00_00FF) == 0x00_01FF)
    #expect(directColorNumber(0x00_0100) == 0x00_0100)
    #expect(directColorNumber(0xFF_FFFF) == 0xFF_FFFF)
  }
}
