/// The identity of an entry of the tape.
///
/// Several programs write to one tape, so an identity is made of a random number that the program
/// chose at its start, and of a count.
///
///     let id = EntryID(writer: 50_000, number: 7)
///     id.description  // "12kw.7"
package struct EntryID: Hashable, Sendable {
  /// The writer in the upper 40 bits, the count in the lower 24.
  private let rawValue: UInt64

  private static let countBits: UInt64 = 24

  /// The greatest number of a writer.
  package static let greatestWriter: UInt64 = 1 << 40 - 1

  /// Creates an identity; more bits of either number than there is room for are dropped.
  package init(writer: UInt64, number: UInt64) {
    rawValue = writer << Self.countBits | number & (1 << Self.countBits - 1)
  }

  /// The program that made the entry.
  package var writer: UInt64 { rawValue >> Self.countBits }

  /// The number of the entry among those of its writer.
  package var number: UInt64 { rawValue & (1 << Self.countBits - 1) }
}

extension EntryID: CustomStringConvertible {
  /// The writer to the base 36, a point, and the number.
  package var description: String { String(writer, radix: 36) + ".\(number)" }

  /// Reads a description; nil where it is none.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let writer = UInt64(parts[0], radix: 36),
      let number = UInt64(parts[1]), writer <= Self.greatestWriter
    else { return nil }
    self.init(writer: writer, number: number)
    // One identity has one text, without signs, capitals or leading zeros.
    guard description == text else { return nil }
  }
}

extension EntryID: Comparable {
  /// An order of identities, which is not that of the tape.
  package static func < (left: EntryID, right: EntryID) -> Bool { left.rawValue < right.rawValue }
}
