import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The tags of a comment` {
  @Test func `have goals of at most 40 characters`() {
    let digits = String(repeating: "9", count: 40)
    let tags = TableReading.tags.outcome
    #expect(tags("#a/\(digits) #b/9\(digits) #c/-\(digits)") == "a/\(digits) b c")
    #expect(tags("#a/" + String(repeating: "9", count: 1_000_000)) == "a")
  }

  @Test func `stand in any text in their order`() {
    let pieces = ["#", "#", "a", "é", "-", "1", "/", ".", ",", "🍕", "\u{301}", "#b", "/2"]
    for var generator in cases(1000) {
      let comment = generator.text(of: pieces, atMost: 12)
      let tags = Tag.tags(in: comment)
      let words = comment.unicodeScalars.split(separator: "#").dropFirst(
        comment.unicodeScalars.first == "#" ? 0 : 1)
      #expect(tags.count <= words.count, "\(comment)")
      #expect(
        tags.allSatisfy { comment.unicodeScalars.contains($0.name.unicodeScalars) }, "\(comment)")
      // Text around a comment changes no tags.
      #expect(Tag.tags(in: "x \(comment) y") == tags, "\(comment)")
    }
  }
}
