import Quantities

package struct Entry: Hashable, Sendable, Identifiable {
  package let id: EntryID
  package var name: String?
  package var expression: Expression
  package var comment: String?
  /// The day of the first save; nil if unsaved or unknown.
  package var day: Day?
  /// The exchange rates of its value, until its expression is edited.
  package var rates: ExchangeRates?
  /// Whether the entry is a total, which other totals do not count.
  package var isTotal: Bool

  /// The name, with the parameters of a function: `f(x; y)`.
  package var heading: String? { name.map { Definition.heading($0, expression.parameters) } }

  var names: [String] { (name.map { [$0] } ?? []) + expression.unknowns }

  var tags: [Tag] { comment.map(Tag.tags) ?? [] }

  package var isDefinition: Bool { expression.isDefinition }

  package static var total: String { "total" }

  package init(
    id: EntryID, name: String? = nil, expression: Expression, comment: String? = nil,
    rates: ExchangeRates? = nil, isTotal: Bool = false
  ) {
    (self.id, self.name, self.expression) = (id, name, expression)
    (self.comment, self.rates, self.isTotal) = (comment, rates, isTotal)
  }

  /// The content as a line, with informative names before ties.
  func text(name: (EntryID) -> String?) -> String {
    let source = expression.source(keepsOrigins: true) { (name($0) ?? "") + "@\($0)" }
    return (day.map { "\($0): " } ?? "") + (rates.map { "[\($0.text)] " } ?? "")
      + (isTotal ? Self.markOfTotal : "") + (heading.map { "\($0) = " } ?? "") + source
      + (comment.map { " " + Formula.source(ofComment: $0) } ?? "")
  }

  /// Parses the content of an entry, which may be unfinished; nil if malformed.
  init?(_ id: EntryID, _ text: Substring, _ time: TimeSource) {
    let day = Day(iso: String(text.prefix { $0 != ":" }))
    var text = day == nil ? text : text.drop { $0 != ":" }.dropFirst(2)
    var rates: ExchangeRates?
    // Brackets may also enclose a calculation: `[3 + 2] * 4`.
    if text.hasPrefix("["), let end = text.firstIndex(of: "]"),
      let kept = ExchangeRates(text: text[..<end].dropFirst())
    {
      (rates, text) = (kept, text[end...].dropFirst(2))
    }
    let isTotal = text.hasPrefix(Self.markOfTotal)
    if isTotal { text = text.dropFirst(Self.markOfTotal.count) }
    let line = Array(text.utf8)[...]
    let scope = StoredScope(time: time)
    let expression =
      (try? Formula(line, in: scope))?.expression ?? Expression(unfinished: line, in: scope)
    guard let expression else { return nil }
    let heading = Formula.heading(of: String(text))
    self.init(
      id: id, name: heading.name, expression: expression, comment: heading.comment, rates: rates,
      isTotal: isTotal)
    self.day = day
  }

  private static var markOfTotal: String { "total: " }
}

package enum Outcome: Hashable, Sendable {
  case value(Evaluation)
  case definition(Definition)
  case failure(EvaluationError)

  package var evaluation: Evaluation? {
    if case .value(let evaluation) = self { evaluation } else { nil }
  }

  package var value: Quantity? { evaluation?.value }

  package var error: EvaluationError? { if case .failure(let error) = self { error } else { nil } }

  package var definition: Definition? {
    if case .definition(let definition) = self { definition } else { nil }
  }
}

extension Expression { package var origins: [EntryID] { tokens.compactMap(\.origin) } }

/// The identity of an entry: a random number of its writer, and a count.
package struct EntryID: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The writer in the upper 40 bits, the count in the lower 24.
  let rawValue: UInt64

  private static let countBits: UInt64 = 24

  package static let greatestWriter: UInt64 = 1 << 40 - 1

  package init(writer: UInt64, number: UInt64) {
    rawValue = writer << Self.countBits | number & (1 << Self.countBits - 1)
  }

  package var writer: UInt64 { rawValue >> Self.countBits }

  package var number: UInt64 { rawValue & (1 << Self.countBits - 1) }

  package var description: String { String(writer, radix: 36) + ".\(number)" }

  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let writer = UInt64(parts[0], radix: 36),
      let number = UInt64(parts[1]), writer <= Self.greatestWriter
    else { return nil }
    self.init(writer: writer, number: number)
    // Each identity has one text, without signs, capitals or leading zeros.
    guard description == text else { return nil }
  }

  /// The order of identities, unrelated to the order of the tape.
  package static func < (left: EntryID, right: EntryID) -> Bool { left.rawValue < right.rawValue }
}
