/// What a key of the line of hints does.
package enum Hint: Hashable, Sendable, CaseIterable {
  case help, edit, tape, undo, clear, layout, quit
  case calculate, back
  case correct, use, comment, remove
  case close, scroll, page
}
