import CalculatorViewModel
import CalculatorViews
import Engine
import Runtime
import Screen
import Storage
import SystemCalls
import Words

/// The folder that the key `P` keeps pictures in.
struct PictureFolder {
  /// The folder of `--pictures`; otherwise it is the current one.
  private let folder: String
  private let files = SystemFiles()
  private var kept: [(request: Request.ID, file: CreatedFile)] = []

  /// - Parameter path: The folder of `--pictures`; nil for the current folder.
  init(_ path: String?) {
    folder = path ?? "."
  }

  /// Keeps a picture in a file whose name is the time.
  mutating func keep(
    _ frame: Frame, in theme: Theme, for request: Request.ID
  ) -> PictureOutcome {
    do throws(FileError) {
      let file = try files.createFile(
        named: "countonme-\(localTime("%Y-%m-%d-%H%M%S"))", extension: "svg", in: folder,
        with: Array(frame.svg(in: theme).utf8))
      kept.append((request, file))
      return .kept(name: file.path.split(separator: "/").last.map(String.init) ?? file.path)
    } catch {
      return .failed(error.kind)
    }
  }

  /// Removes the pictures that were kept for later requests than this one.
  mutating func remove(after request: Request.ID) {
    while let last = kept.last, last.request.number > request.number {
      kept.removeLast()
      files.remove(last.file)
    }
  }
}
