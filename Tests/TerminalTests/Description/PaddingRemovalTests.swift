import Testing

@testable import Terminal

@Suite struct `Padding in a capability` {
  @Test(arguments: [
    ("", ""), ("\u{1B}[m\u{0F}$<2>", "\u{1B}[m\u{0F}"), ("a$<20/>b$<1.5*>c", "abc"),
    ("$<5*/>", ""), ("$", "$"), ("$<", "$<"), ("$<>", "$<>"), ("$<5", "$<5"), ("$<x>", "$<x>"),
    ("$$<5>", "$"), ("a>b", "a>b"),
  ]) func `padding is removed, and nothing else`(capability: String, plain: String) {
    #expect(String(decoding: withoutPadding(capability.utf8), as: UTF8.self) == plain)
  }
}
