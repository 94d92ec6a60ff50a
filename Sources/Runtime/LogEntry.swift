import CalculatorCore
import CalculatorViewModel
import Screen
import Words

/// What a session records: enough to replay it.
package enum LogEntry: Hashable, Sendable {
  case event(Event)
  case action(Action)
  case effect(Effect)
  /// The state at the end of a session.
  case end(ViewState)
}

extension LogEntry: CustomStringConvertible {
  /// The entry as one line of a log, such as `action key "7"`.
  package var description: String {
    switch self {
    case .event(let event): "event \(Self.text(event))"
    case .action(let action): "action \(Self.text(action))"
    case .effect(let effect): "effect \(Self.text(effect))"
    case .end(let state): "end \(state.debugDescription)"
    }
  }

  private static func text(_ event: Event) -> String {
    switch event {
    case .key(let key): "key \(key.logText)"
    case .click(let point): "click \(point.column) \(point.row)"
    case .wheel(let direction, let point): "wheel \(direction) \(point.column) \(point.row)"
    case .paste(let text): "paste \(text.quoted)"
    case .pasteTooLong: "pasteTooLong"
    case .resize(let size): "resize \(size.columns) \(size.rows)"
    case .background(let luminance): "background \(luminance)"
    case .suspend: "suspend"
    case .hangUp: "hangUp"
    }
  }

  private static func text(_ action: Action) -> String {
    switch action {
    case .key(let key): "key \(key.logText)"
    case .click(.button(let button)): "click button \(button)"
    case .click(.expression): "click expression"
    case .click(.tape(let line)): "click tape \(line)"
    case .click(.nothing): "click nothing"
    case .wheel(let direction): "wheel \(direction)"
    case .paste(let text): "paste \(text.quoted)"
    case .pasteTooLong: "pasteTooLong"
    case .resize(let metrics):
      "resize \(metrics.size.columns) \(metrics.size.rows)"
    case .tick(let timer): "tick \(timer)"
    case .evaluated(let id, .evaluation): "evaluated \(id.number) evaluation"
    case .evaluated(let id, .failure(let error)): "evaluated \(id.number) failure \(error.kind)"
    case .evaluated(let id, .digits(let written)):
      "evaluated \(id.number) digits \(written.text)"
    case .evaluated(let id, .outcomes(let outcomes)):
      "evaluated \(id.number) outcomes \(outcomes.count)"
    case .evaluated(let id, .entryDigits(let entry, _, let text)):
      "evaluated \(id.number) entryDigits \(entry) \(text)"
    case .evaluated(let id, .totals(let rows)): "evaluated \(id.number) totals \(rows.count)"
    case .evaluated(let id, .factoring(let report)):
      "evaluated \(id.number) factoring \(report.line)"
    case .evaluated(let id, .explanation(let lines)):
      "evaluated \(id.number) explanation \(lines.count)"
    case .evaluated(let id, .rates(let reading)):
      "evaluated \(id.number) rates \(reading.logText)"
    case .evaluated(let id, .finished): "evaluated \(id.number) finished"
    case .kept(let kept): "kept \(kept.tape.count)"
    case .others(let changes): "others \(changes.count)"
    case .saved(.saved(let others)): "saved \(others.count)"
    case .saved(.failed(let problem)): "saved \(problem)"
    case .evaluated(let id, .copied(let text)): "evaluated \(id.number) copied \(text)"
    case .rates(let id, let report): "rates \(id.number) \(report.logText)"
    case .picture(let id, let outcome): "picture \(id.number) \(outcome.logText)"
    case .background(let luminance): "background \(luminance)"
    case .suspendRequest: "suspendRequest"
    case .hangUp: "hangUp"
    case .caughtUp: "caughtUp"
    }
  }

  private static func text(_ effect: Effect) -> String {
    switch effect {
    case .evaluate(let request):
      (request.copies == nil ? "evaluate" : "evaluate to copy")
        + " \(request.id.number) \(request.subject.logText)"
    case .cancel(let id): "cancel \(id.number)"
    case .updateRates(let id): "updateRates \(id.number)"
    case .wake(let timer, let duration): "wake \(timer) after \(duration)"
    case .forget(let timer): "forget \(timer)"
    case .save(let changes): "save \(changes.changes.count)"
    case .copy(let text): "copy \(text)"
    case .keepPicture(let id, _): "keepPicture \(id.number)"
    case .removePictures(let id): "removePictures after \(id.number)"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .quit: "quit"
    }
  }
}

extension Request.Subject {
  fileprivate var logText: String {
    switch self {
    case .expression(let expression, _): "expression \(expression.debugDescription)"
    case .formula(let characters, _, _): "formula \(String(characters))"
    case .tape(_, let digits): "tape \(digits.count)"
    case .totals(let tape): "totals \(tape.count)"
    case .explanation(let explained, _): "explanation \(explained.expression.debugDescription)"
    case .result(let evaluation): "result of \(evaluation.expression.debugDescription)"
    }
  }
}
