/// A part of a line that could mean something else, with the reading that was taken because it is the habit.
///
/// What has no such habit is refused with both readings.
package struct Choice: Hashable, Sendable {
  /// The reading that was taken, as it can be written in the place.
  package let read: String
  /// The other reading; nil where the part would have no meaning.
  package let other: String?
  /// The bytes of the part.
  package let place: Range<Int>

  /// The error of a line that may only hold what has one reading.
  package var refusal: EvaluationError {
    EvaluationError(other.map { .ambiguous(read, $0) } ?? .phrase(written: read), at: place)
  }
}

extension Reader {
  /// Notes how the lexemes from one up to another one were read.
  mutating func choose(
    _ read: String, over other: String? = nil, from start: Int? = nil, to next: Int
  ) {
    choices.append(Choice(read: read, other: other, place: place(from: start, to: next)))
  }

  /// Notes that a number was joined of several lexemes.
  mutating func choose(number: String, over other: String? = nil, _ range: Range<Int>) {
    guard source(range) != number else { return }
    choose(number, over: other, from: range.lowerBound, to: range.upperBound)
  }
}

extension Formula {
  /// The parts of the line that could mean something else, by their places.
  ///
  /// - Parameter text: the text that was read.
  package func choices(in text: ArraySlice<UInt8>) -> [Choice] {
    (choices + percentages(in: text)).sorted { $0.place.lowerBound < $1.place.lowerBound }
  }

  /// The percentages that are taken of what stands before them: `200 + 10%`.
  private func percentages(in text: ArraySlice<UInt8>) -> [Choice] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard case .binary(let sum, _) = node.kind, sum == .add || sum == .subtract,
        case let right = tree.nodes[index - 1], right.kind == .postfix(.percent)
      else { return nil }
      let left = tree.nodes[right.first - 1]
      let source = { (range: Range<Int>) in
        text[(text.startIndex + range.lowerBound)...].prefix(range.count)
      }
      let base = String(decoding: source(left.start..<left.end).trimmingSpaces, as: UTF8.self)
      let percentage = String(decoding: source(right.start..<right.end), as: UTF8.self)
      let isAtom = left.first == right.first - 1
      let start = String(decoding: source(node.start..<right.start), as: UTF8.self)
      return Choice(
        read: "\(start)\(percentage) of \(isAtom ? base : "(\(base))")",
        other: "\(start)(\(percentage))", place: node.start..<node.end)
    }
  }
}
