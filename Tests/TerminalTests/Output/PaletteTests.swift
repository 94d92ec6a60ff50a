import Testing

@testable import Terminal

@Suite struct `The characters of a cell` {
  @Test func `a visible ASCII character is kept`() {
    for byte in UInt8(0x20)..<0x7F {
      #expect(cellCharacters(Character(Unicode.Scalar(byte))) == [Int32(byte)])
    }
  }

  @Test(
    arguments: ["\u{7}", "\u{1B}", "\u{7F}", "\r\n", "\u{9B}", "\u{301}", "漢", "🧮"] as [Character])
  func `a character that is not one column wide is replaced by a question mark`(
    character: Character
  ) {
    #expect(cellCharacters(character) == [Int32(UInt8(ascii: "?"))])
  }
}
