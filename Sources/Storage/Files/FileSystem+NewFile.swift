import SystemCalls

extension FileSystem {
  /// Creates a file with these bytes, and the folders above it.
  ///
  /// A file that cannot be written whole is taken away again.
  ///
  /// - Throws: `StorageProblem`; where something has the path already, its reason is an error of the
  ///   kind `exists`.
  package func createFile(at place: HomePath, with bytes: [UInt8]) throws(StorageProblem) {
    try createFolders(place.folder, below: place.base)
    do throws(SystemError) {
      try createFile(at: place.path, with: bytes)
    } catch {
      throw StorageProblem(error, path: place.path)
    }
  }
}
