import CalculatorCore
import ExactNumbers

extension English {
  package func sentence(_ message: Message) -> Sentence {
    switch message {
    case .refusal(let kind): sentence(kind)
    case .failure(let kind): sentence(kind)
    case .theme(let name): Sentence("Theme: \(name.rawValue).", brief: "theme: \(name.rawValue)")
    case .noColors: Sentence("This terminal has no colours.", brief: "no colours here")
    case .layout(let name, let skipped): sentence(layout: name, skipped: skipped)
    case .noRoomForLayouts:
      Sentence("The other layouts need a larger window.", brief: "no room for others")
    case .layoutTooLarge(let name):
      Sentence("The \(name.rawValue) layout needs a larger window.", brief: "window too small")
    case .base(let base): Sentence("Base \(base.rawValue).", brief: "base \(base.rawValue)")
    case .wordSize(let size):
      Sentence(
        "Bits are shown in words of \(size.rawValue).", brief: "words of \(size.rawValue) bits")
    case .noAnswer: Sentence("There is no result yet.", brief: "no result yet")
    case .noRoomForTape:
      Sentence("The tape needs a larger window.", brief: "no room for the tape")
    case .emptyTape: Sentence("The tape is empty.", brief: "the tape is empty")
    case .removed: Sentence("Removed; u brings it back.", brief: "removed; u undoes")
    case .nothingToUndo: Sentence("There is nothing to undo.", brief: "nothing to undo")
    case .nothingToRedo: Sentence("There is nothing to redo.", brief: "nothing to redo")
    case .notAbove: Sentence("Only lines above can be used here.", brief: "only lines above")
    case .notSaved(let problem):
      Sentence("The tape is not saved: \(reason(problem)).", brief: "not saved: \(brief(problem))")
    case .notRead(let problem):
      Sentence("The tape is not read: \(reason(problem)).", brief: "not read: \(brief(problem))")
    case .savedAgain: Sentence("The tape is saved again.", brief: "tape saved again")
    case .form(let form): Sentence("Form: \(title(of: form)).", brief: "form: \(form.rawValue)")
    case .formTooLong(let form):
      Sentence(
        "Form: \(title(of: form)), too long for this line; v shows it in full.",
        brief: "\(form.rawValue) too long")
    case .grouping(true): Sentence("Digits are grouped.", brief: "grouped digits")
    case .grouping(false): Sentence("Digits are not grouped.", brief: "digits not grouped")
    case .noValue: Sentence("There is no value to show yet.", brief: "no value yet")
    case .radians(let example):
      Sentence("Radians; for degrees write \(example).", brief: "radians, not degrees")
    case .nothingToExplain:
      Sentence("There is no calculation to explain yet.", brief: "nothing to explain")
    case .unknownTheme(let word):
      Sentence(
        "COUNTONME_THEME is \(quoted(Message.printable(word))); it can be "
          + "\(choice(of: ThemePreference.allNames)).",
        brief: "unknown theme")
    case .options(let line?, let text): Sentence(text, brief: "options: line \(line)")
    case .options(nil, let text): Sentence(text, brief: "options are not read")
    case .rates(let message): sentence(message)
    case .paste(let message): sentence(message)
    case .copy(let message): sentence(message)
    case .completions(let message): message.sentence
    case .picture(let outcome): sentence(outcome)
    }
  }

  private func sentence(layout name: LayoutName, skipped: [LayoutName]) -> Sentence {
    let names = skipped.map(\.rawValue).joined(separator: " and ")
    let rest =
      skipped.isEmpty
      ? "" : "; \(names) \(skipped.count == 1 ? "needs" : "need") a larger window"
    return Sentence(
      "Layout: \(name.rawValue)\(rest).", brief: "layout: \(name.rawValue)")
  }

  package func sentence(_ note: BitsNote) -> Sentence {
    switch note {
    case .word(let size):
      Sentence("\(size.rawValue) bits", brief: "\(size.rawValue) bits")
    case .twosComplement(let size):
      Sentence("\(size.rawValue) bits, two’s complement", brief: "\(size.rawValue) bits, two’s c.")
    case .tooLarge(let size):
      Sentence(
        "does not fit in \(size.rawValue) bits", brief: "more than \(size.rawValue) bits")
    case .notWhole: Sentence("not a whole number", brief: "not whole")
    }
  }

  private func sentence(_ message: PasteMessage) -> Sentence {
    switch message {
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
    case .refusal(.empty): Sentence("The pasted text is empty.", brief: "nothing to paste")
    case .refusal(.noCalculation(let text)):
      Sentence("Pasted text that is no calculation: \(quoted(text)).", brief: "not a calculation")
    case .refusal(.noColumn(let lines, let text)):
      Sentence(
        "Of \(grouped(lines)) pasted lines \(quoted(text)) is not a number.",
        brief: "not only numbers")
    case .refusal(.tooLong):
      Sentence("The pasted text is too long; nothing was taken.", brief: "paste is too long")
    }
  }

  private func sentence(_ message: CopyMessage) -> Sentence {
    switch message {
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
