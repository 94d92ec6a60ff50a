import CalculatorViewModel
import ExactNumbers
import Foundation
import Previews
import Quantities
import Runtime
import Screen
import TestSupport
import Testing
import Words

@testable import Terminal

/// Random nearly valid input for a moment or the `TIME` of `make fuzz`; a failure names its seed.
@Suite(.serialized, .waiting) struct `Nearly right input` {
  private func fuzz(few: UInt64, _ body: (inout SeededGenerator, UInt64) throws -> Void) rethrows {
    let seconds = ProcessInfo.processInfo.environment["COUNTONME_FUZZ"].flatMap { Double($0) }
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    var seed: UInt64 = seconds == nil ? 0 : .random(in: 0..<1 << 48)
    let last = seed + few
    repeat {
      seed += 1
      var random = SeededGenerator(seed: seed)
      try body(&random, seed)
    } while seconds == nil ? seed < last : .now < end
  }

  private static let sequences = [
    "[A", "[B", "OC", "[3~", "[1;5D", "OP", "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[19~",
    "[20~", "[<0;5;6M", "[<64;20;9M", "[<0;99999;99999M", "[<0;5;6", "[M !!",
    "[M\u{7F}\u{7F}\u{7F}", "[200~1,234\t2\r\n\u{1B}[201~", "[200~\u{1B}[31m6*7", "[201~",
    "]11;rgb:ffff/ffff/ffff\u{7}", "]11;rgb:0/0/0", "\\", "[?62;22c", "[?2026;2$y",
    "P>|foot\u{1B}\\", "P1$r0m", "[I", "[O", "[1;1R", "[27;5;106~",
    "[\(String(repeating: "9;", count: 200))H", "Oy", "]52;c;!\u{7}", "", "f", "b", "d",
  ]

  @Test func `of a keyboard keeps the calculator alive, and its frames whole`() {
    let typed = Array(
      "0123456789.,+-*/^%!()= ab#&@\u{3C0}√\r\t\u{7F}\u{18}\u{1}\u{5}\u{12}\u{19}".utf8)
    fuzz(few: 60) { random, seed in
      var decoder = InputDecoder(keys: KeySequences())
      var events: [Event] = []
      for _ in 0..<random.integer(1...60) {
        var bytes = [typed.randomElement(using: &random) ?? 0x30]
        if Int.random(in: 0..<3, using: &random) == 0 {
          bytes = [0x1B] + Array(random.pick(Self.sequences).utf8)
        }
        random.damage(&bytes)
        decoder.append(bytes)
        while let input = decoder.next() {
          if case .event(let event) = input { events.append(event) }
        }
        if Int.random(in: 0..<8, using: &random) == 0, case .event(let event) = decoder.giveUp() {
          events.append(event)
        }
      }
      // Without the events that may end the session.
      let ends: [Event] = [
        .key(.function(10)), .key(.control("c")), .key(.control("d")), .key(.control("z")),
        // The word `q` quits; an F2 in pieces ends in one.
        .key(.character("Q")), .key(.alt("Q")), .key(.character("q")), .key(.alt("q")),
      ]
      events.removeAll { ends.contains($0) }
      let end: [Key] = Array(repeating: .escape, count: 8) + "6*7=".map { Key.character($0) }
      let steps = (events + end.map { Event.key($0) }).enumerated().map {
        ScriptedDevice.Step(at: .milliseconds(50 * $0.offset), $0.element)
      }
      let size = Size(
        columns: .random(in: 1...120, using: &random), rows: .random(in: 1...50, using: &random))
      let device = ScriptedDevice(steps, size: size)
      var session = Session(ViewModel(), on: device)
      session.run()
      #expect(device.frames.allSatisfy { $0.frame.size == device.frames[0].frame.size })
      let isPlain = session.model.viewState.layout != .programmer
      #expect(!isPlain || session.model.lastResult()?.number == 42, "seed \(seed)")
    }
  }

  /// Runs the program; expects that it ends by itself, with readable text.
  private func run(
    _ arguments: [String], input: [UInt8] = [], home: TemporaryFolder, seed: UInt64
  ) throws -> PipedRun {
    let run = try PipedRun(
      [Program.path] + arguments, input: input, environment: ["HOME": home.path])
    #expect([0, 1].contains(run.status), "seed \(seed)")
    for text in [run.output, run.errors] {
      let hasControls = text.unicodeScalars.contains {
        $0 != "\n" && $0 != "\r" && $0.properties.generalCategory == .control
      }
      #expect(!hasControls, "seed \(seed): \(text.debugDescription)")
    }
    return run
  }

  @Test func `of lines has as many answers as lines`() throws {
    let lines = [
      "1/3*3", "rent = 850", "rent * 12 # food/400", "f(x) = x^2 + 1", "f(3)", "5 km in mi",
      "20 °C in °F", "200 + 10%", "sin(30°)^2", "0xFF & 0b1010", "2026-11-22 + 3 weeks",
      "3 h 20 min", "√2·π", "5!!", "sum(k = 1 to 100; k^2)", "$20 + 15%", "5'11\" in cm", "1.5e-3",
      "@1 + total", "ans^2", "0.1(6)…", "mean(1;2;3)", "½ cup", "x = [3*(2+{1})]", "17:30 in Tokyo",
      "|−5|", "log(8;2)", "1,234.5",
    ]
    try fuzz(few: 4) { random, seed in
      let home = try TemporaryFolder()
      var input: [UInt8] = []
      for _ in 0..<100 {
        var line = Array(random.pick(lines).utf8)
        for _ in 0..<random.integer(0...3) { random.damage(&line) }
        input += line.filter { $0 != 0x0A } + [0x0A]
      }
      let run = try run([], input: input + Array("6*7\n".utf8), home: home, seed: seed)
      #expect(run.output.hasSuffix("\n42\n") || run.output == "42\n", "seed \(seed)")
    }
  }

  @Test func `of sessions meets the same errors whatever is asked with it`() throws {
    let pieces = [
      "1", "2", "3", "50.-", "12,-", "1,00,000", "1.234,5", "0.5^12", "0.(3)", "1 000.(3)", "2e+1",
      "8:30", "1:05", "5%",
      "30°", "10'-0\"", "90s", "20c", "7 h", "4 km", "$9", "3 €", "14:00", "today", "2026-01-01",
      "a=", "nights=4", "f(x)=", "a", "x", "nights", "HT", "e", "π", "total", "last", "last #food",
      "@0", "@1", "ans", "mean(", "sum(", "max(#f)", "float(", "payment(", "solve(", "derivative(",
      "sin",
      "+", "-", "−", "*", "/", "^", "²", "√", "±", "(", ")", ";", ":", "=", "!", "|", "%", "in",
      "of", "mod", "to", "not", "xor", "# food", "min", "m", "ans = 2", "mean(last 2)", "total / 2",
    ]
    let operands = [
      "2", "-4", "0.5", "0.(3)", "1.2(6)…", "1 000", "1e3", "0x1F", "½", "8:30", "5%", "30°",
      "3 km",
      "$9", "2026-01-01", "(2+a)", "a", "x", "π", "e", "total", "ans", "sin 2", "mean(2; a)", "√a",
    ]
    let joints = ["/", " / ", "*", " mod ", " : ", "^", "+", " - ", "", "", " ", "!", "%", " ± "]
    try fuzz(few: 40) { random, seed in
      let home = try TemporaryFolder()
      let lines = (0..<120).map { line in
        guard line.isMultiple(of: 2) else { return random.text(of: pieces, atMost: 6) }
        return (0..<random.integer(1...4)).reduce(random.pick(operands)) { text, _ in
          text + random.pick(joints) + random.pick(operands)
        }
      }
      let input = Array((lines + ["6*7"]).joined(separator: "\n").utf8)
      let plain = try run([], input: input, home: home, seed: seed)
      #expect(plain.output.hasSuffix("42\n"), "seed \(seed)")
      for option in ["--strict", "--explain", "--json"] {
        let other = try run([option], input: input, home: home, seed: seed)
        guard option == "--json" else { continue }
        let objects = other.output.split(separator: "\n")
        let refused = objects.filter { $0.contains("\"error\":") }
          .compactMap { $0.prefix { $0 != "," }.split(separator: " ").last }
        let reported = plain.errors.matches(of: /(?m)^countonme: line (\d+):/).map(\.1)
        #expect(refused == reported, "seed \(seed)")
      }
    }
  }

  @Test func `of a saved tape, rates and options ends in a message or an answer`() throws {
    let tape = [
      "countonme tape 1", "+ a.1 2026-11-22: rent = 850", "+ 1.2 -: rent@1.1 * 12 # food/400",
      "+ 1.3 -: f(x) = x^2", "- 1.2", "= 1.1 2026-11-23: rent = 900", "+ b.1 20 + 2", "! x",
    ]
    let options = [
      "--theme mono", "--digits 5", "# a comment", "--layout scientific", "--format fraction",
      "--no-mouse", "--language fr", "--rates /nowhere", "--private", "--ascii", "--digits",
    ]
    let rates = Array(RatesFixture.file().utf8)
    try fuzz(few: 12) { random, seed in
      let home = try TemporaryFolder()
      func damaged(_ lines: [String], first: String = "") -> [UInt8] {
        let chosen = (0..<8).compactMap { _ in lines.randomElement(using: &random) }
        var bytes = Array(([first] + chosen).joined(separator: "\n").utf8)
        for _ in 0..<random.integer(0...4) { random.damage(&bytes) }
        return bytes
      }
      try home.makeTapeFolder()
      try Data(damaged(tape, first: tape[0])).write(to: home.tape)
      for format in ["text", "json", "csv", "markdown"] {
        _ = try run(["--tape", format], home: home, seed: seed)
      }
      var file = rates
      for _ in 0..<random.integer(1...4) { random.damage(&file) }
      try Data(file).write(to: home["rates"])
      _ = try run(["--rates", home["rates"].path, "100 USD in EUR"], home: home, seed: seed)
      let folder = home[".config/countonme"]
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(damaged(options)).write(to: folder.appendingPathComponent("options"))
      let run = try run(["6*7"], home: home, seed: seed)
      #expect(run.status == 0 && run.output.contains("42"), "seed \(seed): \(run.output)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &self)
    let piece = bytes[start..<integer(start...min(bytes.count, start + 12))]
    let odd: [UInt8] = [0x00, 0x1B, 0x7F, 0x80, 0xC3, 0xE2, 0xFF, 0x07, 0x9B, 0x0D]
    switch Int.random(in: 0..<10, using: &self) {
    case 0: bytes.removeSubrange(piece.startIndex..<piece.endIndex)
    case 1: bytes.insert(contentsOf: piece, at: start)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &self)
    case 3: bytes.insert(pick(odd), at: start)
    default: break
    }
  }
}
