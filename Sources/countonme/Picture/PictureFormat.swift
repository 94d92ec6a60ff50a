import CalculatorViews
import Screen

/// A format of files that `--picture` writes, which the ending of their name chooses.
enum PictureFormat: String {
  case svg
  /// The characters alone.
  case txt
  /// Text with the escape sequences that colour it on a terminal.
  case ansi

  /// The format of a file; nil where the name has another ending, or is nothing else.
  init?(ofFile path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    self.init(rawValue: name[point...].dropFirst().lowercased())
  }

  /// The names of the formats: `.svg, .txt or .ansi`.
  static var list: String { ".svg, .txt or .ansi" }

  /// The content of a file with a frame.
  func text(of frame: Frame, in theme: Theme) -> String {
    switch self {
    case .svg: frame.svg(in: theme)
    case .txt: frame.plainText + "\n"
    case .ansi: frame.ansi(depth: .direct) + "\n"
    }
  }
}
