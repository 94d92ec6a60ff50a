import ExactNumbers
import Quantities

extension Totals.Line {
  /// The share of the sum of all tagged entries, in tenths of a per cent.
  package var shareInTenths: Int? { share?.plain?.rounded(toPartsOf: 1000) }

  /// How much of the goal the sum is, in tenths of a per cent; nil without a goal, or with one of
  /// zero.
  package var progressInTenths: Int? {
    guard let goal, let sum, goal.unit == sum.unit, goal.number != 0,
      let progress = try? sum.number.divided(by: goal.number, Budget())
    else { return nil }
    return progress.rounded(toPartsOf: 1000)
  }
}

extension Real {
  /// The number times a count, rounded; nil where that is not decided, or not small.
  fileprivate func rounded(toPartsOf count: Int) -> Int? {
    let budget = Budget()
    guard let product = try? multiplied(by: Real(integerLiteral: count), budget),
      let rounded = try? product.rounded(budget)
    else { return nil }
    return rounded.rational?.wholeValue
  }
}

extension Tape {
  /// The entries that have a tag.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all comments.
  package var tagged: [EntryID] {
    ids.filter { self[$0]?.comment.map { !Tag.tags(in: $0).isEmpty } ?? false }
  }
}
