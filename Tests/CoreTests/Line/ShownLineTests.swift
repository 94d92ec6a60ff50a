import Testing

@testable import CalculatorCore

@Suite struct `A text as the keypad shows it` {
  @Test(arguments: [
    ("5.", "5.", "5"), (".", "0.", "0"), (".5", "0.5", "0.5"), ("007", "7", "7"),
    ("5.+2", "5 + 2", "5+2"), ("2*(3", "2 × (3", "2*(3)"), ("1/2", "1 ÷ 2", "1/2"),
    (".+2", "0 + 2", "0+2"), ("2-.", "2 − 0.", "2-0"),
  ])
  func `has numbers as they are read`(text: String, shown: String, plain: String) {
    for point: Character in [".", ","] {
      let inLocale = { (text: String) in String(text.map { $0 == "." ? point : $0 }) }
      var line = LineText(inLocale(text))
      line.point = point
      #expect(ShownLine(line, ShownLine.Style { _ in "" }).text == inLocale(shown))
      #expect(line.plain.text == inLocale(plain))
    }
  }

  @Test(arguments: [
    ("T^2", "(−3)^2"), ("T+1", "−3 + 1"), ("2*T", "2 × (−3)"), ("(T)", "(−3)"), ("T%", "(−3)%"),
  ])
  func `has parentheses around a negative tie where it would be read otherwise`(
    text: String, shown: String
  ) {
    let tie = EntryID(writer: 0, number: 1)
    let characters = text.map { $0 == "T" ? LineText.characterOfTie(at: 0) : $0 }
    let line = LineText(String(characters), ties: [tie])
    #expect(ShownLine(line, ShownLine.Style { _ in "−3" }).text == shown)
  }
}
