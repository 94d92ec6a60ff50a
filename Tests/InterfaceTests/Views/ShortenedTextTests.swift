import TestSupport
import Testing

@testable import CalculatorViews

@Suite struct `A shortened text` {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `fits the room, and shows both ends and the places of their parts`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let whole = Array(generator.text(of: ["12.5", " + ", "x", " ", "sqrt(2)"], atMost: 12))
    let columns = Int.random(in: 1...20, using: &generator)
    let text = ShortenedText(String(whole), columns: columns, ellipsis: "…")
    let shown = Array(text.text)
    #expect(shown.count <= columns || shown == whole)
    if whole.count <= columns { #expect(shown == whole) }
    if let cut = shown.firstIndex(of: "…") {
      #expect(whole.starts(with: shown[..<cut]))
      #expect(whole.reversed().starts(with: shown[(cut + 1)...].reversed()))
    }
    for start in whole.indices {
      let end = Int.random(in: start...whole.count, using: &generator)
      let parts = text.parts(of: start..<end).map { String(shown[$0]) }
      for part in parts { #expect(String(whole[start..<end]).contains(part), "seed \(seed)") }
      #expect(parts.map(\.count).reduce(0, +) <= end - start)
    }
    #expect(text.parts(of: 0..<whole.count).joined().count == shown.count { $0 != "…" })
  }
}
