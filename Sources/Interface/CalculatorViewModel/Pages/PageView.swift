import Engine
import Words

/// The visible part of a page.
package struct PageView: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text([PageRow])
    case totals([TotalsRow])
    /// The curves, nil while unknown, and the column of the values in the heading.
    case plot(PlotPicture?, column: Int?)
  }

  package var heading: String?
  package var content: Content
  /// The selected row, counted from the first visible one.
  package var selected: Int?
}

/// A row of a page: texts beside each other.
package struct PageRow: Hashable, Sendable {
  package enum Emphasis: Hashable, Sendable { case plain, heading, keys, meaning }

  package struct Part: Hashable, Sendable {
    package var text: String
    package var emphasis = Emphasis.plain
    package var column = 0
  }

  package var parts: [Part] = []

  init(_ text: some StringProtocol) { parts = [Part(text: String(text))] }

  init(_ parts: Part...) { self.parts = parts }
}

extension PageView {
  /// The page in words, without bars, branches and curves.
  func lines(in words: Wording) -> [String] {
    switch content {
    case .text(let rows): [heading ?? ""] + rows.map(\.words)
    case .totals(let rows):
      [heading ?? ""]
        + rows.map { row in
          [row.tag, row.sum.withoutPadding, row.share, row.goal ?? ""].filter { !$0.isEmpty }
            .joined(separator: ", ")
        }
    case .plot(let picture, _): [sentence(on: picture, in: words)]
    }
  }

  /// The heading, the first and last values, and the special points between them, as far as known.
  private func sentence(on picture: PlotPicture?, in words: Wording) -> String {
    let stops = picture?.stops ?? []
    let values = stops.filter { $0.kind == .value }.map(\.text)
    let points = stops.compactMap { stop in stop.kind.name(in: words).map { "\($0) \(stop.text)" } }
    let rest = picture?.hasAllStops == false ? [words.plot.others] : []
    let parts = [heading ?? ""] + values.prefix(1) + points + rest + values.suffix(1)
    return String(
      parts.joined(separator: "; ").flatMap { $0 == "–" ? Array(words.plot.undefined) : [$0] })
  }
}

extension PageRow {
  fileprivate var words: String {
    let text = parts.map(\.text).joined(separator: " ")
    let branches = text.prefix { " │├└".contains($0) }.count
    var (words, blanks) = (String(repeating: " ", count: branches), 0)
    for character in text.dropFirst(branches) {
      if character == " " {
        blanks += 1
      } else {
        words += (blanks > 1 ? ", " : blanks > 0 ? " " : "") + String(character)
        blanks = 0
      }
    }
    return words
  }
}

extension String {
  fileprivate var withoutPadding: String { split(separator: " ").joined(separator: " ") }
}
