import SystemCalls

extension FileSystem {
  /// Creates a folder, and those above it as far as a base that must exist already.
  func createFolders(_ folder: String, below base: String) throws(StorageProblem) {
    if try isThere(folder) { return }
    guard folder != base, folder != "/" else {
      throw StorageProblem(.homeMissing, path: folder)
    }
    guard (try? status(ofLink: folder)) == nil else {
      throw StorageProblem(.brokenLink, path: folder)
    }
    try createFolders(HomePath.folder(of: folder), below: base)
    do throws(SystemError) {
      try createFolder(folder)
    } catch {
      guard error.kind == .exists else { throw StorageProblem(error, path: folder) }
    }
  }

  /// Whether a folder exists.
  private func isThere(_ folder: String) throws(StorageProblem) -> Bool {
    let status: FileStatus
    do throws(SystemError) {
      status = try self.status(ofPath: folder)
    } catch {
      if error.kind == .missing { return false }
      throw StorageProblem(error, path: folder)
    }
    guard status.kind == .folder else { throw StorageProblem(.notFolder, path: folder) }
    return true
  }
}
