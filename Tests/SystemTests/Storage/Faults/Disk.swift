@testable import SystemCalls

/// A disk in memory, which knows what would be left after a power failure.
///
/// It is used by one thread.
final class Disk: @unchecked Sendable {
  /// A file, a folder or a symbolic link.
  final class Node {
    let identity: FileStatus.Identity
    let kind: FileStatus.Kind
    var bytes: [UInt8] = []
    /// What would be left of the bytes.
    var synchronized: [UInt8] = []
    /// Where a symbolic link leads to.
    var target = ""
    var owner: UInt32 = 1000
    /// The locks, by what holds them.
    var locks: [ObjectIdentifier: FileDescriptor.Lock] = [:]

    init(_ kind: FileStatus.Kind, number: UInt64) {
      self.kind = kind
      identity = FileStatus.Identity(device: 1, number: number)
    }
  }

  private(set) var nodes: [String: Node] = [:]
  /// The number of bytes that were read.
  var readCount = 0
  /// The names that would be left.
  private var synchronizedNodes: [String: Node] = [:]
  private var count: UInt64 = 0

  /// Begins with empty folders.
  init(folders: [String] = ["/", "/home"]) {
    for folder in folders { place(.folder, at: folder) }
    synchronizedNodes = nodes
  }

  /// Puts something at a path.
  @discardableResult
  func place(_ kind: FileStatus.Kind, at path: String) -> Node {
    count += 1
    let node = Node(kind, number: count)
    nodes[path] = node
    return node
  }

  /// Puts a file at a path, as if it had been there for long.
  @discardableResult
  func place(_ bytes: [UInt8], at path: String) -> Node {
    let node = place(.regular, at: path)
    (node.bytes, node.synchronized) = (bytes, bytes)
    synchronizedNodes = nodes
    return node
  }

  func name(_ node: Node, _ path: String) { nodes[path] = node }

  func remove(_ path: String) { nodes[path] = nil }

  /// The path behind a symbolic link.
  func resolved(_ path: String) -> String {
    guard let node = nodes[path], node.kind == .symbolicLink else { return path }
    return node.target
  }

  func synchronizeFolder(_ folder: String) {
    synchronizedNodes = synchronizedNodes.filter { parent(of: $0.key) != folder }
    for (path, node) in nodes where parent(of: path) == folder { synchronizedNodes[path] = node }
  }

  /// Forgets all that no program has waited for.
  func losePower() {
    nodes = synchronizedNodes.filter { path, _ in
      var folder = path
      while folder != "/" {
        guard synchronizedNodes[folder] != nil else { return false }
        folder = parent(of: folder)
      }
      return true
    }
    for node in nodes.values {
      node.bytes = node.synchronized
      node.locks = [:]
    }
  }

  func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }
}
