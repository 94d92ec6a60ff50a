import Screen
import TestSupport
import Testing

@Suite struct `Layers of a frame` {
  private func painted(_ runs: [Run], on frame: Frame) -> Frame {
    var frame = frame
    for run in runs {
      for (offset, cell) in run.cells.enumerated() {
        frame[Point(column: run.origin.column + offset, row: run.origin.row)] = cell
      }
    }
    return frame
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `painted on blanks, show the frame, and change to each style once`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var frame = generator.frame()
    frame.cursor = nil
    let ground = Style(background: Bool.random(using: &generator) ? frame.ground.background : nil)
    for depth in ColorDepth.allCases {
      let layers = frame.layers(on: ground.lowered(to: depth).background, at: depth)
      let shown = painted(layers, on: Frame(size: frame.size, style: ground))
      #expect(shown.looks(like: frame, at: depth), "seed \(seed) at \(depth)")
      let styles = layers.map { $0.style.lowered(to: depth) }
      let changes = zip(styles, styles.dropFirst()).count { $0 != $1 }
      #expect(changes == max(0, Set(styles).count - 1), "seed \(seed) at \(depth)")
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are not needed on another frame, since its changed runs make the new one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var old = generator.frame()
    old.cursor = nil
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      new.write(
        "4 ▄▀",
        at: Point(
          column: Int.random(in: -1...9, using: &generator),
          row: Int.random(in: 0...5, using: &generator)), style: generator.style())
    }
    var painting = Painting(old)
    let shown = painting.frame
    let runs = painting.change(to: new).runs
    #expect(painting.frame.looks(like: new), "seed \(seed)")
    #expect(painted(runs, on: shown) == painting.frame, "seed \(seed)")
    #expect(painting.change(to: new).runs == [], "seed \(seed)")
  }

  @Test func `join what later ones cover`() {
    let (ground, face) = (Style(attributes: .dim), Style(attributes: .reverse))
    let (label, numeral) = (Style(attributes: .bold), Style(attributes: .underline))
    var frame = Frame(size: Size(columns: 16, rows: 1), style: ground)
    for (column, text, style) in [
      (1, "  ", face), (3, "7", label), (4, " ", face), (7, "   ", face), (12, " ", face),
      (14, "2", numeral),
    ] { frame.write(text, at: Point(column: column, row: 0), style: style) }
    let texts = frame.layers(on: nil, at: .none).map { run in
      "\(run.origin.column) \(String(run.cells.map(\.character)))|"
    }
    #expect(texts == ["1     |", "7    |", "12  |", "3 7|", "14 2|"])
  }
}
