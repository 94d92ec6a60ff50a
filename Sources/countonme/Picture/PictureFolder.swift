import CalculatorViewModel
import CalculatorViews
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
  /// The outcomes that have not been reported yet.
  private var outcomes: [Occurrence] = []

  /// - Parameter path: The folder of `--pictures`; nil for the current folder.
  init(_ path: String?) {
    folder = path ?? "."
  }

  /// Keeps a picture in a file whose name is the time.
  mutating func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {
    do throws(SystemError) {
      let file = try files.createFile(
        named: "countonme-\(LocalTime.now.fileName)", extension: "svg", in: folder,
        with: Array(frame.svg(in: theme).utf8))
      kept.append((request, file))
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      outcomes.append(.picture(request, .kept(name: name)))
    } catch {
      outcomes.append(.picture(request, .failed(PictureProblem(error))))
    }
  }

  /// Removes the pictures that were kept for later requests than this one.
  mutating func remove(after request: Request.ID) {
    while let last = kept.last, last.request.number > request.number {
      kept.removeLast()
      try? files.remove(last.file)
    }
  }

  mutating func takeOccurrences() -> [Occurrence] {
    defer { outcomes = [] }
    return outcomes
  }
}

extension PictureProblem {
  init(_ error: SystemError) {
    self =
      switch error.kind {
      case .missing: .folderMissing
      case .exists, .isFolder: .exists
      case .notPermitted: .notPermitted
      case .readOnly: .readOnly
      case .full: .diskFull
      case .quota: .quotaExceeded
      case .tooLarge: .fileTooLarge
      case .notFolder: .notAFolder
      case .loop: .linksInCircle
      case .nameTooLong: .nameTooLong
      case .inputOutput, .unsupported, .other: .ioError
      }
  }
}

extension LocalTime {
  /// The time as a part of a file name, in the order of time: `2026-11-22-153012`.
  var fileName: String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = [String(year), padded(month), padded(day)].joined(separator: "-")
    return "\(date)-" + [hour, minute, second].map(padded).joined()
  }
}
