import Screen
import Words

extension Key {
  /// The key as a log writes it: `character "7"`, `control "c"`, `function 1`, `enter`.
  var logText: String {
    switch self {
    case .character(let character): "character \"\(character)\""
    case .control(let letter): "control \"\(letter)\""
    case .alt(let character): "alt \"\(character)\""
    case .function(let number): "function \(number)"
    case .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .controlLeft, .controlRight:
      "\(self)"
    }
  }

  /// Creates the key that a log writes so; nil for any other text.
  init?(logText: Substring) {
    if let key = Self.named.first(where: { "\($0)" == logText }) {
      self = key
      return
    }
    let words = logText.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    if words[0] == "function" {
      guard let number = Int(words[1]) else { return nil }
      self = .function(number)
      return
    }
    // Scalar by scalar, because an accent between quotation marks would join one of them.
    let scalars = words[1].unicodeScalars
    guard scalars.first == "\"", scalars.last == "\"", scalars.count >= 3 else { return nil }
    let character = Character(String(String.UnicodeScalarView(scalars.dropFirst().dropLast())))
    switch words[0] {
    case "character": self = .character(character)
    case "control": self = .control(character)
    case "alt": self = .alt(character)
    default: return nil
    }
  }

  /// The keys that a log writes as one word.
  private static let named: [Key] = [
    .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .controlLeft, .controlRight,
  ]
}
