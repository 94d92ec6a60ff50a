import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews
@testable import Engine

@Suite struct `A drawn frame` {
  private let empty = ViewState(expression: ExpressionLine(text: "0"), theme: .dark)

  private func frame(
    _ state: ViewState, _ columns: Int, _ rows: Int, theme: Theme = .marked,
    glyphs: GlyphSet = .unicode
  ) -> Frame { state.frame(Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs) }

  /// A long message takes two rows, or its brief form beside a result or big numerals.
  @Test func `has the recorded headings and messages`() throws {
    var states: [ViewState] = []
    for (text, result, cursor) in [
      ("0", nil, nil), ("0", nil, 1), ("1 +", nil, nil), ("1 +", "= 1", nil),
    ] as [(String, String?, Int?)] {
      var state = empty
      state.expression = ExpressionLine(text: text, cursor: cursor)
      state.result = result.map { ResultLine(text: $0, tone: .live) }
      var message = MessageLine(.theme(.dark), in: Wording(.english))
      state.message = message
      states.append(state)
      message.sentence.full = "A sentence that is too long for one of the rows of the display."
      state.message = message
      states.append(state)
    }
    let size = Size(columns: 80, rows: 24)
    var pictures = states.map { state in
      frame(state, 80, 24).cropped(to: Layout(size: size).display).plainText
    }
    var state = empty
    state.page = PageView(
      heading: "plot(sin(x) ÷ x; x = −10 to 10)", content: .plot(nil, column: nil))
    pictures += [GlyphSet.unicode, .ascii].map { frame(state, 20, 8, glyphs: $0).plainText }
    try expectGolden(pictures.joined(separator: "\n") + "\n", "Displays/messages")
  }

  @Test func `has the size of the window, whatever it shows`() {
    for columns in [1, 2, 7, 8, 19, 20, 24, 81] {
      for rows in [1, 2, 3, 7, 8, 9, 14, 21, 35] {
        for state in sample(of: Scene.all.map(\.state), every: 4) {
          for theme in ThemeName.allCases.map({ Theme($0) }) {
            for glyphs in [GlyphSet.unicode, .ascii] {
              let size = frame(state, columns, rows, theme: theme, glyphs: glyphs).size
              #expect(size == Size(columns: columns, rows: rows))
            }
          }
        }
      }
    }
  }

  @Test(arguments: Scene.all)
  func `in ASCII has no other characters, and none that are unknown`(scene: Scene) {
    let text = scene.frame(.dark, glyphs: .ascii).plainText
    #expect(text.allSatisfy { $0.isASCII })
    // The only question mark is the key of the help.
    #expect(!text.replacing("? ", with: "").contains("?"))
  }

  /// Keys, clicks and resizes between 1×1 and 500×500.
  @Test(arguments: 1...3 * UInt64(caseFactor))
  func `has whole labels, or none, in a storm of sizes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = ViewModel()
    for _ in 0..<40 {
      let greatest = [12, 60, 150, 500].randomElement(using: &random) ?? 80
      let size = Size(
        columns: .random(in: 1...greatest, using: &random),
        rows: .random(in: 1...min(greatest, 200), using: &random))
      _ = model.send(.resize(Layout.metrics(of: size)))
      let keys = Array("789+-*/.=()c")
      for key in (0..<3).compactMap({ _ in keys.randomElement(using: &random) }) {
        _ = model.send(.key(.character(key)))
      }
      _ = model.send(.key([.function(7), .escape, .tab, .up].randomElement(using: &random) ?? .up))
      _ = model.send(.inputDrained)
      let layout = Layout(size: size, model.shownLayout)
      let state = model.viewState
      let frame = frame(state, size.columns, size.rows)
      #expect(frame.size == size)
      for name in LayoutName.allCases where Layout.fits(name, in: size) {
        #expect(state.message?.sentence != Wording(.english).sentence(.layoutTooLarge(name)))
      }
      guard state.menu == nil, state.page == nil else { continue }
      for button in layout.buttons where layout.area(of: button).size.rows > 0 {
        let cells = frame.cropped(to: layout.area(of: button)).plainText
        let text = cells.filter { !" \n▀▄[]".contains($0) }
        #expect(text == button.entry.label.text, "seed \(seed), \(size), \(model.shownLayout)")
      }
    }
  }

  @Test(arguments: LayoutName.allCases)
  func `shows the highlight without colours`(name: LayoutName) {
    var state = empty
    state.layout = name
    for size in [name.needs.smallest, Size(columns: 20, rows: 24), Size(columns: 80, rows: 24)]
    where Layout.fits(name, in: size) {
      for button in Layout(size: size, name).buttons {
        state.highlighted = button
        for (glyphs, label) in [
          (GlyphSet.unicode, button.entry.label.text), (.ascii, button.entry.label.ascii),
        ] {
          let text = frame(state, size.columns, size.rows, theme: Theme(.mono), glyphs: glyphs)
            .plainText
          #expect(text.contains("[\(label)]"))
        }
      }
    }
  }

  @Test func `draws every part that a theme styles`() {
    var notice = empty
    notice.message = MessageLine(.theme(.dark), in: Wording(.english))
    notice.highlighted = .zero
    var frames = (Scene.all.map(\.state) + [notice]).map { frame($0, 80, 24) }
    // Room for all bases.
    frames += Scene.layouts.map { frame($0.state, 120, 36) }
    // Room for comments.
    frames += (Scene.tapes + Scene.layouts).map { frame($0.state, 132, 40) }
    let styles = Set(frames.flatMap { frame in frame.bounds.points.map { frame[$0].style } })
    let missing = Theme.marked.parts.filter { !styles.contains($0.style) }
    #expect(missing.isEmpty)
  }

  @Test(arguments: [true, false])
  func `has the first hints that fit, all complete`(isEditing: Bool) throws {
    var state = empty
    state.focus = isEditing ? .formula : .keypad
    for columns in 20...120 {
      let layout = Layout(size: Size(columns: columns, rows: 24))
      let row = try #require(layout.hints)
      let text = frame(state, columns, 24).cropped(to: row).plainText
      let hints = Help(Wording(.english)).hints(for: state.focus, columns: row.size.columns)
      #expect(
        text.drop { $0 == " " } == hints.map { "\($0.keys) \($0.meaning)" }.joined(separator: "  "))
    }
  }

  @Test func `of the help has headings, keys and meanings in their styles`() {
    for columns in [30, 80] {
      let size = Size(columns: columns, rows: 24)
      var state = empty
      for offset in 0..<100 {
        var page = Page(.help(filter: ""), in: size, .english)
        page.wanted = offset
        state.page = page.view(of: nil)
        let frame = frame(state, columns, 24)
        for part in page.rows?[page.offset].parts ?? [] {
          let style: Style =
            switch part.emphasis {
            case .plain: Theme.marked.window
            case .heading: Theme.marked.heading
            case .keys: Theme.marked.keyName
            case .meaning: Theme.marked.keyMeaning
            }
          for (place, character) in zip((1 + part.column)..., part.text) {
            #expect(frame[Point(column: place, row: 0)] == Cell(character, style: style))
          }
        }
      }
    }
  }
}

@Suite struct `An event` {
  private let layout = Layout(size: Size(columns: 80, rows: 24))
  private let state = ViewState(expression: ExpressionLine(text: "12 + 3"), theme: .dark)

  @Test(arguments: LayoutName.allCases)
  func `that clicks anywhere in a button's area clicks that button`(name: LayoutName) {
    let layout = Layout(size: layout.size, name)
    for button in layout.buttons {
      for point in layout.area(of: button).points {
        #expect(
          interpret(.click(point), layout: layout, state: state) == .click(.command(.press(button)))
        )
      }
    }
  }

  @Test func `that clicks elsewhere clicks the expression line, or nothing`() {
    func action(_ point: Point) -> Action { interpret(.click(point), layout: layout, state: state) }
    let line = layout.expression(of: state)
    let end = line.columns.upperBound - 1
    #expect(action(line.origin) == .click(.command(.placeCursor(column: 0))))
    #expect(
      action(Point(column: end, row: line.origin.row)) == .click(.command(.placeCursor(column: 5))))
    #expect(
      action(Point(column: end - 5, row: line.origin.row))
        == .click(.command(.placeCursor(column: 0))))
    #expect(action(layout.display.origin) == .click(.nothing))
    #expect(action(Point(column: 0, row: 0)) == .click(.nothing))
  }

  @Test(arguments: [LayoutName.keypad, .scientific, .programmer])
  func `finds 300 characters of a line whole in 120×40, with their result`(name: LayoutName) {
    let line = ExpressionLine(text: String(repeating: "1+", count: 150), cursor: 300)
    let state = ViewState(
      expression: line, result: ResultLine(text: "= 150", tone: .live), focus: .formula,
      layout: name, theme: .dark)
    let text = state.frame(Size(columns: 120, rows: 40)).plainText
    #expect(!text.contains("…") && text.contains("= 150"))
    #expect(text.count(where: { $0 == "+" }) >= 150)
  }

  @Test(arguments: ["1", "漢", "1漢"])
  func `that clicks a long line finds the character, whatever was omitted`(text: String) {
    let columns = layout.text.size.columns
    for count in [columns, 3 * columns, 400] {
      for cursor in [0, count / 2, count] {
        let characters = repeatElement(text, count: count).joined().prefix(count)
        let line = ExpressionLine(text: String(characters), cursor: cursor)
        let state = ViewState(expression: line, focus: .formula, theme: .dark)
        let place = state.frame(layout.size).cursor.map { Event.click($0) }
        let action = place.map { interpret($0, layout: layout, state: state) }
        #expect(action == .click(.command(.placeCursor(column: cursor))))
      }
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 24)])
  func `that clicks the value in a base finds the base or the bit`(size: Size) throws {
    let layout = Layout(size: size, .programmer)
    for word in WordSize.allCases {
      let number = Rational(1).shifted(left: word.rawValue - 2) + 1
      let text = BasesText(Quantity(Real(number)), word)
      var state = ViewState(
        expression: ExpressionLine(text: "0"), layout: .programmer,
        bases: BasesPane(base: .decimal, text: text), theme: .dark)
      let frame = state.frame(size)
      var bits: [Int: Character] = [:]
      for point in layout.bases.points {
        let action = interpret(.click(point), layout: layout, state: state)
        if case .click(.command(.changeBits(.toggle(let bit)))) = action {
          bits[bit] = frame[point].character
        }
      }
      #expect(bits.count == word.rawValue)
      #expect(bits.filter { $0.value == "1" }.keys.sorted() == [0, word.rawValue - 2])
      let origin = layout.bases.origin
      #expect(
        interpret(.click(origin), layout: layout, state: state)
          == .click(.command(.chooseBase(.hexadecimal))))
      state.bases = BasesPane(base: .decimal)
      let last = Point(column: origin.column + 9, row: origin.row + 3)
      #expect(
        interpret(.click(last), layout: layout, state: state)
          == .click(.command(.chooseBase(.binary))))
      let below = Point(column: origin.column, row: origin.row + 4)
      #expect(interpret(.click(below), layout: layout, state: state) == .click(.nothing))
    }
  }

  @Test func `that clicks a line of the tape finds it, counted from the bottom`() {
    for size in [layout.size, Size(columns: 40, rows: 24), Size(columns: 70, rows: 9)] {
      let layout = Layout(size: size)
      let lines = layout.tapeText.rows
      for point in layout.tape.points {
        let target: ClickTarget =
          lines.contains(point.row)
          ? .command(.clickTape(line: lines.upperBound - 1 - point.row)) : .nothing
        #expect(interpret(.click(point), layout: layout, state: state) == .click(target))
      }
    }
  }

  @Test func `hits hints, and the rows of the menu while it is open`() throws {
    let size = Size(columns: 80, rows: 24)
    let layout = Layout(size: size)
    let hints = try #require(layout.hints)
    func target(_ column: Int, _ row: Int, _ focus: Focus) -> Action {
      interpret(
        .click(Point(column: column, row: row)), layout: layout,
        state: ViewState(expression: ExpressionLine(text: "0"), focus: focus, theme: .dark))
    }
    for focus in [.keypad, .formula, .menu] as [Focus] {
      #expect(target(hints.origin.column + 7, hints.origin.row, focus) == .click(.hint(column: 7)))
    }
    let page = Focus.page(.help)
    #expect(
      target(9, 23, page) == .click(.hint(column: 9)) && target(9, 5, page) == .click(.nothing))
    let menu = layout.menu
    #expect(target(menu.origin.column, menu.origin.row, .menu) == .click(.nothing))
    for row in 0..<layout.menuRows {
      #expect(
        target(menu.origin.column, menu.origin.row + 1 + row, .menu) == .click(.menu(row: row)))
    }
  }

  @Test func `that resizes the window sets the width of results and the height of the tape`() {
    for (columns, rows, tape) in [(20, 8, (0, 0)), (20, 12, (17, 2))] {
      let size = Size(columns: columns, rows: rows)
      let metrics = Layout.metrics(of: size)
      #expect(interpret(.resize(size), layout: layout, state: state) == .resize(metrics))
      #expect(metrics.size == size)
      #expect(
        metrics.layouts[.keypad]
          == LayoutMetrics(
            resultColumns: 20, tape: Size(columns: tape.0, rows: tape.1),
            hintColumns: tape.1 == 0 ? 0 : 20, menuRows: 4))
      #expect(Set(metrics.layouts.keys) == [.keypad, .tape])
    }
  }

  @Test(
    arguments: [
      (.key(.character("7")), .key(.character("7"))), (.key(.alt("b")), .key(.alt("b"))),
      (.background(.light), .background(.light)), (.suspend, .suspendRequest), (.hangUp, .hangUp),
      (.wheel(.up, at: Point(column: 0, row: 0)), .wheel(.up)), (.paste("5"), .paste("5")),
      (.pasteTooLong, .pasteTooLong),
    ] as [(Event, Action)])
  func `of any other kind is itself an action`(event: Event, action: Action) {
    #expect(interpret(event, layout: layout, state: state) == action)
  }
}
