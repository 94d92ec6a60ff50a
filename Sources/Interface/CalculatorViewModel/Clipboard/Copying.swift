import CalculatorCore
import Engine
import Words

extension ViewModel {
  /// The limit in bytes: 74,992 characters in Base64; many terminals take at most 74,994.
  static let longestCopy = 56_244

  /// Copies the selected entry, the result or the typed value, by a request, since it may be slow.
  mutating func copy(withExpression: Bool) -> [Effect] {
    guard environment.canCopy else { return say(.copy(.impossible)) }
    if !isEditing, let text = definitionText(of: selectedEntry ?? keypad.shownEntry) {
      return finishCopy(with: .copied(text))
    }
    guard !isEditing, let (subject, expression, entry) = copiedSubject else {
      return say(.copy(.nothing))
    }
    let ties = TieText(tape: tape, point: ".", words: environment.words, entry: entry)
    let copy: Request.Copy =
      withExpression ? .calculation(expression.map { ties.text(of: $0).text } ?? "") : .number
    return interruptFactoring() + requests.ask(.copy, for: subject, in: format, copies: copy)
  }

  var copiedSubject: (Request.Subject, Expression?, EntryID?)? {
    guard let id = selectedEntry else {
      let expression =
        keypad.shownEntry.map { tape[$0]?.expression ?? Expression() }
        ?? shownValue(of: subject)?.evaluation?.expression
      return subject.map { ($0, expression, keypad.shownEntry) }
    }
    return tape[id].map { entry in
      let known = tape.outcome(of: id)?.evaluation
      let subject = known.map { .result($0) } ?? subject(of: entry.expression, at: entry.rates)
      return (subject, entry.expression, id)
    }
  }

  mutating func finishCopy(with answer: Answer) -> [Effect] {
    if case .failure(let error) = answer {
      requests.end(.copy)
      notice.message = .failure(error.kind)
    }
    guard case .copied(let text) = answer else { return [] }
    requests.end(.copy)
    guard text.utf8.count <= Self.longestCopy else { return say(.copy(.tooLong)) }
    let isFirst = copied == nil
    copied = text
    return say(.copy(environment.isInTmux && isFirst ? .sentToTmux : .sent(text))) + [.copy(text)]
  }
}
