import Foundation
import Screen
import TestSupport
import Testing

@Suite struct `A colour` {
  @Test func `the value is red, green and blue`() {
    let color = Color(0x12AB_F0, basic: .cyan)
    #expect(color.red == 0x12)
    #expect(color.green == 0xAB)
    #expect(color.blue == 0xF0)
    #expect(color.basic == .cyan)
  }

  @Test func `sixteen colours are eight dark ones and their bright forms`() {
    for color in BasicColor.allCases {
      #expect(0..<8 ~= color.dark)
      #expect(color.rawValue == color.dark + (color.isBright ? 8 : 0))
    }
    #expect(BasicColor.brightRed.dark == BasicColor.red.rawValue)
  }
}

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

@Suite struct `Relative luminance` {
  @Test(arguments: seeds)
  func `is that of the defining formula`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func defined(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    for _ in 0..<1000 {
      let channels = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      let luminance = relativeLuminance(red: channels[0], green: channels[1], blue: channels[2])
      let expected = zip([0.2126, 0.7152, 0.0722], channels).map { $0 * defined($1) }.reduce(0, +)
      #expect(abs(luminance - expected) < 1e-14)
    }
  }

  @Test func `rises from black to white`() {
    let luminances = (0...255).map { value in
      let channel = Double(value) / 255
      return relativeLuminance(red: channel, green: channel, blue: channel)
    }
    #expect(luminances.first == 0)
    #expect(abs(luminances[255] - 1) < 1e-14)
    #expect(zip(luminances, luminances.dropFirst()).allSatisfy(<))
  }
}
