import CalculatorCore
import Engine
import ExactNumbers

/// The requests under way, each with what it is for; for each purpose there is one at most.
///
/// An answer to a request that is not here is not wanted any more.
struct Requests: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    /// The value on the result line.
    case value
    /// The results of entries that show.
    case entries
    case totals
    /// The lines of the page that explains an expression.
    case explanation
    /// The pictures of a plot.
    case plot
    /// The value whose dimension decides how a unit is completed.
    case completion
    case copy
    case rates
    case picture
  }

  let limits: Limits
  /// The number of the last request.
  private(set) var last = 0
  private var underWay: [Request.ID: Purpose] = [:]

  init(limits: Limits) { self.limits = limits }

  /// What a request is for; nil if its answers are not wanted any more.
  subscript(id: Request.ID) -> Purpose? { underWay[id] }

  /// Whether none is under way.
  var isIdle: Bool { underWay.isEmpty }

  /// The request for a purpose that is under way; nil if there is none.
  subscript(purpose: Purpose) -> Request.ID? { underWay.first { $0.value == purpose }?.key }

  /// Gives a new request for a purpose its identity; the one before is forgotten.
  mutating func begin(_ purpose: Purpose) -> Request.ID {
    end(purpose)
    last += 1
    underWay[Request.ID(last)] = purpose
    return Request.ID(last)
  }

  /// Forgets the request for a purpose, because it was answered.
  mutating func end(_ purpose: Purpose) {
    if let id = self[purpose] { underWay[id] = nil }
  }

  /// Cancels the request for a purpose, if there is one.
  mutating func cancel(_ purpose: Purpose) -> [Effect] {
    guard let id = self[purpose] else { return [] }
    underWay[id] = nil
    return [.cancel(id)]
  }

  /// Asks for a calculation in place of the one for the same purpose.
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
