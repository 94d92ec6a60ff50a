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
  /// The first row of the help that shows; nil while the help is closed.
  package var helpOffset: Int?
  /// Whether the value of what is typed takes so long that it was not waited for.
  package private(set) var isIncomplete = false

  package init(
    expression: ExpressionLine, result: ResultLine? = nil, message: MessageLine? = nil,
    highlighted: Button? = nil, pressed: Button? = nil, theme: ThemeName, helpOffset: Int? = nil
  ) {
    self.expression = expression
    self.result = result
    self.message = message
    self.highlighted = highlighted
    self.pressed = pressed
    self.theme = theme
    self.helpOffset = helpOffset
  }
}

extension ViewState {
  /// Shows that the value of what is typed is not there yet.
  mutating func markIncomplete() {
    isIncomplete = true
    result = ResultLine(text: "…", tone: .live)
  }

  /// Takes over the values from a state of the same expression.
  package mutating func adoptValues(of other: ViewState) {
    result = other.result
    isIncomplete = other.isIncomplete
    // Percentages are noted in the expression, though not on a line that is edited.
    if expression.cursor == nil { expression = other.expression }
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
