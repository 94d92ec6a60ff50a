import Screen
import TestSupport
import Testing

@Suite struct `The palette of xterm` {
  @Test func `a colour of the cube and a grey are shown unchanged`() {
    for number in UInt8(16)...255 {
      let color = Color(Color.palette(Int(number)), index: number)
      #expect(color.shown(at: .indexed) == color, "\(number)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func `a shown colour is one of the depth`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let color = generator.color()
      #expect(color.shown(at: .none) == nil, "\(color)")
      #expect(color.shown(at: .direct) == color, "\(color)")
      for (depth, numbers) in [(ColorDepth.eight, 0..<8), (.sixteen, 0..<16)] {
        let palette = numbers.map { Color(Color.palette($0), index: color.index) }
        let shown = color.shown(at: depth)
        #expect(
          numbers.contains(Int(color.index)) ? palette.contains { $0 == shown } : shown == nil)
      }
    }
  }

  @Test(arguments: [
    (0, 0x000000), (1, 0xCD0000), (7, 0xE5E5E5), (8, 0x7F7F7F), (15, 0xFFFFFF), (16, 0x000000),
    (17, 0x00005F), (52, 0x5F0000), (110, 0x87AFD7), (231, 0xFFFFFF), (232, 0x080808),
    (255, 0xEEEEEE),
  ])
  func `xterm's numbers`(number: Int, value: UInt32) { #expect(Color.palette(number) == value) }

  @Test func `a number outside of the palette is a programmer error`() async {
    await #expect(processExitsWith: .failure) { _ = Color.palette(-1) }
    await #expect(processExitsWith: .failure) { _ = Color.palette(256) }
  }
}

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
    let contrast = Color(one, index: 0).contrastRatio(to: Color(other, index: 7))
    #expect(abs(contrast - ratio) < 0.005)
  }

  @Test(
    arguments: [
      (.direct, 0x1E1E2E, 0xE6E6E6), (.indexed, 0x000000, 0xFFFFFF), (.sixteen, 0x000000, 0xFFFFFF),
      (.eight, 0x000000, 0xE5E5E5), (.none, 0x000000, 0xE5E5E5),
    ] as [(ColorDepth, UInt32, UInt32)])
  func `the contrast of a style is that of the colours that the terminal shows`(
    depth: ColorDepth, background: UInt32, foreground: UInt32
  ) {
    let style = Style(foreground: Color(0xE6E6E6, index: 15), background: Color(0x1E1E2E, index: 0))
    let expected = Color(foreground, index: 7).contrastRatio(to: Color(background, index: 0))
    #expect(style.contrastRatio(at: depth, own: .dark) == expected)
  }

  @Test(arguments: [TerminalColors.dark, .light], ColorDepth.allCases)
  func `a style without colours has those of the terminal`(own: TerminalColors, depth: ColorDepth) {
    let expected = own.foreground.contrastRatio(to: own.background)
    #expect(Style().contrastRatio(at: depth, own: own) == expected)
  }
}

@Suite struct `The style plane of a frame` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the plane has the shape of the text and a letter for each style`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let frame = generator.frame()
      guard frame.size.columns > 0, frame.size.rows > 0 else { continue }
      let lines = frame.stylePlane.split(separator: "\n", omittingEmptySubsequences: false)
      let rows = frame.size.rows
      let (text, plane) = (lines[..<rows], lines[(rows + 1)..<(2 * rows + 1)])
      #expect(lines[rows].isEmpty && lines[2 * rows + 1].isEmpty, "seed \(seed)")
      let legend = lines[(2 * rows + 2)...].prefix { !$0.isEmpty }
      let styles = Dictionary(
        uniqueKeysWithValues: legend.map { ($0.prefix(1), String($0.dropFirst(3))) })
      for (row, (characters, letters)) in zip(text, plane).enumerated() {
        #expect(characters == "|" + String(frame.row(row).map(\.character)) + "|")
        #expect(letters.count == characters.count)
        let read = letters.dropFirst().dropLast().map { styles[Substring(String($0))] }
        #expect(read == frame.row(row).map(\.style.description), "seed \(seed)")
      }
    }
  }

  @Test func `more styles than letters in the alphabet`() {
    var frame = Frame(size: Size(columns: 60, rows: 1))
    for column in 0..<60 {
      let color = Color(UInt32(column), index: 0)
      frame.write("x", at: Point(column: column, row: 0), style: Style(foreground: color))
    }
    let plane = frame.stylePlane.split(separator: "\n")[1]
    #expect(Set(plane.dropFirst().dropLast()).count == 60)
    #expect(plane.hasPrefix("|abc"))
    #expect(plane.hasSuffix("XYZĀāĂăĄąĆć|"))
  }
}
