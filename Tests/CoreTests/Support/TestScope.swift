import ExactNumbers
import Quantities

@testable import CalculatorCore

struct AnswerScope: Scope {
  var answer: EntryID? = EntryID(writer: 0, number: 1)

  func origin(of reference: Reference) -> EntryID? { reference == .answer ? answer : nil }

  var names: [String] { [] }
}

struct TapeScope: Scope {
  var tape: Tape
  var entry: EntryID?

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .answer: tape.answer(above: entry)
    case .name(let name): tape.origin(ofName: name, above: entry)
    case .character(let scalar): scalar == "\u{F8FF}" ? tape.ids.first : nil
    case .identity(let id): tape.isAbove(id, entry) ? id : nil
    }
  }

  func definition(of id: EntryID) -> String? {
    tape[id].flatMap { $0.isDefinition ? $0.heading : nil }
  }

  func isUnknown(_ name: String) -> Bool {
    tape.origin(ofName: name, above: entry).map { tape[$0]?.name != name } ?? false
  }

  func origins(of lines: LineReference) -> [EntryID] { tape.origins(of: lines, above: entry) }

  var names: [String] { tape.names }
}

extension Expression {
  /// The tokens, separated by spaces; a tie is its value in braces.
  func text(_ value: (EntryID) -> Quantity?) -> String {
    tokens.map { token in
      guard case .tie(let origin) = token else { return token.debugDescription }
      return "{\(value(origin)?.number.fractionOrDigits ?? "?")}"
    }.joined(separator: " ")
  }
}

extension Real {
  fileprivate var fractionOrDigits: String? {
    if let rational { return rational.description }
    let digits = try? NumberWriter(decimal: self).text(digits: 15, in: .ascii, Budget()).text
    return digits.map { "≈ \($0.withoutTrailingZeros)" }
  }
}
