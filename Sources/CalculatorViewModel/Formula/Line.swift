import CalculatorCore

/// What surrounds the line while it is edited as text, which is a phase of the calculator.
struct Line: Hashable, Sendable {
  /// The last text that had a mistake, or was left without a result, which Up brings back.
  var left: LineText?
  /// The entry that was put on the line last; it holds while its text is the one on the line.
  var recalled: Recalled?
  /// The search in earlier lines; nil while nothing is sought.
  var search: LineSearch?
  /// Whether the keyboard was given to the tape while the line is edited.
  var isAside = false
  /// The text that was cut last.
  var cut = LineText()
  /// The line as it was when the unit before its cursor was to be completed.
  var completed: LineText?
  /// The pasted column whose sum a person may take; nil when nothing is asked.
  var question: PasteQuestion?

  struct Recalled: Hashable, Sendable {
    let entry: EntryID
    let text: LineText
    /// What was typed before.
    let draft: LineText
  }
}
