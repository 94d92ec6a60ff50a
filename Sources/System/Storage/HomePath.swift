import SystemCalls

/// The path of a user's file, by the XDG base directory specification.
package struct HomePath: Hashable, Sendable {
  package enum Purpose: CaseIterable, Hashable, Sendable {
    case state, cache, configuration

    package var names: (variable: String, folder: String) {
      switch self {
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .cache: ("XDG_CACHE_HOME", ".cache")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    }
  }

  package let path: String
  /// The folder that must exist; those below it are created.
  package let base: String

  package init(path: String, base: String = "/") { (self.path, self.base) = (path, base) }

  /// Locates a file such as `countonme/tape`; relative paths in variables are ignored.
  package init(
    of file: String, in purpose: Purpose, variable: (String) -> String? = environmentVariable
  ) throws(FileError) {
    if let folder = variable(purpose.names.variable), folder.hasPrefix("/") {
      self.init(path: "\(folder)/\(file)")
    } else if let home = variable("HOME"), home.hasPrefix("/") {
      self.init(path: "\(home)/\(purpose.names.folder)/\(file)", base: home)
    } else {
      throw FileError(.homeUnknown, path: file)
    }
  }

  package var folder: String { Self.folder(of: path) }

  static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
