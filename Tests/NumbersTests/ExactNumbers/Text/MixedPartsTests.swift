import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in parts` {
  private let budget = Budget()
  /// The number of last units in a text of parts.
  private func total(_ text: String, _ names: [String], _ ratios: [Int]) throws -> Rational {
    var words = text.split(separator: " ")
    let isNegative = words[0].hasPrefix("−")
    if isNegative { words[0].removeFirst() }
    var total: Rational = 0
    for index in stride(from: 0, to: words.count, by: 2) {
      let part = try #require(names.firstIndex(of: words[index + 1].description))
      let number = try #require(DecimalLiteral(String(words[index]).utf8)).value
      total = total + number * Rational(ratios[part...].reduce(1, *))
    }
    return isNegative ? -total : total
  }

  @Test func `may be divided by an irrational ratio`() throws {
    let turns = try MixedParts(1, ratios: [.pi(budget)], budget)
    #expect(turns.wholes == [1] && turns.last == 0)
  }

  @Test func `adds up to the number, and fits its width`() throws {
    let names = ["d", "h", "min", "s"]
    for var generator in cases(300) {
      let number = generator.rational()
      let width = generator.integer(10...60)
      let parts = try MixedParts(Real(number), ratios: [24, 60, 60], budget)
      #expect(zip(parts.wholes.dropFirst(), [24, 60] as [Rational]).allSatisfy { $0 < $1 })
      guard
        let text = try parts.text(
          .columns(width), in: NumberStyle(), budget,
          unit: { part, _ in " " + names[part] })
      else { continue }
      #expect(text.text.count <= width)
      guard !text.text.contains("^") else { continue }
      let total = try total(text.text, names, [24, 60, 60])
      let exact = number * 86_400
      #expect(text.isExact == (total == exact), "\(number): \(text.text)")
      #expect((total - exact).magnitude <= 1, "\(number): \(text.text)")
    }
  }
}
