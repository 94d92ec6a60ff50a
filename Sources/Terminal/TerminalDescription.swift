import CNcurses
import Screen

/// What terminfo knows about a terminal, as far as it is needed beside curses.
struct TerminalDescription {
  /// The name of the description.
  let name: String
  let depth: ColorDepth
  let keys: KeySequences
  /// Whether the description names a mouse (`kmous`).
  let hasMouse: Bool
  /// How to put an end to styles, colours, lines that do not wrap, the keypad's mode, the hidden
  /// cursor and the other screen: `sgr0`, `op`, `smam`, `rmkx`, `cnorm` and `rmcup`.
  let endings: [UInt8]
  /// `cup`, which moves the cursor.
  private let addressing: [UInt8]

  /// Reads the description of that name, which is what `TERM` says where it is nil.
  ///
  /// This comes before `newterm`, which ends the process where it finds no description.
  init(named name: String?, output: CInt) throws(TerminalError) {
    guard let name = name ?? environmentValue("TERM"), !name.isEmpty else { throw .unnamed }
    var status: CInt = 0
    guard unsafe setupterm(name, output, &status) == OK else { throw .unknown(name) }
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

  /// What moves the cursor to a cell, counted from 0. (`tiparm`)
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
  // An absent string is a null pointer; −1 tells that the capability is no string.
  guard let value = unsafe value, Int(bitPattern: value) != -1 else { return nil }
  let bytes = unsafe Array(String(cString: value).utf8)
  return bytes.isEmpty ? nil : bytes
}
