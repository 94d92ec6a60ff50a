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
  var isMistake: Bool {
    switch self {
    case .reading, .column: false
    case .refusal: true
    }
  }
}

/// The beginning of a number or a calculation, for a sentence about it.
func shortened(_ text: String, to length: Int = 24) -> String {
  text.count <= length ? text : text.prefix(length - 1) + "…"
}
