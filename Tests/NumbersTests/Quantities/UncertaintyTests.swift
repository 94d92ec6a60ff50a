import ExactNumbers
import Testing

@testable import Quantities

@Suite struct `An uncertainty` {
  @Test func `has the sources of another line once they are named`() {
    let number = MeasuredSource.number(node: 0, definition: nil, entry: nil)
    let uncertainty = Uncertainty.combined(2, [number: 1, .entry(7): 1])
    let seen = uncertainty.seen(from: 3)
    #expect(seen.number == 2)
    #expect(seen.changes == [.number(node: 0, definition: nil, entry: 3): 1, .entry(7): 1])
    #expect(seen.seen(from: 4) == seen)
  }
}
