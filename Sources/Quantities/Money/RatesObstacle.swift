/// Why the system does not read or save a file of rates, or start a command that fetches one.
package enum RatesObstacle: String, Hashable, Sendable, CaseIterable {
  case missing
  case notPermitted
  case readOnly
  case diskFull
  case quotaExceeded
  case tooLarge
  /// The path is that of a folder.
  case isFolder
  /// The path is that of a pipe or a device, or leads through a file.
  case notAFile
  /// The path is a symbolic link that leads nowhere.
  case brokenLink
  /// There is no home folder.
  case noHome
  case ioError
  case other
}
