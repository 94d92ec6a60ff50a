import ExactNumbers
import Quantities
import Words

package struct ScheduleTable {
  private let schedule: Schedule
  private let style: NumberStyle
  private let sums: String
  private var columns: [Column] = []
  private let first: Int
  package let heading: String

  private struct Column {
    var title: String
    var amount: (Schedule.Month) -> Rational
    var width = 0
  }

  private static let space = 2

  /// Creates the table; to fit, it drops payments, then principals, then interest.
  package init(
    _ schedule: Schedule, in style: NumberStyle, _ words: Wording, fitting width: Int = .max
  ) {
    let titles = words.schedule
    let unit = schedule.unit?.text(style.units) ?? ""
    (self.schedule, self.style) = (schedule, style)
    sums = titles.total + (unit.isEmpty ? "" : " " + unit)
    first = max(titles.month.count, sums.count, "\(schedule.months.count)".count)
    columns = [
      Column(title: titles.payment) { $0.payment }, Column(title: titles.interest) { $0.interest },
      Column(title: titles.principal) { $0.principal },
      Column(title: titles.balance) { $0.balance },
    ]
    let samples = [schedule.months[0], schedule.months[schedule.months.count - 1], schedule.total]
    for index in columns.indices {
      let column = columns[index]
      let amounts = samples.map { Self.text(of: column.amount($0), schedule.places, style).count }
      columns[index].width = max(column.title.count, amounts.max() ?? 0)
    }
    for index in [0, 1, 0] {
      if columns.reduce(first, { $0 + Self.space + $1.width }) > width { columns.remove(at: index) }
    }
    heading = Self.line(titles.month, first, columns.map { ($0.title, $0.width) })
  }

  package var count: Int { schedule.months.count + 1 }

  package subscript(index: Int) -> String {
    let isSum = index == schedule.months.count
    let month = isSum ? schedule.total : schedule.months[index]
    let amounts = columns.map {
      (Self.text(of: $0.amount(month), schedule.places, style), $0.width)
    }
    return Self.line(isSum ? sums : "\(index + 1)", first, amounts)
  }

  private static func line(
    _ name: String, _ width: Int, _ columns: [(text: String, width: Int)]
  ) -> String {
    columns.reduce(name.padded(to: width, with: " ")) {
      $0 + $1.text.padded(to: $1.width + space, with: " ")
    }
  }

  private static func text(of amount: Rational, _ places: Int, _ style: NumberStyle) -> String {
    let number = NumberWriter(decimal: Real(amount), places: .ofMoney(places))
    let text = try? number.text(.columns(longest), in: style, Budget())
    return text?.text ?? "?"
  }

  private static let longest = 1_000
}
