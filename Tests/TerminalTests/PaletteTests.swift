import Testing

@testable import Terminal

@Suite("A character of a cell")
struct PaletteTests {
  @Test("stays when it is of ASCII and can be seen")
  func keepsASCII() {
    for byte in UInt8(0x20)..<0x7F {
      #expect(cellCharacters(Character(Unicode.Scalar(byte))) == [Int32(byte)])
    }
  }

  @Test(
    "is a question mark when it is not one column wide in any locale",
    arguments: ["\u{7}", "\u{1B}", "\u{7F}", "\r\n", "\u{9B}", "\u{301}", "漢", "🧮"] as [Character])
  func replacesOthers(character: Character) {
    #expect(cellCharacters(character) == [Int32(UInt8(ascii: "?"))])
  }
}
