import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Screen
import Terminal

/// The way from the model to the screen; values are calculated on the way, by a worker.
struct Screenful {
  /// The question that the worker was asked last: what is to be seen of a model.
  private struct Question {
    let model: ViewModel
    let columns: Int
    let job: Job<ViewState>
    /// When a frame is drawn without the answer.
    let deadline: ContinuousClock.Instant
  }

  let terminal: Terminal
  let worker: Worker
  private let glyphs: GlyphSet
  private var question: Question?

  /// How long a value is waited for before a frame is drawn without it.
  static let patience = Duration.milliseconds(30)
  /// How long it is waited for even while keys wait, so that fast keys make nothing flicker.
  static let briefPatience = Duration.milliseconds(3)

  init(terminal: Terminal, worker: Worker, usesASCII: Bool) {
    self.terminal = terminal
    self.worker = worker
    glyphs = usesASCII || !terminal.encodesUnicode ? .ascii : .unicode
  }

  /// Draws a frame; false when a value is missing in it that is under way.
  ///
  /// The bell of the worker rings when there is more to show.
  mutating func show(_ model: ViewModel) -> Bool {
    var state = model.stateWithoutValue
    if !state.isIncomplete {
      question?.job.drop()
      question = nil
    } else if let known = values(of: model) {
      state.adoptValues(of: known)
    }
    present(state)
    return !state.isIncomplete
  }

  /// Draws a frame.
  func present(_ state: ViewState) {
    let look = Look(theme: Theme(state.theme), glyphs: glyphs)
    terminal.present(render(state, layout: Layout(size: terminal.size), look: look))
  }

  /// A state with the values of a model; nil when they are not there in time.
  private mutating func values(of model: ViewModel) -> ViewState? {
    let question = question(about: model)
    self.question = question
    let job = question.job
    worker.wait(for: job, until: min(.now + Self.briefPatience, question.deadline))
    while job.outcome == nil, terminal.wait(for: worker.bell, until: question.deadline) {}
    return job.outcome
  }

  /// The question that was asked last, if it is the same, or else a new one.
  private func question(about model: ViewModel) -> Question {
    let columns = Layout(size: terminal.size).text.size.columns
    if let question, question.columns == columns, model.showsSameValues(as: question.model),
      !question.job.isDropped || question.job.outcome != nil
    {
      return question
    }
    let job = worker.begin { isDropped in
      model.viewState(resultColumns: columns, unless: Interruption(isRequested: isDropped))
    }
    return Question(
      model: model, columns: columns, job: job, deadline: .now + Self.patience)
  }
}
