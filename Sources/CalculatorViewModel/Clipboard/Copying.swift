import CalculatorCore
import Engine
import Words

/// Copying.
extension ViewModel {
  /// The greatest length of a copied text, in bytes: in base64 it has 74,992 characters, and many
  /// terminals take no more than 74,994.
  static let longestCopy = 56_244

  /// Copies the result of the selected entry, or else the one that shows, or the value of what is
  /// being typed.
  ///
  /// It is written by a request of its own, because that may take long.
  mutating func copy(_ part: CopiedPart) -> [Effect] {
    guard environment.canCopy else { return say(.impossible) }
    if !isEditing, let text = definitionText(of: selectedEntry ?? keypad.shownEntry) {
      return finishCopy(with: .copied(text))
    }
    guard !isEditing, let (subject, expression, entry) = copiedSubject else {
      return say(.nothing)
    }
    let ties = TieText(tape: tape, point: ".", words: environment.words, entry: entry)
    let copy: Request.Copy =
      part == .result ? .number : .calculation(expression.map { ties.text(of: $0).text } ?? "")
    return interruptFactoring() + requests.ask(.copy, for: subject, in: format, copies: copy)
  }

  /// What is copied: its subject, its expression, and its entry if it is one.
  var copiedSubject: (Request.Subject, Expression?, EntryID?)? {
    guard let id = selectedEntry else {
      let expression =
        keypad.shownEntry.map { tape[$0]?.expression ?? Expression() }
        ?? shownValue(of: subject)?.evaluation?.expression
      return subject.map { ($0, expression, keypad.shownEntry) }
    }
    return tape[id].map { entry in
      let known = tape.outcome(of: id)?.evaluation
      return (known.map { .result($0) } ?? subject(of: entry.expression), entry.expression, id)
    }
  }

  /// Sends the text to the clipboard, or says why there is none.
  mutating func finishCopy(with answer: Answer) -> [Effect] {
    if case .failure(let error) = answer {
      requests.end(.copy)
      notice.message = .failure(error.kind)
    }
    guard case .copied(let text) = answer else { return [] }
    requests.end(.copy)
    guard text.utf8.count <= Self.longestCopy else { return say(.tooLong) }
    copied = text
    return say(.sent(text)) + [.copy(text)]
  }

  private mutating func say(_ message: CopyMessage) -> [Effect] {
    notice.say(.copy(message))
    return []
  }
}
