import Glibc
@testable import SystemCalls

@testable import Storage

/// A fault at a call.
enum Fault: Hashable {
  /// The process is killed, perhaps after a partial write.
  case kill(partOfWrite: Bool)
  /// That many calls fail.
  case error(CInt, calls: Int)
}

/// A process on a disk in memory whose calls can fail, for one thread.
final class FaultyFiles: FileSystem, @unchecked Sendable {
  private final class Opening {
    let node: Disk.Node
    let canWrite: Bool

    init(_ node: Disk.Node, canWrite: Bool) { (self.node, self.canWrite) = (node, canWrite) }
  }

  let disk: Disk
  private(set) var callCount = 0
  /// The numbers of calls that write.
  private(set) var writes: [Int] = []
  private(set) var isAlive = true
  var fault: (call: Int, fault: Fault)?
  /// Errors of calls by the names of their C functions.
  var failing: [String: CInt] = [:]
  /// The action of another process just before a call.
  var interruption: (call: Int, action: () -> Void)?
  let longestWrite: Int
  var isReadOnly = false
  private var openings: [CInt: Opening] = [:]
  private var lastNumber: CInt = 100

  init(_ disk: Disk, longestWrite: Int = .max) {
    (self.disk, self.longestWrite) = (disk, longestWrite)
  }

  var openCount: Int { openings.count }

  /// Counts a call and injects its fault.
  private func begin(_ call: String, beforeKill: () -> Void = {}) throws(SystemError) {
    guard isAlive else { throw SystemError(code: ESRCH, call: call) }
    callCount += 1
    if call == "pwrite" { writes.append(callCount) }
    if let interruption, interruption.call == callCount {
      self.interruption = nil
      interruption.action()
    }
    if let code = failing[call] { throw SystemError(code: code, call: call) }
    guard let fault, fault.call <= callCount else { return }
    switch fault.fault {
    case .kill(let partOfWrite):
      if partOfWrite { beforeKill() }
      die()
      throw SystemError(code: ESRCH, call: call)
    case .error(let code, let calls):
      if callCount < fault.call + calls { throw SystemError(code: code, call: call) }
    }
  }

  func die() {
    isAlive = false
    for number in openings.keys { drop(number) }
  }

  private func drop(_ number: CInt) {
    guard let opening = openings.removeValue(forKey: number) else { return }
    opening.node.locks[ObjectIdentifier(opening)] = nil
  }

  private func opening(_ file: FileDescriptor, _ call: String) throws(SystemError) -> Opening {
    guard let opening = openings[file.rawValue] else { throw SystemError(code: EBADF, call: call) }
    return opening
  }

  private func node(_ path: String, _ call: String) throws(SystemError) -> Disk.Node {
    if let node = disk.nodes[path] { return node }
    let parent = disk.nodes[disk.parent(of: path)]
    let code = parent.map { $0.kind == .folder || $0.kind == .symbolicLink } ?? true
    throw SystemError(code: code ? ENOENT : ENOTDIR, call: call)
  }
}

extension FaultyFiles {
  func open(_ path: String, for access: FileDescriptor.Access) throws(SystemError) -> FileDescriptor
  {
    try begin("open")
    if isReadOnly, access != .reading { throw SystemError(code: EROFS, call: "open") }
    let node: Disk.Node
    if [.creating, .creatingForAll].contains(access) {
      if disk.nodes[path] != nil { throw SystemError(code: EEXIST, call: "open") }
      _ = try self.node(disk.parent(of: path), "open")
      node = disk.place(.regular, at: path)
    } else {
      node = try self.node(disk.resolved(path), "open")
    }
    lastNumber += 1
    openings[lastNumber] = Opening(node, canWrite: access != .reading)
    return FileDescriptor(rawValue: lastNumber)
  }

  func close(_ file: FileDescriptor) {
    guard (try? begin("close")) != nil || isAlive else { return }
    drop(file.rawValue)
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try begin("fstat")
    return status(try opening(file, "fstat").node)
  }

  func status(ofPath path: String) throws(SystemError) -> FileStatus {
    try begin("stat")
    return status(try node(disk.resolved(path), "stat"))
  }

  func status(ofLink path: String) throws(SystemError) -> FileStatus {
    try begin("lstat")
    return status(try node(path, "lstat"))
  }

  private func status(_ node: Disk.Node) -> FileStatus {
    FileStatus(
      kind: node.kind, identity: node.identity, size: node.bytes.count, modified: 0,
      owner: node.owner, group: 1)
  }

  func read(
    _ file: FileDescriptor, atMost count: Int, at offset: Int
  ) throws(SystemError) -> [UInt8] {
    try begin("pread")
    let bytes = try opening(file, "pread").node.bytes.dropFirst(offset).prefix(count)
    disk.readCount += bytes.count
    return Array(bytes)
  }

  func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int
  ) throws(SystemError) -> Int {
    let opening = try opening(file, "pwrite")
    let part = bytes.prefix(longestWrite)
    func put(_ bytes: ArraySlice<UInt8>) {
      let gap = offset - opening.node.bytes.count
      if gap > 0 { opening.node.bytes += [UInt8](repeating: 0, count: gap) }
      let end = min(offset + bytes.count, opening.node.bytes.count)
      opening.node.bytes.replaceSubrange(offset..<end, with: bytes)
    }
    try begin("pwrite") { put(bytes.prefix((bytes.count * (callCount % 7) + 6) / 7)) }
    guard opening.canWrite else { throw SystemError(code: EBADF, call: "pwrite") }
    put(part)
    return part.count
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try begin("ftruncate")
    let node = try opening(file, "ftruncate").node
    node.bytes = Array(node.bytes.prefix(size))
  }

  func synchronize(_ file: FileDescriptor) throws(SystemError) {
    try begin("fdatasync")
    let node = try opening(file, "fdatasync").node
    node.synchronized = node.bytes
  }

  func changeOwner(of file: FileDescriptor, to status: FileStatus) throws(SystemError) {
    try begin("fchown")
    try opening(file, "fchown").node.owner = status.owner
  }

  func tryLocking(_ file: FileDescriptor, _ lock: FileDescriptor.Lock) throws(SystemError) -> Bool {
    try begin("flock")
    let opening = try opening(file, "flock")
    let id = ObjectIdentifier(opening)
    opening.node.locks[id] = nil
    let others = opening.node.locks.values
    guard lock == .exclusive ? others.isEmpty : !others.contains(.exclusive) else { return false }
    opening.node.locks[id] = lock
    return true
  }

  func unlock(_ file: FileDescriptor) {
    guard (try? begin("flock")) != nil || isAlive, let opening = openings[file.rawValue] else {
      return
    }
    opening.node.locks[ObjectIdentifier(opening)] = nil
  }
}

extension FaultyFiles {
  func createFolder(_ path: String) throws(SystemError) {
    try begin("mkdir")
    if isReadOnly { throw SystemError(code: EROFS, call: "mkdir") }
    if disk.nodes[path] != nil { throw SystemError(code: EEXIST, call: "mkdir") }
    _ = try node(disk.parent(of: path), "mkdir")
    disk.place(.folder, at: path)
  }

  func synchronizeFolder(_ path: String) throws(SystemError) {
    try begin("fsync")
    _ = try node(path, "fsync")
    disk.synchronizeFolder(path)
  }

  func resolve(_ path: String) throws(SystemError) -> String {
    try begin("realpath")
    _ = try node(disk.resolved(path), "realpath")
    return disk.resolved(path)
  }

  func rename(_ path: String, to other: String) throws(SystemError) {
    try begin("rename")
    let node = try node(path, "rename")
    disk.remove(path)
    disk.name(node, other)
  }

  func link(_ path: String, to other: String) throws(SystemError) {
    try begin("link")
    if disk.nodes[other] != nil { throw SystemError(code: EEXIST, call: "link") }
    disk.name(try node(path, "link"), other)
  }

  func remove(_ path: String) throws(SystemError) {
    try begin("unlink")
    _ = try node(path, "unlink")
    disk.remove(path)
  }

  func pause() {}
}
