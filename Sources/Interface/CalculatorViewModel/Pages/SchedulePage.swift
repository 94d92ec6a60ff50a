import Engine
import Quantities
import Screen
import Words

/// The page with the schedule of a loan.
struct SchedulePage: Hashable, Sendable {
  private let schedule: Schedule
  private let title: String
  private let format: ResultFormat
  private var rows: ScrolledRows<Int>
  private var size: Size

  init(_ schedule: Schedule, title: String, in format: ResultFormat, _ size: Size) {
    (self.schedule, self.title, self.format, self.size) = (schedule, title, format, size)
    rows = ScrolledRows(Array(0...schedule.months.count), in: size, besides: Self.others)
  }

  private static let others = 3

  mutating func scroll(_ scroll: Scroll) { rows.scroll(scroll) }

  mutating func resize(_ size: Size) {
    self.size = size
    rows.resize(size)
  }

  /// The visible part of the page; rows are written on demand, as there may be thousands.
  func view(in words: any Wording) -> TextPageView {
    let table = ScheduleTable(schedule, in: format.style, words, fitting: size.columns - 2)
    return TextPageView(
      heading: title + rows.place(in: words),
      rows: (size.rows > Self.others ? [table.heading] : []) + rows.shown.map { table[$0] })
  }
}
