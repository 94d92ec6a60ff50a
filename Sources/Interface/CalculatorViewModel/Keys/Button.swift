import CalculatorCore
import Screen
import Words

/// A button of a keypad; `entry` defines it, and the pictures of `Keypad` place it.
package enum Button: Int, Hashable, Sendable, CaseIterable {
  /// The digits, in the order of `Digit`.
  case zero, one, two, three, four, five, six, seven, eight, nine
  case ten, eleven, twelve, thirteen, fourteen, fifteen
  case allClear, clear, divide, multiply, subtract, add, point, equals
  // Scientific layout.
  case open, close, power, root
  case square, reciprocal, factorial, percent
  case sine, cosine, tangent, pi
  case arcsine, arccosine, arctangent, e
  case naturalLogarithm, logarithm, degree, answer
  // Programmer layout.
  case nextBase, deleteCharacter
  case and, or, xor, not
  case rotateLeft, rotateRight
  case shiftLeft, shiftRight, modulo, wordSize
}

/// The role of a button, which decides its style; the help lists roles in this order.
package enum ButtonRole: Hashable, Sendable, CaseIterable {
  case digit
  /// One of the four operations.
  case binary
  case equals, clear, function, setting
}

/// The effect of a button.
package enum ButtonAction: Hashable, Sendable {
  case press(Press)
  case answer
  case command(Command)

  static func edit(_ edit: ExpressionEdit) -> ButtonAction { .press(.edit(edit)) }
}

/// The properties of a button except its place.
package struct ButtonEntry: Sendable {
  package var label: Label
  package var role: ButtonRole
  package var action: ButtonAction
  /// The keys that press it; none for a function, whose name is typed.
  package var keys: [Key]
  /// The text of the help, which merges adjacent buttons of the same meaning; nil without keys.
  package var meaning: KeyHelp?

  init(
    _ label: Label, _ role: ButtonRole, _ action: ButtonAction, keys: [Key] = [],
    meaning: KeyHelp? = nil
  ) {
    (self.label, self.role, self.action) = (label, role, action)
    (self.keys, self.meaning) = (keys, meaning)
  }

  /// The entry of a button whose keys are characters, by default also its label.
  static func typed(
    _ keys: String, _ edit: ExpressionEdit, _ label: Label? = nil, _ role: ButtonRole = .function,
    meaning: KeyHelp
  ) -> ButtonEntry {
    ButtonEntry(
      label ?? Label(ascii: keys), role, .edit(edit), keys: keys.map { .character($0) },
      meaning: meaning)
  }

  static func digit(_ digit: Digit) -> ButtonEntry {
    let label = Label(ascii: String(digit.character))
    return NumberBase.decimal.has(digit)
      ? .typed(label.text, .digit(digit), label, .digit, meaning: .digits)
      : ButtonEntry(label, .digit, .edit(.digit(digit)))
  }

  /// The entry of one of the four operations; both forms of its label are keys.
  static func operation(
    _ binary: BinaryOperator, _ text: String, _ ascii: String, meaning: KeyHelp
  ) -> ButtonEntry {
    .typed(
      text == ascii ? ascii : text + ascii, .binary(binary), Label(text, ascii: ascii), .binary,
      meaning: meaning)
  }

  static func function(_ function: Function) -> ButtonEntry {
    ButtonEntry(Label(ascii: function.name), .function, .edit(.function(function)))
  }

  static func bits(_ binary: BinaryOperator) -> ButtonEntry {
    ButtonEntry(Label(ascii: binary.source), .function, .edit(.binary(binary)))
  }

  static func change(_ label: String, _ change: BitChange) -> ButtonEntry {
    ButtonEntry(Label(ascii: label), .function, .command(.changeBits(change)))
  }
}

/// A short text with a form for ASCII terminals, such as `−` and `-`.
package struct Label: Hashable, Sendable {
  package let text: String
  package let ascii: String

  package init(_ text: String, ascii: String) {
    precondition(
      !ascii.isEmpty && ascii.utf8.allSatisfy { $0 < 0x80 },
      "“\(ascii)” is no ASCII form of “\(text)”")
    (self.text, self.ascii) = (text, ascii)
  }

  package init(ascii: String) { self.init(ascii, ascii: ascii) }
}

extension Button {
  package var entry: ButtonEntry { Self.entries[rawValue] }

  /// The entries of all cases, made once, because a frame asks for several of each button.
  private static let entries = allCases.map(\.newEntry)

  private var newEntry: ButtonEntry {
    switch self {
    case .allClear: ButtonEntry(Label(ascii: "AC"), .clear, .press(.command(.allClear)))
    case .clear:
      ButtonEntry(
        Label(ascii: "C"), .clear, .edit(.deleteElement), keys: [.delete], meaning: .clear)
    case .deleteCharacter:
      ButtonEntry(
        Label(ascii: "DEL"), .clear, .edit(.deleteCharacter), keys: [.backspace],
        meaning: .deleteLastCharacter)
    case .divide: .operation(.divide, "÷", "/", meaning: .divide)
    case .multiply: .operation(.multiply, "×", "*", meaning: .multiply)
    case .subtract: .operation(.subtract, "−", "-", meaning: .subtract)
    case .add: .operation(.add, "+", "+", meaning: .add)
    case .equals:
      ButtonEntry(
        Label(ascii: "="), .equals, .press(.command(.equals)), keys: [.character("=")],
        meaning: .equals)
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .ten, .eleven,
      .twelve, .thirteen, .fourteen, .fifteen:
      .digit(Digit.allCases[rawValue])
    case .point: .typed(".,", .point, Label(ascii: "."), .digit, meaning: .point)
    case .open: .typed("(", .open, meaning: .parentheses)
    case .close: .typed(")", .close, meaning: .parentheses)
    case .power: .typed("^", .binary(.power), Label("xʸ", ascii: "x^y"), meaning: .power)
    case .percent: .typed("%", .postfix(.percent), meaning: .percent)
    case .factorial: .typed("!", .postfix(.factorial), Label(ascii: "n!"), meaning: .factorial)
    case .degree: ButtonEntry(Label("°", ascii: "deg"), .function, .edit(.postfix(.degree)))
    case .root: ButtonEntry(Label("√", ascii: "sqrt"), .function, .edit(.root))
    case .square: ButtonEntry(Label("x²", ascii: "x^2"), .function, .edit(.square))
    case .reciprocal: ButtonEntry(Label(ascii: "1/x"), .function, .edit(.reciprocal))
    case .sine: .function(.sin)
    case .cosine: .function(.cos)
    case .tangent: .function(.tan)
    case .arcsine: .function(.asin)
    case .arccosine: .function(.acos)
    case .arctangent: .function(.atan)
    case .naturalLogarithm: .function(.ln)
    case .logarithm: .function(.log)
    case .pi: ButtonEntry(Label("π", ascii: "pi"), .function, .edit(.constant(.pi)))
    case .e: ButtonEntry(Label(ascii: "e"), .function, .edit(.constant(.e)))
    case .answer: ButtonEntry(Label(ascii: "ANS"), .function, .answer)
    case .and: .bits(.and)
    case .or: .bits(.or)
    case .xor: .bits(.xor)
    case .shiftLeft: .bits(.shiftLeft)
    case .shiftRight: .bits(.shiftRight)
    case .modulo: .bits(.modulo)
    case .not: .change("not", .complement)
    case .rotateLeft: .change("rol", .rotateLeft)
    case .rotateRight: .change("ror", .rotateRight)
    case .nextBase: ButtonEntry(Label(ascii: "BAS"), .setting, .command(.chooseBase(nil)))
    case .wordSize: ButtonEntry(Label(ascii: "BIT"), .setting, .command(.chooseWordSize(nil)))
    }
  }
}
