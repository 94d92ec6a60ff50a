import Screen
import Testing

@Suite struct `A colour` {
  @Test func `the value is red, green and blue`() {
    let color = Color(0x12AB_F0, basic: .cyan)
    #expect(color.red == 0x12)
    #expect(color.green == 0xAB)
    #expect(color.blue == 0xF0)
    #expect(color.basic == .cyan)
  }

  @Test func `sixteen colours are eight dark ones and their bright forms`() {
    for color in BasicColor.allCases {
      #expect(0..<8 ~= color.dark)
      #expect(color.rawValue == color.dark + (color.isBright ? 8 : 0))
    }
    #expect(BasicColor.brightRed.dark == BasicColor.red.rawValue)
  }
}
