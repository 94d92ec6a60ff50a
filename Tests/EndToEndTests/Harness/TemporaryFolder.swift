import Foundation

/// A folder that is there as long as somebody holds it.
final class TemporaryFolder {
  let path: String

  init() throws {
    // The path stays short, because that of a socket may have no more than about 100 bytes.
    var template = Array("/tmp/countonme.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(call: "make a folder") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
