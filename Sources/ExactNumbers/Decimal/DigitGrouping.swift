/// How the digits before the point are separated into groups, as in `1,234,567`.
///
/// Widths count characters: the separator is taken to be one column wide.
package struct DigitGrouping: Hashable, Sendable {
  /// The character between two groups.
  package let separator: Character
  /// The sizes of the groups from right to left, each at least 1; the last one repeats.
  package let sizes: [Int]

  /// Creates a grouping; nil if a size is less than 1 or there is none.
  package init?(separator: Character, sizes: [Int]) {
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return nil }
    self.separator = separator
    self.sizes = sizes
  }

  /// Creates a grouping by three digits.
  package init(separator: Character) {
    self.separator = separator
    sizes = [3]
  }

  /// Digits with separators between their groups.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  package func text(_ digits: some StringProtocol) -> String {
    var groups: [Substring] = []
    var rest = Substring(digits)
    for index in 0... {
      let size = sizes[min(index, sizes.count - 1)]
      guard rest.utf8.count > size else { break }
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    return ([rest] + groups.reversed()).joined(separator: String(separator))
  }

  /// The number of separators in so many digits.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sizes.
  func separators(inDigits count: Int) -> Int {
    var rest = count
    for (index, size) in sizes.enumerated() {
      guard rest > size else { return index }
      rest -= size
    }
    let last = sizes[sizes.count - 1]
    return sizes.count + (rest - 1) / last
  }
}
