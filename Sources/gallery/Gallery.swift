import CalculatorViewModel
import Glibc
import Previews
import Screen
import Words

/// Draws the scenes without a terminal, for people who work on the calculator.
///
/// `gallery previews` prints every scene in all themes with colours: side by side, or one below the
/// other if the terminal is too narrow. `gallery pictures DIRECTORY` writes the pictures of the README
/// as SVG files.
@main
enum Gallery {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("previews", 1): printPreviews()
    case ("pictures", 2): writePictures(to: arguments.last ?? ".")
    case ("frame", 4): printFrame(Array(arguments.dropFirst()))
    case ("replay", 2): printReplay(of: arguments.last ?? "")
    default:
      fail(
        "usage: gallery previews | pictures DIRECTORY | frame KEYS SIZE THEME | replay LOG",
        status: EX_USAGE)
    }
  }

  /// The colours that the terminal promises.
  static var depth: ColorDepth {
    let colors = getenv("COLORTERM").flatMap { String(validatingCString: $0) } ?? ""
    return ["truecolor", "24bit"].contains(colors) ? .direct : .indexed
  }

  private static func printPreviews() {
    let columns = terminalColumns ?? .max
    for scene in Scene.all {
      print("\(scene.name): \(scene.summary), \(scene.size.columns)×\(scene.size.rows)")
      let frames = ThemeName.colored.map { scene.frame($0) }
      let row = Frame.sideBySide(frames, gap: 2)
      for picture in row.size.columns <= columns ? [row] : frames {
        print(picture.ansi(depth: depth))
      }
      print()
    }
  }

  /// The width of the terminal on standard output; nil if it is no terminal. (`TIOCGWINSZ`)
  private static var terminalColumns: Int? {
    var extent = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &extent) == 0, extent.ws_col > 0 else {
      return nil
    }
    return Int(extent.ws_col)
  }

  private static func writePictures(to directory: String) {
    for picture in Picture.all {
      let path = "\(directory)/\(picture.name).svg"
      guard save(picture.svg, to: path) else {
        fail("cannot write \(path): \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func save(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// Prints a sentence to standard error and exits.
  static func fail(_ sentence: String, status: CInt = EXIT_FAILURE) -> Never {
    let line = Array(("gallery: " + sentence + "\n").utf8)
    write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
