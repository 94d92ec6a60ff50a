import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import ExactNumbers
import Quantities
import Runtime
import Screen
import Storage
import SystemCalls
import Terminal
import Words

extension InteractiveSession {
  /// Implements `--picture`: renders the screen into a new file; returns false for a mistake.
  func draw(
    _ expression: String, to path: String, as format: PictureFormat, rates: CurrentRates
  ) throws(ProgramError) -> Bool {
    setUpLocale()
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    var environment = environment(in: choice.theme(on: nil))
    (environment.canCopy, environment.showsDays) = (false, false)
    var model = ViewModel(environment, layout: layout, message: choice.message)
    let isCalculation = expression.contains { !$0.isWhitespace }
    if isCalculation { model.openFormula(withText: expression) }
    let device = PictureDevice(
      typing: isCalculation ? [.enter] : [], glyphs: environment.usesASCII ? .ascii : .unicode,
      rates: rates.source)
    var session = Session(model, on: device)
    session.run()
    do throws(FileError) {
      let theme = Theme(environment.theme)
      let text =
        (format == .svg ? Self.document(of: session.model, in: theme) : nil)
        ?? format.text(of: device.frame ?? session.frame, in: theme)
      try SystemFiles().createFile(at: path, with: Array(text.utf8))
    } catch {
      throw .unwrittenPicture(path: path, reason: environment.language.words.reason(error.kind))
    }
    guard let message = session.model.viewState.message, message.isMistake else { return true }
    Output.complain(environment.language.words.report(message.sentence.phrase) + "\n")
    return false
  }

  private static func document(of model: ViewModel, in theme: Theme) -> String? {
    guard let shown = model.shownPlot else { return nil }
    var last: PlotPicture?
    try? shown.plot.draw(in: .document, shown.style, Budget()) { last = $0 }
    return last?.svg(title: shown.title, in: theme)
  }
}

/// A device without a terminal, which types keys and answers every request at once.
final class PictureDevice: Device {
  let size = Size(columns: 80, rows: 24)
  let glyphs: GlyphSet
  private let rates: RateSource
  private var actions: ArraySlice<Action>
  private(set) var frame: Frame?

  init(typing keys: [Key], glyphs: GlyphSet, rates: RateSource) {
    actions = keys.map { .key($0) }[...]
    (self.glyphs, self.rates) = (glyphs, rates)
  }

  func next(waits: Bool, meaning: (Event) -> Action) -> Action? {
    actions.popFirst() ?? (waits ? .hangUp : nil)
  }

  func present(_ frame: Frame) { self.frame = frame }

  func perform(_ effect: Effect) {
    guard case .evaluate(let request) = effect else { return }
    request.perform(rates: rates, today: .today, unless: .never) { answer in
      self.actions.append(.evaluated(request.id, answer))
    }
  }

  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {}
}

enum PictureFormat: String {
  case svg, txt, ansi

  init?(ofFile path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    self.init(rawValue: name[point...].dropFirst().lowercased())
  }

  func text(of frame: Frame, in theme: Theme) -> String {
    switch self {
    case .svg: frame.svg(in: theme)
    case .txt: frame.plainText + "\n"
    case .ansi: frame.ansi(depth: .direct) + "\n"
    }
  }
}
