import Screen
import Testing

@Suite struct `The columns of a character` {
  @Test func `every character takes 0, 1 or 2 columns`() {
    for value in UInt32(0)..<0x40000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let columns = Character(scalar).columns
      #expect(0...2 ~= columns, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `printable ASCII takes one column and controls take none`() {
    for byte in UInt8(0)..<128 {
      let expected = 32..<127 ~= byte ? 1 : 0
      #expect(Character(Unicode.Scalar(byte)).columns == expected, "\(byte)")
    }
  }

  @Test(arguments: Array("÷×−≈≠…·√π°²⁻½±€éёעا─│╭╮╰╯┌┐└┘├┤┬┴┼━┃═║╔╗╚╝▀▄█░▲●✓→☎e\u{301}"))
  func `one column`(_ character: Character) { #expect(character.columns == 1) }

  @Test(arguments: Array("漢字かナ한글＋１。，《》〈㍿😀🚀⌚⚡🇫🇷👨‍👩‍👧👍🏽❤️1️⃣𠀀🈁䷀〇\u{1100}\u{1161}"))
  func `two columns`(_ character: Character) { #expect(character.columns == 2) }

  @Test(
    arguments: [
      "\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{301}", "\u{20E3}",
      "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{2060}", "\u{FE0F}", "\u{FEFF}",
      "\u{1161}", "\u{E0001}",
    ] as [Character])
  func `no column`(_ character: Character) { #expect(character.columns == 0) }

  @Test func `lines and blocks take one column, as their properties say`() {
    for scalar in (UInt32(0x2500)..<0x25FD).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      #expect(Character(scalar).columns == 1 && !properties.isEmojiPresentation, "\(scalar)")
      #expect([.mathSymbol, .otherSymbol].contains(properties.generalCategory), "\(scalar)")
    }
  }

  @Test(arguments: [
    // Both sides of range boundaries.
    (0x10FF, 1), (0x1100, 2), (0x2328, 1), (0x2329, 2), (0x232A, 2), (0x232B, 1), (0x303E, 2),
    (0x303F, 1), (0x3040, 1), (0x3041, 2), (0x3247, 2), (0x3248, 1), (0xD7A3, 2), (0xFF60, 2),
    (0xFF61, 1), (0xFFE6, 2), (0xFFE8, 1), (0x1F265, 2), (0x3FFFD, 2), (0x3FFFE, 1),
  ])
  func `edges of the wide ranges`(value: UInt32, columns: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Character(scalar).columns == columns)
  }
}
