import CalculatorViewModel
import Glibc
import Previews
import Screen

/// Shows the scenes without starting curses, for those who build the calculator.
///
/// `gallery previews` prints every scene in both themes side by side, or one below the other where
/// the terminal is too narrow; `gallery pictures DIR` writes the pictures of the README as SVG.
@main
enum Gallery {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("previews", 1): printPreviews()
    case ("pictures", 2): writePictures(to: arguments.last ?? ".")
    default:
      complain("usage: gallery previews | gallery pictures DIRECTORY")
      exit(EX_USAGE)
    }
  }

  private static func printPreviews() {
    let colors = getenv("COLORTERM").flatMap { String(validatingCString: $0) } ?? ""
    let depth: ColorDepth = ["truecolor", "24bit"].contains(colors) ? .direct : .indexed
    let columns = terminalColumns ?? .max
    for scene in Scene.all {
      print("\(scene.name): \(scene.summary), \(scene.size.columns)×\(scene.size.rows)")
      let frames = [scene.frame(.light), scene.frame(.dark)]
      let pair = Frame.sideBySide(frames, gap: 2)
      for picture in pair.size.columns <= columns ? [pair] : frames {
        print(picture.ansi(depth: depth))
      }
      print()
    }
  }

  /// The width of the terminal on standard output; nil when there is none. (`TIOCGWINSZ`)
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
        complain("gallery: cannot write \(path): \(String(cString: strerror(errno)))")
        exit(EXIT_FAILURE)
      }
    }
  }

  private static func save(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  private static func complain(_ sentence: String) {
    let line = Array((sentence + "\n").utf8)
    write(STDERR_FILENO, line, line.count)
  }
}
