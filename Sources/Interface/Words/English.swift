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
    case .theme(let name): say("Theme: \(name.rawValue).", "theme: \(name.rawValue)")
    case .noColors: say("This terminal has no colours.", "no colours here")
    case .layout(let name, let skipped): sentence(layout: name, skipped: skipped)
    case .noRoomForLayouts: say("The other layouts need a larger window.", "no room for others")
    case .layoutTooLarge(let name):
      say("The \(name.rawValue) layout needs a larger window.", "window too small")
    case .onlyInLayout(let name):
      say("This belongs to the \(name.rawValue) layout: F7.", "other layout: F7")
    case .noBits:
      say("Only a whole number of at most 64 bits can be changed bit by bit.", "no 64-bit number")
    case .base(let base): say("Base \(base.rawValue).", "base \(base.rawValue)")
    case .wordSize(let size):
      say("Bits are shown in words of \(size.rawValue).", "words of \(size.rawValue) bits")
    case .noAnswer: say("There is no result yet.", "no result yet")
    case .noRoomForTape: say("The tape needs a larger window.", "no room for the tape")
    case .emptyTape: say("The tape is empty.", "the tape is empty")
    case .noSuchLine(let number): say("The tape has no line \(grouped(number)).", "not on the tape")
    case .removed: say("Removed; undo brings it back.", "removed; undo")
    case .wayOut: say("Ctrl-X opens the menu; F10 quits.", "Ctrl-X menu F10 quit")
    case .nothingToUndo: say("There is nothing to undo.", "nothing to undo")
    case .nothingToRedo: say("There is nothing to redo.", "nothing to redo")
    case .notAbove: say("Only lines above can be used here.", "only lines above")
    case .notSaved(let problem):
      say("The tape is not saved: \(reason(problem)).", "not saved: \(brief(problem))")
    case .notRead(let problem):
      say("The tape is not read: \(reason(problem)).", "not read: \(brief(problem))")
    case .unknownLines(let count):
      Sentence(
        count == 1
          ? "One line of the tape's file cannot be read; it stays there."
          : "\(grouped(count)) lines of the tape's file cannot be read; they stay there.",
        brief: count == 1 ? "1 bad line" : "\(grouped(count)) bad lines")
    case .tapes(.begun(let name?)): say("The old tape is kept as \(name).", "tape \(name)")
    case .tapes(.begun(nil)): say("A new tape; undo brings the old one back.", "new tape")
    case .tapes(.opened(let name, let count)):
      say("This is the tape \(name): \(lines(count)).", "tape \(name)")
    case .tapes(.taken(let name)):
      say("There is a tape \(name) already; write another name.", "name is taken")
    case .tapes(.unknown(let name)):
      say("There is no tape \(name); tapes lists all.", "no such tape")
    case .tapes(.named(let name)):
      say("This tape is kept as \(name); new alone begins an empty one.", "is \(name) already")
    case .tapes(.failed(let problem)):
      say("The tape stays: \(reason(problem)).", "tape is not kept")
    case .choices(let words):
      say("There is: " + words.joined(separator: ", ") + ".", "no such choice")
    case .savedAgain: say("The tape is saved again.", "tape saved again")
    case .form(let form): say("Form: \(title(of: form)).", "form: \(form.rawValue)")
    case .formOfLine:
      say("The line names its form; edit it for another one.", "form is on the line")
    case .formTooLong(let form):
      say(
        "Form: \(title(of: form)), too long for this line; F4 shows it in full.",
        "\(form.rawValue) too long")
    case .grouping(true): say("Digits are grouped.", "grouped digits")
    case .grouping(false): say("Digits are not grouped.", "digits not grouped")
    case .decimals(let count?):
      say("Results have \(count) \(count == 1 ? "decimal" : "decimals").", "decimals: \(count)")
    case .decimals(nil): say("Results have as many decimals as they need.", "decimals as needed")
    case .noValue: say("There is no value to show yet.", "no value yet")
    case .nothingToExplain: say("There is no calculation to explain yet.", "nothing to explain")
    case .unknownTheme(let word):
      say(
        "COUNTONME_THEME is \(quoted(Message.printable(word))); it can be \(choice(of: ThemePreference.allNames)).",
        "unknown theme")
    case .options(let line?, let text): say(text, "options: line \(line)")
    case .options(nil, let text): say(text, "options are not read")
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
    case .word(let size): say("\(size.rawValue) bits", "\(size.rawValue) bits")
    case .twosComplement(let size):
      say("\(size.rawValue) bits, two’s complement", "\(size.rawValue) bits, two’s c.")
    case .tooLarge(let size):
      say("does not fit in \(size.rawValue) bits", "more than \(size.rawValue) bits")
    case .notWhole: say("not a whole number", "not whole")
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
    case .points(let count, let note):
      let reading = note.map { ", \(shortened($0.pasted)) read as \(shortened($0.read))" } ?? ""
      return Sentence(
        "Line through \(grouped(count)) points\(reading)? Enter: yes, +: sum, Esc: no.",
        brief: note == nil ? "Enter: line, +: sum" : "Line? Check numbers.")
    case .arguments(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) read as \(shortened($0.read))" } ?? ""
      let lines = ", words skipped: line\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "Pasted \(grouped(count)) numbers\(reading)\(skipped.isEmpty ? "" : lines).",
        brief: "pasted \(grouped(count))")
    case .refusal(.empty): return say("The pasted text is empty.", "nothing to paste")
    case .refusal(.noCalculation(let text)):
      return say("The pasted text is not a calculation: \(quoted(text)).", "not a calculation")
    case .refusal(.noNumber(let line, let text)):
      return say("In line \(grouped(line)), \(quoted(text)) is not a number.", "not only numbers")
    case .refusal(.tooLong):
      return say("The pasted text is too long; nothing was pasted.", "paste is too long")
    }
  }

  private func sentence(_ message: CopyMessage) -> Sentence {
    switch message {
    case .sent(let text):
      say("\(shortened(text)) was sent to the terminal's clipboard.", "sent to clipboard")
    case .nothing: say("There is no result to copy.", "nothing to copy")
    case .tooLong: say("The result is too long for a terminal's clipboard.", "too long to copy")
    case .impossible: say("This terminal cannot copy.", "cannot copy here")
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
    ("Tapes; Enter goes on with one", "No tape is kept; see --private.")
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
    case .kept(let name): say("Kept \(name).", "picture …\(name.suffix(11))")
    case .failed(let problem): say("No picture: \(reason(problem)).", "not kept: \(brief(problem))")
    }
  }

}

// MARK: Dates, moments and durations

extension English {
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      say("There is no such date; a difference has spaces around −.", "no such date")
    case .incompleteDate:
      say("A date has a day, a month and a year: 25 Dec 2026.", "incomplete date")
    case .wrongWeekday(let day):
      say("\(day) is a \(TextLanguage.english.weekdays[day.weekday - 1].name).", "wrong weekday")
    case .invalidTime: say("A time of day is from 0:00 to 23:59:59.", "no time of day")
    case .skippedTime(let zone): say("The clocks of \(zone.name) skip this time.", "clocks skip it")
    case .yearOutOfRange: say("Dates are in the years 1 to 9999.", "year 1 to 9999")
    case .fractionOfTime:
      say(
        "Dates move by whole months, days and seconds; write 1 month + 15 days.", "whole days only")
    case .addedPoints: say("Dates are not added; write 2026-12-25 + 5 days.", "add days")
    case .scaledPoint: say("A date or a weekday is no factor.", "no factor")
    default: preconditionFailure()
    }
  }

  package var noMatch: String { "Nothing matches." }

  package func note(of remark: QuantityArithmetic.Remark) -> Sentence {
    switch remark {
    case .clampedDay: say("The month has no such day; its last day was taken.", "last day of month")
    case .photon: say("Converted as the energy of a photon, or as k_B T.", "as of a photon")
    case .shares(let shares): say("Shares that add up: \(shares).", "uneven shares")
    case .wrapped:
      say("The number does not fit in the bits and wraps around.", "wrapped to the bits")
    }
  }

  package func note(ofUncertainty limit: String) -> Sentence {
    say("Measured, with a standard uncertainty of \(limit).", limit)
  }

  package func note(ofDuration duration: String) -> Sentence {
    say("Read as \(duration); for a time of day add a date, a zone, am or pm.", duration)
  }

  package func note(ofBits bits: Int, holding text: String, written: String) -> Sentence {
    say("In a word of \(bits) bits it is \(text): \(written).", "see uint\(bits)")
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): "a time in \(zone.name)"
    case .weekday: "a weekday"
    default: "a date"
    }
  }
}
