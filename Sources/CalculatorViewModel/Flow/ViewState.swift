/// Everything that the views show, in text: what they need to know besides the size.
package struct ViewState: Hashable, Sendable {
  package var expression: ExpressionLine
  /// The result line; nil when there is nothing on it.
  package var result: ResultLine?
  package var message: MessageLine?
  /// The button under the highlight; nil while it is hidden.
  package var highlighted: Button?
  /// The button that lights up because it was just pressed.
  package var pressed: Button?
  package var theme: ThemeName
  /// What shows of the help; nil while the help is closed.
  package var help: [HelpPage.Row]?

  package init(
    expression: ExpressionLine, result: ResultLine? = nil, message: MessageLine? = nil,
    highlighted: Button? = nil, pressed: Button? = nil, theme: ThemeName,
    help: [HelpPage.Row]? = nil
  ) {
    self.expression = expression
    self.result = result
    self.message = message
    self.highlighted = highlighted
    self.pressed = pressed
    self.theme = theme
    self.help = help
  }
}

extension ViewState: CustomDebugStringConvertible {
  /// The state in one line, such as `12 ÷ 4 | = 3 final | dark`.
  package var debugDescription: String {
    var facts = [expression.text]
    if let mark = expression.mark { facts.append("mark \(mark)") }
    if let cursor = expression.cursor { facts.append("cursor \(cursor)") }
    if let result { facts.append("\(result.text) \(result.tone)") }
    if let message { facts.append(message.sentence.full) }
    if let highlighted { facts.append("highlighted \(highlighted)") }
    if let pressed { facts.append("pressed \(pressed)") }
    if let help { facts.append("help of \(help.count) rows") }
    return (facts + ["\(theme)"]).joined(separator: " | ")
  }
}

/// The expression line.
package struct ExpressionLine: Hashable, Sendable {
  package var text: String
  /// The columns of the text that are to blame for an error or a refusal.
  package var mark: Range<Int>?
  /// The column of the cursor while the line is edited; nil while it is not.
  package var cursor: Int?

  package init(text: String, mark: Range<Int>? = nil, cursor: Int? = nil) {
    self.text = text
    self.mark = mark
    self.cursor = cursor
  }
}

/// The result line: `= 5` or `≈ 0.333`.
package struct ResultLine: Hashable, Sendable {
  package enum Tone: Hashable, Sendable {
    /// The value of an expression that is still being typed.
    case live
    case final
  }

  package var text: String
  package var tone: Tone

  package init(text: String, tone: Tone) {
    self.text = text
    self.tone = tone
  }

  /// The line in place of a value that is being calculated.
  static let pending = ResultLine(text: "…", tone: .live)
}

/// The message line.
package struct MessageLine: Hashable, Sendable {
  package var sentence: Sentence
  package var isMistake: Bool

  package init(_ message: Message) {
    sentence = message.sentence
    isMistake = message.isMistake
  }
}
