import CalculatorViewModel
import Previews
import Screen
import Testing

@testable import CalculatorViews

/// The scenes are constant values; these tests hold them to what the calculator really shows.
@Suite struct SceneTests {
  /// The keys that lead to each scene; `←`, `→` and `↓` are arrows, `⏎` is Enter and `⇤` Home.
  private static let keys = [
    "empty": "", "typing": "12.5+7*3", "result": "12.5+7*3-0.25=", "rounded": "22/7=",
    "refusal": "8*2.5.", "error": "12+8/0*3=", "highlight": "80*24↓↓→→", "help": "?",
    "small": "1/8+0.375*1000-12=", "small-error": "5/0+1000000-12345=←←", "percentage": "200+10%",
    "formula": "iexp(pi*sqrt(163))-262537412640768744" + String(repeating: "←", count: 20),
    "formula-error": "i2*(3+)/7⏎",
    "small-formula": "i1+2+3+4+5+6+7+8+9+10+11+12⇤→→→→→→→→→→→→→",
    "bare": "2+3=",
    "wide": "9999999999999999-9999999999999998=",
  ]

  @Test("each scene is what the calculator shows", arguments: Scene.all.map(\.name))
  func scene(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    var model = ViewModel(theme: scene.state.theme)
    for character in try #require(Self.keys[name]) {
      let key: Key =
        switch character {
        case "→": .right
        case "↓": .down
        case "←": .left
        case "⏎": .enter
        case "⇤": .home
        default: .character(character)
        }
      _ = model.send(try #require(KeyTable.action(for: key, in: model.focus)))
    }
    if scene.state.pressed == nil { _ = model.send(.release) }
    let columns = Layout(size: scene.size).text.size.columns
    #expect(model.viewState(resultColumns: columns) == scene.state)
  }

  @Test("scenes have names of their own")
  func names() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    #expect(Set(Picture.all.map(\.name)).count == Picture.all.count)
  }
}
