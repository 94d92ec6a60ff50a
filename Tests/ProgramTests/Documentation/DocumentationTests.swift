import Testing

@Suite struct `The examples in documentation comments` {
  private static let tests = Result {
    try SourceFile.all(under: "Tests/ProgramTests/Documentation").map { file in
      file.text.filter { !$0.isWhitespace }
    }
  }

  @Test func `are in this target line by line, so that they compile`() throws {
    let tests = try Self.tests.get()
    let examples = try DocumentationExample.all()
    #expect(!examples.isEmpty)
    for example in examples where !tests.contains(where: { $0.contains(example.code) }) {
      Issue.record(
        """
        \(example.place): this example is in no file of Tests/ProgramTests/Documentation:
        \(example.lines.joined(separator: "\n"))
        """)
    }
  }

  @Test func `are indented blocks and fences without another language`() {
    let fence = "```"
    let text = """
      /// A sentence, which a second line
      ///     continues.
      ///
      ///     let first = 1
      ///     first + 1  // 2
      ///
      ///     let second = 2
      struct A {}

        ///     let third = 3
      /// \(fence)
      /// let fourth = 4
      /// \(fence)
      /// \(fence)text
      /// a picture
      /// \(fence)
      /// \(fence)swift
      /// let fifth = 5
      /// \(fence)
      //      let sixth = 6
      """
    let examples = DocumentationExample.examples(in: text, path: "A.swift")
    #expect(
      examples.map(\.code) == [
        "letfirst=1first+1//2", "letsecond=2", "letthird=3", "letfourth=4", "letfifth=5",
      ])
    #expect(
      examples.map(\.place) == ["A.swift:4", "A.swift:7", "A.swift:10", "A.swift:11", "A.swift:17"])
  }
}
