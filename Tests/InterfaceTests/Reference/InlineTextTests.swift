import Testing

@testable import Reference

@Suite struct `Inline text` {
  @Test(
    arguments: [
      ("", []), ("words only", [.words("words only")]),
      ("`2^3` is 8", [.code(Code("2^3")), .words(" is 8")]),
      ("see `a`, `b`", [.words("see "), .code(Code("a")), .words(", "), .code(Code("b"))]),
    ] as [(String, [InlineText.Span])])
  func `has code between backticks`(markup: String, spans: [InlineText.Span]) {
    #expect(InlineText(markup).spans == spans)
    #expect(InlineText(markup).text == markup.replacing("`", with: ""))
  }

  @Test(
    arguments: [
      ("countonme", .program), ("--digits", .option), ("--no-mouse", .option),
      ("NO_COLOR", .variable), ("TERM", .variable), ("--", .literal), ("--theme light", .literal),
      ("AC", .literal), ("-5+3", .literal), ("ans", .literal),
    ] as [(String, Code.Kind)])
  func `distinguishes kinds of code`(text: String, kind: Code.Kind) {
    #expect(Code(text).kind == kind)
  }

  @Test func `cannot have an odd number of backticks`() async {
    await #expect(processExitsWith: .failure) { _ = InlineText("`2^3 is 8") }
  }
}
