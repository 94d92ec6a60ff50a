import CalculatorViewModel
import CalculatorViews
import Previews
import Screen
import TestSupport
import Testing
import Engine

@Suite struct `A session` {
  private typealias Step = ScriptedDevice.Step

  private static let small = Size(columns: 40, rows: 12)

  @Test func `pastes a calculation, calculates it and copies the result`() {
    let events: [Event] = [
      .paste("1,000 × 2"), .key(.enter), .key(.function(5)), .paste("1\r2\u{3}q"), .pasteTooLong,
    ]
    let device = ScriptedDevice(ScriptedDevice.steps(events), size: Self.small)
    let model = device.run()
    let copies = device.effects.map(\.effect).filter { if case .copy = $0 { true } else { false } }
    #expect(copies == [.copy("2000")])
    #expect(model.viewState.expression.text == "1 + 2q")
    let shown = device.displays
    #expect(shown.contains { $0.hasSuffix("1,000×2|=2000|1,000wasreadas1000.") })
    #expect(shown.last?.contains("toolong") == true)
  }

  @Test func `cancels a result with Ctrl-C, and keeps its line`() {
    let keys = ScriptedDevice.steps("7*6=")
    let device = ScriptedDevice(
      keys + [Step(at: .seconds(1), .key(.control("c"))), Step(at: .seconds(2), .key(.up))],
      size: Self.small
    ) { _ in ScriptedDevice.Latency(evaluation: .milliseconds(1500)) }
    let model = device.run()
    #expect(device.displays.contains("1000.0: 7×6||Thecalculationwascancelled."))
    #expect(model.viewState.expression.text == "7 × 6" && model.viewState.message == nil)
    // The next key requests the value again.
    #expect(model.viewState.result?.text == "= 42")
  }

  @Test func `suspends at once during a calculation, and continues`() {
    let keys = ScriptedDevice.steps("7*6=")
    let device = ScriptedDevice(
      keys + [
        Step(at: .seconds(1), .key(.control("z"))), Step(at: .seconds(9), .resize(Self.small)),
      ], size: Self.small
    ) { _ in ScriptedDevice.Latency(evaluation: .seconds(5)) }
    let model = device.run()
    #expect(device.effects.contains { $0.effect == .suspend && $0.time == .seconds(1) })
    #expect(model.viewState.result?.text == "= 42")
  }

  @Test func `draws a new size at once, and rounds results to it`() {
    let sums = ScriptedDevice.steps("22/7=")
    let narrow = Size(columns: 12, rows: 3)
    let device = ScriptedDevice(sums + [Step(at: .seconds(1), .resize(narrow))], size: Self.small)
    let model = device.run()
    #expect(model.viewState.result?.text == "≈ 3.14285714")
    #expect(device.frames.last?.frame.size == narrow)
  }

  @Test func `ends when the terminal is gone, whatever is running`() {
    let device = ScriptedDevice(keys: "7*6=", size: Self.small) { _ in
      ScriptedDevice.Latency(evaluation: .seconds(1_000_000))
    }
    #expect(device.run().viewState.result?.text == "= 42")
    let gone = ScriptedDevice([Step(at: .seconds(1), .hangUp)], size: Self.small)
    gone.run()
    #expect(gone.now == .seconds(1) && gone.effects.isEmpty)
  }

  @Test(arguments: seeds) func `ends in the same state, however slow values are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      // Esc would cancel or clear, depending on time.
      let typed = random.keys().filter { $0 != "⎋" }
      let quick = ScriptedDevice(keys: typed, size: Self.small).run().viewState
      let burst = ScriptedDevice(keys: typed, every: .zero, size: Self.small).run().viewState
      let latencies = (0..<100).map { _ in Int.random(in: 0...900, using: &random) }
      let slow = ScriptedDevice(keys: typed, size: Self.small) { request in
        let latency = latencies[request.id.number % 100]
        return .init(evaluation: .milliseconds(latency), digits: .milliseconds(latency / 2))
      }.run().viewState
      #expect(quick == burst && quick == slow, "after \(typed)")
    }
  }
}
