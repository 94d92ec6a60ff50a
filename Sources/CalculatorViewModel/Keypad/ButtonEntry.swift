import CalculatorCore
import Screen
import Words

/// What a button is for; themes have a style for each role.
///
/// The help lists the buttons role by role, in the order of these cases.
package enum ButtonRole: Hashable, Sendable, CaseIterable {
  case digit
  /// One of the four operations.
  case binary
  case equals
  case clear
  /// Anything else that is written into the expression.
  case function
  /// How numbers are written.
  case setting
}

/// What a button does.
package enum ButtonAction: Hashable, Sendable {
  /// It is pressed on the calculator.
  case press(Press)
  /// Writes the result of the newest entry.
  case answer
  /// Writes whole numbers in a base from now on.
  case base(NumberBase)
  /// Shows bits in words of the next size.
  case nextWordSize
}

/// Everything about a button except its place.
package struct ButtonEntry: Sendable {
  package var label: Label
  package var role: ButtonRole
  package var action: ButtonAction
  /// The keys that press it; none for a function, whose name is typed.
  package var keys: [Key]
  /// What it does, for the help, which puts adjacent buttons of the same meaning on one line.
  package var meaning: KeyMeaning

  init(
    _ label: Label, _ role: ButtonRole, _ action: ButtonAction, keys: [Key] = [],
    meaning: KeyMeaning
  ) {
    self.label = label
    self.role = role
    self.action = action
    self.keys = keys
    self.meaning = meaning
  }

  /// The entry of a button that edits the expression.
  init(
    _ label: Label, _ role: ButtonRole, _ edit: ExpressionEdit, keys: [Key] = [],
    meaning: KeyMeaning
  ) {
    self.init(label, role, .press(.edit(edit)), keys: keys, meaning: meaning)
  }

  /// The entry of a digit; those of base 16 alone have keys in that base only.
  static func digit(_ digit: Digit) -> ButtonEntry {
    ButtonEntry(
      Label(ascii: String(digit.character)), .digit, .digit(digit),
      keys: NumberBase.decimal.has(digit) ? [.character(digit.character)] : [],
      meaning: .digits)
  }

  /// The entry of one of the four operations, whose keys are both forms of its label and some
  /// `others`.
  static func operation(
    _ binary: BinaryOperator, _ text: Character, _ ascii: Character, also others: String = "",
    meaning: KeyMeaning
  ) -> ButtonEntry {
    let characters = (text == ascii ? [ascii] : [text, ascii]) + others
    return ButtonEntry(
      Label(String(text), ascii: String(ascii)), .binary, .binary(binary),
      keys: characters.map { .character($0) }, meaning: meaning)
  }

  /// The entry of a function, whose label is its name.
  static func function(_ function: Function) -> ButtonEntry {
    ButtonEntry(
      Label(ascii: function.name), .function, .function(function), meaning: .function)
  }

  /// The entry of an operator on the bits of whole numbers, whose label is its name.
  static func bits(_ binary: BinaryOperator, meaning: KeyMeaning) -> ButtonEntry {
    ButtonEntry(Label(ascii: binary.source), .function, .binary(binary), meaning: meaning)
  }

  /// The entry of a base.
  static func base(_ base: NumberBase) -> ButtonEntry {
    ButtonEntry(Label(ascii: base.label), .setting, .base(base), meaning: .base)
  }
}
