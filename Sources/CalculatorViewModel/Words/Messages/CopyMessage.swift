/// What is said about copying.
package enum CopyMessage: Hashable, Sendable {
  /// The text was sent; no terminal says whether it was taken.
  case sent(String)
  case nothing
  /// The text is longer than the clipboards of terminals take.
  case tooLong
  /// The terminal has no clipboard.
  case impossible
}

extension CopyMessage {
  /// Whether the message reports a mistake.
  var isMistake: Bool {
    switch self {
    case .sent: false
    case .nothing, .tooLong, .impossible: true
    }
  }

  /// The message as a sentence.
  var sentence: Sentence {
    switch self {
    case .sent(let text):
      Sentence(
        "\(shortened(text)) was sent to the terminal's clipboard.", brief: "sent to clipboard")
    case .nothing: Sentence("There is no result to copy.", brief: "nothing to copy")
    case .tooLong:
      Sentence("The result is too long for a terminal's clipboard.", brief: "too long to copy")
    case .impossible: Sentence("This terminal cannot copy.", brief: "cannot copy here")
    }
  }
}
