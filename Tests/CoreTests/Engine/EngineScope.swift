import CalculatorCore
import Words

@testable import Engine

/// A scope in which `ans` is one entry, and every entry has a text that reads back as it.
struct TestScope: Scope, TieWriter {
  private static let answer = EntryID(writer: 9, number: 9)

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: Self.answer
    case .identity(let id): id
    case .name, .character: nil
    }
  }

  func text(of origin: EntryID) -> String { origin == Self.answer ? "ans" : "@\(origin)" }

  var names: [String] { [] }
}
