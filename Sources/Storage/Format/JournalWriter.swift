import SystemCalls

/// Writes bytes one after the other to a file.
struct JournalWriter {
  let files: any FileSystem
  let file: FileDescriptor
  /// The path of the file, for problems.
  let path: String
  /// The place of the next byte.
  var place = 0

  mutating func write(_ bytes: [UInt8]) throws(StorageProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count: Int
      do throws(SystemError) {
        count = try files.write(rest, to: file, at: place)
      } catch {
        throw StorageProblem(error, path: path)
      }
      guard count > 0 else { throw StorageProblem(.inputOutput, path: path) }
      place += count
      rest = rest.dropFirst(count)
    }
  }

  /// Copies a part of another file, in pieces.
  mutating func copy(_ range: Range<Int>, of reader: JournalReader) throws(StorageProblem) {
    var next = range.lowerBound
    while next < range.upperBound {
      let piece: [UInt8]
      do throws(SystemError) {
        piece = try reader.bytes(in: next..<min(next + reader.pieceLength, range.upperBound))
      } catch {
        throw StorageProblem(error, path: path)
      }
      guard !piece.isEmpty else { throw StorageProblem(.inputOutput, path: path) }
      try write(piece)
      next += piece.count
    }
  }

  /// Waits until the bytes have reached the disk.
  func synchronize() throws(StorageProblem) {
    do throws(SystemError) {
      try files.synchronize(file)
    } catch {
      throw StorageProblem(error, path: path)
    }
  }
}
