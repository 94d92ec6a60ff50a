import CalculatorViewModel
import Previews
import Runtime
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViews

/// Every layout, after keys that leave entries on the tape and something to say: its text in each
/// language and usual size, and its styles in each theme.
@Suite struct `Every layout looks as recorded` {
  struct Variant: CustomTestStringConvertible {
    var layout: LayoutName
    var language = Language.english
    var size = Size(columns: 80, rows: 24)
    var theme = ThemeName.dark

    var testDescription: String {
      "\(layout.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows)-\(theme.rawValue)"
    }

    /// The name of the recording of the text.
    var text: String {
      "Texts/\(layout.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows)"
    }

    /// The name of the recording of the styles.
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

  /// The names of all recordings.
  static var names: [String] { texts.map(\.text) + styles.map(\.styles) }

  @Test(arguments: texts)
  func `in each language and size`(variant: Variant) throws {
    try expectGolden(frame(variant).plainText + "\n", variant.text)
  }

  @Test(arguments: styles)
  func `in each theme`(variant: Variant) throws {
    try expectGolden(frame(variant).stylePlane, variant.styles)
  }

  /// The frame at the end of a session.
  private func frame(_ variant: Variant) -> Frame {
    let point: Character = variant.language == .french ? "," : "."
    let keys = String(keys(variant.layout).map { $0 == "." ? point : $0 })
    let device = ScriptedDevice(keys: keys, size: variant.size)
    let model = ViewModel(
      theme: variant.theme, language: variant.language, point: point, layout: variant.layout)
    var session = Session(model, on: device)
    session.run()
    let state = session.model.viewState
    return render(
      state, layout: Layout(size: variant.size, state.layout),
      appearance: Appearance(theme: Theme(state.theme), glyphs: .unicode))
  }

  /// Keys in the notation of `Key.init(notation:)`, with a decimal point.
  private func keys(_ layout: LayoutName) -> String {
    switch layout {
    case .keypad: "irent=850.5⏎⎋12.5+7*3=8*2.5."
    case .scientific: "i2 sin(30°)+√2⏎⎋1.5^3=1/(2-2)="
    case .programmer: "255*2=⎋0xFF-0x100↓"
    case .tape: "irent=850.5 #home⏎⎋i1/(rent-850.5)⏎⎋12.5/3=⇥↑"
    }
  }
}
