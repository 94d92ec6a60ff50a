import CalculatorViewModel
import CalculatorViews
import Engine
import Runtime
import Screen
import Storage
import SystemCalls
import Words

/// The folder that the command `picture` keeps pictures in.
struct PictureFolder {
  /// The folder of `--pictures`; otherwise it is the current one.
  private let folder: String

  /// - Parameter path: The folder of `--pictures`; nil for the current folder.
  init(_ path: String?) { folder = path ?? "." }

  /// Keeps a picture in a file whose name is the time.
  func keep(
    _ frame: Frame, in theme: Theme, for request: Request.ID
  ) -> PictureOutcome {
    do throws(FileError) {
      let name = try SystemFiles().createFile(
        named: "countonme-\(localTime("%Y-%m-%d-%H%M%S"))", extension: "svg", in: folder,
        with: Array(frame.svg(in: theme).utf8))
      return .kept(name: name)
    } catch {
      return .failed(error.kind)
    }
  }
}
