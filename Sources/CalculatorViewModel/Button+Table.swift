import CalculatorCore
import Screen

/// What a button is for, which themes give a colour.
package enum ButtonRole: Hashable, Sendable, CaseIterable {
  case digit
  case binary
  case equals
  case clear
}

/// All that there is to say about a button.
package struct ButtonEntry: Sendable {
  package var label: String
  package var role: ButtonRole
  package var press: Press
  /// The keys that press it.
  package var keys: [Key]
  /// What it does, for the help; buttons that follow each other with the same words share a line.
  package var meaning: String
}

extension Button {
  /// The table of buttons.
  ///
  /// With the picture in `Keypad` it is all that a new button needs.
  package var entry: ButtonEntry {
    switch self {
    case .allClear:
      ButtonEntry(
        label: "AC", role: .clear, press: .allClear, keys: [.escape], meaning: "clear everything")
    case .clear:
      ButtonEntry(
        label: "C", role: .clear, press: .clear, keys: [.character("c"), .delete],
        meaning: "clear the last number or operator")
    case .divide: Self.binary(.divide, "÷", also: "/:", meaning: "divide")
    case .multiply: Self.binary(.multiply, "×", also: "*x", meaning: "multiply")
    case .subtract: Self.binary(.subtract, "−", also: "-", meaning: "subtract, or a minus sign")
    case .add: Self.binary(.add, "+", also: "", meaning: "add")
    case .seven: Self.digit(.seven)
    case .eight: Self.digit(.eight)
    case .nine: Self.digit(.nine)
    case .four: Self.digit(.four)
    case .five: Self.digit(.five)
    case .six: Self.digit(.six)
    case .one: Self.digit(.one)
    case .two: Self.digit(.two)
    case .three: Self.digit(.three)
    case .zero: Self.digit(.zero)
    case .point:
      ButtonEntry(
        label: ".", role: .digit, press: .point, keys: [.character("."), .character(",")],
        meaning: "decimal point")
    case .equals:
      ButtonEntry(
        label: "=", role: .equals, press: .equals, keys: [.character("=")],
        meaning: "calculate; again: repeat the last operation")
    }
  }

  private static func digit(_ digit: Digit) -> ButtonEntry {
    let label = String(digit.rawValue)
    return ButtonEntry(
      label: label, role: .digit, press: .digit(digit), keys: [.character(Character(label))],
      meaning: "digits")
  }

  private static func binary(
    _ binary: BinaryOperator, _ label: Character, also others: String, meaning: String
  ) -> ButtonEntry {
    ButtonEntry(
      label: String(label), role: .binary, press: .binary(binary),
      keys: ([label] + others).map { .character($0) }, meaning: meaning)
  }
}
