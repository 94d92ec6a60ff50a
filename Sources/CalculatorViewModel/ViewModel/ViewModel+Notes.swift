import CalculatorCore
import Quantities
import Words

/// What the message line says of the value on the result line.
extension ViewModel {
  /// How the line is read, where that was a choice: what a name on it hides, that it gives or uses, a
  /// time that is a duration, and a day that a month does not have.
  func readingNote(_ evaluation: Evaluation?) -> Sentence? {
    guard let evaluation else { return nil }
    if evaluation.hasClampedDay { return environment.words.clampedDay }
    guard line.isOpen else { return nil }
    if let duration = evaluation.expression.durationAlone {
      return environment.words.note(ofDuration: duration.shortText(in: ties().style) ?? "")
    }
    let given = line.heading?.name.map { [($0, evaluation.value)] } ?? []
    let used = evaluation.expression.origins.compactMap { id in
      tape[id]?.name.map { ($0, tape.value(of: id)) }
    }
    for (name, value) in given + used {
      guard let hidden = HiddenMeaning(name, among: tape.names, in: environment.language) else {
        continue
      }
      return environment.words.note(
        of: name, value: value?.shortText(in: ties().style), hiding: hidden)
    }
    return nil
  }

  /// Of which day the rates are that the value on the result line comes from.
  func ratesNote(of day: Day, in words: any Wording) -> Sentence {
    let age = day.oldAge(on: environment.today ?? day)
    let note = words.ratesNote(of: day, age: age, isKeypad: !line.isOpen)
    let full = note.full.first { $0.count <= keypad.metrics.resultColumns }
    return Sentence(full ?? note.full[note.full.count - 1], brief: note.brief)
  }
}
