import Engine
import Words

extension PageView {
  /// The page in words; drawn bars, branches and curves are left out.
  func lines(in words: any Wording) -> [String] {
    switch self {
    case .help(let rows): rows.map { $0.heading + $0.keys + " " + $0.meaning }
    case .totals(let page):
      [page.heading]
        + page.rows.map { row in
          [row.tag, row.sum, row.share, row.goal ?? ""].filter { !$0.isEmpty }
            .joined(separator: ", ")
        }
    case .text(let page):
      [page.heading]
        + page.rows.map { row in
          let branches = row.prefix { " │├└".contains($0) }
          return String(repeating: " ", count: branches.count) + row.dropFirst(branches.count)
        }
    case .plot(let page): [page.sentence(in: words)]
    }
  }
}

extension PlotPageView {
  /// The heading, the first and last values, and the special points between them.
  fileprivate func sentence(in words: any Wording) -> String {
    let stops = picture?.stops ?? []
    let values = stops.filter { $0.kind == .value }
    let points = stops.compactMap { stop in
      stop.kind.name(in: words).map { "\($0) \(stop.text)" }
    }
    let ends = [values.first, values.last].map { $0.map { [$0.text] } ?? [] }
    let sentence = ([heading] + ends[0] + points + ends[1]).joined(separator: "; ")
    return String(sentence.flatMap { $0 == "–" ? Array(words.plot.undefined) : [$0] })
  }
}
