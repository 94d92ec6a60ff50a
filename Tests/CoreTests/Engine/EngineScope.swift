import CalculatorCore
import ExactNumbers
import Quantities
@testable import Words

@testable import Engine

/// A scope with an entry for `ans`, whose entries have texts that parse back.
struct TestScope: Scope {
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

extension Explanation {
  /// The lines of the explanation; a value that is not known is about 0.
  func lines(
    in form: NumberForm = .decimal, fitting width: Int, atMost most: Int = .max,
    ties: @escaping (EntryID) -> String
  ) throws -> [String] {
    let (budget, style) = (Budget(), NumberStyle(words: Wording(.english).factors))
    var lines: [String] = []
    var text = ExplanationText(self, in: style, ties: ties, budget) { value throws(RealError) in
      do throws(RealError) {
        let formed = try QuantityWriter(value, in: form, budget)
        let text = try formed.text(.columns(width), in: style, budget)
        return text.map { ($0.isExact ? "= " : "≈ ") + $0.text } ?? "…"
      } catch {
        return "≈ 0"
      }
    }
    try text.write(atMost: most) { lines.append($0) }
    return lines
  }
}
