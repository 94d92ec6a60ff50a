import CalculatorViewModel
import CalculatorViews
import Glibc
import Previews
import Runtime
import Screen
import SystemCalls
import Words

/// Draws the scenes without a terminal, for developers.
///
/// `gallery previews` prints every scene in all themes with colours; `gallery pictures DIRECTORY`
/// writes the README pictures; `gallery frame KEYS SIZE THEME` prints the last frame of a session.
@main
enum Gallery {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("previews", 1): printPreviews()
    case ("pictures", 2): writePictures(to: arguments.last ?? ".")
    case ("frame", 4): printFrame(Array(arguments.dropFirst()))
    default:
      fail("usage: gallery previews | pictures DIRECTORY | frame KEYS SIZE THEME", status: EX_USAGE)
    }
  }

  static var depth: ColorDepth {
    let colors = environmentVariable("COLORTERM") ?? ""
    return ["truecolor", "24bit"].contains(colors) ? .direct : .indexed
  }

  private static func printPreviews() {
    for scene in Scene.all {
      print("\(scene.name), \(scene.size.columns)×\(scene.size.rows)")
      for theme in ThemeName.colored { print(scene.frame(theme).ansi(depth: depth)) }
    }
  }

  private static func writePictures(to directory: String) {
    for picture in Picture.all {
      let path = "\(directory)/\(picture.name).svg"
      do throws(SystemError) {
        let file = try FileDescriptor(opening: path, for: .replacing)
        try file.writeAll(Array(picture.svg.utf8))
        try file.close()
      } catch { fail("cannot write \(path): \(error.reason)") }
    }
  }

  static func fail(_ sentence: String, status: CInt = EXIT_FAILURE) -> Never {
    try? FileDescriptor.standardError.writeAll(Array("gallery: \(sentence)\n".utf8))
    exit(status)
  }

  static func printFrame(_ arguments: [String]) {
    guard let size = Size(text: arguments[1]) else {
      fail("the size “\(arguments[1])” is not of the form 80x24")
    }
    guard let theme = ThemeName(rawValue: arguments[2]) else {
      fail(
        "the theme “\(arguments[2])” is none of \(ThemePreference.allNames.joined(separator: ", "))"
      )
    }
    let device = ScriptedDevice(keys: arguments[0], size: size)
    var session = Session(ViewModel(Environment { $0.theme = theme }), on: device)
    session.run()
    guard let frame = device.frames.last?.frame else { return }
    print(FileDescriptor.standardOutput.isTerminal ? frame.ansi(depth: depth) : frame.plainText)
  }
}

extension Size {
  /// Parses a size such as `80x24`, with sides up to 1000.
  fileprivate init?(text: String) {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ 1...1000 ~= $0 }) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }
}
