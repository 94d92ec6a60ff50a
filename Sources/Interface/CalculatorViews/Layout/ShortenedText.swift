/// A text shortened by an ellipsis in the middle, preferably between words.
struct ShortenedText {
  let text: String
  private let head: Int
  private let tailStart: Int
  private let count: Int

  init(_ whole: String, columns: Int, ellipsis: Character) {
    let characters = Array(whole)
    count = characters.count
    guard count > columns else {
      (text, head, tailStart) = (whole, count, count)
      return
    }
    let room = columns - 1
    tailStart = Self.tailStart(of: characters, room: room)
    var beginning = characters.prefix(room - (count - tailStart))
    let blank = beginning.lastIndex(of: " ")
    if let blank, tailStart == count || blank >= beginning.count / 2 {
      beginning = beginning[...blank]
    }
    head = beginning.count
    text = String(beginning) + String(ellipsis) + String(characters[tailStart...])
  }

  /// Starts the end at a blank in the second half, or else at the last word if it fits.
  private static func tailStart(of characters: [Character], room: Int) -> Int {
    let count = characters.count
    if let blank = characters.suffix(room / 2).firstIndex(of: " ") { return blank }
    if let blank = characters.suffix(room * 2 / 3).lastIndex(of: " ") { return blank }
    return characters.prefix(room).contains(" ") ? count : count - room / 2
  }

  /// The columns of the shortened text that show columns of the whole one.
  func parts(of columns: Range<Int>) -> [Range<Int>] {
    let shift = tailStart - head - 1
    let parts = [
      columns.clamped(to: 0..<head), columns.clamped(to: tailStart..<max(tailStart, count)),
    ]
    return [parts[0], parts[1].lowerBound - shift..<parts[1].upperBound - shift]
      .filter { !$0.isEmpty }
  }
}
