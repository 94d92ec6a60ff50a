import Quantities

extension LineResult {
  package var plot: Plot? { if case .plot(let plot) = self { plot } else { nil } }

  package var schedule: Schedule? {
    if case .schedule(let schedule) = self { schedule } else { nil }
  }
}
