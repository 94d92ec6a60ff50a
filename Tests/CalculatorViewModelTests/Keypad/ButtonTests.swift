import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A button` {
  private let entries = Button.allCases.map(\.entry)

  @Test(arguments: Button.allCases)
  func `is pressed by each of its keys`(button: Button) {
    for key in button.entry.keys {
      #expect(KeyTable.command(for: key, in: .keypad) == .press(button))
    }
  }

  @Test func `has a key if it is on the first keypad`() {
    for button in Keypad.standard.rows.joined() { #expect(!button.entry.keys.isEmpty) }
  }

  @Test func `has a meaning`() {
    #expect(entries.allSatisfy { !English().text($0.meaning).isEmpty })
  }

  @Test func `differs from all others in what it does`() {
    #expect(Set(entries.map(\.action)).count == entries.count)
  }

  @Test(arguments: LayoutName.allCases.compactMap(\.keypad))
  func `differs from the others of its keypad in both forms of its label`(keypad: Keypad) {
    let labels = keypad.buttonRows.joined().map(\.entry.label)
    #expect(Set(labels.map(\.text)).count == labels.count)
    #expect(Set(labels.map(\.ascii)).count == labels.count)
  }

  @Test func `has a label in Unicode and one in ASCII`() {
    #expect(Button.divide.entry.label == Label("÷", ascii: "/"))
    #expect(Button.seven.entry.label == Label(ascii: "7"))
    #expect(entries.allSatisfy { !$0.label.text.isEmpty && $0.label.ascii.allSatisfy(\.isASCII) })
  }

  @Test func `shares no key with another binding`() {
    for bindings in [KeyTable.keypad, KeyTable.formula, KeyTable.hexadecimal] {
      let keys = bindings.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `with a label outside ASCII only is a mistake in the program`() async {
    await #expect(processExitsWith: .failure) { _ = Label(ascii: "±") }
    await #expect(processExitsWith: .failure) { _ = Label("±", ascii: "") }
  }
}
