import SystemCalls

/// A file that this program has created.
package struct CreatedFile: Hashable, Sendable {
  package let path: String
  /// What tells it from a file that has taken its place since.
  package let identity: FileStatus.Identity
}

extension FileSystem {
  /// Creates a file with these bytes, for everyone whom the umask of the process allows.
  ///
  /// Nothing that exists is written over: any file, folder or symbolic link at the path is the error
  /// `exists`. The bytes are on the disk when this returns; a file that could not be written whole is
  /// removed.
  @discardableResult
  package func createFile(
    at path: String, with bytes: [UInt8]
  ) throws(SystemError) -> CreatedFile {
    let file = try open(path, for: .creatingForAll)
    defer { close(file) }
    do throws(SystemError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try write(rest, to: file, at: rest.startIndex))
      }
      // Some disks tell only then that they are full.
      try synchronize(file)
      return CreatedFile(path: path, identity: try status(of: file).identity)
    } catch {
      try? remove(path)
      throw error
    }
  }

  /// Creates a file with the first of some names that is free.
  ///
  /// After `name.svg` they are `name-2.svg`, `name-3.svg` and so on.
  ///
  /// - Throws: the error `exists` if all of them are taken.
  package func createFile(
    named name: String, extension: String, in folder: String, with bytes: [UInt8]
  ) throws(SystemError) -> CreatedFile {
    var number = 1
    while true {
      let file = name + (number == 1 ? "" : "-\(number)") + "." + `extension`
      do throws(SystemError) {
        return try createFile(
          at: folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)", with: bytes)
      } catch {
        guard error.kind == .exists, number < Self.mostNames else { throw error }
        number += 1
      }
    }
  }

  /// Removes a file that was created, unless another one has taken its place.
  package func remove(_ created: CreatedFile) throws(SystemError) {
    guard try status(ofLink: created.path).identity == created.identity else { return }
    try remove(created.path)
  }

  private static var mostNames: Int { 1000 }
}
