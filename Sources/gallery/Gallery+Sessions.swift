import CalculatorViewModel
import CalculatorViews
import Glibc
import Previews
import Runtime
import Screen
import Words

/// Frames of real sessions, typed or logged.
extension Gallery {
  /// Prints the last frame of a session in which keys are typed.
  static func printFrame(_ arguments: [String]) {
    guard let size = Size(text: arguments[1]) else {
      fail("the size “\(arguments[1])” is not of the form 80x24")
    }
    guard let theme = ThemeName(rawValue: arguments[2]) else {
      fail("the theme “\(arguments[2])” is not \(English().choice(of: ThemePreference.allNames))")
    }
    let device = ScriptedDevice(keys: arguments[0], size: size)
    var session = Session(ViewModel(theme: theme), on: device)
    session.run()
    if let frame = device.frames.last?.frame { show(frame) }
  }

  /// Prints the last frame of a log, and fails if the replay ends in another state than the log.
  static func printReplay(of path: String) {
    do throws(Replay.Failure) {
      let replay = try Replay(contents(of: path))
      let (state, size) = (replay.model.viewState, replay.model.window.size)
      let appearance = Appearance(theme: Theme(state.theme), glyphs: .unicode)
      show(render(state, layout: Layout(size: size, state.layout), appearance: appearance))
      if let end = replay.end, end != state.debugDescription {
        fail("the log ended as \(end)")
      }
    } catch {
      fail("\(error)")
    }
  }

  private static func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else {
      fail("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Prints a frame: in colours on a terminal, as plain text elsewhere.
  private static func show(_ frame: Frame) {
    print(isatty(STDOUT_FILENO) == 1 ? frame.ansi(depth: depth) : frame.plainText)
  }
}

extension Size {
  /// Reads a size such as `80x24`; nil for any other text.
  fileprivate init?(text: String) {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ 1...1000 ~= $0 }) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }
}
