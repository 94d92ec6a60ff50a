/// A Swift example in a comment of `Sources`: indented after an empty line, or in a plain fence.
struct DocumentationExample {
  var place: String
  var lines: [String]

  /// The code without white space, so that indentation does not matter.
  var code: String { lines.joined().filter { !$0.isWhitespace } }

  static func all() throws -> [DocumentationExample] {
    try SourceFile.all(under: "Sources").filter { $0.name.hasSuffix(".swift") }
      .flatMap { examples(in: $0.text, path: $0.path) }
  }

  static func examples(in text: String, path: String) -> [DocumentationExample] {
    var reader = CommentReader(path: path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    return reader.examples
  }
}

private struct CommentReader {
  private enum Context {
    case text
    /// An empty line, or the start of a comment.
    case gap
    case indentedCode, fencedSwift, fencedText
  }

  let path: String
  var examples: [DocumentationExample] = []
  private var number = 0
  private var context = Context.gap

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring) {
    number += 1
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else {
      context = .gap
      return
    }
    let content = String(trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3))
    switch context {
    case .fencedSwift, .fencedText:
      if context == .fencedSwift, !content.hasPrefix("```") { add(content) }
      if content.hasPrefix("```") { context = .text }
    case _ where content.hasPrefix("```"):
      let isSwift = ["```", "```swift"].contains(content)
      context = isSwift ? .fencedSwift : .fencedText
      if isSwift { begin() }
    case .gap where content.hasPrefix("    "):
      begin()
      add(content)
      context = .indentedCode
    case .indentedCode where content.hasPrefix("    "): add(content)
    default: context = content.isEmpty ? .gap : .text
    }
  }

  private mutating func begin() {
    examples.append(DocumentationExample(place: "\(path):\(number)", lines: []))
  }

  private mutating func add(_ line: String) { examples[examples.count - 1].lines.append(line) }
}
