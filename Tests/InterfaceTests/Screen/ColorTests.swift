import Foundation
import Screen
import TestSupport
import Testing

@Suite struct `A colour` {
  @Test func `the value is red, green and blue`() {
    let color = Color(0x12AB_F0, index: 6)
    #expect((color.red, color.green, color.blue, color.index) == (0x12, 0xAB, 0xF0, 6))
  }
}

@Suite struct `Lowering to a depth of colour` {
  static let numbers: [(ColorDepth, Range<Int>)] = [
    (.none, 0..<0), (.eight, 0..<8), (.sixteen, 0..<16), (.indexed, 0..<256),
    (.direct, 0..<0x1000000),
  ]

  @Test(arguments: numbers)
  func `every number exists at the depth`(depth: ColorDepth, numbers: Range<Int>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let style = generator.style()
      let lowered = style.lowered(to: depth)
      for (color, number) in [
        (style.foreground, lowered.foreground), (style.background, lowered.background),
      ] {
        let isShown = color.map { depth == .direct || numbers.contains(Int($0.index)) } ?? false
        #expect((number != nil) == isShown, "\(style)")
        if let number { #expect(numbers.contains(number), "\(style)") }
      }
      #expect(lowered.attributes == style.attributes, "\(style)")
    }
  }

  @Test(
    arguments: [
      (.none, nil), (.eight, nil), (.sixteen, 12), (.indexed, 12), (.direct, 0x89B4FA),
    ] as [(ColorDepth, Int?)])
  func `one colour at every depth`(depth: ColorDepth, number: Int?) {
    #expect(Color(0x89B4FA, index: 12).number(at: depth) == number)
  }
}

@Suite struct `Relative luminance` {
  @Test(arguments: seeds) func `is that of the defining formula`(seed: UInt64) {
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
    #expect(luminances[0] == 0 && abs(luminances[255] - 1) < 1e-14)
    #expect(zip(luminances, luminances.dropFirst()).allSatisfy(<))
  }
}
