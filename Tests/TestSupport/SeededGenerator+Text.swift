extension SeededGenerator {
  /// Up to 30 keys of every kind in any order, a character each, as people type them on the screen.
  package mutating func keys() -> String {
    let keys = Array("0123456789.+-*/^%!()=⏎⏎⌫⎋←↑→↓␣iiit?")
    return String(
      (0..<Int.random(in: 0...30, using: &self)).compactMap { _ in keys.randomElement(using: &self)
      })
  }

  /// A text of at most `count` pieces in any order, some of them followed by a space.
  package mutating func text(of pieces: [String], atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      (pieces.randomElement(using: &self) ?? "") + (Bool.random(using: &self) ? " " : "")
    }.joined()
  }
}
