import ExactNumbers
import Testing
import Words

@testable import Reference

@Suite struct `Plain text` {
  @Test(arguments: Topic.allCases, Language.allCases)
  func `fits the columns`(topic: Topic, language: Language) {
    let columns = 80
    let chapter = topic.chapter(in: language.reference)
    let text = PlainText(columns: columns).text(of: chapter)
    #expect(text.hasPrefix(chapter.title.uppercased() + "\n\n") && text.hasSuffix("\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= columns, "\(line)")
    }
    #expect(!text.contains("`") && !text.contains(" \n"))
  }

  @Test func `has a form for every block`() {
    let chapter = Chapter(
      title: "Title",
      blocks: [
        .paragraph("Words and `a code` beside others."), .heading("Part"),
        .definitions([
          Definition(.code(["a", "b"]), "The first of the letters."),
          Definition(.variables(["LONG_NAME_OF_A_VARIABLE"]), "Wide."),
        ]),
        .list(["One item that takes two lines.", "Another."]),
        .examples([Example("Add:", "countonme 1+1", ["2"])]),
      ])
    #expect(
      PlainText(columns: 24).text(of: chapter) == """
        TITLE

          Words and ‘a code’
          beside others.

        Part

          a, b  The first of the
                letters.
          LONG_NAME_OF_A_VARIABLE
                Wide.

          - One item that takes
            two lines.
          - Another.

          Add:
            $ countonme 1+1
            2

        """)
  }
}
