import CalculatorCore
import Engine
import ExactNumbers
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A session line by line` {
  private static func run(
    _ events: [Event], rows: Int = 1,
    latency: @escaping (Request) -> ScriptedDevice.Latency = { _ in .init() }
  ) -> (device: ScriptedDevice, model: ViewModel) {
    let device = ScriptedDevice(
      ScriptedDevice.steps(events), size: Size(columns: 80, rows: rows), latency: latency)
    let environment = Environment { $0.hasColors = false }
    return (device, device.run(ViewModel(environment, lineMode: .signs)))
  }

  @Test func `takes pasted lines one after the other, and leaves the rest on the line`() {
    let (device, model) = Self.run([.paste("1+abc\n2+2\n3*"), .key(.character("3")), .key(.enter)])
    #expect(
      device.spoken == ["“abc” is unknown; perhaps “abs” is meant (at character 3).", "= 4", "= 9"])
    #expect(model.tape.count == 2)
  }

  @Test func `a tab after a number separates it from the next`() {
    let keys: [Key] = ["1", "2"].map { .character($0) } + [.tab, .character("5"), .enter]
    let (device, model) = Self.run(keys.map { .key($0) })
    #expect(device.spoken == ["An operator is missing between two numbers (at character 4)."])
    #expect(model.tape.ids.isEmpty)
    let words: [Key] = "qqq".map { .character($0) } + [.tab, .character("5"), .enter]
    let spoken = Self.run(words.map { .key($0) }).device.spoken
    #expect(spoken == ["“qqq” is unknown (at character 1)."])
  }

  @Test func `a long answer comes in screenfuls`() {
    let whole = Self.run([.line("help")]).device.spoken
    for rows in [5, 10, 24] {
      for enters in 0...12 {
        let events = (["help"] + Array(repeating: "", count: enters)).map { Event.line($0) }
        let spoken = Self.run(events, rows: rows).device.spoken
        let parts = spoken.split(separator: "more: Enter")
        let said = Array(parts.joined())
        #expect(said == Array(whole.prefix(said.count)))
        for part in parts {
          let height = part.map { ($0.count + 79) / 80 }.reduce(0, +)
          #expect(height <= rows - 1 || part.count == 1, "\(rows), \(part.count)")
        }
        #expect(said.count == whole.count || spoken.last == "more: Enter")
      }
    }
    // Other input drops the rest.
    let other = Self.run(["help", "1+1", "", "2+2"].map { .line($0) }, rows: 10).device.spoken
    #expect(other.suffix(3) == ["more: Enter", "= 2", "= 4"])
    #expect(Self.run([.line("1/7"), .line("full")], rows: 5).device.spoken.count == 3)
  }

  @Test func `the help has command words and the other chapters`() {
    let lines = Self.run([.line("help")]).device.spoken
    #expect(lines.contains { $0.hasPrefix("undo: ") })
    #expect(lines.last?.contains("help operators, commands") == true)
  }

  @Test func `Ctrl-C cancels slow calculations`() {
    let (device, _) = Self.run(
      [.line("2+3"), .key(.control("c")), .line("4*5")],
      latency: { _ in .init(evaluation: .milliseconds(1_500)) })
    #expect(device.spoken.first == "The calculation was cancelled.")
  }

  @Test func `early lines wait for the answer`() {
    let (device, _) = Self.run(
      [.line("2+3"), .line("*4"), .line("form scientific"), .line("=")],
      latency: { _ in .init(evaluation: .seconds(9)) })
    #expect(
      device.spoken == ["= 5", "ans * 4 = 20", "= 2×10¹ (Form: scientific notation.)", "= 8×10¹"])
  }

  @Test func `the menu is words, and a page is never open`() {
    let (device, model) = Self.run([.key(.control("x")), .key(.backTab), .line("help tape")])
    #expect(device.spoken.first?.contains("undo") == true)
    #expect(model.viewState.page == nil && model.viewState.menu == nil)
  }

  @Test func `no control character is output`() {
    let lines = ["2 # a\u{1B}]2;x\u{7}b\tc", "tape", "\u{1B}[2J", "x\u{9B}31m = 5", "help \u{8}"]
    let said = Self.run(lines.map { .line($0) }).device.spoken.joined().unicodeScalars
    #expect(!said.isEmpty && said.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func `a picture shows a screen`() {
    let (device, _) = Self.run([.line("6*7"), .line("picture")])
    #expect(device.pictures.first?.frame.plainText.contains("AC") == true)
  }

  @Test(arguments: 0..<40) func `sums have the same results as on the keypad`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lines: [String] = []
    for _ in 0..<12 {
      let digits = { String(Int.random(in: 1...999, using: &random)) }
      let operators = ["+", "-", "*", "/"]
      var line = Bool.random(using: &random) || lines.isEmpty ? digits() : ""
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        line += (operators.randomElement(using: &random) ?? "+") + digits()
      }
      lines.append(Int.random(in: 0..<6, using: &random) == 0 && !lines.isEmpty ? "=" : line)
    }
    let keys = lines.map { $0 == "=" ? "⏎" : $0 + "⏎" }.joined()
    let typed = ScriptedDevice(keys: keys).run()
    #expect(Self.run(lines.map { .line($0) }).model.tapeText == typed.tapeText)
  }
}

extension ViewModel {
  fileprivate var tapeText: [String] {
    tape.ids.map { id in
      let value = tape.value(of: id).map { "\($0)" } ?? ""
      return "\(ties().text(of: tape[id]?.expression ?? Expression()).text) = \(value)"
    }
  }
}
