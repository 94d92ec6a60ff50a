import CalculatorCore
import ExactNumbers
import Quantities

// Dates, moments and durations.

extension English {
  /// What is wrong with a date or a time.
  ///
  /// - Precondition: The error is one of those.
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      Sentence("There is no such date; a difference has spaces around −.", brief: "no such date")
    case .wrongWeekday(let day):
      Sentence(
        "\(day) is a \(TextLanguage.english.weekdays[day.weekday - 1].name).",
        brief: "wrong weekday")
    case .invalidTime:
      Sentence("A time of day is from 0:00 to 23:59:59.", brief: "no time of day")
    case .skippedTime(let zone):
      Sentence("The clocks of \(zone.name) skip this time.", brief: "clocks skip it")
    case .yearOutOfRange:
      Sentence("Dates are in the years 1 to 9999.", brief: "year 1 to 9999")
    case .fractionOfTime:
      Sentence(
        "Dates move by whole months, days and seconds; write 1 month + 15 days.",
        brief: "whole days only")
    case .addedPoints:
      Sentence("Dates are not added; write 2026-12-25 + 5 days.", brief: "add days")
    case .scaledPoint:
      Sentence("A date or a weekday is no factor.", brief: "no factor")
    default: preconditionFailure()
    }
  }

  package var clampedDay: Sentence {
    Sentence("The month has no such day; its last day was taken.", brief: "last day of month")
  }

  package func note(ofDuration duration: String) -> Sentence {
    Sentence(
      "Read as \(duration); for a time of day add a date, a zone, am or pm.", brief: duration)
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): "a time in \(zone.name)"
    case .weekday: "a weekday"
    default: "a date"
    }
  }
}
