import Quantities

/// A calculation on the tape: what a person wrote, from which its result is derived.
package struct Entry: Hashable, Sendable, Identifiable {
  package let id: EntryID
  /// The name that later entries may use for the result.
  package var name: String?
  /// The expression, whose ties are operands that come from earlier entries.
  package var expression: Expression
  /// What a person noted on the entry, which may hold tags.
  package var comment: String?
  /// The day on which the entry was first saved; nil before that, or where it is not known.
  package var day: Day?
  /// Whether the entry is a total, which follows the removal of its lines and is not counted by another.
  package var isTotal: Bool

  /// The name, with the parameters of a function: `f(x; y)`; nil where there is none.
  package var heading: String? { name.map { Definition.heading($0, expression.parameters) } }

  /// Whether the entry defines a function, and has no value.
  package var isDefinition: Bool { expression.isDefinition }

  /// The word that stands for the expression of a total.
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
  /// The content as a line of the typed language.
  ///
  /// - Parameter name: the name of another entry, which is written before ties to it.
  func text(name: (EntryID) -> String?) -> String {
    let source = expression.source { (name($0) ?? "") + "@\($0)" }
    return (day.map { "\($0): " } ?? "") + (isTotal ? Self.markOfTotal : "")
      + (heading.map { "\($0) = " } ?? "") + source
      + (comment.map { " " + Formula.source(ofComment: $0) } ?? "")
  }

  /// Reads the content of an entry, which is unfinished if a person wrote it so; nil if it is no line
  /// of the typed language.
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

  /// What stands before the content of a total.
  private static var markOfTotal: String { "total: " }
}

/// What an entry came to.
package enum Outcome: Hashable, Sendable {
  case value(Evaluation)
  /// A function, which has values where it is called.
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
  /// The entries that the expression is tied to, in the order of its tokens; one may be there twice.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var origins: [EntryID] {
    var origins: [EntryID] = []
    for token in tokens { if let origin = token.origin { origins.append(origin) } }
    return origins
  }
}

/// The identity of an entry of the tape.
///
/// Several programs write to one tape, so an identity is made of a random number that the program
/// chose at its start, and of a count.
///
///     let id = EntryID(writer: 50_000, number: 7)
///     id.description  // "12kw.7"
package struct EntryID: Hashable, Sendable {
  /// The writer in the upper 40 bits, the count in the lower 24.
  private let rawValue: UInt64

  private static let countBits: UInt64 = 24

  /// The greatest number of a writer.
  package static let greatestWriter: UInt64 = 1 << 40 - 1

  /// Creates an identity; more bits of either number than there is room for are dropped.
  package init(writer: UInt64, number: UInt64) {
    rawValue = writer << Self.countBits | number & (1 << Self.countBits - 1)
  }

  /// The program that made the entry.
  package var writer: UInt64 { rawValue >> Self.countBits }

  /// The number of the entry among those of its writer.
  package var number: UInt64 { rawValue & (1 << Self.countBits - 1) }
}

extension EntryID: CustomStringConvertible {
  /// The writer to the base 36, a point, and the number.
  package var description: String { String(writer, radix: 36) + ".\(number)" }

  /// Reads a description; nil where it is none.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let writer = UInt64(parts[0], radix: 36),
      let number = UInt64(parts[1]), writer <= Self.greatestWriter
    else { return nil }
    self.init(writer: writer, number: number)
    // One identity has one text, without signs, capitals or leading zeros.
    guard description == text else { return nil }
  }
}

extension EntryID: Comparable {
  /// An order of identities, which is not that of the tape.
  package static func < (left: EntryID, right: EntryID) -> Bool { left.rawValue < right.rawValue }
}
