import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A keypad` {
  static let keypads = LayoutName.allCases.compactMap(\.keypad)

  @Test(arguments: keypads) func `has the same number of cells in all rows`(keypad: Keypad) {
    #expect(Set(keypad.rows.map(\.count)) == [keypad.size.columns])
  }

  @Test func `has each button, or another keypad does`() {
    #expect(Set(Self.keypads.flatMap { $0.rows.joined() }) == Set(Button.allCases))
  }

  @Test(arguments: keypads)
  func `has a rectangle of cells for each of its buttons`(keypad: Keypad) {
    let cells = Rectangle(origin: Point(column: 0, row: 0), size: keypad.size).points
    for button in Button.allCases {
      let area = keypad.cells(of: button)?.points ?? []
      #expect(cells.filter { keypad.button(at: $0) == button } == area)
    }
  }

  @Test(arguments: keypads)
  func `lists each button once, row by row from left to right`(keypad: Keypad) {
    for (row, buttons) in keypad.buttonRows.enumerated() {
      let columns = buttons.compactMap { keypad.cells(of: $0)?.origin.column }
      #expect(columns == columns.sorted() && columns.count == buttons.count)
      #expect(buttons.allSatisfy { keypad.cells(of: $0)?.rows == row..<row + 1 })
    }
    let all = keypad.buttonRows.joined()
    #expect(Set(all) == Set(keypad.rows.joined()) && Set(all).count == all.count)
  }

  @Test(arguments: keypads)
  func `has the digits and the four operations at the same places from the right`(keypad: Keypad) {
    for (row, standard) in zip(keypad.rows, Keypad.standard.rows) {
      for (button, place) in zip(row.suffix(4), standard) where place != .clear {
        #expect(button == place)
      }
    }
  }

  @Test func `has all buttons in the help by role, then in reading order`() {
    let roles = ButtonRole.allCases
    let places = Keypad.buttonsByRole.map { button -> [Int] in
      let number = Self.keypads.firstIndex { $0.cells(of: button) != nil } ?? 0
      let cell = Self.keypads[number].cells(of: button)?.origin ?? Point(column: 0, row: 0)
      let role = roles.firstIndex(of: button.entry.role) ?? roles.endIndex
      return [role, number, cell.row, cell.column]
    }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(Keypad.buttonsByRole) == Set(Button.allCases))
    #expect(places.count == Button.allCases.count)
  }
}

@Suite struct `A button` {
  private let entries = Button.allCases.map(\.entry)

  @Test func `has a key if it is on the first keypad`() {
    for button in Keypad.standard.rows.joined() {
      #expect(!button.entry.keys.isEmpty || button == .allClear, "Esc is more than AC")
    }
  }

  @Test func `has a meaning in the help if and only if it has keys`() {
    #expect(entries.allSatisfy { $0.keys.isEmpty == ($0.meaning == nil) })
  }

  @Test func `differs from all others in what it does`() {
    #expect(Set(entries.map(\.action)).count == entries.count)
  }

  @Test(arguments: LayoutName.allCases.compactMap(\.keypad))
  func `differs from the others of its keypad in both forms of its label`(keypad: Keypad) {
    let labels = keypad.buttonRows.joined().map(\.entry.label)
    #expect(Set(labels.map(\.text)).count == labels.count)
    #expect(Set(labels.map(\.ascii)).count == labels.count)
  }

  /// The one key that the formula line has as well repeats what was undone directly after that.
  @Test func `leaves the keys of named commands to them in every focus`() {
    let named = Set(KeyTable.named.flatMap(\.keys))
    let others = [
      KeyTable.formula, KeyTable.tape, KeyTable.page, KeyTable.plot, KeyTable.tapes, KeyTable.menu,
      KeyTable.search,
    ]
    let shared = Set(others.joined().flatMap(\.keys)).intersection(named)
    #expect(shared == [.control("y")])
  }

  @Test func `with only a non-ASCII label is a programmer error`() async {
    await #expect(processExitsWith: .failure) { _ = Label(ascii: "±") }
    await #expect(processExitsWith: .failure) { _ = Label("±", ascii: "") }
  }
}

@Suite struct `The highlight` {
  static let layouts = LayoutName.allCases.filter { $0.keypad != nil }

  private static func reachable(in layout: LayoutName) -> Set<Highlight> {
    var found: Set<Highlight> = []
    var first = Highlight()
    first.turn(to: layout)
    var unexplored = [first]
    while let highlight = unexplored.popLast() {
      guard found.insert(highlight).inserted else { continue }
      unexplored += Direction.allCases.map { highlight.moved($0) }
    }
    return found
  }

  @Test(arguments: layouts) func `reaches every button`(layout: LayoutName) throws {
    let keypad = try #require(layout.keypad)
    #expect(Set(Self.reachable(in: layout).map(\.button)) == Set(keypad.rows.joined()))
  }

  @Test(arguments: layouts)
  func `moves along its row and its column, and from their ends to their starts`(
    layout: LayoutName
  ) throws {
    let keypad = try #require(layout.keypad)
    for highlight in Self.reachable(in: layout) {
      let row = keypad.buttonRows[highlight.cell.row]
      let next = Dictionary(uniqueKeysWithValues: zip(row, row.dropFirst() + row.prefix(1)))
      #expect(highlight.moved(.right).button == next[highlight.button])
      #expect(next[highlight.moved(.left).button] == highlight.button)
      let (above, below) = (highlight.moved(.up).cell, highlight.moved(.down).cell)
      #expect(above.column == highlight.cell.column && below.column == highlight.cell.column)
      #expect((above.row + 1) % keypad.size.rows == highlight.cell.row)
      #expect(below.row == (highlight.cell.row + 1) % keypad.size.rows)
    }
  }

  @Test(
    arguments: [
      ([.up], .eight), ([.left], .four), ([.down, .down, .up], .two), ([.left, .left], .subtract),
      ([.up, .up, .down], .eight), ([.left, .up, .up, .down], .seven),
    ] as [([Direction], Button)])
  func `goes from 5 in the direction of the arrows`(directions: [Direction], button: Button) {
    let moved = directions.reduce(Highlight()) { $0.moved($1) }
    #expect(!Highlight().isShown && moved.isShown && moved.button == button)
  }

  @Test(arguments: layouts)
  func `hides in its place, or on the pressed button if it is on the keypad`(
    layout: LayoutName
  ) {
    for highlight in Self.reachable(in: layout) {
      var hidden = highlight
      hidden.hide()
      #expect(hidden.cell == highlight.cell && !hidden.isShown)
      for button in Button.allCases {
        var hidden = highlight
        hidden.hide(on: button)
        let isThere = highlight.keypad.cells(of: button) != nil
        #expect(hidden.button == (isThere ? button : highlight.button) && !hidden.isShown)
        if highlight.button == button || !isThere { #expect(hidden.cell == highlight.cell) }
      }
    }
  }

  @Test(arguments: layouts, layouts)
  func `stays on its button in another layout that has it, or else goes to 5`(
    first: LayoutName, second: LayoutName
  ) {
    for highlight in Self.reachable(in: first) {
      var turned = highlight
      turned.turn(to: second)
      let isThere = second.keypad?.cells(of: highlight.button) != nil
      #expect(turned.button == (isThere ? highlight.button : .five))
      #expect(turned.isShown == highlight.isShown)
      if first == second { #expect(turned == highlight) }
    }
  }

  @Test func `hides in a layout without buttons, and returns to its place`() {
    var highlight = Highlight().moved(.up)
    highlight.turn(to: .tape)
    #expect(!highlight.isShown && highlight.button == .eight)
  }

}

extension Highlight {
  fileprivate func moved(_ direction: Direction) -> Highlight {
    var highlight = self
    highlight.move(direction)
    return highlight
  }
}

/// Presses come from the table of buttons, to include new edits.
@Suite struct `Any clicks on the keypad` {
  private static let limits = Limits(bits: 10_000)

  /// The errors that no clicks may cause.
  private static let ofGrammar: [EvaluationError.Kind] =
    [.missingOperand, .missingOperator, .emptyParentheses, .noOpenParenthesis, .straySeparator]
    + NumberFlaw.allCases.map(EvaluationError.Kind.malformedNumber)

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `lead to lines that fail only in arithmetic, and show their meaning`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var calculator = Calculator(limits: Self.limits)
    let point: Character = seed % 2 == 0 ? "." : ","
    var conventions = ReadingConventions(point: point)
    for _ in 0..<40 {
      let press = try #require(KeyTable.presses.randomElement(using: &generator))
      if Int.random(in: 0..<20, using: &generator) == 0 {
        conventions.base = NumberBase.allCases.randomElement(using: &generator) ?? .decimal
      }
      Self.apply(press, to: &calculator, conventions)
      guard let line = calculator.line, line.isComplete else { continue }
      let read = Self.reading(of: line, on: calculator.tape)
      if case .failure(let error) = read {
        try #require(!Self.ofGrammar.contains(error.kind), "\(press) makes \(line.text): \(error)")
        // The blanks of the keypad may resolve it.
        if case .ambiguous = error.kind { continue }
      }
      var shown = LineText(ShownLine(line, ShownLine.Style { _ in "" }).text, ties: line.ties)
      shown.point = point
      guard line.ties.isEmpty, line.base == .decimal || !line.characters.contains(point) else {
        continue
      }
      let again = Self.reading(of: shown, on: calculator.tape)
      // A power of prefixed numbers is ambiguous with xor.
      if case .failure(let error) = again, case .ambiguous = error.kind { continue }
      try #require(again == read, "\(line.text) as \(shown.text)")
    }
  }

  /// Applies a click unless refused; `=` evaluates at once.
  private static func apply(
    _ press: Press, to calculator: inout Calculator, _ conventions: ReadingConventions
  ) {
    switch press {
    case .edit(let edit): try? calculator.apply(edit, in: conventions)
    case .command(.allClear): calculator.clearAll()
    case .command(.equals):
      guard let line = try? calculator.lineForEquals(in: conventions) else { return }
      switch reading(of: line, on: calculator.tape) {
      case .success(let expression):
        do throws(EvaluationError) {
          let tape = calculator.tape
          calculator.show(
            try expression.evaluated(
              in: EvaluationContext(ties: { tape.value(of: $0) }, within: limits)))
        } catch { calculator.fail(line, EvaluationError(error.kind, at: 0..<1)) }
      case .failure(let error): calculator.fail(line, error)
      }
    }
  }

  private static func reading(
    of typed: LineText, on tape: Tape
  ) -> Result<Expression, EvaluationError> {
    let line = typed.plain
    let scope = LineScope(
      line.characters, ties: line.ties, on: tape, conventions: ReadingConventions(base: line.base))
    return Result { () throws(EvaluationError) in
      try Formula(line.text, in: scope, commaIsPoint: line.point == ",").expression
    }
  }
}
