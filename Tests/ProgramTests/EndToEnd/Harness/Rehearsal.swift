import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Previews
import Runtime
import Screen
import TestSupport
import Testing
import Words

enum Deed: Hashable {
  /// Typed characters; a line end is Enter, U+001B Esc, U+007F Backspace, U+0018 Ctrl-X.
  case typing(String)
  case click(Point)
  case resizing(Size)

  var events: [Event] {
    switch self {
    case .typing(let text):
      text.map {
        switch $0 {
        case "\n": .key(.enter)
        case "\u{1B}": .key(.escape)
        case "\u{7F}": .key(.backspace)
        case "\u{18}": .key(.control("x"))
        default: .key(.character($0))
        }
      }
    case .click(let point): [.click(point)]
    case .resizing(let size): [.resize(size)]
    }
  }
}

/// A simulated session, which predicts the screens of the program.
///
///     let rehearsal = Rehearsal([[.typing("2+")], [.typing("3")]])
///     rehearsal.screens[0]   // before the first deeds
///     rehearsal.screens[2]   // after the last ones
struct Rehearsal {
  /// The screens at the start and after each group of deeds.
  let screens: [TerminalScreen]

  /// Performs groups of deeds, each followed by enough time for lights to go out.
  init(
    _ groups: [[Deed]], size: Size = Size(columns: 80, rows: 22), glyphs: GlyphSet = .unicode,
    language: Language = .english, layout: LayoutName = .keypad
  ) {
    let pause = Duration.seconds(60)
    let script = zip(1..., groups).flatMap { number, deeds in
      deeds.flatMap(\.events).map { ScriptedDevice.Step(at: pause * number, $0) }
    }
    let device = ScriptedDevice(script, size: size, glyphs: glyphs)
    let model = ViewModel(Environment { $0.language = language }, layout: layout)
    var session = Session(model, on: device)
    session.run()
    screens = (1...groups.count + 1).map { number in
      let last = device.frames.last { $0.time < pause * number }
      return TerminalScreen(
        (last?.frame.plainText ?? "") + "\n", columns: last?.frame.size.columns ?? 0,
        cursor: last?.frame.cursor)
    }
  }
}

extension TerminalSession {
  /// Performs deeds; all bytes for the terminal are sent at once.
  func perform(_ deeds: [Deed], at location: SourceLocation = #_sourceLocation) throws {
    var bytes: [UInt8] = []
    for deed in deeds {
      switch deed {
      case .typing(let text): bytes += Array(text.replacing("\n", with: "\r").utf8)
      case .click(let point): bytes += MouseReport.sgr.bytes(.left, at: point)
      case .resizing(let size):
        if !bytes.isEmpty { try send(bytes) }
        bytes = []
        try resize(columns: size.columns, rows: size.rows, at: location)
      }
    }
    if !bytes.isEmpty { try send(bytes) }
  }

  func wait(
    for rehearsed: TerminalScreen, after description: String = "",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(
      until: "the screen \(description) is as rehearsed:\n\(rehearsed)\n", at: location
    ) { $0 == rehearsed }
  }

  func perform(
    _ groups: [[Deed]], as rehearsal: Rehearsal, at location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: rehearsal.screens[0], after: "at the start", at: location)
    for (deeds, screen) in zip(groups, rehearsal.screens.dropFirst()) {
      try perform(deeds, at: location)
      try wait(for: screen, after: "after \(deeds)", at: location)
    }
  }
}
