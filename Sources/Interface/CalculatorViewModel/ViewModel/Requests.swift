import CalculatorCore
import Engine
import ExactNumbers

/// The running requests, at most one for each purpose; any other answer is outdated.
struct Requests: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    case value, entries, totals, explanation, plot
    /// The value whose dimension decides the completion of a unit.
    case completion
    case copy, rates, picture
  }

  let limits: Limits
  private(set) var last = 0
  private var underWay: [Request.ID: Purpose] = [:]

  init(limits: Limits) { self.limits = limits }

  subscript(id: Request.ID) -> Purpose? { underWay[id] }

  var isIdle: Bool { underWay.isEmpty }

  subscript(purpose: Purpose) -> Request.ID? { underWay.first { $0.value == purpose }?.key }

  /// Creates a request identifier; forgets the previous request for the purpose.
  mutating func begin(_ purpose: Purpose) -> Request.ID {
    end(purpose)
    last += 1
    underWay[Request.ID(last)] = purpose
    return Request.ID(last)
  }

  mutating func end(_ purpose: Purpose) { if let id = self[purpose] { underWay[id] = nil } }

  mutating func cancel(_ purpose: Purpose) -> [Effect] {
    guard let id = self[purpose] else { return [] }
    underWay[id] = nil
    return [.cancel(id)]
  }

  mutating func ask(
    _ purpose: Purpose, for subject: Request.Subject, in format: ResultFormat,
    copies: Request.Copy? = nil, factors: Factorization? = nil
  ) -> [Effect] {
    let cancelled = cancel(purpose)
    let request = Request(
      id: begin(purpose), subject: subject, format: format, limits: limits, copies: copies,
      factors: factors)
    return cancelled + [.evaluate(request)]
  }
}
