import ExactNumbers
import Testing
import Words

@testable import Reference

@Suite struct `The languages of the reference` {
  private let english = Language.english.reference
  private let french = Language.french.reference

  @Test(arguments: Topic.allCases)
  func `have the same blocks with the same code`(topic: Topic) {
    let blocks = topic.chapter(in: english).blocks
    let others = topic.chapter(in: french).blocks
    #expect(blocks.count == others.count)
    for (block, other) in zip(blocks, others) { #expect(Skeleton(block) == Skeleton(other)) }
  }

  /// The sentences, with `x` for each piece of code.
  private func sentences(in words: ReferenceWording) -> [String] {
    let texts = Topic.allCases.flatMap { topic -> [InlineText] in
      let chapter = topic.chapter(in: words)
      let titles = [chapter.title] + chapter.blocks.compactMap(\.heading)
      return (titles + [words.entry(of: topic).summary]).map { InlineText($0) }
        + chapter.blocks.flatMap(\.texts)
    }
    let lines =
      CommandLineOption.allCases.map { words.summary(of: $0) } + [
        words.manual.purpose, words.help.overview, words.help.discussion, words.help.topics,
        words.help.examples, words.help.keypad, words.prints(["1", "2"]),
      ]
    return (texts + lines.map { InlineText($0) } + [words.topics("a, b")]).map { text in
      text.spans.map { span in if case .words(let words) = span { words } else { "x" } }.joined()
    }
  }

  @Test func `share no sentence`() {
    let parts = [english, french].map { words in
      Set(
        sentences(in: words).flatMap { $0.split(whereSeparator: { ".:".contains($0) }) }
          .map { $0.split(separator: " ").joined(separator: " ") }
          .filter { part in
            // Lists of names are equal in all languages.
            let names = part.split(separator: ",")
            let isList = names.count > 20 || names.allSatisfy { $0.split(separator: " ").count < 4 }
            return part.split(separator: " ").count > 4 && !isList
          })
    }
    #expect(parts[0].count > 300)
    #expect(parts[0].intersection(parts[1]).isEmpty)
  }

  @Test func `keep the typographic rules of French`() {
    for sentence in sentences(in: french) {
      #expect(!sentence.contains(where: { "'\"`".contains($0) }), "\(sentence)")
      for (index, character) in zip(sentence.indices, sentence) {
        let before = sentence[..<index].last
        switch character {
        // A factorial.
        case "!" where before == ")": break
        case ";", "!", "?": #expect(before == "\u{202F}", "\(sentence)")
        case ":", "»": #expect(before == "\u{A0}", "\(sentence)")
        case "«": #expect(sentence[index...].dropFirst().first == "\u{A0}", "\(sentence)")
        default: break
        }
      }
    }
  }
}

/// The parts of a block that are equal in all languages.
private struct Skeleton: Hashable {
  var terms: [String] = []
  var code: [[String]] = []
  var lines: [String] = []

  init(_ block: Block) {
    code = block.texts.map { text in
      text.spans.compactMap { span in if case .code(let code) = span { code.text } else { nil } }
        .sorted()
    }
    switch block {
    case .definitions(let definitions): terms = definitions.map { Self.name(of: $0.term) }
    case .examples(let examples): lines = examples.flatMap { [$0.command] + $0.output }
    case .heading: lines = ["heading"]
    case .paragraph, .list: break
    }
  }

  private static func name(of term: Term) -> String {
    switch term {
    case .name: "name"
    case .option(let option, _): option.name
    case .code, .function, .variables: term.text
    }
  }
}

extension Block {
  fileprivate var heading: String? { if case .heading(let title) = self { title } else { nil } }

  var texts: [InlineText] {
    switch self {
    case .paragraph(let text): [text]
    case .definitions(let definitions): definitions.map(\.meaning)
    case .list(let items): items
    case .examples(let examples): examples.map(\.summary)
    case .heading: []
    }
  }
}
