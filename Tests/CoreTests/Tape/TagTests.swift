import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The tags of a comment` {
  private func tags(_ comment: String) -> String {
    Tag.tags(in: comment).map { tag in
      tag.name + (tag.goal.map { "/\($0.shortText)" } ?? "")
    }.joined(separator: " ")
  }

  @Test func `have goals of at most 40 characters`() {
    let digits = String(repeating: "9", count: 40)
    #expect(tags("#a/\(digits) #b/9\(digits) #c/-\(digits)") == "a/\(digits) b c")
    #expect(tags("#a/" + String(repeating: "9", count: 1_000_000)) == "a")
  }

  @Test(arguments: seeds)
  func `stand in any text in their order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["#", "#", "a", "é", "-", "1", "/", ".", ",", "🍕", "\u{301}", "#b", "/2"]
    for _ in 0..<500 {
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
