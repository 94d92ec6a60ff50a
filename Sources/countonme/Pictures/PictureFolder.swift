import CalculatorViewModel
import CalculatorViews
import Engine
import Runtime
import Screen
import Storage
import SystemCalls
import Words

/// The folder in which the command `picture` creates files.
struct PictureFolder {
  private let folder: String

  init(_ path: String?) { folder = path ?? "." }

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
