import Screen
import TestSupport
import Testing

@Suite struct `The contrast of two colours` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `contrast is symmetric and from 1 to 21`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (one, other) = (generator.color(), generator.color())
      let ratio = one.contrastRatio(to: other)
      #expect(ratio == other.contrastRatio(to: one), "\(one) \(other)")
      #expect(1...21 ~= ratio, "\(one) \(other)")
      #expect(one.contrastRatio(to: one) == 1, "\(one)")
    }
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
      (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0x000000, 15.30),
    ] as [(UInt32, UInt32, Double)])
  func `published ratios`(one: UInt32, other: UInt32, ratio: Double) {
    let contrast = Color(one, basic: .black).contrastRatio(to: Color(other, basic: .white))
    #expect(abs(contrast - ratio) < 0.005)
  }

  @Test(
    arguments: [
      (.direct, 0x1E1E2E, 0xE6E6E6), (.indexed, 0x262626, 0xE4E4E4), (.sixteen, 0x000000, 0xFFFFFF),
      (.eight, 0x000000, 0xE5E5E5), (.none, 0x000000, 0xE5E5E5),
    ] as [(ColorDepth, UInt32, UInt32)])
  func `the contrast of a style is that of the colours that the terminal shows`(
    depth: ColorDepth, background: UInt32, foreground: UInt32
  ) {
    let style = Style(
      foreground: Color(0xE6E6E6, basic: .brightWhite),
      background: Color(0x1E1E2E, basic: .black))
    let expected = Color(foreground, basic: .white)
      .contrastRatio(to: Color(background, basic: .black))
    #expect(style.contrastRatio(at: depth, own: .dark) == expected)
  }

  @Test(arguments: [TerminalColors.dark, .light], ColorDepth.allCases)
  func `a style without colours has those of the terminal`(own: TerminalColors, depth: ColorDepth) {
    let expected = own.foreground.contrastRatio(to: own.background)
    #expect(Style().contrastRatio(at: depth, own: own) == expected)
  }
}
