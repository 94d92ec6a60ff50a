import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Previews
import Screen
import TestSupport
import Testing
import Engine
import Words

@testable import Runtime

/// Whole sessions on a scripted device: waiting, cancelling, suspending, the light of a button and
/// typing ahead, on a clock that no test has to wait for.
@Suite struct `A session` {
  private typealias Step = ScriptedDevice.Step

  private static let small = Size(columns: 40, rows: 12)

  /// The frames as their display's lines, with the milliseconds at which they were shown.
  private func displays(_ device: ScriptedDevice) -> [String] {
    device.frames.map { time, frame in
      let rows = Layout(size: frame.size).text.rows
      let lines = frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines[rows].map { $0.filter { $0 != " " } }.joined(separator: "|")
      return "\(time / .milliseconds(1)): \(shown)"
    }
  }

  @Test func `draws a frame for each key, with its value, and one when the light ends`() {
    let device = ScriptedDevice(keys: "7+1", size: Self.small)
    let model = device.run()
    #expect(model.viewState.result?.text == "= 8")
    #expect(
      displays(device) == [
        "0.0: 0||", "0.0: 7||", "120.0: 7||", "200.0: 7+||", "320.0: 7+||", "400.0: 7+1|=8|",
        "520.0: 7+1|=8|",
      ])
    // It sets no timer that it does not need.
    #expect(device.now == .milliseconds(520))
  }

  @Test func `pastes a calculation, calculates it and copies the result`() {
    let events: [Event] = [
      .paste("1,000 × 2"), .key(.enter), .key(.function(5)), .paste("1\r2\u{3}q"),
      .pasteTooLong,
    ]
    let script = events.enumerated().map { Step(at: .seconds($0.offset), $0.element) }
    let device = ScriptedDevice(script, size: Self.small)
    let model = device.run()
    let copies = device.effects.map(\.effect).filter { if case .copy = $0 { true } else { false } }
    #expect(copies == [.copy("2000")])
    #expect(model.viewState.expression.text == "1 + 2q")
    let shown = displays(device)
    #expect(shown.contains { $0.hasSuffix("1,000×2|=2000|1,000wasreadas1000.") })
    #expect(shown.last?.contains("toolong") == true)
  }

  @Test func `takes up all keys that wait before it draws`() {
    let device = ScriptedDevice(keys: "12+30", every: .zero, size: Self.small)
    #expect(device.run().viewState.result?.text == "= 42")
    let shown = displays(device)
    #expect(shown.prefix(2) == ["0.0: 0||", "0.0: 12+30|=42|"])
    #expect(device.effects.count { $0.effect.isEvaluation } == 1)
  }

  @Test func `holds a frame back for a value that comes soon, and shows no ellipsis`() {
    let device = ScriptedDevice(keys: "7+1", size: Self.small) { _ in
      ScriptedDevice.Latency(evaluation: .milliseconds(20), digits: .milliseconds(5))
    }
    device.run()
    let shown = displays(device)
    #expect(shown.contains("425.0: 7+1|=8|") && !shown.contains { $0.contains("…") })
  }

  @Test func `shows an ellipsis for a value that takes long, and draws keys at once`() {
    let device = ScriptedDevice(keys: "7+12", size: Self.small) { _ in
      ScriptedDevice.Latency(evaluation: .seconds(1))
    }
    device.run()
    let shown = displays(device)
    #expect(shown.contains("430.0: 7+1|…|") && shown.contains("600.0: 7+12|…|"))
    #expect(shown.last == "1600.0: 7+12|=19|")
    #expect(!shown.contains { $0.contains("=8") })
  }

  @Test func `does not let fast keys hold a frame back for longer than one value`() {
    let keys = "7+12345"
    let device = ScriptedDevice(keys: keys, every: .milliseconds(20), size: Self.small) { _ in
      ScriptedDevice.Latency(evaluation: .seconds(10))
    }
    device.run()
    // The first value was asked for at 40 ms.
    #expect(displays(device).contains("70.0: 7+12|…|"))
    #expect(displays(device).contains("80.0: 7+123|…|"))
  }

  @Test func `lets keys wait for a result, and takes them up after it`() {
    let device = ScriptedDevice(keys: "7*6=+1=⑩", size: Self.small) { request in
      ScriptedDevice.Latency(evaluation: .seconds(2))
    }
    let model = device.run()
    // The value of 7 × 6 was asked for at 0.4 s, before `=`. The key q ends the session as soon as
    // the second result is known, before its digits are.
    #expect(model.viewState.expression.text == "42 + 1")
    #expect(device.now == .milliseconds(400 + 2000 + 2000))
  }

  @Test func `cancels a result with Ctrl-C, and forgets what was typed before it`() {
    let keys = ScriptedDevice.steps("7*6=+1")
    let device = ScriptedDevice(
      keys + [Step(at: .seconds(1), .key(.control("c"))), Step(at: .seconds(2), .key(.up))],
      size: Self.small
    ) { _ in ScriptedDevice.Latency(evaluation: .milliseconds(1500)) }
    let model = device.run()
    #expect(displays(device).contains("1000.0: 7×6||Thecalculationwascancelled."))
    #expect(model.viewState.expression.text == "7 × 6" && model.viewState.message == nil)
    // The key after it asks again, and the value comes.
    #expect(model.viewState.result?.text == "= 42")
  }

  @Test func `suspends at once while a result is calculated, and goes on`() {
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

  @Test func `draws a change of size at once, and rounds results to it`() {
    let sums = ScriptedDevice.steps("22/7=")
    let narrow = Size(columns: 12, rows: 3)
    let device = ScriptedDevice(sums + [Step(at: .seconds(1), .resize(narrow))], size: Self.small)
    let model = device.run()
    #expect(model.viewState.result?.text == "≈ 3.14285714")
    #expect(device.frames.last?.frame.size == narrow)
  }

  @Test func `ends when the terminal is gone, whatever is under way`() {
    let device = ScriptedDevice(keys: "7*6=", size: Self.small) { _ in
      ScriptedDevice.Latency(evaluation: .seconds(1_000_000))
    }
    let steps = [Step(at: .seconds(1), .hangUp)]
    #expect(device.run().viewState.result?.text == "= 42")
    let gone = ScriptedDevice(steps, size: Self.small)
    gone.run()
    #expect(gone.now == .seconds(1) && gone.effects.isEmpty)
  }

  @Test(arguments: seeds)
  func `ends in the same state, however long values take`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      // Esc cancels a value that takes long, and clears where there is none.
      let typed = random.keys().filter { $0 != "⎋" }
      let quick = ScriptedDevice(keys: typed, size: Self.small).run().viewState
      let burst = ScriptedDevice(keys: typed, every: .zero, size: Self.small).run().viewState
      let latencies = (0..<100).map { _ in Int.random(in: 0...900, using: &random) }
      let slow = ScriptedDevice(keys: typed, size: Self.small) { request in
        let latency = latencies[request.id.number % 100]
        return ScriptedDevice.Latency(
          evaluation: .milliseconds(latency), digits: .milliseconds(latency / 2))
      }.run().viewState
      #expect(quick == burst && quick == slow, "after \(typed)")
    }
  }
}

extension Effect {
  fileprivate var isEvaluation: Bool {
    if case .evaluate = self { true } else { false }
  }
}
