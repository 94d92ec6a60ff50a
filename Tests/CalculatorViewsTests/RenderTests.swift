import CalculatorViewModel
import Previews
import Screen
import TestSupport
import Testing

@testable import CalculatorViews

@Suite struct RenderTests {
  @Test("a frame of any size can be drawn, in every theme, from every scene")
  func everySize() {
    for columns in [1, 2, 7, 8, 19, 20, 24, 81] {
      for rows in [1, 2, 3, 7, 8, 9, 14, 21, 35] {
        for scene in Scene.all {
          for theme in ThemeName.allCases {
            for glyphs in [GlyphSet.unicode, .ascii] {
              var scene = scene
              scene.size = Size(columns: columns, rows: rows)
              #expect(scene.frame(theme, glyphs: glyphs).size == scene.size)
            }
          }
        }
      }
    }
  }

  @Test("with ASCII glyphs there is nothing else in the frame")
  func ascii() {
    for scene in Scene.all {
      let text = scene.frame(.dark, glyphs: .ascii).plainText
      #expect(text.allSatisfy { $0.isASCII }, "\(scene.name)")
    }
  }

  @Test("the highlight shows without colours")
  func highlight() throws {
    let size = Size(columns: 20, rows: 8)
    for glyphs in [GlyphSet.unicode, .ascii] {
      for rows in [8, 24] {
        var state = ViewState(expression: ExpressionLine(text: "0"), theme: .mono)
        var scene = try #require(Scene.all.first)
        scene.size = Size(columns: size.columns, rows: rows)
        scene.state = state
        let without = scene.frame(.mono, glyphs: glyphs).plainText
        for button in Button.allCases {
          state.highlighted = button
          scene.state = state
          let with = scene.frame(.mono, glyphs: glyphs).plainText
          #expect(with != without)
          #expect(with.contains("[\(glyphs.text(button.entry.label))]"))
        }
      }
    }
  }

  @Test("all labels show wherever there is a keypad", arguments: [(20, 8), (80, 24), (120, 40)])
  func labels(columns: Int, rows: Int) {
    let layout = Layout(size: Size(columns: columns, rows: rows))
    let state = ViewState(expression: ExpressionLine(text: "0"), theme: .dark)
    let frame = render(state, layout: layout, look: Look(theme: .dark, glyphs: .unicode))
    for button in Button.allCases {
      let area = layout.area(of: button)
      let text = area.rows.map { row in
        String(
          area.columns.map { frame[Point(column: $0, row: row)].character })
      }.joined()
      #expect(text.filter { !" ▀▄".contains($0) } == button.entry.label)
    }
  }

  @Test("scenes look as they did", arguments: Scene.all.map(\.name), ThemeName.allCases)
  func goldens(name: String, theme: ThemeName) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    try expectGolden(scene.frame(theme).stylePlane, "\(name)-\(theme.rawValue)")
  }

  @Test("scenes look as they did in ASCII", arguments: ["result", "highlight", "small"])
  func asciiGoldens(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    try expectGolden(scene.frame(.mono, glyphs: .ascii).stylePlane, "\(name)-ascii")
  }
}
