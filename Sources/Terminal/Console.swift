import Screen
import SystemCalls

/// What a person sits at: a screen, or a terminal that is used line by line.
package protocol Console: AnyObject {
  /// The size of the window, as of the last `Event.resize`.
  var size: Size { get }
  /// How many colours there are.
  var depth: ColorDepth { get }
  /// Whether there are only colours that users configure.
  var hasFewColors: Bool { get }
  /// Whether characters beyond ASCII can be shown.
  var encodesUnicode: Bool { get }
  /// Whether there may be a clipboard that programs can write to.
  var takesCopies: Bool { get }

  /// The next event; nil when the deadline has passed or one of `descriptors` can be read.
  func nextEvent(
    before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor]
  ) -> Event?
  /// Shows a frame; of a terminal that is used line by line, the line that is edited.
  func present(_ frame: Frame)
  /// Writes lines below what was entered; on a screen nothing is said.
  func say(_ lines: [String])
  /// Shows again what shows.
  func redraw()
  /// Stops the process until it is continued.
  func suspend()
  /// Asks the terminal to put text on its clipboard.
  func copy(_ text: String)
  /// Gives the terminal back as it was found.
  func leave()
}

extension Terminal: Console {
  package func say(_ lines: [String]) {}
}
