import Previews
import Screen
import TestSupport
import Words

@testable import CalculatorViewModel

extension SeededGenerator {
  /// Up to 40 keys of all tables in any order, so that sums, corrections and removals are frequent;
  /// none of them ends the program or leaves it.
  mutating func tapeKeys() -> [Key] {
    let all = [KeyTable.keypad, KeyTable.formula, KeyTable.tape, KeyTable.page]
      .joined().filter { $0.command != .quit && $0.command != .suspend }.flatMap(\.keys)
      .filter { ![.control("c"), .control("d"), .control("z"), .character("q")].contains($0) }
    let frequent = Array("12345+-*=⏎⏎==⇥⇥↑↑␣u⌦⎋iab#").map(Key.init(notation:))
    return (0..<Int.random(in: 0...40, using: &self)).compactMap { _ in
      (Bool.random(using: &self) ? all : frequent).randomElement(using: &self)
    }
  }
}
