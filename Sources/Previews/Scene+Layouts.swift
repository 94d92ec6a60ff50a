import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
import Screen
import Words

/// Scenes of the layouts besides the first.
extension Scene {
  /// The scenes of the layouts.
  package static let layouts = [scientific, programmer, notInBase, smallProgrammer, tapeAlone]

  static let scientific = Scene(
    name: "scientific", summary: "the scientific layout", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "5 sin(30°)"),
      result: ResultLine(text: "= 2.5", tone: .final),
      tape: TapePane("5 sin(30°)", "= 2.5"), layout: .scientific, theme: .dark))

  static let programmer = Scene(
    name: "programmer", summary: "a negative number in all bases", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "0xFF − 0x100"),
      result: ResultLine(text: "= −0x1", tone: .live), tape: .empty, layout: .programmer,
      bases: BasesPane(
        base: .hexadecimal, text: BasesText(-1, .bits32),
        note: English().sentence(.twosComplement(.bits32))),
      theme: .dark))

  static let notInBase = Scene(
    name: "not-in-base", summary: "a digit that the base does not have",
    size: Size(columns: 120, rows: 36),
    state: ViewState(
      expression: ExpressionLine(text: "0b1011 + 0b10"),
      result: ResultLine(text: "= 0b1101", tone: .live),
      message: MessageLine(.refusal(.digitOutsideBase), in: English()), tape: .empty,
      pressed: .seven, layout: .programmer,
      bases: BasesPane(
        base: .binary, text: BasesText(13, .bits32), note: English().sentence(.word(.bits32))),
      theme: .dark))

  static let smallProgrammer = Scene(
    name: "small-programmer", summary: "the programmer layout in its smallest window",
    size: Size(columns: 40, rows: 11),
    state: ViewState(
      expression: ExpressionLine(text: "2^40"),
      result: ResultLine(text: "= 1099511627776", tone: .final), highlighted: .hexadecimal,
      layout: .programmer,
      bases: BasesPane(
        base: .decimal, text: BasesText(1_099_511_627_776, .bits32),
        note: English().sentence(.tooLarge(.bits32))),
      theme: .dark))

  static let tapeAlone = Scene(
    name: "tape-alone", summary: "the tape without buttons", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12.5 + 7 × 3 − 0.25"),
      result: ResultLine(text: "= 33.25", tone: .final),
      tape: TapePane("12.5 + 7 × 3 − 0.25", "= 33.25"), layout: .tape, theme: .dark))

  static let french = Scene(
    name: "french", summary: "an error in French, with a decimal comma", size: standard,
    state: ViewState(
      expression: ExpressionLine(text: "12,5 + 8 ÷ 0 × 3", mark: 9..<12),
      message: MessageLine(.failure(.divisionByZero), in: French()),
      tape: TapePane(note: French().emptyTape), theme: .light, language: .french))
}
