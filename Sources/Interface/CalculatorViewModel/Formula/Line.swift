import CalculatorCore

/// The state around the edited line; the text itself is a phase of the calculator.
struct Line: Hashable, Sendable {
  /// The last text left with a mistake or without a result; Up restores it.
  var left: LineText?
  /// The entry recalled last; valid while its text is unchanged on the line.
  var recalled: Recalled?
  var search: LineSearch?
  /// Whether the tape has the keyboard while the line is edited.
  var isTapeFocused = false
  var cut = LineText()
  /// The line at the time its unit completion was requested.
  var completed: LineText?
  var question: PasteQuestion?

  struct Recalled: Hashable, Sendable {
    let entry: EntryID
    let text: LineText
    let draft: LineText
  }
}
