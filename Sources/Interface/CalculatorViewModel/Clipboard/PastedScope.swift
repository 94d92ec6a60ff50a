import CalculatorCore
import ExactNumbers
import Quantities

/// The scope of a pasted line, with the names defined above it.
struct ScopeOfLines: Scope {
  let above: any Scope
  private var given: [String: EntryID] = [:]
  private var headings: [EntryID: String] = [:]

  var names: [String] { above.names + given.keys }
  var signs: CurrencySigns { above.signs }
  var base: NumberBase { above.base }
  var groupsWithPoint: Bool { above.groupsWithPoint }
  var readsDecimalComma: Bool { above.readsDecimalComma }
  var language: TextLanguage { above.language }
  var time: TimeSource { above.time }

  init(above: any Scope) { self.above = above }

  mutating func add(_ formula: Formula) {
    guard let name = formula.name else { return }
    let entry = EntryID(writer: 0, number: UInt64(given.count + 1))
    given[name] = entry
    headings[entry] = formula.definition.map {
      "\(name)(\($0.parameters.joined(separator: "; ")))"
    }
  }

  func definition(of entry: EntryID) -> String? { headings[entry] ?? above.definition(of: entry) }

  func isUnknown(_ name: String) -> Bool { given[name] == nil && above.isUnknown(name) }

  func isFailed(_ name: String) -> Bool { given[name] == nil && above.isFailed(name) }

  func origin(of reference: Reference) -> EntryID? {
    switch reference {
    case .name(let name): given[name] ?? above.origin(of: reference)
    case .answer: Self.line
    default: above.origin(of: reference)
    }
  }

  func origins(of lines: LineReference) -> [EntryID] { [Self.line] }

  /// Any of the pasted lines, which have no entries yet.
  private static let line = EntryID(writer: 0, number: 0)
}
