import ExactNumbers
import Testing

@Suite struct `Examples in ExactNumbers` {
  private let budget = Budget()
  private let print = Printer()

  @Test func `of a decimal literal`() {
    let literal = DecimalLiteral("1.5e-3".utf8)
    print(literal?.value == Rational(numerator: 3, denominator: 2000))  // true
    #expect(print.lines == ["true"])
  }

  @Test func `of a rational number`() {
    let third = Rational(numerator: 1, denominator: 3)
    print(third + third + third == 1)  // true
    #expect(print.lines == ["true"])
  }

  @Test func `of grouped digits`() {
    let grouping = DigitGrouping(separator: ",")
    print(grouping.text("1234567"))  // 1,234,567
    #expect(print.lines == ["1,234,567"])
  }

  @Test func `of a binary float`() {
    let third = BinaryFloat(Rational(numerator: 1, denominator: 3), .single)
    print(third.value?.description ?? "infinity")  // 11184811/33554432
    #expect(print.lines == ["11184811/33554432"])
  }

  @Test func `of a rounded decimal`() throws {
    let decimal = Rational(numerator: 3, denominator: 20).exactDecimal(atMost: 9)
    print(decimal?.digits ?? "none", decimal?.power ?? 0)  // 15 -1
    #expect(print.lines == ["15 -1"])
  }

  @Test func `of a real number`() throws {
    let root = try Real(2).root(2, budget)
    print(try root.multiplied(by: root, budget).rational == 2)  // true
    #expect(print.lines == ["true"])
  }

  @Test func `of a function`() throws {
    let thirtyDegrees = try Real.pi(budget).divided(by: 6, budget)
    print(try thirtyDegrees.applying(.sine, budget).rational?.description ?? "irrational")  // 1/2
    #expect(print.lines == ["1/2"])
  }

  @Test func `of the order of real numbers`() throws {
    let (root, fraction) = (try Real(2).root(2, budget), Rational(numerator: 7, denominator: 5))
    print(try root.compare(Real(fraction), budget))  // 1
    #expect(print.lines == ["1"])
  }

  @Test func `of a budget`() {
    let small = Budget(bits: 1_000)
    print((try? Real(1_000).applying(.exponential, small)) == nil)  // true
    #expect(print.lines == ["true"])
  }
}
