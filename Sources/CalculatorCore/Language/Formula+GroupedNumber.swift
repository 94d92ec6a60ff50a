extension Formula {
  /// The error of a number whose digits are grouped with commas, as in `1,234.5`; nil if the
  /// separator does not group digits.
  ///
  /// - Parameter separator: the index of the first separator.
  func groupedNumber(at separator: Int) -> EvaluationError? {
    guard separator > 0, let first = digits(at: separator - 1), first.allSatisfy(\.isWholeNumber),
      first.count <= 3
    else { return nil }
    var plain = first
    var end = separator
    while end + 1 < expression.tokens.count, expression.tokens[end] == .separator,
      isAdjacent(end - 1, end, end + 1), let group = digits(at: end + 1),
      group.prefix(while: \.isWholeNumber).count == 3
    {
      plain += group
      end += 2
      if group.count > 3 { break }
    }
    guard end > separator else { return nil }
    return EvaluationError(.groupedNumber(plain: plain), at: bytes(of: separator - 1..<end))
  }

  /// The text of a number; nil if the token is none.
  private func digits(at index: Int) -> String? {
    if case .number(let number) = expression.tokens[index] { number.text } else { nil }
  }

  /// Whether nothing stands between three tokens.
  private func isAdjacent(_ first: Int, _ second: Int, _ third: Int) -> Bool {
    sources[first].end == sources[second].start && sources[second].end == sources[third].start
  }
}
