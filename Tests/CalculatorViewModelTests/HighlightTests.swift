import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct HighlightTests {
  private func highlight(_ arrows: String) -> Highlight {
    var highlight = Highlight()
    for arrow in arrows {
      let direction: Direction =
        switch arrow {
        case "↑": .up
        case "↓": .down
        case "←": .left
        default: .right
        }
      highlight.move(direction)
    }
    return highlight
  }

  @Test("it starts on 5, hidden")
  func start() {
    #expect(Highlight().button == .five)
    #expect(!Highlight().isShown)
  }

  @Test("from every button, a way and its opposite come back", arguments: Direction.allCases)
  func opposites(direction: Direction) {
    let opposite: Direction =
      switch direction {
      case .up: .down
      case .down: .up
      case .left: .right
      case .right: .left
      }
    for button in Button.allCases {
      var highlight = Highlight()
      highlight.hide(on: button)
      highlight.move(direction)
      highlight.move(opposite)
      #expect(highlight.button == button)
    }
  }

  @Test("every button can be reached along the rows and columns")
  func reach() {
    var reached: Set<Button> = []
    for down in 0..<5 {
      for right in 0..<4 {
        reached.insert(
          highlight(String(repeating: "↓", count: down) + String(repeating: "→", count: right))
            .button)
      }
    }
    #expect(reached == Set(Button.allCases))
  }

  @Test(
    "arrows go to the neighbour, keep the column across wide buttons, and wrap",
    arguments: [
      ("↑", Button.eight), ("↓", .two), ("←", .four), ("→", .six),
      ("↑↑", .allClear), ("↑↑↓", .eight), ("←↑↑", .allClear), ("←↑↑↓", .seven),
      ("↓↓", .zero), ("↓↓↑", .two), ("↓↓↓", .allClear), ("↓↓↓↓", .eight),
      ("↑↑↑", .zero), ("→→", .subtract), ("→→→", .four), ("←←", .subtract),
      ("↑↑→", .clear), ("↑↑←", .divide), ("↑↑→←", .allClear), ("↑↑←→", .allClear),
      ("↓↓→", .point), ("↓↓←", .equals), ("→↑↑", .clear), ("→→↑↑", .divide),
    ])
  func moves(arrows: String, button: Button) {
    #expect(highlight(arrows).button == button)
    #expect(highlight(arrows).isShown)
  }

  @Test("a press elsewhere hides it and leaves it there")
  func hide() {
    var highlight = highlight("↑")
    highlight.hide(on: .zero)
    #expect(highlight.button == .zero)
    #expect(!highlight.isShown)
    highlight.move(.up)
    #expect(highlight.button == .one)
  }
}
