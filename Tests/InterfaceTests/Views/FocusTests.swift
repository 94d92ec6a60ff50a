import CalculatorViewModel
import CalculatorViews
import Previews
import Runtime
import Screen
import TestSupport
import Testing
import Words

/// Screen readers and magnifiers follow the hidden cursor.
@Suite struct `The focus of a frame` {
  private static let keys = Array("0123456789.+-*/=()%^⏎⎋⌫⇥↤↑↓←→␣#a②④⑥⑦⑧≡⇤")

  @Test(arguments: 0..<40) func `is on the keyboard's target after any keys`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(5 * caseFactor) {
      let size =
        [(80, 24), (40, 12), (120, 40), (20, 8), (60, 16)].randomElement(using: &random) ?? (80, 24)
      let count = Int.random(in: 0...14, using: &random)
      let typed = String((0..<count).map { _ in Self.keys.randomElement(using: &random) ?? "7" })
      let device = ScriptedDevice(keys: typed, size: Size(columns: size.0, rows: size.1))
      var session = Runtime.Session(ViewModel(), on: device)
      session.run()
      let (state, frame) = (session.model.viewState, session.frame)
      let layout = Layout(size: frame.size, state.layout)
      guard let place = frame.cursor ?? frame.focus else {
        Issue.record("no cursor after \(typed)")
        continue
      }
      #expect(frame.bounds.contains(place), "\(typed)")
      if state.page != nil || state.menu != nil || frame.cursor != nil { continue }
      if let button = state.highlighted {
        #expect(layout.area(of: button).contains(place), "\(typed)")
      } else if state.tape?.isFocused == true {
        #expect(layout.tapeText.contains(place), "\(typed)")
      } else {
        #expect(layout.text.contains(place), "\(typed)")
      }
    }
  }
}
