import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

@Suite struct `Big numerals` {
  private func frame(
    _ text: String, tone: ResultLine.Tone = .final, glyphs: GlyphSet = .unicode,
    theme: Theme = .marked
  ) throws -> Frame {
    let state = ViewState(
      expression: ExpressionLine(text: "0"), result: ResultLine(text: text, tone: tone),
      theme: .dark)
    let layout = Layout(size: Size(columns: 80, rows: 24))
    let frame = state.frame(layout.size, theme: theme, glyphs: glyphs)
    return frame.cropped(to: try #require(layout.numerals))
  }

  @Test func `have three rows of half blocks, equal widths for digits, and no duplicates`() throws {
    var pictures: Set<[String]> = []
    for character in "0123456789.,’−+×/()…:ABCDEFxbo" {
      let picture = try #require(Numerals.picture(of: character, in: Numerals.basedDigits))
      #expect(pictures.insert(picture).inserted, "\(character)")
      #expect(picture.count == Numerals.rows, "\(character)")
      if character.isHexDigit, character != "b" { #expect(picture[0].count == 3, "\(character)") }
      for row in picture {
        #expect(row.count == picture[0].count, "\(character)")
        #expect(row.allSatisfy { " ▀▄█".contains($0) }, "\(character)")
      }
    }
    for name in " |aß" { #expect(Numerals.picture(of: name, in: Numerals.basedDigits) == nil) }
  }

  @Test func `of random results lie inside their rows and show every digit`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let count = Int.random(in: 1...14, using: &generator)
      var text = (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
      if Bool.random(using: &generator), count > 1 {
        let place = Int.random(in: 1..<count, using: &generator)
        text.insert(".", at: text.index(text.startIndex, offsetBy: place))
      }
      let line = "= " + (Bool.random(using: &generator) ? "−" : "") + text
      let rows = try frame(line).plainText.split(separator: "\n", omittingEmptySubsequences: false)
      let numerals = try #require(Numerals(line))
      let ends = numerals.pieces.map { $0.column + $0.columns }
      #expect(zip(numerals.pieces.dropFirst(), ends).allSatisfy { $0.column >= $1 })
      #expect(numerals.columns == ends.last)
      if numerals.columns > 40 {
        #expect(rows[0].hasSuffix(line) && rows[1].isEmpty && rows[2].isEmpty)
      } else {
        let pictures = numerals.pieces.filter { $0.lines.count == Numerals.rows }
        #expect(pictures.count == line.count - 2)
        #expect(rows.allSatisfy { $0.count <= 40 })
        #expect(rows[1].drop { $0 == " " }.first == "=")
      }
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `have their rows below the expression and the message, in a window of any size`(
    name: LayoutName
  ) {
    for columns in 1...120 {
      for rows in 1...40 {
        let layout = Layout(size: Size(columns: columns, rows: rows), name)
        guard let area = layout.numerals else { continue }
        let text = layout.text
        #expect(area.size.rows == Numerals.rows && area.columns == text.columns)
        #expect(area.rows.lowerBound > text.rows.lowerBound + 1)
        #expect(area.rows.upperBound <= text.rows.upperBound)
      }
    }
  }

  @Test func `change nothing outside their rows`() {
    let layout = Layout(size: Size(columns: 80, rows: 24))
    var state = ViewState(expression: ExpressionLine(text: "0"), theme: .dark)
    let empty = state.frame(layout.size)
    for text in ["= 8", "= 123456789", "= 1234567890", "= 12345678901234567890 km"] {
      state.result = ResultLine(text: text, tone: .live)
      let frame = state.frame(layout.size)
      for point in frame.bounds.points where layout.numerals?.contains(point) != true {
        #expect(frame[point] == empty[point])
      }
    }
  }

  @Test func `are dimmed while the result is live`() throws {
    for (tone, style) in [
      (ResultLine.Tone.live, Theme.marked.liveResult), (.final, Theme.marked.finalResult),
    ] {
      let frame = try frame("= 8", tone: tone)
      #expect(frame[Point(column: 39, row: 0)] == Cell("█", style: style))
    }
  }

  @Test func `are text where blocks are missing`() throws {
    #expect(try frame("= 8", glyphs: .ascii).plainText.filter { !" \n".contains($0) } == "=8")
    #expect(try frame("= 8", theme: Theme(.mono)).plainText.contains("█"))
  }

  @Test func `also fit in every larger window`() {
    func hasNumerals(_ columns: Int, _ rows: Int) -> Bool {
      let layout = Layout(size: Size(columns: columns, rows: rows))
      // Edges take precedence.
      return layout.numerals != nil || layout.form == .full && rows < 24
    }
    #expect(Layout(size: Size(columns: 80, rows: 24)).numerals != nil)
    #expect(!hasNumerals(20, 8) && !hasNumerals(80, 5))
    for columns in [60, 80, 132] {
      for rows in 12..<60 where hasNumerals(columns, rows) {
        #expect(hasNumerals(columns, rows + 1), "\(columns)×\(rows + 1)")
      }
    }
  }
}
