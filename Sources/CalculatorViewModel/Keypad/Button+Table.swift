import CalculatorCore
import Screen

/// What a button is for; themes have a style for each role.
///
/// The help lists the buttons role by role, in the order of these cases.
package enum ButtonRole: Hashable, Sendable, CaseIterable {
  case digit
  case binary
  case equals
  case clear
}

/// Everything about a button except its place.
package struct ButtonEntry: Sendable {
  package var label: Label
  package var role: ButtonRole
  package var press: Press
  /// The keys that press it.
  package var keys: [Key]
  /// What it does, for the help, which puts adjacent buttons of the same meaning on one line.
  package var meaning: String
}

extension Button {
  /// The table of buttons; their places are in the picture of `Keypad`.
  package var entry: ButtonEntry {
    switch self {
    case .allClear:
      ButtonEntry(
        label: Label(ascii: "AC"), role: .clear, press: .command(.allClear), keys: [.escape],
        meaning: "clear everything")
    case .clear:
      ButtonEntry(
        label: Label(ascii: "C"), role: .clear, press: .edit(.deleteElement),
        keys: [.character("c"), .delete],
        meaning: "clear the last number or operator")
    case .divide: Self.binary(.divide, "÷", "/", also: ":", meaning: "divide")
    case .multiply: Self.binary(.multiply, "×", "*", also: "x", meaning: "multiply")
    case .subtract: Self.binary(.subtract, "−", "-", meaning: "subtract, or a minus sign")
    case .add: Self.binary(.add, "+", "+", meaning: "add")
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
        label: Label(ascii: "."), role: .digit, press: .edit(.point),
        keys: [.character("."), .character(",")],
        meaning: "decimal point")
    case .equals:
      ButtonEntry(
        label: Label(ascii: "="), role: .equals, press: .command(.equals), keys: [.character("=")],
        meaning: "calculate; again: repeat the last operation")
    }
  }

  private static func digit(_ digit: Digit) -> ButtonEntry {
    let label = String(digit.rawValue)
    return ButtonEntry(
      label: Label(ascii: label), role: .digit, press: .edit(.digit(digit)),
      keys: [.character(Character(label))],
      meaning: "digits")
  }

  /// The entry of an operator, whose keys are both forms of its label and some `others`.
  private static func binary(
    _ binary: BinaryOperator, _ text: Character, _ ascii: Character, also others: String = "",
    meaning: String
  ) -> ButtonEntry {
    let characters = (text == ascii ? [ascii] : [text, ascii]) + others
    return ButtonEntry(
      label: Label(String(text), ascii: String(ascii)), role: .binary,
      press: .edit(.binary(binary)),
      keys: characters.map { .character($0) }, meaning: meaning)
  }
}
