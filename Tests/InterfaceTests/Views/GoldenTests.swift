import ExactNumbers
import Foundation
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import CalculatorViews

/// Each aspect is recorded once, instead of whole frames in all combinations.
@Suite struct `The calculator looks as recorded:` {
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

  /// Without the help, which is recorded whole.
  static let pages = Scene.pages.filter { $0.name != "help" }

  private let state = ViewState(
    expression: ExpressionLine(text: "12.5 + 7 ÷ 0", mark: 9..<12),
    result: ResultLine(text: "= 33.5", tone: .live), highlighted: .allClear, pressed: .three,
    theme: .dark)

  @Test(arguments: windows) func `its layout`(window: Window) throws {
    let frame = state.frame(window.size, theme: Theme(window.theme), glyphs: window.glyphs)
    try expectGolden(frame.plainText + "\n", "Layouts/\(window.name)")
  }

  @Test(arguments: Scene.layouts) func `a layout besides the first`(scene: Scene) throws {
    try expectGolden(scene.state.frame(scene.size).partPlane, "Layouts/\(scene.name)")
  }

  @Test func `the places of its parts`() throws {
    let frame = state.frame(Size(columns: 80, rows: 24))
    try expectGolden(frame.partPlane, "Layouts/parts")
  }

  @Test func `all numerals`() throws {
    let lines = ["= −0123456789", "≈ 1.2,3’45", "1×10⁻⁶⁷", "(8/9) + 3 1/4", "… 5 ft 11 in", "90°"]
    let based = ["0xABCDEF", "0b10", "0o17"]
    let pictures = try (lines + based).map { line in
      let numerals = try #require(Numerals(line))
      var frame = Frame(size: Size(columns: numerals.columns, rows: Numerals.rows))
      frame.draw(numerals, in: frame.bounds, style: Style())
      return line + "\n" + frame.plainText + "\n"
    }
    try expectGolden(pictures.joined(separator: "\n"), "numerals")
  }

  @Test(arguments: Scene.displays) func `the display of a scene`(scene: Scene) throws {
    let area = Layout(size: scene.size, scene.state.layout).display
    let frame = scene.state.frame(scene.size).cropped(to: area)
    try expectGolden(frame.partPlane, "Displays/\(scene.name)")
  }

  @Test(arguments: Scene.tapes) func `the tape of a scene`(scene: Scene) throws {
    let area = Layout(size: scene.size, scene.state.layout).tape
    let frame = scene.state.frame(scene.size).cropped(to: area)
    try expectGolden(frame.partPlane, "Tapes/\(scene.name)")
  }

  @Test(arguments: ThemeName.allCases) func `the styles of a theme`(name: ThemeName) throws {
    let lines = Theme(name).parts.map { "\($0.name): \($0.style)\n" }
    try expectGolden(lines.joined(), "Themes/\(name.rawValue)")
  }

  @Test func `the whole help`() throws {
    let rows = Help(Wording(.english)).rows(columns: 78).count
    // The last row has hints.
    let size = Size(columns: 80, rows: rows + 1)
    var state = state
    state.focus = .page(.help)
    state.page = .help(size)
    try expectGolden(state.frame(size).plainText + "\n", "help")
  }

  @Test func `the help in columns`() throws {
    let size = Size(columns: 120, rows: 40)
    var state = state
    state.page = .help(size)
    try expectGolden(state.frame(size).plainText + "\n", "help-columns")
  }

  @Test(arguments: pages) func `the page of a scene`(scene: Scene) throws {
    try expectGolden(scene.state.frame(scene.size).partPlane, "Pages/\(scene.name)")
  }

  @Test func `no recording is left over`() throws {
    var names =
      Self.windows.map { "Layouts/\($0.name)" } + [
        "Layouts/parts", "Layouts/sizes", "Tapes/lines", "Tapes/panes", "Displays/messages",
        "boxes", "help", "help-columns", "numerals", "plots",
      ]
    names += Scene.layouts.map { "Layouts/\($0.name)" }
    names += Scene.displays.map { "Displays/\($0.name)" }
    names += Scene.tapes.map { "Tapes/\($0.name)" }
    names += Self.pages.map { "Pages/\($0.name)" }
    names += ThemeName.allCases.map { "Themes/\($0.rawValue)" }
    names += `Every layout looks as recorded`.names
    let folder = packageRoot.appending(path: "Tests/Goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    // Other tests check their own folders.
    let others = ["Sentences", "Stories", "Tables", "Transcripts"]
    let drawn = files.filter { file in
      file.hasSuffix(".txt") && !others.contains { file.hasPrefix($0 + "/") }
    }
    #expect(Set(drawn) == Set(names.map { $0 + ".txt" }))
  }
}

extension Scene: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The text in each language and usual size, and the styles in each theme.
@Suite struct `Every layout looks as recorded` {
  struct Variant: CustomTestStringConvertible {
    var layout: LayoutName
    var language = Language.english
    var size = Size(columns: 80, rows: 24)
    var theme = ThemeName.dark

    var testDescription: String {
      "\(layout.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows)-\(theme.rawValue)"
    }

    var text: String {
      "Texts/\(layout.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows)"
    }

    var styles: String { "Styles/\(layout.rawValue)-\(theme.rawValue)" }
  }

  static let texts = LayoutName.allCases.flatMap { layout in
    Language.allCases.flatMap { language in
      [layout.needs.smallest, Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)].map {
        Variant(layout: layout, language: language, size: $0)
      }
    }
  }

  static let styles = LayoutName.allCases.flatMap { layout in
    ThemeName.allCases.map { Variant(layout: layout, theme: $0) }
  }

  static var names: [String] { texts.map(\.text) + styles.map(\.styles) }

  @Test(arguments: texts) func `in each language and size`(variant: Variant) throws {
    try expectGolden(frame(variant).plainText + "\n", variant.text)
  }

  @Test(arguments: styles) func `in each theme`(variant: Variant) throws {
    try expectGolden(frame(variant).stylePlane, variant.styles)
  }

  private func frame(_ variant: Variant) -> Frame {
    let point: Character = variant.language == .french ? "," : "."
    let keys = String(keys(variant.layout).map { $0 == "." ? point : $0 })
    let device = ScriptedDevice(keys: keys, size: variant.size)
    let model = ViewModel(
      Environment { ($0.theme, $0.language, $0.point) = (variant.theme, variant.language, point) },
      layout: variant.layout)
    let state = device.run(model).viewState
    return state.frame(variant.size, theme: Theme(state.theme))
  }

  /// In the notation of `Key.init(notation:)`.
  private func keys(_ layout: LayoutName) -> String {
    switch layout {
    case .keypad: "②rent=850.5⏎⎋12.5+7*3=8*2.5*="
    case .scientific: "②2 sin(30°)+√2⏎⎋1.5^3=1/(2-2)="
    case .programmer: "255*2=⎋0xFF-0x100"
    case .tape: "②rent=850.5 #home⏎⎋②1/(rent-850.5)⏎⎋12.5/3=⇥↑"
    }
  }
}
