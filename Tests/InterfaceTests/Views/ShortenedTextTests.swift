import TestSupport
import Testing

@testable import CalculatorViews

@Suite struct `A shortened text` {
  private func shortened(_ text: String, _ columns: Int) -> String {
    ShortenedText(text, columns: columns, ellipsis: "…").text
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is as wide as the room at most, and shows both ends and the places of their parts`(
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

  @Test(arguments: [
    (18, "mean(9.81; … 9.84)"), (20, "mean(9.81; … 9.84)"), (12, "mean(… 9.84)"),
    (1, "…"),
  ])
  func `is cut at blanks`(columns: Int, text: String) {
    #expect(shortened("mean(9.81; 9.83; 9.79; 9.80; 9.84)", columns) == text)
  }

  @Test func `leaves out a last word that is too long, and cuts a word alone`() {
    #expect(shortened("12.50 + 13.75 + 23.45", 7) == "12.50 …")
    #expect(shortened("12345678901234567890", 9) == "1234…7890")
  }
}
