import Testing

@testable import CalculatorViews

@Suite struct `A clipped line` {
  private func clip(_ line: String, _ mark: Range<Int>? = nil, _ columns: Int) -> ClippedLine {
    ClippedLine(line, mark: mark, columns: columns, ellipsis: "…")
  }

  @Test func `is whole if it fits`() {
    #expect(clip("1 + 2", 2..<3, 5).text == "1 + 2")
    #expect(clip("1 + 2", 2..<3, 5).mark == 2..<3)
  }

  @Test func `shows the end of the text, after an ellipsis`() {
    #expect(clip("1234 + 5678", nil, 6).text == "… 5678")
    #expect(clip("1234 + 5678", nil, 1).text == "…")
    #expect(clip("1234 + 5678", nil, 0).text == "")
  }

  @Test func `shows the text from the mark on if the mark would be left out`() {
    let line = clip("12 ÷ 0 + 1111111 + 2222222", 3..<6, 12)
    #expect(line.text == "…÷ 0 + 11111111".prefix(11) + "…")
    #expect(line.mark == 1..<4)
    let start = clip("5 ÷ 0 + 1111111 + 2222222", 0..<1, 8)
    #expect(start.text == "5 ÷ 0 +…")
    #expect(start.mark == 0..<1)
  }

  @Test(arguments: 0..<26)
  func `always shows a part of the mark`(lower: Int) {
    let line = "12 ÷ 0 + 1111111 + 2222222"
    for upper in lower + 1...26 {
      for columns in 3...26 {
        let clipped = clip(line, lower..<upper, columns)
        #expect(clipped.text.count == columns)
        #expect(clipped.mark.map { (0...columns).contains($0.upperBound) && !$0.isEmpty } == true)
      }
    }
  }

  @Test(arguments: 0...26)
  func `always shows the cursor, at the character where it was`(place: Int) throws {
    let line = Array("12 ÷ 0 + 1111111 + 2222222")
    for columns in 3...30 {
      let clipped = ClippedLine(
        String(line), mark: nil, cursor: place, columns: columns, ellipsis: "…")
      let cursor = try #require(clipped.cursor)
      #expect((0..<columns).contains(cursor))
      #expect(clipped.text.count <= columns)
      let shown = Array(clipped.text)
      if place < line.count {
        #expect(shown[cursor] == line[place] || shown[cursor] == "…")
      } else {
        #expect(cursor == shown.count)
      }
    }
  }
}
