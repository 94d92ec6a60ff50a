import CalculatorCore
import ExactNumbers
import Quantities
import Screen

extension English {
  package func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .controlLeft: "Ctrl-Left"
    case .controlRight: "Ctrl-Right"
    }
  }

  package func range(from first: String, to last: String) -> String { "\(first) to \(last)" }

  package func text(_ meaning: KeyHelp) -> String {
    switch meaning {
    case .clear: "clear the last number or operator"
    case .divide: "divide"
    case .multiply: "multiply"
    case .subtract: "subtract, or a minus sign"
    case .add: "add"
    case .point: "decimal point"
    case .equals: "calculate; again: repeat the last operation"
    case .digits: "digits"
    case .parentheses: "parentheses"
    case .power: "power"
    case .percent: "percent; in a sum, of everything before it"
    case .factorial: "factorial"
    case .enter: "press the highlighted button, otherwise calculate"
    case .deleteLastCharacter: "delete the last character"
    case .moveHighlight: "move the highlight"
    case .pressHighlighted: "press the highlighted button"
    case .scrollTape: "scroll the tape"
    case .chooseTape: "go on with the selected tape"
    case .menu: "open the menu of all commands"
    case .editStart: "edit the expression as text, from its start"
    case .editEnd: "edit the expression as text, from its end"
    case .calculate: "calculate; with the word of a command: do it"
    case .writeEquals: "calculate; after a lone name, give it to a result"
    case .closeFormula: "empty the line; undo brings the text back"
    case .characterLeft: "move one character left"
    case .characterRight: "move one character right"
    case .wordLeft: "move one word left"
    case .wordRight: "move one word right"
    case .lineStart: "move to the start"
    case .lineEnd: "move to the end"
    case .deletePrevious: "delete the previous character"
    case .deleteNext: "delete the next character"
    case .cutWord: "cut the previous word"
    case .cutNextWord: "cut the next word"
    case .cutToStart: "cut everything before the cursor"
    case .cutToEnd: "cut everything after the cursor"
    case .yank: "paste the text that was cut"
    case .complete: "complete a name"
    case .search: "search the lines of the tape; again: an older one"
    case .takeFound: "put the line on the formula line"
    case .stepAside: "go to the tape and back; the text stays"
    case .recall: "go through the lines of the tape"
    case .selectLine: "select another line"
    case .selectPage: "select a line on another page"
    case .selectFirst: "select the first line"
    case .selectLast: "select the last line"
    case .editEntry: "correct the line"
    case .useEntry: "use its result in the expression"
    case .leaveTape: "go back to the keypad"
    case .scrollUp: "scroll up by a line"
    case .scrollDown: "scroll down by a line"
    case .pageUp: "scroll up by a page"
    case .pageDown: "scroll down by a page"
    case .pageStart: "go to the start"
    case .pageEnd: "go to the end"
    case .closePage: "close it; so does the key that opened it"
    case .choose: "do what the selected row says"
    case .tracePlot: "move along the curves, with the values"
    case .pointOfPlot: "go to the next zero or extreme, or the one before"
    case .zoomPlot: "show half the range around the place, or twice the range"
    case .wholePlot: "show the whole range again"
    case .command(let command): self.text(of: command).meaning
    }
  }

  package func text(of command: NamedCommand) -> CommandText {
    switch command {
    case .undo: (nil, "undo the last action", "takes back the last step")
    case .redo: (nil, "redo", "repeats what was undone")
    case .edit: (nil, "edit the expression as text", "opens the line as text")
    case .copy: (nil, "copy the result; again at once: with its expression", "copies the result")
    case .form: (nil, "next form: fraction, scientific, factors, …", "shows the next form")
    case .full: (nil, "show the value in full", "shows all digits")
    case .explain: (nil, "show the working: each step with its value", "shows each step")
    case .totals: (nil, "show the totals by tag", "shows the sums of the tags")
    case .layout: (nil, "switch to the next layout", "shows the next layout")
    case .decimals:
      (nil, "show a number of decimals: decimals 2, decimals off", "chooses the number of decimals")
    case .group: (nil, "group the digits, or no longer", "groups digits, or no longer")
    case .theme: (nil, "switch to the next theme", "changes the colours")
    case .rates: (nil, "fetch the exchange rates of today", "fetches exchange rates")
    case .picture: (nil, "keep a picture of the screen as a file", "keeps a picture of the screen")
    case .tape: (nil, "go to the tape", "goes to the tape")
    case .comment: (nil, "write a comment on the line", "comments on a line")
    case .remove: (nil, "remove the line", "removes a line")
    case .new: (nil, "begin an empty tape, and keep the old one", "begins an empty tape")
    case .open: (nil, "go on with another tape: open NAME", "opens another tape")
    case .tapes: (nil, "list the tapes with their dates and totals", "lists the tapes")
    case .clear: (nil, "clear everything", "clears the expression")
    case .base: (nil, "write whole numbers in base 16, 10, 8 or 2", "chooses the base of numbers")
    case .word: (nil, "show bits in words of 8, 16, 32 or 64", "chooses 8, 16, 32 or 64 bits")
    case .not: (nil, "change all bits of the value", "changes all bits of the value")
    case .rotate:
      (nil, "rotate the bits of the value in their word", "rotates the bits of the value")
    case .functions: (nil, "list the functions and constants", "lists functions and constants")
    case .units: (nil, "list the units", "lists units")
    case .redraw: (nil, "redraw the screen", "redraws the screen")
    case .suspend: (nil, "suspend; fg resumes", "suspends; fg resumes")
    case .help: (nil, "show this help", "opens the help")
    case .quit: (nil, "quit", "quits")
    }
  }

  package func undoing(takesBack text: String) -> String { "takes back \(text)" }

  package func undoing(bringsBack text: String) -> String { "brings back \(text)" }

  package func searchNote(of query: String, isFound: Bool) -> Sentence {
    let rest = isFound || query.isEmpty ? "" : " (not found)"
    return say("Search: \(printable(query))\(rest)", "search")
  }

  package func note(ofRadians example: String) -> Sentence {
    say("Radians; for degrees write \(example).", "radians, not degrees")
  }

  package func note(ofReading reading: String) -> Sentence { say("Read as \(reading).", reading) }

  package func note(of name: String, value: String?, hiding hidden: HiddenMeaning) -> Sentence {
    let isYours = "\(printable(name)) is your \(value ?? "own")"
    let other =
      switch hidden {
      case .unit(let plural, let other): "for \(plural) write \(other)"
      case .constant(let other): "for the constant write \(other)"
      case .function(let function): "for the function write \(function.name)("
      case .total: "rename it for the sum of the lines"
      case .present: "for the day write its date"
      }
    return say(isYours + "; " + other + ".", "a name of yours")
  }

  package func enter(does effect: String) -> String { "Enter \(effect)" }

  package var floats: FloatWords {
    FloatWords(
      single: "IEEE 754 single precision: sign, exponent and fraction of 32 bits",
      double: "IEEE 754 double precision: sign, exponent and fraction of 64 bits",
      value: "stands for", below: "next below", above: "next above", infinity: "infinity")
  }

  package func text(_ hint: Hint) -> String { hint.rawValue }

  package func heading(of chapter: HelpChapter) -> String {
    switch chapter {
    case .keypad: "Keys"
    case .operators: "Operators and functions"
    case .editing: "Editing"
    case .results: "Results"
    case .commands: "Words of commands"
    case .screen: "Tape and screen"
    case .formula: "Keys on the formula line"
    case .tape: "Keys on the tape"
    case .language: "Functions and constants"
    case .units: "Units"
    }
  }

  package func text(_ note: HelpNote) -> String {
    switch note {
    case .mouse: "Mouse"
    case .paste: "Paste"
    case .wordMeaning: "any other character makes the line text: sqrt(2), 5 km"
    case .mouseMeaning: "click a button to press it, or the expression to edit it"
    case .pasteMeaning: "a calculation to edit it, or a column of numbers to sum it"
    case .tapeMouseMeaning: "click a line to select it, again to correct it"
    case .sameAs(let function): "the same as \(function.name)"
    case .operand: "a function takes the number next to it"
    case .modulo: "remainder of a ÷ b, with the sign of b"
    case .partOf: "that part of b"
    case .partOff: "b without that part"
    case .bits: "combine the bits of whole numbers"
    case .shifts: "shift the bits of a whole number"
    case .cancelCorrection: "leave the correction of a line"
    case .degrees: "an angle of x degrees"
    case .bases: "numbers in base 16, 2 and 8"
    case .previousResult: "previous result"
    case .dates: "dates"
    case .now: "the present moment"
    case .daysBeside: "the days beside today"
    case .durations: "ten hours and a half"
    case .moments: "a time in another zone or city"
    case .total: "sum of the lines since the last total"
    case .lineAbove: "result of the third line above"
    case .tagged: "sum of the lines with a tag"
    }
  }
}

// MARK: Units and forms

extension English {
  package func noun(of kind: QuantityKind) -> String { kind.rawValue }

  package func name(of source: UnitSource) -> String {
    switch source {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: "IEC 80000"
    case .yardAndPound: "yard and pound"
    case .iau: "IAU"
    case .customary: "customary"
    case .iso4217: "ISO 4217"
    }
  }

  package func title(of source: UnitSource) -> String {
    switch source {
    case .si: "the SI brochure of the BIPM, 9th edition"
    case .nist: "NIST Special Publication 811, appendix B"
    case .iec: "IEC 80000, parts 6 and 13"
    case .yardAndPound: "the international yard and pound agreement of 1959"
    case .iau: "the International Astronomical Union"
    case .customary: "no standard, a multiple of another unit"
    case .iso4217: "the codes of currencies"
    }
  }

  package func point(zero: String) -> String { "a point, with 0 at \(zero)" }

  package func title(of form: NumberForm) -> String {
    switch form {
    case .decimal, .fraction, .hexadecimal, .binary, .octal: form.rawValue
    case .mixed: "mixed number"
    case .repeating: "repeating decimal"
    case .scientific: "scientific notation"
    case .engineering: "engineering notation"
    case .factors: "prime factors"
    }
  }

  package func meaning(of form: NumberForm) -> String {
    switch form {
    case .decimal: "Digits around a decimal point."
    case .fraction: "A fraction in lowest terms."
    case .mixed:
      "An integer and a fraction below 1, joined by the sign of the number; the screen shows them "
        + "side by side."
    case .repeating:
      "A decimal without end, with its period in parentheses, if that has at most 100,000 digits."
    case .scientific: "One digit before the point and a power of ten."
    case .engineering:
      "One to three digits before the point and a power of ten whose exponent is a multiple of 3."
    case .factors:
      "A whole number as a product of primes, each of them proven to be one. What could not be "
        + "factored, or not be proven prime, within about a second of work, or half a minute on the "
        + "screen, stands last, before the comment # not factored."
    case .hexadecimal: "A whole number to base 16."
    case .binary: "A whole number to base 2."
    case .octal: "A whole number to base 8."
    }
  }

  package var factors: FactorWords {
    FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (not factored)",
      unfactoredDigits: { "(\(grouped($0)) digits, not factored)" })
  }

  package func digitsLeft(_ count: Int) -> String { "(\(grouped(count)) digits)" }

  package func lines(_ first: Int, to last: Int, of all: Int) -> String {
    "lines \(grouped(first)) to \(grouped(last)) of \(grouped(all))"
  }

  package var moreDigits: (running: String, rest: String) { (", calculating…", " so far") }

  package func heading(_ form: NumberForm, unit: String?) -> String {
    let title = title(of: form)
    return title.prefix(1).uppercased() + title.dropFirst() + (unit.map { " in " + $0 } ?? "")
  }

  package var explanation: (heading: String, more: String) {
    ("Step by step", "… countonme --explain prints all steps")
  }
}
