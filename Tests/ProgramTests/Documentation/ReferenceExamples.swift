import Reference
import Testing
import Words

@Suite struct `Examples in Reference` {
  @Test func `of an inline text`() {
    let values = values {
      InlineText("`2^3^2` is 512").spans  // [.code(2^3^2), .words(" is 512")]
    }
    #expect(
      values[0] as? [InlineText.Span] == [
        .code(Code("2^3^2")), .words(" is 512"),
      ])
  }
}
