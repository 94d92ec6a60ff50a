import CNcurses
import Screen
import SystemCalls

/// What terminfo knows about a terminal, as far as it is needed in addition to curses.
struct TerminalDescription {
  /// The name of the description.
  let name: String
  /// Whether the description is of this very terminal, not just of its family.
  private(set) var isFamiliar = true
  let depth: ColorDepth
  /// Whether it has only colours that users configure.
  var hasFewColors: Bool { depth == .eight || depth == .sixteen }
  let keys: KeySequences
  /// Whether the description names a mouse (`kmous`).
  let hasMouse: Bool
  /// The bytes that end styles and colours, switch the wrapping of lines on and the keypad's mode
  /// off, show the cursor and leave the alternate screen: `sgr0`, `op`, `smam`, `rmkx`, `cnorm` and
  /// `rmcup`.
  let endings: [UInt8]
  /// The capability `cup`, which moves the cursor.
  private let addressing: [UInt8]
  /// Whether the terminal takes control sequences as ECMA-48 defines them, `ESC [` and so on, and so
  /// ignores those that it does not know.
  var takesControlSequences: Bool { addressing.starts(with: [0x1B, UInt8(ascii: "[")]) }

  /// Reads a description, or takes the one of its family that is built in.
  ///
  /// It has to succeed before `newterm` is called, which ends the process where it finds no
  /// description.
  ///
  /// - Parameter name: The name of the description; nil for the value of `TERM`.
  init(named name: String?, output: FileDescriptor) throws(TerminalError) {
    guard let name = name ?? environmentVariable("TERM"), !name.isEmpty else { throw .unnamed }
    do throws(TerminalError) {
      try self.init(installed: name, output: output)
    } catch {
      guard error == .unknown(name), let family = TerminalFamily(ofTerminalNamed: name) else {
        throw error
      }
      family.install(as: name)
      try self.init(installed: name, output: output)
      isFamiliar = TerminalFamily.isKnown(name)
    }
  }

  /// Reads a description. (`setupterm`)
  private init(installed name: String, output: FileDescriptor) throws(TerminalError) {
    var status: CInt = 0
    guard unsafe setupterm(name, output.rawValue, &status) == OK else { throw .unknown(name) }
    defer { _ = unsafe del_curterm(set_curterm(nil)) }
    guard let addressing = capability("cup") else { throw .lacksCursorAddressing(name) }
    self.name = name
    self.addressing = addressing
    let takesDirectColors =
      unsafe tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB") != nil
    depth = ColorDepth(colors: unsafe Int(tigetnum("colors")), takesDirectColors: takesDirectColors)
    keys = KeySequences(
      described: KeySequences.capabilities.compactMap { entry in
        capability(entry.name).map { (sequence: $0, key: entry.key) }
      })
    hasMouse = capability("kmous") != nil
    endings = ["sgr0", "op", "smam", "rmkx", "cnorm", "rmcup"]
      .compactMap(capability).flatMap(withoutPadding)
  }

  /// The description of the same terminal with more colours, the first of those with a suffix that is
  /// installed; this one where there is none, or a terminal without colours.
  func withMoreColors(_ suffixes: [String], output: FileDescriptor) -> TerminalDescription {
    guard depth != .none else { return self }
    let family = name.hasSuffix("-256color") ? String(name.dropLast("-256color".count)) : name
    for other in suffixes.map({ family + $0 }) where other != name {
      if let more = try? TerminalDescription(installed: other, output: output) { return more }
    }
    return self
  }

  /// The bytes that move the cursor to a cell, counted from 0. (`tiparm`)
  func cursorAddress(row: Int, column: Int) -> [UInt8] {
    let address = unsafe (addressing + [0]).withUnsafeBytes { capability in
      unsafe capability.bindMemory(to: CChar.self).baseAddress.flatMap {
        unsafe cn_tiparm_address($0, CInt(row), CInt(column))
      }.map { unsafe Array(String(cString: $0).utf8) }
    }
    return withoutPadding(address ?? [])
  }
}

/// The value of a capability that is a string; nil where there is none. (`tigetstr`)
private func capability(_ name: String) -> [UInt8]? {
  let value = unsafe tigetstr(name)
  // A null pointer means that the string is absent, −1 that the capability is not a string.
  guard let value = unsafe value, Int(bitPattern: value) != -1 else { return nil }
  let bytes = unsafe Array(String(cString: value).utf8)
  return bytes.isEmpty ? nil : bytes
}

/// A capability of terminfo without its padding, the marks such as `$<5>` that ask for a pause.
///
///     let home = withoutPadding("\u{1B}[H$<5>".utf8)  // the bytes of "\u{1B}[H"
///
/// `tputs` would interpret them, but a signal handler may not call it. The pauses were for hardware
/// of the past. What is not padding by its syntax is kept.
///
/// - Complexity: O(*n*), where *n* is the length of the capability, unless it has many lone `$<`.
func withoutPadding(_ capability: some Sequence<UInt8>) -> [UInt8] {
  let bytes = Array(capability)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    let end = endOfPadding(in: bytes[index...])
    if end == index {
      result.append(bytes[index])
      index += 1
    } else {
      index = end
    }
  }
  return result
}

/// The index after the padding at the start of `bytes`; the start itself when there is none.
private func endOfPadding(in bytes: ArraySlice<UInt8>) -> Int {
  guard bytes.starts(with: "$<".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
    return bytes.startIndex
  }
  let content = bytes[bytes.startIndex + 2..<end]
  let isDelay = content.allSatisfy { "0123456789.*/".utf8.contains($0) }
  return isDelay && !content.isEmpty ? end + 1 : bytes.startIndex
}

extension ColorDepth {
  /// The depth of a terminal with that number of colours.
  ///
  /// A description has the number as its capability `colors`, negative when it is absent, and takes direct
  /// colours by `RGB`, which may be a flag, a number or a string.
  init(colors: Int, takesDirectColors: Bool) {
    self =
      switch colors {
      case (1 << 24)...: takesDirectColors ? .direct : .indexed
      case 256...: .indexed
      case 16...: .sixteen
      case 8...: .eight
      default: .none
      }
  }
}

/// The number of the colour `0xRRGGBB` on a terminal with direct colours.
///
/// Descriptions with direct colours reserve the lowest numbers, at most 256 of them, for the
/// palette. A colour among those gets the lowest bit of green, a difference that cannot be seen.
func directColorNumber(_ rgb: Int) -> Int {
  rgb < 256 ? rgb | 1 << 8 : rgb
}
