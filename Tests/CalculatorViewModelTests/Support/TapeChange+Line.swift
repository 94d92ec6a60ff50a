import CalculatorCore

extension TapeChange {
  /// The changes of lines as they are kept; other lines are left out.
  static func lines(_ lines: String...) -> [TapeChange] {
    lines.compactMap { TapeChange(text: $0) }
  }
}
