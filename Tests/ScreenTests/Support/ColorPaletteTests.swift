import Screen
import TestSupport
import Testing

@Suite struct `The palette of xterm` {
  @Test func `a colour of the cube and a grey are shown unchanged`() {
    for number in 16..<256 {
      let color = Color(Color.palette(number), basic: .black)
      #expect(color.shown(at: .indexed) == color, "\(number)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a shown colour is one of the depth`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let color = generator.color()
      #expect(color.shown(at: .none) == nil, "\(color)")
      #expect(color.shown(at: .direct) == color, "\(color)")
      for (depth, numbers) in [(ColorDepth.eight, 0..<8), (.sixteen, 0..<16)] {
        let palette = numbers.map { Color(Color.palette($0), basic: color.basic) }
        let shown = color.shown(at: depth)
        #expect(palette.contains { $0 == shown }, "\(color)")
      }
    }
  }

  @Test(arguments: [
    (0, 0x000000), (1, 0xCD0000), (7, 0xE5E5E5), (8, 0x7F7F7F), (15, 0xFFFFFF), (16, 0x000000),
    (17, 0x00005F), (52, 0x5F0000), (110, 0x87AFD7), (231, 0xFFFFFF), (232, 0x080808),
    (255, 0xEEEEEE),
  ])
  func `xterm's numbers`(number: Int, value: UInt32) {
    #expect(Color.palette(number) == value)
  }

  @Test func `a number outside of the palette is a programmer error`() async {
    await #expect(processExitsWith: .failure) { _ = Color.palette(-1) }
    await #expect(processExitsWith: .failure) { _ = Color.palette(256) }
  }
}
