import CalculatorCore
import Previews
import Screen
import TestSupport
import Testing

@testable import CalculatorViewModel

/// The meaning of keys depends on their order, not on time.
@Suite struct `A stream of keys` {
  /// Typed besides single keys; none acts on running requests, as Ctrl-C does.
  private static let words =
    Vocabulary.names + [
      "SIN", "Tau", "isl", "uva", "VAT", "Tc", "2×", "3+", "1/3=", "⎋③", "≡th", "quit",
    ]
  private static let keys = "0123456789.+-*/%()==⏎⏎⏎⎋⎋⎋⌫⌦↑←␣⇥⑧⑧③③⑥④②ax"
  private static let others = "abdehjklmnoprswzABCDEGHIJKLMNOPQRSUVWXZπ√°#;_²<?"

  private static let names = "isle=5⏎⎋uva=3⏎⎋vat=isle⏎⎋tc=6⏎"

  private func keys(_ count: Int, _ random: inout SeededGenerator) -> [Key] {
    var keys = Bool.random(using: &random) ? Self.names.map(Key.init(notation:)) : []
    let count = count + keys.count
    while keys.count < count {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<17: keys += Self.keys.randomElement(using: &random).map { [Key(notation: $0)] } ?? []
      case 17..<19:
        let word = Self.words.randomElement(using: &random) ?? ""
        keys += word.prefix(Int.random(in: 1...3, using: &random)).map(Key.init(notation:))
      default: keys += Self.others.randomElement(using: &random).map { [.character($0)] } ?? []
      }
    }
    return keys
  }

  /// Types keys; `between` lets time pass.
  private func result(of keys: [Key], between: (inout Paced) -> Void) -> Paced {
    var paced = Paced()
    for key in keys {
      paced.send(.key(key))
      between(&paced)
    }
    paced.settle()
    return paced
  }

  @Test(arguments: seeds) func `means the same at any speed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let keys = keys(Int.random(in: 1...40, using: &random), &random)
      let slow = result(of: keys) { $0.settle() }
      for other in [result(of: keys) { _ in }, result(of: keys) { $0.pass(&random) }] {
        #expect(other.model.viewState == slow.model.viewState, "\(keys)")
        #expect(other.model.tape.changes == slow.model.tape.changes)
        #expect(other.model.keypad.display == slow.model.keypad.display)
      }
    }
  }

  @Test func `of very many keys means the same at once as when typed slowly`() {
    var random = SeededGenerator(seed: 10)
    let keys = keys(300 * caseFactor, &random)
    let slow = result(of: keys) { $0.settle() }
    let fast = result(of: keys) { _ in }
    #expect(fast.model.viewState == slow.model.viewState)
    #expect(fast.model.tape.changes == slow.model.tape.changes)
  }
}
