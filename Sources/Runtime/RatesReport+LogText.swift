import CalculatorViewModel
import Words

extension RatesReport {
  /// The report as a log writes it: `received 1500`, or the sentences of its end.
  var logText: String {
    switch self {
    case .received(let bytes): "received \(bytes)"
    case .updated(let sentence): "updated \(sentence.logText)"
    case .failed(let sentence): "failed \(sentence.logText)"
    }
  }

  /// Creates the report that a log writes so; nil for any other text.
  init?(logText: Substring) {
    let words = logText.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    if words[0] == "received" {
      guard let bytes = Int(words[1]) else { return nil }
      self = .received(bytes: bytes)
      return
    }
    let texts = [String](quotedFields: words[1])
    guard texts.count == 2 else { return nil }
    let sentence = Sentence(texts[0], brief: texts[1])
    switch words[0] {
    case "updated": self = .updated(sentence)
    case "failed": self = .failed(sentence)
    default: return nil
    }
  }
}

extension Sentence {
  fileprivate var logText: String { [full, brief].quotedFields }
}

extension [String] {
  /// The texts between quotation marks, with tabs between them.
  var quotedFields: String { map(\.quoted).joined(separator: "\t") }

  /// Reads texts that `quotedFields` has written; other texts are left out.
  init(quotedFields text: Substring) {
    self = text.split(separator: "\t").compactMap { String(quoted: $0) }
  }
}
