/// What is said about pasted text.
package enum PasteMessage: Hashable, Sendable {
  /// A number could be read in another way.
  case reading(PasteNote)
  /// Whether the sum of a column is to be taken.
  case column(count: Int, PasteNote?)
  case refusal(PasteRefusal)
}

extension PasteMessage {
  /// Whether the message reports a mistake.
  package var isMistake: Bool {
    switch self {
    case .reading, .column: false
    case .refusal: true
    }
  }
}

/// A number that was pasted, and how it was read.
package struct PasteNote: Hashable, Sendable {
  package var pasted: String
  package var read: String

  package init(pasted: String, read: String) {
    self.pasted = pasted
    self.read = read
  }
}

/// Why pasted text was not taken.
package enum PasteRefusal: Hashable, Sendable {
  /// It has neither numbers nor words.
  case empty
  /// It is no calculation; it begins so.
  case noCalculation(String)
  /// Several lines that are neither a column of numbers nor one calculation; a cell that is no number
  /// begins so.
  case noColumn(lines: Int, String)
  case tooLong
}

/// The beginning of a number or a calculation, for a sentence about it.
func shortened(_ text: String, to length: Int = 24) -> String {
  text.count <= length ? text : text.prefix(length - 1) + "…"
}
