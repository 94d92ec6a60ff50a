import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import Engine
import ExactNumbers
import Glibc
import Quantities
import Runtime
import Screen
import Storage
import SystemCalls
import Terminal
import Words

extension FullScreen {
  /// What `--picture` does: draws what the screen would show into a file, without a terminal.
  ///
  /// - Parameters:
  ///   - expression: What is calculated; empty for the calculator as it starts.
  ///   - path: The path of the file, which must not exist.
  /// - Returns: Whether the picture shows no mistake.
  /// - Throws: `Failure` when it cannot be written.
  func draw(
    _ expression: String, to path: String, as format: PictureFormat, rates: CurrentRates
  ) throws(Failure) -> Bool {
    setUpLocale()
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    var configuration = configuration(in: choice.theme(on: nil))
    (configuration.canCopy, configuration.message) = (false, choice.message)
    var model = configuration.model(time: .system)
    let isCalculation = expression.contains { !$0.isWhitespace }
    if isCalculation { model.openFormula(withText: expression) }
    let device = PictureDevice(
      typing: isCalculation ? [.enter] : [], on: configuration, rates: rates.source)
    var session = Session(model, on: device)
    session.run()
    // A file beyond the limit of the system is an error, not the end of the program.
    SignalAction.ignoring.install(for: SIGXFSZ)
    do throws(FileError) {
      let theme = Theme(configuration.theme)
      let text =
        (format == .svg ? Self.document(of: session.model, in: theme) : nil)
        ?? format.text(of: device.frame ?? session.frame, in: theme)
      try SystemFiles().createFile(at: path, with: Array(text.utf8))
    } catch {
      throw .unwrittenPicture(path: path, reason: language.words.reason(error.kind))
    }
    guard let message = session.model.viewState.message, message.isMistake else { return true }
    var output = Output()
    output.complain(language.words.report(message.sentence.phrase) + "\n")
    return false
  }
}

extension FullScreen {
  /// A document of the plot that shows; nil where there is none.
  private static func document(of model: ViewModel, in theme: Theme) -> String? {
    guard let shown = model.shownPlot else { return nil }
    var last: PlotPicture?
    try? shown.plot.draw(in: .document, shown.style, Budget()) { last = $0 }
    return last?.svg(title: shown.title, in: theme)
  }
}

/// A device without a terminal, on which keys are typed and every request is answered at once.
///
/// The last frame is what the screen would show in the end.
final class PictureDevice: Device {
  let size: Size
  let glyphs: GlyphSet
  private let rates: RateSource
  private var occurrences: ArraySlice<Occurrence>
  /// The last frame; nil before the first one.
  private(set) var frame: Frame?

  init(typing keys: [Key], on configuration: SessionConfiguration, rates: RateSource) {
    occurrences = keys.map { .event(.key($0)) }[...]
    (size, glyphs) = (configuration.size, configuration.glyphs)
    self.rates = rates
  }

  /// What is still to happen, and then that the terminal is gone.
  func next(waits: Bool) -> Occurrence? {
    occurrences.popFirst() ?? (waits ? .event(.hangUp) : nil)
  }

  func present(_ frame: Frame) { self.frame = frame }

  func perform(_ effect: Effect) {
    guard case .evaluate(let request) = effect else { return }
    request.perform(rates: rates, today: .today, unless: .never) { answer in
      self.occurrences.append(.action(.evaluated(request.id, answer)))
    }
  }

  func keep(_ frame: Frame, in theme: Theme, for request: Request.ID) {}
}

/// A format of files that `--picture` writes, which the ending of their name chooses.
enum PictureFormat: String {
  case svg
  /// The characters alone.
  case txt
  /// Text with the escape sequences that colour it on a terminal.
  case ansi

  /// The format of a file; nil where the name has another ending, or is nothing else.
  init?(ofFile path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    self.init(rawValue: name[point...].dropFirst().lowercased())
  }

  /// The names of the formats: `.svg, .txt or .ansi`.
  static var list: String { ".svg, .txt or .ansi" }

  /// The content of a file with a frame.
  func text(of frame: Frame, in theme: Theme) -> String {
    switch self {
    case .svg: frame.svg(in: theme)
    case .txt: frame.plainText + "\n"
    case .ansi: frame.ansi(depth: .direct) + "\n"
    }
  }
}
