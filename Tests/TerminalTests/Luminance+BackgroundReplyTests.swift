import Screen
import Testing

@testable import Terminal

@Suite("The answer about the background")
struct BackgroundReplyTests {
  @Test(
    "is read with one to four digits a channel",
    arguments: [
      ("11;rgb:ffff/ffff/ffff", Luminance.light), ("11;rgb:0000/0000/0000", .dark),
      ("11;rgb:ff/ff/ff", .light), ("11;rgb:1e1e/1e1e/2e2e", .dark), ("11;rgb:f/f/f", .light),
      ("11;rgb:0/0/0", .dark), ("11;rgb:fdf/6f6/e3e", .light), ("11;rgb:FDF6/F6E3/E3E3", .light),
      ("11;rgba:ffff/ffff/ffff/0000", .light), ("11;rgba:0000/2b2b/3636/ffff", .dark),
    ])
  func readsReply(reply: String, luminance: Luminance) {
    #expect(Luminance(backgroundReply: reply.utf8) == luminance)
  }

  @Test(
    "is not guessed at",
    arguments: [
      "", "11;", "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:ffff/ffff", "11;rgb:ffff/ffff/",
      "11;rgb:fffff/ffff/ffff", "11;rgb:ffff/ffff/ffff/ffff", "11;rgba:ffff/ffff/ffff",
      "11;rgb:+fff/ffff/ffff", "11;rgb:gggg/0000/0000", "11;#ffffff", "11;rgb:ffff/ffff/ffff\u{7}",
    ])
  func refusesOtherText(reply: String) {
    #expect(Luminance(backgroundReply: reply.utf8) == nil)
  }

  @Test("weighs the channels as the eye does")
  func weighsChannels() {
    #expect(Luminance(red: 0, green: 1, blue: 0) == .light)
    #expect(Luminance(red: 1, green: 0, blue: 0) == .light)
    #expect(Luminance(red: 0, green: 0, blue: 1) == .dark)
  }

  @Test("calls the greys from 0x76 on light, where black text is the easier to read")
  func findsBorder() {
    #expect(Luminance(backgroundReply: "11;rgb:75/75/75".utf8) == .dark)
    #expect(Luminance(backgroundReply: "11;rgb:76/76/76".utf8) == .light)
  }
}
