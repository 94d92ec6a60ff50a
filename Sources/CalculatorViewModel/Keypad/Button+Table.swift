import CalculatorCore
import Screen
import Words

extension Button {
  /// The table of buttons; their places are in the pictures of `Keypad`.
  package var entry: ButtonEntry {
    switch self {
    case .allClear:
      ButtonEntry(
        Label(ascii: "AC"), .clear, .press(.command(.allClear)), keys: [.escape],
        meaning: .allClear)
    case .clear:
      ButtonEntry(
        Label(ascii: "C"), .clear, .deleteElement, keys: [.character("c"), .delete],
        meaning: .clear)
    case .deleteCharacter:
      ButtonEntry(
        Label(ascii: "DEL"), .clear, .deleteCharacter, keys: [.backspace],
        meaning: .deleteLastCharacter)
    case .divide: .operation(.divide, "÷", "/", also: ":", meaning: .divide)
    case .multiply: .operation(.multiply, "×", "*", also: "x", meaning: .multiply)
    case .subtract: .operation(.subtract, "−", "-", meaning: .subtract)
    case .add: .operation(.add, "+", "+", meaning: .add)
    case .equals:
      ButtonEntry(
        Label(ascii: "="), .equals, .press(.command(.equals)), keys: [.character("=")],
        meaning: .equals)
    case .zero: .digit(.zero)
    case .one: .digit(.one)
    case .two: .digit(.two)
    case .three: .digit(.three)
    case .four: .digit(.four)
    case .five: .digit(.five)
    case .six: .digit(.six)
    case .seven: .digit(.seven)
    case .eight: .digit(.eight)
    case .nine: .digit(.nine)
    case .ten: .digit(.a)
    case .eleven: .digit(.b)
    case .twelve: .digit(.c)
    case .thirteen: .digit(.d)
    case .fourteen: .digit(.e)
    case .fifteen: .digit(.f)
    case .point:
      ButtonEntry(
        Label(ascii: "."), .digit, .point, keys: [.character("."), .character(",")],
        meaning: .point)
    case .open:
      ButtonEntry(
        Label(ascii: "("), .function, .open, keys: [.character("(")], meaning: .parentheses)
    case .close:
      ButtonEntry(
        Label(ascii: ")"), .function, .close, keys: [.character(")")], meaning: .parentheses)
    case .power:
      ButtonEntry(
        Label("xʸ", ascii: "x^y"), .function, .binary(.power), keys: [.character("^")],
        meaning: .power)
    case .percent:
      ButtonEntry(
        Label(ascii: "%"), .function, .postfix(.percent), keys: [.character("%")],
        meaning: .percent)
    case .factorial:
      ButtonEntry(
        Label(ascii: "n!"), .function, .postfix(.factorial), keys: [.character("!")],
        meaning: .factorial)
    case .degree:
      ButtonEntry(
        Label("°", ascii: "deg"), .function, .postfix(.degree), meaning: .degree)
    case .root: ButtonEntry(Label("√", ascii: "sqrt"), .function, .root, meaning: .root)
    case .square: ButtonEntry(Label("x²", ascii: "x^2"), .function, .square, meaning: .square)
    case .reciprocal:
      ButtonEntry(Label(ascii: "1/x"), .function, .reciprocal, meaning: .reciprocal)
    case .sine: .function(.sin)
    case .cosine: .function(.cos)
    case .tangent: .function(.tan)
    case .arcsine: .function(.asin)
    case .arccosine: .function(.acos)
    case .arctangent: .function(.atan)
    case .naturalLogarithm: .function(.ln)
    case .logarithm: .function(.log)
    case .pi: ButtonEntry(Label("π", ascii: "pi"), .function, .constant(.pi), meaning: .constant)
    case .e: ButtonEntry(Label(ascii: "e"), .function, .constant(.e), meaning: .constant)
    case .answer: ButtonEntry(Label(ascii: "ANS"), .function, .answer, meaning: .answer)
    case .and: .bits(.and, meaning: .combineBits)
    case .or: .bits(.or, meaning: .combineBits)
    case .xor: .bits(.xor, meaning: .combineBits)
    case .shiftLeft: .bits(.shiftLeft, meaning: .shiftBits)
    case .shiftRight: .bits(.shiftRight, meaning: .shiftBits)
    case .modulo: .bits(.modulo, meaning: .remainder)
    case .hexadecimal: .base(.hexadecimal)
    case .decimal: .base(.decimal)
    case .octal: .base(.octal)
    case .binary: .base(.binary)
    case .wordSize: ButtonEntry(Label(ascii: "BIT"), .setting, .nextWordSize, meaning: .wordSize)
    }
  }
}
