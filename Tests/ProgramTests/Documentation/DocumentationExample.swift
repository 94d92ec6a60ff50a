import Foundation
import TestSupport

/// A Swift example in a documentation comment.
///
/// In a comment of `Sources`, code is written as in Markdown: indented by four spaces after an empty
/// line, or between fences (three backticks). Code is Swift unless its fence names another language,
/// such as `text` for a grammar or a picture and `sh` for commands.
struct DocumentationExample {
  /// The file and the line where the example begins.
  var place: String
  var lines: [String]

  /// The text of the example without white space: examples are the same whatever their indentation.
  var code: String { lines.joined().filter { !$0.isWhitespace } }

  /// All examples in `Sources`.
  static func all() throws -> [DocumentationExample] {
    try swiftFiles(in: "Sources").flatMap { path in
      let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
      return examples(in: text, path: path)
    }
  }

  /// The examples in the documentation comments of a file.
  static func examples(in text: String, path: String) -> [DocumentationExample] {
    var reader = CommentReader(path: path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    return reader.examples
  }

  /// The paths of the Swift files below a folder of the package.
  static func swiftFiles(in folder: String) throws -> [String] {
    let root = packageRoot.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }
}

/// Reads the lines of a file and collects the examples in its documentation comments.
private struct CommentReader {
  /// What the previous line of the comment was.
  private enum Context {
    case text
    /// An empty line, or the start of a comment.
    case gap
    case indentedCode
    case fencedSwift
    case fencedText
  }

  let path: String
  var examples: [DocumentationExample] = []
  private var number = 0
  private var context = Context.gap

  init(path: String) {
    self.path = path
  }

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
      if content.hasPrefix("```") { context = .text } else { addToFence(content) }
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

  private mutating func add(_ line: String) {
    examples[examples.count - 1].lines.append(line)
  }

  private mutating func addToFence(_ line: String) {
    if context == .fencedSwift { add(line) }
  }
}
