import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The tags of a comment` {
  /// The tags, separated by spaces, with their goals.
  private func tags(_ comment: String) -> String {
    Tag.tags(in: comment).map { tag in
      tag.name + (tag.goal.map { "/\($0.shortText)" } ?? "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("lunch", ""), ("#", ""), ("# #", ""), ("#food", "food"), ("lunch #trip", "trip"),
    ("#a#b", "a b"), ("#a #b#c d#e", "a b c"), ("a#b", ""), ("##a", "a"), ("(#a)", "a"),
    ("#a, #b. #c!", "a b c"),
    ("#a #a", "a a"), ("#Food", "Food"), ("#eating_out-2", "eating_out-2"), ("#-a", ""),
    ("#_", "_"),
    ("#2026", "2026"), ("#été", "été"), ("#e\u{301}te\u{301}", "été"), ("#食費", "食費"),
    ("#हिन्दी x", "हिन्दी"), ("#٣", "٣"), ("#🍕", ""), ("#a🍕#b", "a b"), ("-#a", ""), ("/#a", "a"),
  ])
  func `are the words behind number signs`(comment: String, expected: String) {
    #expect(tags(comment) == expected)
  }

  @Test(arguments: [
    ("#food/200", "food/200"), ("#food/200 lunch #trip", "food/200 trip"), ("#a/2.50", "a/5/2"),
    ("#a/2,50", "a/5/2"), ("#a/-3", "a/-3"), ("#a/−3", "a/-3"), ("#a/+3", "a/3"),
    ("#a/.5", "a/1/2"), ("#a/200.", "a/200"), ("#a/200, and", "a/200"), ("#a/200€", "a/200"),
    ("#a/", "a"), ("#a/b", "a"), ("#a/-", "a"), ("#a/2nd", "a"), ("#a/1,234.56", "a"),
    ("#a/1.2.3", "a"), ("#a/1_000", "a"), ("#a/1-2", "a"), ("#a/--1", "a"), ("#a/1e3", "a"),
    ("#a/200#b", "a/200 b"), ("#a/b#c", "a"), ("#a/ 200", "a"), ("#a/0", "a/0"), ("#a//2", "a"),
    ("#a/200/#b", "a/200 b"),
  ])
  func `may have goals, which are decimal numbers`(comment: String, expected: String) {
    #expect(tags(comment) == expected)
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
      // What stands around a comment adds no tag and takes none.
      #expect(Tag.tags(in: "x \(comment) y") == tags, "\(comment)")
    }
  }
}
