import Screen
import SystemCalls

/// A full-screen or line-by-line terminal.
package protocol Console: AnyObject {
  /// As of the last `Event.resize`.
  var size: Size { get }
  var depth: ColorDepth { get }
  var encodesUnicode: Bool { get }
  var takesCopies: Bool { get }

  /// Waits; nil at the deadline or when a descriptor is readable; `hangUp` forever once it came.
  func nextEvent(before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor]) -> Event?
  func present(_ frame: Frame)
  /// Writes lines below the input; a full screen ignores them.
  func say(_ lines: [String])
  func redraw()
  func suspend()
  func copy(_ text: String)
  func leave()
}

extension Terminal: Console {
  package func say(_ lines: [String]) {}
}
