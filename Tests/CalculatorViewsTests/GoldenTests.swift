import Foundation
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

/// What the calculator looks like, each aspect recorded once: the layout as characters, the places
/// of all parts, the display or the tape of each scene, the help, and the styles of each theme.
@Suite struct `The calculator looks as recorded:` {
  /// A layout to record: a window, and how it is drawn.
  struct Window: CustomTestStringConvertible {
    var name: String
    var size: Size
    var theme = ThemeName.dark
    var glyphs = GlyphSet.unicode

    var testDescription: String { name }
  }

  static let windows = [
    Window(name: "full", size: Size(columns: 80, rows: 24)),
    Window(name: "full-lines", size: Size(columns: 80, rows: 24), theme: .mono),
    Window(name: "full-ascii", size: Size(columns: 80, rows: 24), glyphs: .ascii),
    Window(name: "compact", size: LayoutName.keypad.needs.smallest),
    Window(name: "display", size: Size(columns: 24, rows: 3)),
    Window(name: "sign", size: Size(columns: 5, rows: 2)),
  ]

  /// The scenes of pages; that of the help is recorded as a whole.
  static let pages = Scene.pages.filter { $0.name != "help" }

  private let state = ViewState(
    expression: ExpressionLine(text: "12.5 + 7 ÷ 0", mark: 9..<12),
    result: ResultLine(text: "= 33.5", tone: .live), highlighted: .allClear, pressed: .three,
    theme: .dark)

  @Test(arguments: windows)
  func `its layout`(window: Window) throws {
    let frame = render(
      state, layout: Layout(size: window.size),
      appearance: Appearance(theme: Theme(window.theme), glyphs: window.glyphs))
    try expectGolden(frame.plainText + "\n", "Layouts/\(window.name)")
  }

  @Test(arguments: Scene.layouts)
  func `a layout besides the first`(scene: Scene) throws {
    let frame = render(
      scene.state, layout: Layout(size: scene.size, scene.state.layout),
      appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.partPlane, "Layouts/\(scene.name)")
  }

  @Test func `the places of its parts`() throws {
    let frame = render(
      state, layout: Layout(size: Size(columns: 80, rows: 24)),
      appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.partPlane, "Layouts/parts")
  }

  @Test func `all numerals`() throws {
    let lines = ["= −0123456789", "≈ 1.2,3’45", "1×10^−67", "(8/9) + 3 1/4", "… 5 ft 11 in", "90°"]
    let based = ["0xABCDEF", "0b10", "0o17"]
    let pictures = try (lines + based).map { line in
      let numerals = try #require(Numerals(line))
      var frame = Frame(size: Size(columns: numerals.columns, rows: Numerals.rows))
      frame.draw(numerals, in: frame.bounds, style: Style())
      return line + "\n" + frame.plainText + "\n"
    }
    try expectGolden(pictures.joined(separator: "\n"), "numerals")
  }

  @Test(arguments: Scene.displays)
  func `the display of a scene`(scene: Scene) throws {
    let layout = Layout(size: scene.size, scene.state.layout)
    let frame = render(
      scene.state, layout: layout, appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.cropped(to: layout.display).partPlane, "Displays/\(scene.name)")
  }

  @Test(arguments: Scene.tapes)
  func `the tape of a scene`(scene: Scene) throws {
    let layout = Layout(size: scene.size, scene.state.layout)
    let frame = render(
      scene.state, layout: layout, appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.cropped(to: layout.tape).partPlane, "Tapes/\(scene.name)")
  }

  @Test(arguments: ThemeName.allCases)
  func `the styles of a theme`(name: ThemeName) throws {
    let lines = Theme(name).parts.map { "\($0.name): \($0.style)\n" }
    try expectGolden(lines.joined(), "Themes/\(name.rawValue)")
  }

  @Test func `the whole help`() throws {
    let rows = HelpPage(size: Size(columns: 80, rows: 24), in: English()).rows.count
    // The last row of the window is for the hints.
    let size = Size(columns: 80, rows: rows + 1)
    var state = state
    state.focus = .help
    state.page = .help(HelpPage(size: size, in: English()).excerpt(from: 0))
    let frame = render(
      state, layout: Layout(size: size), appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.plainText + "\n", "help")
  }

  @Test func `the help in columns`() throws {
    let size = Size(columns: 120, rows: 40)
    var state = state
    state.page = .help(HelpPage(size: size, in: English()).excerpt(from: 0))
    let frame = render(
      state, layout: Layout(size: size), appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.plainText + "\n", "help-columns")
  }

  @Test(arguments: pages)
  func `the page of a scene`(scene: Scene) throws {
    let frame = render(
      scene.state, layout: Layout(size: scene.size, scene.state.layout),
      appearance: Appearance(theme: .marked, glyphs: .unicode))
    try expectGolden(frame.partPlane, "Pages/\(scene.name)")
  }

  @Test func `no recording is left over`() throws {
    var names =
      Self.windows.map { "Layouts/\($0.name)" } + [
        "Layouts/parts", "help", "help-columns", "numerals",
      ]
    names += Scene.layouts.map { "Layouts/\($0.name)" }
    names += Scene.displays.map { "Displays/\($0.name)" }
    names += Scene.tapes.map { "Tapes/\($0.name)" }
    names += Self.pages.map { "Pages/\($0.name)" }
    names += ThemeName.allCases.map { "Themes/\($0.rawValue)" }
    names += `Every layout looks as recorded`.names
    let folder = packageRoot.appending(path: "Tests/Goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(Set(files.filter { $0.hasSuffix(".txt") }) == Set(names.map { $0 + ".txt" }))
  }
}

extension Scene: CustomTestStringConvertible {
  package var testDescription: String { name }
}
