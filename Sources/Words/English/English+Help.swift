import CalculatorCore

extension English {
  package func text(_ hint: Hint) -> String {
    switch hint {
    case .help: "help"
    case .edit: "edit"
    case .tape: "tape"
    case .undo: "undo"
    case .clear: "clear"
    case .layout: "layout"
    case .quit: "quit"
    case .calculate: "calculate"
    case .back: "back"
    case .correct: "correct"
    case .use: "use"
    case .comment: "comment"
    case .remove: "remove"
    case .close: "close"
    case .scroll: "scroll"
    case .page: "page"
    }
  }

  package func heading(of chapter: HelpChapter) -> String {
    switch chapter {
    case .keypad: "Keys"
    case .operators: "Operators and functions"
    case .editing: "Editing"
    case .results: "Results"
    case .screen: "Tape and screen"
    case .formula: "Keys on the formula line"
    case .tape: "Keys on the tape"
    case .language: "Functions and constants"
    }
  }

  package func text(_ note: HelpNote) -> String {
    switch note {
    case .mouse: "Mouse"
    case .paste: "Paste"
    case .wordMeaning: "a word opens the formula line: sqrt(2), 2pi, 5 km"
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
    case .degrees: "x degrees, converted to radians"
    case .bases: "numbers in base 16, 2 and 8"
    case .previousResult: "previous result"
    }
  }
}
