import CalculatorCore
import Words

/// Everything that the views show, in text: what they need to know besides the size.
package struct ViewState: Hashable, Sendable {
  package var expression: ExpressionLine
  /// The result line; nil when there is nothing on it.
  package var result: ResultLine?
  package var message: MessageLine?
  /// What shows of the tape; nil while the window has no room for it.
  package var tape: TapePane?
  /// What the keyboard belongs to, which the hints are about.
  package var focus: Focus
  /// The button under the highlight; nil while it is hidden.
  package var highlighted: Button?
  /// The button that lights up because it was just pressed.
  package var pressed: Button?
  /// The layout that is drawn.
  package var layout: LayoutName
  /// What shows of the value in all bases; nil in a layout that shows no bases.
  package var bases: BasesPane?
  package var theme: ThemeName
  /// The language of the hints.
  package var language: Language
  /// What shows of the page over the window; nil while none is open.
  package var page: PageExcerpt?

  package init(
    expression: ExpressionLine, result: ResultLine? = nil, message: MessageLine? = nil,
    tape: TapePane? = nil, focus: Focus = .keypad, highlighted: Button? = nil,
    pressed: Button? = nil, layout: LayoutName = .keypad, bases: BasesPane? = nil, theme: ThemeName,
    language: Language = .english,
    page: PageExcerpt? = nil
  ) {
    self.expression = expression
    self.result = result
    self.message = message
    self.tape = tape
    self.focus = focus
    self.highlighted = highlighted
    self.pressed = pressed
    self.layout = layout
    self.bases = bases
    self.theme = theme
    self.language = language
    self.page = page
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
    if layout != .keypad { facts.append("\(layout)") }
    if let bases { facts.append("base \(bases.base.rawValue)") }
    switch page {
    case .help(let rows): facts.append("help of \(rows.count) rows")
    case .totals(let excerpt): facts.append("totals of \(excerpt.rows.count) rows")
    case .fullValue(let excerpt): facts.append("\(excerpt.rows.count) rows of the whole value")
    case .explanation(let excerpt): facts.append("explanation of \(excerpt.rows.count) rows")
    case nil: break
    }
    return (facts + ["\(theme)"]).joined(separator: " | ")
  }
}

/// What shows of a page over the window.
package enum PageExcerpt: Hashable, Sendable {
  case help([HelpPage.Row])
  case totals(TotalsExcerpt)
  case fullValue(TextExcerpt)
  case explanation(TextExcerpt)
}

/// The expression line.
package struct ExpressionLine: Hashable, Sendable {
  package var text: String
  /// The columns of the text that are to blame for an error or a refusal.
  package var mark: Range<Int>?
  /// The column of the cursor while the line is edited; nil while it is not.
  package var cursor: Int?
  /// The columns of the operands that are tied to entries of the tape.
  package var ties: [Range<Int>]

  package init(
    text: String, mark: Range<Int>? = nil, cursor: Int? = nil, ties: [Range<Int>] = []
  ) {
    self.text = text
    self.mark = mark
    self.cursor = cursor
    self.ties = ties
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

  package init(_ message: Message, in words: any Wording) {
    sentence = words.sentence(message)
    isMistake = message.isMistake
  }

  /// Creates the line with a sentence that is no mistake.
  package init(note: Sentence) {
    (sentence, isMistake) = (note, false)
  }
}
