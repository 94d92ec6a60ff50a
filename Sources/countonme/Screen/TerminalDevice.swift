import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import Runtime
import Screen
import Storage
import SystemCalls
import Terminal
import Words
import Workers

final class TerminalDevice: Device {
  /// How long the program waits for the network and the disk before it exits.
  private static let patience = Duration.seconds(2)

  let glyphs: GlyphSet
  /// None on a light background where few colours are legible.
  let depth: ColorDepth
  private let terminal: any Console
  private let worker = Worker<Action>()
  private let keeper: TapeKeeper?
  private let rates: CurrentRates
  private let pictureFolder: String
  private var fetcher: RatesFetcher?
  private var actions: ArraySlice<Action> = []
  private var timers: [Timer: Instant] = [:]

  init(
    _ terminal: any Console, ground: Luminance?, glyphs: GlyphSet, keeper: TapeKeeper?,
    rates: CurrentRates, pictureFolder: String
  ) {
    (self.terminal, self.glyphs, self.keeper) = (terminal, glyphs, keeper)
    (self.rates, self.pictureFolder) = (rates, pictureFolder)
    depth = terminal.depth.isFew && ground == .light ? .none : terminal.depth
  }

  var size: Size { terminal.size }

  func next(waits: Bool, meaning: (Event) -> Action) -> Action? {
    while true {
      if let action = nextAction() ?? nextTimer().map(Action.tick) { return action }
      let deadline = waits ? timers.values.min() : .now
      if let event = terminal.nextEvent(before: deadline, orUntilReadable: readable) {
        return meaning(event)
      }
      guard waits else { return nil }
    }
  }

  func present(_ frame: Frame) { terminal.present(frame) }

  func perform(_ effect: Effect) {
    switch effect {
    case .evaluate(let request):
      worker.submit(request.id.number) { [source = rates.source] isCancelled, report in
        request.perform(
          rates: source, today: .today, unless: Cancellation(isRequested: isCancelled)
        ) { report(.evaluated(request.id, $0)) }
      }
    case .cancel(let id):
      worker.cancel(id.number)
      fetcher?.cancel(id)
    case .updateRates(let id):
      let fetcher = fetcher ?? RatesFetcher(rates)
      self.fetcher = fetcher
      fetcher.fetch(id)
    case .wake(let timer, let delay): timers[timer] = .now + delay
    case .forget(let timer): timers[timer] = nil
    case .save(let changes): keeper?.save(changes)
    case .archive(let changes, let name): keeper?.archive(changes, as: name)
    case .openTape(let name): keeper?.open(name)
    case .listTapes(let format): keeper?.list(rates.source, in: format)
    case .copy(let text): terminal.copy(text)
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    case .speak(let lines): terminal.say(lines)
    case .showLine, .keepPicture, .quit: break
    }
  }

  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {
    let outcome: PictureOutcome
    do throws(FileError) {
      let name = try SystemFiles().createFile(
        named: "countonme-\(localTime("%Y-%m-%d-%H%M%S"))", extension: "svg", in: pictureFolder,
        with: Array(frame.svg(in: theme).utf8))
      outcome = .kept(name: name)
    } catch { outcome = .failed(error.kind) }
    actions.append(.picture(request, outcome))
  }

  /// Cancels a fetch of exchange rates and waits for the tape to be saved, for a limited time each.
  func finish() {
    fetcher?.finish(before: .now + Self.patience)
    keeper?.finish(before: .now + Self.patience)
  }

  private var readable: [FileDescriptor] {
    [worker.readable] + (keeper?.readable ?? []) + (fetcher.map { [$0.readable] } ?? [])
  }

  private func nextAction() -> Action? {
    if actions.isEmpty {
      actions =
        (worker.takeAnswers() + (keeper?.takeActions() ?? []) + (fetcher?.takeActions() ?? []))[...]
    }
    return actions.popFirst()
  }

  private func nextTimer() -> Timer? {
    guard let (timer, end) = timers.min(by: { $0.value < $1.value }), end <= .now else {
      return nil
    }
    timers[timer] = nil
    return timer
  }
}
