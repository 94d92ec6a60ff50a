import Foundation
import RegexBuilder
import TestSupport

struct SourceFile {
  let path: String
  let text: String

  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Its folder in a storey of `Sources`, or the program.
  var room: String {
    let folders = path.split(separator: "/").map(String.init)
    return folders[1] == "countonme" ? folders[1] : folders[2]
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The imported modules in order: `Screen` for `import struct Screen.Frame`.
  var imports: [String] {
    let code = lines.map { $0.prefix { $0 != "\"" }.replacing(/\/\/.*/, with: "") }
      .joined(separator: "\n")
    let kinds = /(?:typealias|struct|class|enum|protocol|let|var|func|actor)\s+/
    let statement = Regex {
      /(?:^|[\s;])import\s+/
      Optionally { kinds }
      Capture { /\w+/ }
    }
    return code.matches(of: statement).map { String($0.output.1) }
  }

  static func all(under folder: String) throws -> [SourceFile] {
    try pathsOfFiles(under: packageRoot.appending(path: folder)).map {
      try SourceFile(path: "\(folder)/\($0)")
    }
  }
}

/// The paths of the files in a folder and its folders.
func pathsOfFiles(under root: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().filter { path in
    var isFolder: ObjCBool = false
    let file = root.appending(path: path).path
    return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

extension SourceFile {
  init(path: String) throws {
    let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    self.init(path: path, text: text)
  }
}
