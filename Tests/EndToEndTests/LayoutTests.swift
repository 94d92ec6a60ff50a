import CalculatorViewModel
import CalculatorViews
import Screen
import TestSupport
import Testing
import Words

/// The layouts in the real terminal, compared with the same session without one.
@Suite struct `Layouts` {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 48, rows: 12), Size(columns: 120, rows: 36),
  ]

  /// Clicks on a button: each after the same digits, on a display that was cleared with a click.
  private static func clicks(on buttons: [Button], in layout: Layout) -> [[Deed]] {
    buttons.enumerated().map { index, button in
      let (area, clear) = (layout.area(of: button), layout.area(of: .allClear))
      // The first and the last cell of a button press it, too.
      let corner =
        index.isMultiple(of: 2)
        ? area.origin : Point(column: area.columns.upperBound - 1, row: area.rows.upperBound - 1)
      return [.click(clear.origin), .typing("12+10"), .click(corner)]
    }
  }

  @Test(arguments: sizes) func `have buttons that all do what they do`(size: Size) throws {
    let names = LayoutName.allCases.filter { $0.keypad != nil }
    var groups: [[Deed]] = []
    for name in names {
      if name != names.first { groups.append([.typing("L")]) }
      let layout = Layout(size: size, name)
      try #require(layout.name == name)
      let buttons = try #require(name.keypad).buttonRows.joined()
      groups += Self.clicks(on: Array(buttons), in: layout)
    }
    let session = try TerminalSession.calculator(columns: size.columns, rows: size.rows)
    try session.perform(groups, as: Rehearsal(groups, size: size))
  }

  @Test(arguments: LayoutName.allCases)
  func `have their labels where they are clicked`(name: LayoutName) throws {
    let size = Self.sizes[0]
    let layout = Layout(size: size, name)
    let session = try TerminalSession([Program.path, "--layout", name.rawValue])
    try session.wait(for: Rehearsal([], size: size, layout: name).screens[0])
    let lines = try session.screen().lines.map(Array.init)
    for button in name.keypad?.buttonRows.joined().map(\.self) ?? [] {
      let area = layout.area(of: button)
      let text = area.rows.map { row in
        String(lines[row].dropFirst(area.origin.column).prefix(area.size.columns))
      }
      #expect(text.contains { $0.contains(button.entry.label.text) }, "\(button): \(text)")
    }
  }

  @Test(arguments: sizes) func `follow each other with L, and keep the line`(size: Size) throws {
    var groups: [[Deed]] = [[.typing("12+3=")], [.typing("x2.5")]]
    groups += LayoutName.allCases.map { _ in [.typing("L")] }
    let rehearsal = Rehearsal(groups, size: size)
    let turned = rehearsal.screens.suffix(LayoutName.allCases.count)
    #expect(Set(turned).count == LayoutName.allCases.count)
    #expect(turned.allSatisfy { $0.contains("15 × 2.5") })
    let session = try TerminalSession.calculator(columns: size.columns, rows: size.rows)
    try session.perform(groups, as: rehearsal)
    try session.type("=")
    try session.wait(forDisplay: "15 × 2.5", "= 37.5")
  }

  @Test func `stay where the window has no room, and say so`() throws {
    let small = Size(columns: 20, rows: 8)
    let session = try TerminalSession([Program.path], columns: small.columns, rows: small.rows)
    try session.wait(untilCalculator: "it shows") { _ in true }
    try session.type("12+3")
    try session.wait(forDisplay: "12 + 3", "= 15")
    let kept = try session.screen()
    let narrow = Size(columns: 20, rows: 5)
    try session.perform([.resizing(narrow), .typing("L")])
    try session.wait(for: "no room for others")
    try session.perform([.resizing(small), .typing("4")])
    try session.wait(forDisplay: "12 + 34", "= 46")
    let grown = try session.screen()
    #expect(CalculatorScreen(kept)?.places == CalculatorScreen(grown)?.places)
    // Of the others only the tape has room here.
    let groups: [[Deed]] = [[.typing("7")], [.typing("L")], [.typing("L")], [.typing("L8")]]
    let other = try TerminalSession.calculator(columns: small.columns, rows: small.rows)
    try other.perform(groups, as: Rehearsal(groups, size: small))
  }

  @Test(arguments: [LayoutName.scientific, .programmer, .tape])
  func `are there again after a small window`(name: LayoutName) throws {
    let sizes = [
      Size(columns: 39, rows: 10), Size(columns: 20, rows: 5), Size(columns: 7, rows: 3),
      Size(columns: 120, rows: 36), Size(columns: 80, rows: 24),
    ]
    let groups = [[Deed.typing("9-4")]] + sizes.map { [.resizing($0), .typing("1")] }
    let session = try TerminalSession([Program.path, "--layout", name.rawValue])
    try session.perform(groups, as: Rehearsal(groups, layout: name))
  }
}
