import CNcurses
import Screen
import SystemCalls

/// The terminfo data needed in addition to curses.
struct TerminalDescription {
  let name: String
  /// Whether the description matches the terminal, not just its family.
  private(set) var isFamiliar = true
  let depth: ColorDepth
  let keys: KeySequences
  let hasMouse: Bool
  /// The bytes that switch the keys to their described sequences, and back.
  let keypad: (on: [UInt8], off: [UInt8])
  /// The bytes that reset styles, wrapping and cursor, and leave the alternate screen.
  let endings: [UInt8]
  /// A new line for a terminal without another screen to leave, where the last frame stays.
  let ending: [UInt8]
  private let addressing: [UInt8]
  /// Whether the terminal uses ECMA-48 control sequences and ignores unknown ones.
  var takesControlSequences: Bool { addressing.starts(with: [0x1B, UInt8(ascii: "[")]) }

  /// Reads the description, or a built-in one, because `newterm` exits the process without any.
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

  private init(installed name: String, output: FileDescriptor) throws(TerminalError) {
    var status: CInt = 0
    guard unsafe setupterm(name, output.rawValue, &status) == OK else { throw .unknown(name) }
    defer { _ = unsafe del_curterm(set_curterm(nil)) }
    guard let addressing = capability("cup") else { throw .lacksCursorAddressing(name) }
    (self.name, self.addressing) = (name, addressing)
    let takesDirectColors =
      unsafe tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB") != nil
    depth = ColorDepth(colors: unsafe Int(tigetnum("colors")), takesDirectColors: takesDirectColors)
    keys = KeySequences(
      described: KeySequences.capabilities.compactMap { entry in
        capability(entry.name).map { (sequence: $0, key: entry.key) }
      })
    hasMouse = capability("kmous") != nil
    ending = capability("rmcup") == nil ? Array("\r\n".utf8) : []
    let bytes = { (name: String) in capability(name).map { withoutPadding($0) } ?? [] }
    keypad = (bytes("smkx"), bytes("rmkx"))
    endings = ["sgr0", "op", "smam", "cnorm", "rmcup"].flatMap(bytes) + ending
  }

  /// The first installed variant with more colours; this one if there is none, or without colour.
  func withMoreColors(_ suffixes: [String], output: FileDescriptor) -> TerminalDescription {
    guard depth != .none else { return self }
    let family = name.hasSuffix("-256color") ? String(name.dropLast("-256color".count)) : name
    for other in suffixes.map({ family + $0 }) where other != name {
      if let more = try? TerminalDescription(installed: other, output: output) { return more }
    }
    return self
  }

  /// The bytes that move the cursor to a cell, counted from 0.
  func cursorAddress(row: Int, column: Int) -> [UInt8] { expanded(addressing, row, column) }
}

/// The bytes of a capability with one or two parameters.
func expanded(_ capability: [UInt8], _ first: Int, _ second: Int = 0) -> [UInt8] {
  let bytes = unsafe (capability + [0]).withUnsafeBytes { capability in
    unsafe capability.bindMemory(to: CChar.self).baseAddress.flatMap {
      unsafe cn_tiparm($0, CInt(first), CInt(second))
    }.map { unsafe Array(String(cString: $0).utf8) }
  }
  return withoutPadding(bytes ?? [])
}

/// A string of the current terminal; nil if absent.
func capability(_ name: String) -> [UInt8]? {
  let value = unsafe tigetstr(name)
  // Null is an absent string, −1 a capability of another type.
  guard let value = unsafe value, Int(bitPattern: value) != -1 else { return nil }
  let bytes = unsafe Array(String(cString: value).utf8)
  return bytes.isEmpty ? nil : bytes
}

/// Removes padding such as `$<5>` from a terminfo string; `tputs` is not async-signal-safe.
func withoutPadding(_ capability: some Sequence<UInt8>) -> [UInt8] {
  var (result, rest) = ([UInt8](), Array(capability)[...])
  guard rest.contains(UInt8(ascii: "$")) else { return Array(rest) }
  while let byte = rest.first {
    let delay = rest.dropFirst(2).prefix { "0123456789.*/".utf8.contains($0) }
    if rest.starts(with: "$<".utf8), !delay.isEmpty,
      rest[delay.endIndex...].first == UInt8(ascii: ">")
    {
      rest = rest[(delay.endIndex + 1)...]
    } else {
      result.append(byte)
      rest.removeFirst()
    }
  }
  return result
}

extension ColorDepth {
  /// The depth for the terminfo capabilities `colors` (negative if absent) and `RGB`.
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

extension ColorDepth {
  /// The terminfo number of a colour; the lowest of direct ones address the palette, so green gets a
  /// bit.
  func terminfoNumber(of color: Int) -> Int {
    self == .direct && color < 256 ? color | 1 << 8 : color
  }
}
