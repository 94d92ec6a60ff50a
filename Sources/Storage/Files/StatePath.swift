import SystemCalls

/// The place of a file that keeps the state of a program, as the XDG base directory specification
/// asks for it.
package struct StatePath: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The folder that must exist already; folders below it are created.
  package let base: String

  package init(path: String, base: String = "/") {
    self.path = path
    self.base = base
  }

  /// The place of `file` in `$XDG_STATE_HOME`, otherwise in `$HOME/.local/state`.
  ///
  /// A path that is not absolute counts as none.
  ///
  /// - Parameters:
  ///   - file: The path in the folder of state, such as `countonme/tape`.
  ///   - variable: The value of a variable of the environment.
  /// - Throws: `StorageProblem` with the reason `homeUnknown` when neither is set.
  package init(
    of file: String, variable: (String) -> String? = environmentVariable
  ) throws(StorageProblem) {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      self.init(path: "\(state)/\(file)")
    } else if let home = variable("HOME"), home.hasPrefix("/") {
      self.init(path: "\(home)/.local/state/\(file)", base: home)
    } else {
      throw StorageProblem(.homeUnknown, path: file)
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
