import Quantities

/// A calculation on the tape, from which its result is derived.
package struct Entry: Hashable, Sendable, Identifiable {
  package let id: EntryID
  /// The name by which later entries may use the result.
  package var name: String?
  package var expression: Expression
  package var comment: String?
  /// The day of the first save; nil if unsaved or unknown.
  package var day: Day?
  /// Whether the entry is a total, which adapts to its lines and is not counted by other totals.
  package var isTotal: Bool

  /// The name, with the parameters of a function: `f(x; y)`; nil if unnamed.
  package var heading: String? { name.map { Definition.heading($0, expression.parameters) } }

  /// Its name, and those of the unknowns that it solves for.
  var names: [String] { (name.map { [$0] } ?? []) + expression.unknowns }

  package var isDefinition: Bool { expression.isDefinition }

  package static var total: String { "total" }

  package init(
    id: EntryID, name: String? = nil, expression: Expression, comment: String? = nil,
    isTotal: Bool = false
  ) {
    self.id = id
    self.name = name
    self.expression = expression
    self.comment = comment
    self.isTotal = isTotal
  }
}

extension Entry {
  /// The content as a line, with informative names before ties.
  func text(name: (EntryID) -> String?) -> String {
    let source = expression.source(keepsOrigins: true) { (name($0) ?? "") + "@\($0)" }
    return (day.map { "\($0): " } ?? "") + (isTotal ? Self.markOfTotal : "")
      + (heading.map { "\($0) = " } ?? "") + source
      + (comment.map { " " + Formula.source(ofComment: $0) } ?? "")
  }

  /// Parses the content of an entry, which may be unfinished; nil if malformed.
  init?(_ id: EntryID, _ text: Substring, _ time: TimeSource) {
    let day = Day(iso: String(text.prefix { $0 != ":" }))
    let undated = day == nil ? text : text.drop { $0 != ":" }.dropFirst(2)
    let isTotal = undated.hasPrefix(Self.markOfTotal)
    let text = isTotal ? undated.dropFirst(Self.markOfTotal.count) : undated
    let line = Array(text.utf8)[...]
    let expression =
      (try? Formula(line, in: IdentityScope(time: time)))?.expression
      ?? Expression(unfinished: line, in: IdentityScope(time: time))
    guard let expression else { return nil }
    let heading = Formula.heading(of: String(text))
    self.init(
      id: id, name: heading.name, expression: expression, comment: heading.comment, isTotal: isTotal
    )
    self.day = day
  }

  private static var markOfTotal: String { "total: " }
}

/// The outcome of an entry.
package enum Outcome: Hashable, Sendable {
  case value(Evaluation)
  case definition(Definition)
  case failure(EvaluationError)

  package var evaluation: Evaluation? {
    if case .value(let evaluation) = self { evaluation } else { nil }
  }

  package var value: Quantity? { evaluation?.value }

  package var definition: Definition? {
    if case .definition(let definition) = self { definition } else { nil }
  }
}

extension Expression {
  /// The tied entries in the order of the tokens, possibly repeated.
  package var origins: [EntryID] {
    var origins: [EntryID] = []
    for token in tokens { if let origin = token.origin { origins.append(origin) } }
    return origins
  }
}

/// The identity of an entry.
///
/// Several programs write to one tape, so it combines a random number, which the program chose at
/// its start, and a count.
///
///     let id = EntryID(writer: 50_000, number: 7)
///     id.description  // "12kw.7"
package struct EntryID: Hashable, Sendable {
  /// The writer in the upper 40 bits, the count in the lower 24.
  let rawValue: UInt64

  private static let countBits: UInt64 = 24

  package static let greatestWriter: UInt64 = 1 << 40 - 1

  /// Creates an identity, truncating numbers with too many bits.
  package init(writer: UInt64, number: UInt64) {
    rawValue = writer << Self.countBits | number & (1 << Self.countBits - 1)
  }

  package var writer: UInt64 { rawValue >> Self.countBits }

  package var number: UInt64 { rawValue & (1 << Self.countBits - 1) }
}

extension EntryID: CustomStringConvertible {
  /// The writer in base 36, a point, and the number.
  package var description: String { String(writer, radix: 36) + ".\(number)" }

  /// Parses a description; nil if malformed.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let writer = UInt64(parts[0], radix: 36),
      let number = UInt64(parts[1]), writer <= Self.greatestWriter
    else { return nil }
    self.init(writer: writer, number: number)
    // Each identity has one text, without signs, capitals or leading zeros.
    guard description == text else { return nil }
  }
}

extension EntryID: Comparable {
  /// Orders identities, not by their place on the tape.
  package static func < (left: EntryID, right: EntryID) -> Bool { left.rawValue < right.rawValue }
}
