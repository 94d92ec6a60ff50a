extension Numerals {
  /// The pictures of the characters, in bands: above each picture stands what it shows.
  ///
  /// A picture reaches to the column before the next one, or to the bar. Pictures of a result with a
  /// prefix, such as `0xFF`, are apart, because elsewhere these letters belong to units.
  static let digits = table(
    [
      """
      0   1   2   3   4   5   6   7   8   9   |
      █▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█
      █ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█
      █▄█ ▄█▄ █▄▄ ▄▄█   █ ▄▄█ █▄█   █ █▄█ ▄▄█
      """,
      """
      . ,  ’ −   +   ×   /   (  )  …     |
           █               █ ▄▀ ▀▄
             ▄▄▄ ▄█▄ ▀▄▀  █  █   █
      ▄ ▄▀        ▀  ▀ ▀ █   ▀▄ ▄▀ ▄ ▄ ▄
      """,
    ])

  static let basedDigits = digits.merging(
    table(
      [
        """
        A   B   C   D   E   F   x   b   o   |
        ▄▀▄ █▀▄ █▀▀ █▀▄ █▀▀ █▀▀     █
        █▀█ █▀▄ █   █ █ █▀▀ █▀▀ ▄ ▄ █▀▄ ▄▄▄
        █ █ █▄▀ █▄▄ █▄▀ █▄▄ █   ▄▀▄ █▄▀ █▄█
        """
      ])
  ) { _, based in based }

  /// The pictures of bands by what they show.
  private static func table(_ bands: [String]) -> [Character: Picture] {
    var pictures: [Character: Picture] = [:]
    for band in bands {
      let lines = band.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      let starts = lines[0].indices.filter { lines[0][$0] != " " }
      for (start, next) in zip(starts, starts.dropFirst()) {
        let columns = start..<next - 1
        pictures[lines[0][start]] = Picture(
          columns: columns.count,
          rows: lines.dropFirst().map { line in
            String(columns.map { line.indices.contains($0) ? line[$0] : " " })
          })
      }
    }
    return pictures
  }
}
