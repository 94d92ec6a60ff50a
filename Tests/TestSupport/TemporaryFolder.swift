import Foundation

package let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The permissions of a file or a folder, such as 0o600.
package func permissions(of path: String) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

/// A folder that exists as long as this object.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    // The path of a socket may have only about 100 bytes.
    var template = Array("/tmp/countonme.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package subscript(_ place: String) -> URL { URL(filePath: path).appending(path: place) }
}
