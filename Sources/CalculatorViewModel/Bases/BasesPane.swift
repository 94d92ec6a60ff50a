import CalculatorCore
import Words

/// What shows of a value in all bases.
package struct BasesPane: Hashable, Sendable {
  /// The base in which whole numbers are typed and shown.
  package var base: NumberBase
  /// The value in all bases; nil while there is none.
  package var text: BasesText?
  /// What is said of the bits; nil while there is no value.
  package var note: Sentence?

  package init(base: NumberBase, text: BasesText? = nil, note: Sentence? = nil) {
    self.base = base
    self.text = text
    self.note = note
  }
}

extension BasesPane {
  /// The value in one base.
  package struct Row: Hashable, Sendable {
    /// The name of the base, in three columns.
    package var label: String
    /// The digits; nil where the value has none in this base.
    package var digits: String?
    /// Whether numbers are typed in this base.
    package var isCurrent: Bool
  }

  /// A row for each base, or where there is less room for each but that of the result line, which is
  /// the number itself there.
  ///
  /// Where bits are not the number but its two’s complement, they are shown in each base that has
  /// them, and base 10 is left out.
  package func rows(atMost most: Int) -> [Row] {
    let all = NumberBase.allCases
    let omitted = if case .twosComplement = text?.note { NumberBase.decimal } else { base }
    let shown = most < all.count ? all.filter { $0 != omitted } : all
    return shown.map { Row(label: $0.label, digits: text?[$0], isCurrent: $0 == base) }
  }

  /// Whether there is no value, or one that has no digits here.
  package var hasNoDigits: Bool { text?[.decimal] == nil }

  /// Whether a button chooses the base in which numbers are typed.
  package func isCurrent(_ button: Button) -> Bool { button.entry.action == .base(base) }

  /// Whether a button is a digit that the base does not have.
  package func lacks(_ button: Button) -> Bool {
    if case .press(.edit(.digit(let digit))) = button.entry.action {
      !base.has(digit)
    } else {
      false
    }
  }
}
