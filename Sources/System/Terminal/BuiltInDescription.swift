import CNcurses
import Glibc

/// A family of terminals with a built-in description, for names missing from terminfo.
enum TerminalFamily: CaseIterable {
  case xterm, console
  /// VT100 and its successors, without colours.
  case vt

  init?(ofTerminalNamed name: String) {
    guard let word = Self.words(of: name).first else { return nil }
    if Self.followers.contains(String(word)) {
      self = name.hasSuffix("-mono") ? .vt : .xterm
    } else if word == "linux" {
      self = .console
    } else if word.hasPrefix("vt"), let number = Int(word.dropFirst(2)), number >= 100 {
      self = .vt
    } else {
      return nil
    }
  }

  /// Whether the rest of a name only states a number of colours, such as `xterm-256color`.
  static func isKnown(_ name: String) -> Bool {
    words(of: name).dropFirst().allSatisfy {
      ["256color", "direct", "mono", "color", "unicode"].contains($0)
    }
  }

  private static func words(of name: String) -> [Substring] {
    name.split(omittingEmptySubsequences: false) { "-.+".contains($0) }
  }

  private static let followers = [
    "xterm", "screen", "tmux", "rxvt", "alacritty", "contour", "Eterm", "foot", "ghostty", "gnome",
    "iterm", "iterm2", "kitty", "konsole", "mintty", "mlterm", "nsterm", "putty", "rio", "st",
    "stterm", "teraterm", "terminator", "terminology", "vte", "wezterm", "xfce",
  ]

  private var colors: Int {
    switch self {
    case .xterm: 256
    case .console: 8
    case .vt: 0
    }
  }

  private static let flags = ["am", "msgr", "xenl"]

  private var numbers: [String: Int] {
    let size = ["cols": 80, "lines": 24, "it": 8]
    guard colors > 0 else { return size }
    return size.merging(["colors": colors, "pairs": min(colors * colors, 32767)]) { $1 }
  }

  /// String capabilities, without the leading Escape.
  private var sequences: [String: String] {
    let all = [
      "cup": "[%i%p1%d;%p2%dH", "home": "[H", "clear": "[H\u{1B}[2J", "el": "[K", "el1": "[1K",
      "ed": "[J", "cuu": "[%p1%dA", "cud": "[%p1%dB", "cuf": "[%p1%dC", "cub": "[%p1%dD",
      "csr": "[%i%p1%d;%p2%dr", "ri": "M", "sgr0": "[m", "bold": "[1m", "rev": "[7m",
      "smul": "[4m", "rmul": "[24m", "smam": "[?7h", "rmam": "[?7l",
    ]
    if self == .vt { return all }
    let more = [
      "dim": "[2m", "op": "[39;49m", "hpa": "[%i%p1%dG", "vpa": "[%i%p1%dd", "ech": "[%p1%dX",
      "ich": "[%p1%d@", "dch": "[%p1%dP", "il": "[%p1%dL", "dl": "[%p1%dM", "civis": "[?25l",
      "cnorm": "[?25h", "setaf": "[3%p1%dm", "setab": "[4%p1%dm",
    ]
    if self == .console { return all.merging(more) { $1 } }
    let most = [
      "setaf": "[38;5;%p1%dm", "setab": "[48;5;%p1%dm", "smcup": "[?1049h", "rmcup": "[?1049l",
      "kmous": "[M", "smkx": "[?1h\u{1B}=", "rmkx": "[?1l\u{1B}>",
    ]
    return all.merging(more) { $1 }.merging(most) { $1 }
  }

  /// String capabilities that start with another character.
  private static let controls = ["cr": "\r", "ind": "\n", "cud1": "\n", "cub1": "\u{8}"]

  /// Encodes a terminfo file (`term(5)`).
  func compiled(name: String) -> [UInt8] {
    let texts = sequences.mapValues { "\u{1B}" + $0 }.merging(Self.controls) { $1 }
    let numbers = numbers
    let flagBytes = unsafe names(cn_boolean_name).map { Self.flags.contains($0) ? 1 : 0 as UInt8 }
    let numberWords = unsafe names(cn_number_name).map { numbers[$0] ?? -1 }
    var table: [UInt8] = []
    var places: [Int] = []
    for name in unsafe names(cn_string_name) {
      places.append(texts[name] == nil ? -1 : table.count)
      if let text = texts[name] { table += Array(text.utf8) + [0] }
    }
    let title = Array(name.utf8) + [0]
    var bytes = twoByteNumbers([
      0o432, title.count, flagBytes.count, numberWords.count, places.count, table.count,
    ])
    bytes += title + flagBytes
    // Two-byte numbers start at an even offset.
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
    bytes += twoByteNumbers(numberWords + places)
    return bytes + table
  }

  /// Makes curses use this description for a name, through `TERMINFO`.
  func install(as name: String) {
    unsafe setenv(
      "TERMINFO", "b64:" + String(decoding: base64(compiled(name: name)), as: UTF8.self), 1)
  }
}

private func names(_ name: (CInt) -> UnsafePointer<CChar>?) -> [String] {
  var names: [String] = []
  while let next = unsafe name(CInt(names.count)) { names.append(unsafe String(cString: next)) }
  return names
}

private func twoByteNumbers(_ numbers: [Int]) -> [UInt8] {
  numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
}
