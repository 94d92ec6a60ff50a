import Screen
import SystemCalls

/// A user interface: a full screen or a line-by-line terminal.
package protocol Console: AnyObject {
  /// As of the last `Event.resize`.
  var size: Size { get }
  var depth: ColorDepth { get }
  /// Whether there are only the 8 or 16 colours that users configure.
  var hasFewColors: Bool { get }
  var encodesUnicode: Bool { get }
  /// Whether a clipboard may be writable.
  var takesCopies: Bool { get }

  /// Waits for the next event; nil at the deadline or when a descriptor becomes readable.
  func nextEvent(before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor]) -> Event?
  func present(_ frame: Frame)
  /// Writes lines below the input; a screen ignores them.
  func say(_ lines: [String])
  func redraw()
  func suspend()
  func copy(_ text: String)
  /// Restores the terminal.
  func leave()
}

extension Terminal: Console {
  package func say(_ lines: [String]) {}
}
