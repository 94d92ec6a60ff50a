extension SeededGenerator {
  /// A text of pieces in any order, from none to so many, some of them with a space behind.
  package mutating func text(of pieces: [String], atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      (pieces.randomElement(using: &self) ?? "") + (Bool.random(using: &self) ? " " : "")
    }.joined()
  }
}
