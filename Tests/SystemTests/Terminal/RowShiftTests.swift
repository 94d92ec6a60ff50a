import Screen
import TestSupport
import Testing

@testable import Terminal

@Suite struct `A shift in a row` {
  private func cells(_ text: String) -> [PaintedCell] {
    text.map { PaintedCell(Cell($0), style: 0) }
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `moves what a change moved, and nothing else`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (moved, distance) = (
      Int.random(in: 0...30, using: &generator), Int.random(in: 1...10, using: &generator)
    )
    func random(_ count: Int) -> String { String((0..<count).map { _ in generator.pick("▄▀█ a") }) }
    let (left, middle, right) = (random(6), random(moved), random(6))
    let gap = String(repeating: " ", count: distance)
    var (old, new) = (
      cells(left + gap + middle + right), cells(left + middle + random(distance) + right)
    )
    if Bool.random(using: &generator) { swap(&old, &new) }
    guard let shift = RowShift(ofRow: 3, from: old, to: new) else { return }
    let shown = shift.applied(to: old, blank: cells(" ")[0])
    #expect(shift.row == 3 && shown.count == old.count)
    func differences(_ row: [PaintedCell]) -> Int { zip(row, new).count { $0 != $1 } }
    #expect(differences(shown) < differences(old), "seed \(seed)")
  }

  @Test(arguments: [
    // A digit behind others, and its removal.
    ("│    ▄█  ▀▀█ ▀▀█ █ █ █▀▀ │ tape", "│▄█  ▀▀█ ▀▀█ █ █ █▀▀ ▄▄▄ │ tape", 1, 20),
    ("│▄█  ▀▀█ ▀▀█ █ █ █▀▀ ▄▄▄ │ tape", "│    ▄█  ▀▀█ ▀▀█ █ █ █▀▀ │ tape", 20, 1),
  ]) func `follows numerals`(old: String, new: String, deletion: Int, insertion: Int) throws {
    let shift = try #require(RowShift(ofRow: 0, from: cells(old), to: cells(new)))
    #expect(shift.distance == 4 && shift.deletion == deletion && shift.insertion == insertion)
  }

  @Test(arguments: [
    ("same", "same"), ("  1234", " 12345"), ("  家家家家家家家家家家", "家家家家家家家家家家  "),
    ("             ▄█▄█▄█▄█▄█▄█▄█▄█▄█", "▄█▄█▄█▄█▄█▄█▄█▄█▄█             "),
  ]) func `is none where it saves nothing, splits wide characters or goes far`(
    old: String, new: String
  ) {
    #expect(RowShift(ofRow: 0, from: cells(old), to: cells(new)) == nil)
  }
}
