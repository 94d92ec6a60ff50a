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

  /// The message as a sentence.
  var sentence: Sentence {
    switch self {
    case .reading(let note):
      Sentence(
        "\(shortened(note.pasted)) was read as \(shortened(note.read)).",
        brief: note.read.count <= 12 ? "read as \(note.read)" : "check the number")
    case .column(let count, let note):
      Sentence(
        "Sum of \(grouped(count)) numbers"
          + (note.map { ", \(shortened($0.pasted)) read as \(shortened($0.read))" } ?? "")
          + "? Enter: yes, Esc: no.",
        brief: "Enter sums \(grouped(count))")
    case .refusal(let refusal): refusal.sentence
    }
  }
}

extension PasteRefusal {
  fileprivate var sentence: Sentence {
    switch self {
    case .empty: Sentence("The pasted text is empty.", brief: "nothing to paste")
    case .noCalculation(let text):
      Sentence("Pasted text that is no calculation: “\(text)”.", brief: "not a calculation")
    case .noColumn(let lines, let text):
      Sentence(
        "Of \(grouped(lines)) pasted lines “\(text)” is not a number.", brief: "not only numbers")
    case .tooLong:
      Sentence("The pasted text is too long; nothing was taken.", brief: "paste is too long")
    }
  }
}

/// The beginning of a number or a calculation, for a sentence about it.
func shortened(_ text: String, to length: Int = 24) -> String {
  text.count <= length ? text : text.prefix(length - 1) + "…"
}
