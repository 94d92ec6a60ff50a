import ExactNumbers

/// Text with code between backticks.
package struct InlineText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Span: Hashable, Sendable {
    case words(String)
    case code(Code)
  }

  package let spans: [Span]

  package init(_ markup: String) {
    let parts = markup.split(separator: "`", omittingEmptySubsequences: false)
    precondition(!parts.count.isMultiple(of: 2), "a backtick is missing: \(markup)")
    spans = parts.enumerated().compactMap { index, part in
      if part.isEmpty { return nil }
      return index.isMultiple(of: 2) ? .words(String(part)) : .code(Code(String(part)))
    }
  }

  /// Creates plain text, in which a backtick is a character.
  package init(words: String) { spans = [.words(words)] }

  package init(stringLiteral markup: String) { self.init(markup) }

  private init(spans: [Span]) { self.spans = spans }

  static func + (left: Self, right: Self) -> Self { InlineText(spans: left.spans + right.spans) }

  /// The text with no-break spaces before colons and the like, and inside quotation marks.
  var withFrenchSpaces: InlineText {
    let spaces = [
      (" :", "\u{A0}:"), (" »", "\u{A0}»"), ("« ", "«\u{A0}"), (" ;", "\u{202F};"),
      (" ?", "\u{202F}?"),
    ]
    return InlineText(
      spans: spans.map { span in
        guard case .words(let words) = span else { return span }
        return .words(spaces.reduce(words) { $0.split(on: $1.0).joined(separator: $1.1) })
      })
  }

  package var text: String {
    spans.map { span in
      switch span {
      case .words(let words): words
      case .code(let code): code.text
      }
    }.joined()
  }
}

/// Literal input or output.
package struct Code: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case program, option, variable
    /// An expression, a key, or anything else.
    case literal
  }

  package let text: String

  package init(_ text: String) { self.text = text }

  package var kind: Kind {
    if text == "countonme" { return .program }
    if text.hasPrefix("--"), text.count > 2, !text.contains(" ") { return .option }
    let isVariable = text.count > 3 && text.allSatisfy { $0 == "_" || ("A"..."Z").contains($0) }
    return isVariable ? .variable : .literal
  }
}
