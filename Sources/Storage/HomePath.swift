import SystemCalls

/// The path of a file that a program keeps for a person, as the XDG base directory specification
/// asks for it.
package struct HomePath: Hashable, Sendable {
  /// What a file holds, which decides the folder that it is kept in.
  package enum Purpose: Hashable, Sendable {
    /// What was done in a program: in `$XDG_STATE_HOME`, otherwise in `$HOME/.local/state`.
    case state
    /// What can be fetched again: in `$XDG_CACHE_HOME`, otherwise in `$HOME/.cache`.
    case cache
    /// What a person has chosen: in `$XDG_CONFIG_HOME`, otherwise in `$HOME/.config`.
    case configuration

    /// The variable that names the folder, and the folder in the home where it is not set.
    fileprivate var names: (variable: String, folder: String) {
      switch self {
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .cache: ("XDG_CACHE_HOME", ".cache")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    }
  }

  /// The path of the file.
  package let path: String
  /// The folder that must exist already; folders below it are created.
  package let base: String

  package init(path: String, base: String = "/") {
    self.path = path
    self.base = base
  }

  /// The path of `file` in the folder for a purpose.
  ///
  /// A path that is not absolute counts as none.
  ///
  /// - Parameters:
  ///   - file: The path in that folder, such as `countonme/tape`.
  ///   - variable: The value of a variable of the environment.
  /// - Throws: `FileError` of the kind `homeUnknown` when no variable says where it is.
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

  /// The folder that holds the file.
  package var folder: String { Self.folder(of: path) }

  /// The folder that holds the file or folder of a path.
  static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
