import CalculatorCore
import ExactNumbers
import Quantities

/// The English texts.
package struct English: Wording {
  package init() {}

  package var language: Language { .english }

  package var nameOfLanguage: String { "English" }

  package var groupSeparator: String { "," }

  package func quoted(_ text: String) -> String { "“\(text)”" }

  package func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }

  package func text(of day: Day) -> String {
    "\(day.day) \(TextLanguage.english.months[day.month - 1][0]) \(day.year)"
  }

  package func brief(_ day: Day) -> String { "\(short(day)) \(day.year)" }

  package func short(_ day: Day) -> String { TextLanguage.english.shortText(of: day) }
}

// MARK: Messages

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
    case .onlyInLayout(let name):
      Sentence("This belongs to the \(name.rawValue) layout: F7.", brief: "other layout: F7")
    case .noBits:
      Sentence(
        "Only a whole number of at most 64 bits can be changed bit by bit.",
        brief: "no 64-bit number")
    case .base(let base): Sentence("Base \(base.rawValue).", brief: "base \(base.rawValue)")
    case .wordSize(let size):
      Sentence(
        "Bits are shown in words of \(size.rawValue).", brief: "words of \(size.rawValue) bits")
    case .noAnswer: Sentence("There is no result yet.", brief: "no result yet")
    case .noRoomForTape:
      Sentence("The tape needs a larger window.", brief: "no room for the tape")
    case .emptyTape: Sentence("The tape is empty.", brief: "the tape is empty")
    case .noSuchLine(let number):
      Sentence("The tape has no line \(grouped(number)).", brief: "not on the tape")
    case .removed: Sentence("Removed; undo brings it back.", brief: "removed; undo")
    case .wayOut: Sentence("Ctrl-X opens the menu; F10 quits.", brief: "Ctrl-X menu F10 quit")
    case .nothingToUndo: Sentence("There is nothing to undo.", brief: "nothing to undo")
    case .nothingToRedo: Sentence("There is nothing to redo.", brief: "nothing to redo")
    case .notAbove: Sentence("Only lines above can be used here.", brief: "only lines above")
    case .notSaved(let problem):
      Sentence("The tape is not saved: \(reason(problem)).", brief: "not saved: \(brief(problem))")
    case .notRead(let problem):
      Sentence("The tape is not read: \(reason(problem)).", brief: "not read: \(brief(problem))")
    case .unknownLines(let count):
      Sentence(
        count == 1
          ? "One line of the tape's file cannot be read; it stays there."
          : "\(grouped(count)) lines of the tape's file cannot be read; they stay there.",
        brief: count == 1 ? "1 bad line" : "\(grouped(count)) bad lines")
    case .tapes(.begun(let name?)):
      Sentence("The old tape is kept as \(name).", brief: "tape \(name)")
    case .tapes(.begun(nil)):
      Sentence("A new tape; undo brings the old one back.", brief: "new tape")
    case .tapes(.opened(let name, let count)):
      Sentence("This is the tape \(name): \(lines(count)).", brief: "tape \(name)")
    case .tapes(.taken(let name)):
      Sentence("There is a tape \(name) already; write another name.", brief: "name is taken")
    case .tapes(.unknown(let name)):
      Sentence("There is no tape \(name); tapes lists all.", brief: "no such tape")
    case .tapes(.named(let name)):
      Sentence(
        "This tape is kept as \(name); new alone begins an empty one.", brief: "is \(name) already")
    case .tapes(.failed(let problem)):
      Sentence("The tape stays: \(reason(problem)).", brief: "tape is not kept")
    case .choices(let words):
      Sentence("There is: " + words.joined(separator: ", ") + ".", brief: "no such choice")
    case .savedAgain: Sentence("The tape is saved again.", brief: "tape saved again")
    case .form(let form): Sentence("Form: \(title(of: form)).", brief: "form: \(form.rawValue)")
    case .formOfLine:
      Sentence("The line names its form; edit it for another one.", brief: "form is on the line")
    case .formTooLong(let form):
      Sentence(
        "Form: \(title(of: form)), too long for this line; F4 shows it in full.",
        brief: "\(form.rawValue) too long")
    case .grouping(true): Sentence("Digits are grouped.", brief: "grouped digits")
    case .grouping(false): Sentence("Digits are not grouped.", brief: "digits not grouped")
    case .noValue: Sentence("There is no value to show yet.", brief: "no value yet")
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
      "Layout: \(name.rawValue)\(rest).",
      brief: skipped.isEmpty
        ? "layout: \(name.rawValue)" : "\(name.rawValue), skips \(skipped.count)")
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
      return Sentence(
        "\(shortened(note.pasted)) was read as \(shortened(note.read)).",
        brief: note.read.count <= 12 ? "read as \(note.read)" : "check the number")
    case .column(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) read as \(shortened($0.read))" } ?? ""
      guard let first = skipped.first else {
        return Sentence(
          "Sum of \(grouped(count)) numbers\(reading)? Enter: yes, Esc: no.",
          brief: "Enter sums \(grouped(count))")
      }
      // Fits a small window, where hints name the keys.
      let lines = "line\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "Sum of \(grouped(count))\(reading)? Words skipped: \(lines).",
        brief: "Sum \(count)? Skips \(first)\(skipped.count == 1 ? "" : "…")")
    case .arguments(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) read as \(shortened($0.read))" } ?? ""
      let lines = ", words skipped: line\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "Pasted \(grouped(count)) numbers\(reading)\(skipped.isEmpty ? "" : lines).",
        brief: "pasted \(grouped(count))")
    case .refusal(.empty): return Sentence("The pasted text is empty.", brief: "nothing to paste")
    case .refusal(.noCalculation(let text)):
      return Sentence(
        "The pasted text is not a calculation: \(quoted(text)).", brief: "not a calculation")
    case .refusal(.noNumber(let line, let text)):
      return Sentence(
        "In line \(grouped(line)), \(quoted(text)) is not a number.", brief: "not only numbers")
    case .refusal(.tooLong):
      return Sentence(
        "The pasted text is too long; nothing was pasted.", brief: "paste is too long")
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

  package var emptyTape: String {
    "Every result is kept here. Tab selects one: Enter corrects it, and what uses it follows."
  }

  package var readingTape: String { "The kept tape is being read." }

  package func heading(of column: ListingColumn) -> String { column.rawValue }

  package func flag(_ holds: Bool) -> String { holds ? "yes" : "no" }

  package func name(of part: Totals.Sum.Part) -> String {
    switch part {
    case .income: "income"
    case .spending: "spending"
    case .all: "total"
    }
  }

  package var plot: PlotWords {
    PlotWords(zero: "zero", extreme: "extreme", pole: "pole", hole: "hole", undefined: "undefined")
  }

  package var totals: (heading: String, pending: String, empty: String) {
    (
      "Totals of the tags", "Totals of the tags: calculating…",
      "No line has a tag. Write one in a comment, such as #food or #food/200."
    )
  }

  package var tapes: (heading: String, empty: String) {
    (
      "Tapes; Enter goes on with one", "No tape is kept; see --private."
    )
  }

  package func effect(ofKeepingTapeAs name: String) -> String { "keeps the tape as \(name)" }

  package var moreLines: String { "more: Enter" }

  package func removed(_ line: String) -> String { "Removed: \(line)" }

  package func takenBack(_ line: String) -> String { "Taken back: \(line)" }

  package func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(grouped(count)) lines" }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    "goal \(goal), \(distance) \(isOver ? "over" : "left")"
  }

  package func excluded(_ count: Int) -> String { "\(count) not added" }

  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Kept \(name).", brief: "picture …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("No picture: \(reason(problem)).", brief: "not kept: \(brief(problem))")
    }
  }

}

// MARK: Dates, moments and durations

extension English {
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      Sentence("There is no such date; a difference has spaces around −.", brief: "no such date")
    case .incompleteDate:
      Sentence("A date has a day, a month and a year: 25 Dec 2026.", brief: "incomplete date")
    case .wrongWeekday(let day):
      Sentence(
        "\(day) is a \(TextLanguage.english.weekdays[day.weekday - 1].name).",
        brief: "wrong weekday")
    case .invalidTime:
      Sentence("A time of day is from 0:00 to 23:59:59.", brief: "no time of day")
    case .skippedTime(let zone):
      Sentence("The clocks of \(zone.name) skip this time.", brief: "clocks skip it")
    case .yearOutOfRange:
      Sentence("Dates are in the years 1 to 9999.", brief: "year 1 to 9999")
    case .fractionOfTime:
      Sentence(
        "Dates move by whole months, days and seconds; write 1 month + 15 days.",
        brief: "whole days only")
    case .addedPoints:
      Sentence("Dates are not added; write 2026-12-25 + 5 days.", brief: "add days")
    case .scaledPoint:
      Sentence("A date or a weekday is no factor.", brief: "no factor")
    default: preconditionFailure()
    }
  }

  package var clampedDay: Sentence {
    Sentence("The month has no such day; its last day was taken.", brief: "last day of month")
  }

  package func note(ofUncertainty limit: String) -> Sentence {
    Sentence("Measured, with a standard uncertainty of \(limit).", brief: limit)
  }

  package func note(ofDuration duration: String) -> Sentence {
    Sentence(
      "Read as \(duration); for a time of day add a date, a zone, am or pm.", brief: duration)
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): "a time in \(zone.name)"
    case .weekday: "a weekday"
    default: "a date"
    }
  }
}
