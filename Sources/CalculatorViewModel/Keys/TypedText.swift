import CalculatorCore

/// The characters that were typed for an expression.
struct TypedText: Hashable, Sendable {
  /// The entry whose result stands before them; nil where there is none.
  var origin: EntryID?
  var text: String

  /// Whether one more character makes the text a date, or the beginning of one: `2026-12-`, `25/12/2026`.
  func becomesDate(with character: Character) -> Bool {
    guard text.utf8.count < 10 else { return false }
    let text = text + String(character)
    guard let sign = text.first(where: { !$0.isNumber }), sign == "-" || sign == "/", origin == nil
    else { return false }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return false }
    let counts = parts.map(\.count)
    switch counts[0] {
    case 4 where sign == "-": return counts[1] == 2 && counts[2] == 0
    case 4: return 1...2 ~= counts[1] && counts[2] == 2
    case 1...2: return 1...2 ~= counts[1] && counts[2] == 4
    default: return false
    }
  }
}

/// What was typed for the expression on the keypad, at each step of the calculator since it was begun.
struct TypedHistory: Hashable, Sendable {
  enum Change {
    case begin(TypedText)
    /// Replaces the last characters.
    case replace(last: Int, String)
  }

  private struct Step: Hashable {
    /// The number of steps of the calculator.
    let number: Int
    /// The number of characters that were kept of the step before.
    let kept: Int
    let added: String
  }

  private var origin: EntryID?
  private var steps: [Step] = []
  /// The text at the last step.
  private var text = ""
  /// The number of its characters.
  private var length = 0

  /// What was typed at a step of the calculator; nil where that is not known.
  ///
  /// - Complexity: O(1) for the last step, otherwise O(*n*), where *n* is the number of steps.
  func text(at number: Int) -> TypedText? {
    guard let last = steps.last, last.number >= number else { return nil }
    if last.number == number { return TypedText(origin: origin, text: text) }
    guard steps.contains(where: { $0.number == number }) else { return nil }
    return TypedText(origin: origin, text: Self.text(of: steps.prefix { $0.number <= number }))
  }

  /// Notes what a step of the calculator has changed; nil where that was not typed.
  ///
  /// - Complexity: amortized O(1), unless steps were undone.
  mutating func apply(_ change: Change?, from old: Int, to new: Int) {
    switch change {
    case .begin(let begun):
      (origin, text, length) = (begun.origin, begun.text, begun.text.count)
      steps = [Step(number: new, kept: 0, added: text)]
    case .replace(let count, let added):
      guard goBack(to: old), length >= count else { return steps = [] }
      text.removeLast(count)
      steps.append(Step(number: new, kept: length - count, added: added))
      text += added
      length += added.count - count
    case nil: steps = []
    }
  }

  /// Notes that a step of the calculator was not about the expression.
  mutating func goOn(from old: Int, to new: Int) {
    if new != old, goBack(to: old) { steps.append(Step(number: new, kept: length, added: "")) }
  }

  /// Forgets the steps that were undone; false if the one that is left is not known.
  private mutating func goBack(to number: Int) -> Bool {
    if let last = steps.last, last.number > number {
      steps = steps.filter { $0.number <= number }
      text = Self.text(of: steps[...])
      length = text.count
    }
    return steps.last?.number == number
  }

  private static func text(of steps: ArraySlice<Step>) -> String {
    steps.reduce(into: "") { $0 = $0.prefix($1.kept) + $1.added }
  }
}
