/// A movement through a page that is longer than the window.
package enum Scroll: Hashable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end
}

extension Scroll {
  /// The first row that shows after the movement, between 0 and the last one.
  ///
  /// - Parameters:
  ///   - offset: the first row that shows before it.
  ///   - page: the number of rows that show at a time.
  ///   - last: the greatest offset.
  func offset(from offset: Int, page: Int, last: Int) -> Int {
    let moved =
      switch self {
      case .lineUp: offset - 1
      case .lineDown: offset + 1
      case .pageUp: offset - page
      case .pageDown: offset + page
      case .start: 0
      case .end: last
      }
    return min(max(moved, 0), last)
  }
}
