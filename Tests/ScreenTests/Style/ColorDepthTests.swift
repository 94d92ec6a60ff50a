import Screen
import TestSupport
import Testing

@Suite struct `Lowering to a depth of colour` {
  static let numbers: [(ColorDepth, Range<Int>)] = [
    (.none, 0..<0), (.eight, 0..<8), (.sixteen, 0..<16), (.indexed, 16..<256),
    (.direct, 0..<0x1000000),
  ]

  @Test(arguments: numbers)
  func `every number is one that the depth has`(depth: ColorDepth, numbers: Range<Int>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let style = generator.style()
      let lowered = style.lowered(to: depth)
      for (color, number) in [
        (style.foreground, lowered.foreground), (style.background, lowered.background),
      ] {
        #expect((number == nil) == (color == nil || depth == .none), "\(style)")
        if let number { #expect(numbers.contains(number), "\(style)") }
      }
      #expect(lowered.attributes.isSuperset(of: style.attributes), "\(style)")
      if depth != .eight { #expect(lowered.attributes == style.attributes, "\(style)") }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `no other number from 16 on is nearer`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let palette = (16..<256).map { Color(Color.palette($0), basic: .black) }
    var colors = (0..<100).map { _ in generator.color() }
    // Greys are where the cube and the greys compete.
    colors += (0..<64).map { Color((UInt32(seed) + 4 * $0) * 0x010101, basic: .white) }
    for color in colors {
      let number = try #require(color.number(at: .indexed))
      let least = palette.map { distance($0, color) }.min()
      #expect(distance(palette[number - 16], color) == least, "\(color)")
    }
  }

  private func distance(_ one: Color, _ other: Color) -> Int {
    zip([one.red, one.green, one.blue], [other.red, other.green, other.blue]).reduce(0) {
      $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))
    }
  }

  @Test(
    arguments: [
      (.none, nil), (.eight, 4), (.sixteen, 12), (.indexed, 111), (.direct, 0x89B4FA),
    ] as [(ColorDepth, Int?)])
  func `one colour at every depth`(depth: ColorDepth, number: Int?) {
    #expect(Color(0x89B4FA, basic: .brightBlue).number(at: depth) == number)
  }

  @Test func `with eight colours bright text is bold and a bright background is dark`() {
    let bright = Color(0xFFFFFF, basic: .brightWhite)
    let text = Style(foreground: bright, attributes: .underline).lowered(to: .eight)
    #expect(text.foreground == 7)
    #expect(text.attributes == [.bold, .underline])
    let ground = Style(background: bright).lowered(to: .eight)
    #expect(ground.background == 7)
    #expect(ground.attributes == [])
  }
}
