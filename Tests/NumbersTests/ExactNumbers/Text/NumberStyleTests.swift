import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Groups of digits` {
  private static let groupings = [
    DigitGrouping(separator: ","), DigitGrouping(separator: "\u{202F}"),
    DigitGrouping(separator: ",", sizes: [3, 2]), DigitGrouping(separator: "'", sizes: [4]),
    DigitGrouping(separator: ".", sizes: [3, .max]), DigitGrouping(separator: " ", sizes: [1]),
  ].compactMap(\.self)

  @Test(arguments: groupings)
  func `keep the digits, and have as many separators as counted`(grouping: DigitGrouping) {
    var generator = SeededGenerator(seed: 7)
    for count in 1...40 {
      let digits = String((0..<count).map { _ in generator.pick("0123456789") })
      let text = grouping.text(digits)
      #expect(text.filter { $0 != grouping.separator } == digits)
      #expect(text.count == count + grouping.separators(inDigits: count))
      #expect(text.first != grouping.separator && text.last != grouping.separator)
    }
  }

  @Test(
    arguments: zip(
      groupings,
      [
        "1,234,567", "1\u{202F}234\u{202F}567", "12,34,567", "123'4567", "1234.567",
        "1 2 3 4 5 6 7",
      ]))
  func `have the sizes of the locale`(grouping: DigitGrouping, expected: String) {
    #expect(grouping.text("1234567") == expected)
    #expect(grouping.text("1") == "1")
  }

  @Test func `have at least one digit each`() {
    #expect(DigitGrouping(separator: ",", sizes: []) == nil)
    #expect(DigitGrouping(separator: ",", sizes: [3, 0]) == nil)
  }

  @Test(arguments: groupings)
  func `fit the width for which they are counted`(grouping: DigitGrouping) throws {
    for var generator in cases(200) {
      let number = generator.rational()
      let width = generator.integer(1...60)
      let style = NumberStyle(grouping: grouping)
      guard let text = number.text(fitting: width, in: style) else { continue }
      #expect(text.text.count <= width)
      guard grouping.separator != "." else { continue }
      let plain = String(text.text.filter { $0 != grouping.separator })
      #expect(try #require(read(plain)) == number || !text.isExact)
    }
  }
}

struct `powers of ten` {
  @Test(
    arguments: [
      (NumberStyle(), "−1.5×10⁻⁹"), (NumberStyle(units: .ascii), "−1.5×10^−9"),
      (.ascii, "-1.5e-9"),
    ])
  func `have exponents that the screen can show`(style: NumberStyle, expected: String) {
    #expect(
      Rational(decimal: "1.5e-9").map { (-$0).text(fitting: 10, in: style)?.text } == expected)
  }

  @Test func `and the marks of values are ASCII if nothing else is available`() {
    let styles = [NumberStyle(), NumberStyle(units: .ascii)]
    #expect(styles.map { $0.mark(isExact: true) } == ["= ", "= "])
    #expect(styles.map { $0.mark(isExact: false) } == ["≈ ", "~= "])
    #expect("1.5×10⁻⁹ m²".withTypedExponents { $0 == "×" ? "*" : String($0) } == "1.5*10^-9 m^2")
  }
}
