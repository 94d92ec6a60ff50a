import Screen
import TestSupport
import Testing

@Suite struct `The changed runs of a frame` {
  /// What a frame shows after the runs were painted on it.
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
  func `painted on the old one, make the new one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var old = generator.frame()
    old.cursor = nil
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      new.write(
        "4 ▄", at: Point(column: Int.random(in: -1...9, using: &generator), row: 1),
        style: generator.style())
    }
    #expect(painted(new.runs(changedFrom: old), on: old) == new, "seed \(seed)")
    let ground = Frame(size: new.size, style: new.ground)
    #expect(painted(new.runs(changedFrom: ground), on: ground) == new, "seed \(seed)")
    #expect(new.runs(changedFrom: new) == [], "seed \(seed)")
  }
}
