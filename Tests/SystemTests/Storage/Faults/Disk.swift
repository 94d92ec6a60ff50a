@testable import SystemCalls

/// A disk in memory that models power failures, for one thread.
final class Disk: @unchecked Sendable {
  final class Node {
    let identity: FileStatus.Identity
    let kind: FileStatus.Kind
    var bytes: [UInt8] = []
    /// The bytes that survive a power failure.
    var synchronized: [UInt8] = []
    var target = ""
    var owner: UInt32 = 1000
    /// The locks by their holders.
    var locks: [ObjectIdentifier: FileDescriptor.Lock] = [:]

    init(_ kind: FileStatus.Kind, number: UInt64) {
      (self.kind, identity) = (kind, FileStatus.Identity(device: 1, number: number))
    }
  }

  private(set) var nodes: [String: Node] = [:]
  var readCount = 0
  /// The names that survive a power failure.
  private var synchronizedNodes: [String: Node] = [:]
  private var count: UInt64 = 0

  init(folders: [String] = ["/", "/home"]) {
    for folder in folders { place(.folder, at: folder) }
    synchronizedNodes = nodes
  }

  @discardableResult
  func place(_ kind: FileStatus.Kind, at path: String) -> Node {
    count += 1
    let node = Node(kind, number: count)
    nodes[path] = node
    return node
  }

  /// Places a file that is already synchronized.
  @discardableResult
  func place(_ bytes: [UInt8], at path: String) -> Node {
    let node = place(.regular, at: path)
    (node.bytes, node.synchronized) = (bytes, bytes)
    synchronizedNodes = nodes
    return node
  }

  func name(_ node: Node, _ path: String) { nodes[path] = node }

  func remove(_ path: String) { nodes[path] = nil }

  func resolved(_ path: String) -> String {
    guard let node = nodes[path], node.kind == .symbolicLink else { return path }
    return node.target
  }

  func synchronizeFolder(_ folder: String) {
    synchronizedNodes = synchronizedNodes.filter { parent(of: $0.key) != folder }
    for (path, node) in nodes where parent(of: path) == folder { synchronizedNodes[path] = node }
  }

  /// Drops everything unsynchronized.
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
