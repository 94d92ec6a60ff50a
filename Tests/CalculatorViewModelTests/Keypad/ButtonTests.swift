import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `A button` {
  private let entries = Button.allCases.map(\.entry)

  @Test(arguments: Button.allCases)
  func `is pressed by each of its keys`(button: Button) {
    #expect(!button.entry.keys.isEmpty)
    for key in button.entry.keys {
      #expect(KeyTable.command(for: key, in: .keypad) == .press(button))
    }
  }

  @Test func `has a meaning`() {
    #expect(entries.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func `differs from all others in what it does and in both forms of its label`() {
    #expect(Set(entries.map(\.press)).count == entries.count)
    #expect(Set(entries.map(\.label.text)).count == entries.count)
    #expect(Set(entries.map(\.label.ascii)).count == entries.count)
  }

  @Test func `has a label in Unicode and one in ASCII`() {
    #expect(Button.divide.entry.label == Label("÷", ascii: "/"))
    #expect(Button.seven.entry.label == Label(ascii: "7"))
    #expect(entries.allSatisfy { !$0.label.text.isEmpty && $0.label.ascii.allSatisfy(\.isASCII) })
  }

  @Test func `shares no key with another binding`() {
    for bindings in [KeyTable.keypad, KeyTable.formula] {
      let keys = bindings.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `with a label outside ASCII only is a mistake in the program`() async {
    await #expect(processExitsWith: .failure) { _ = Label(ascii: "±") }
    await #expect(processExitsWith: .failure) { _ = Label("±", ascii: "") }
  }
}
