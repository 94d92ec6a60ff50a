import CalculatorViewModel
import CalculatorViews
import Glibc
import Quantities
import Reference
import Runtime
import Screen
import Storage
import SystemCalls
import Terminal
import Words

/// What `--picture` does: draws the calculator into a file, without a terminal.
struct PictureCommand {
  /// The path of the file, which must not exist.
  var path: String
  var format: PictureFormat
  /// What is calculated; empty for the calculator as it starts.
  var expression: String
  /// What the screen would show.
  var screen: FullScreen
  var rates: CurrentRates

  /// Draws the picture.
  ///
  /// - Returns: Whether the picture shows no mistake.
  /// - Throws: `Failure` when it cannot be written.
  func run() throws(Failure) -> Bool {
    setUpLocale()
    let choice = ThemeChoice(flag: screen.themeFlag, environment: environmentVariable)
    let header = LogHeader(
      theme: choice.theme(on: nil), hasColors: true, canCopy: false, followsTerminal: false,
      language: screen.language, layout: screen.layout, point: decimalPoint(),
      grouping: .ofLocale, signs: .ofLocale, message: choice.message)
    var model = header.model()
    if screen.usesASCII { model.units = .ascii }
    let isCalculation = expression.contains { !$0.isWhitespace }
    if isCalculation { model.openFormula(withText: expression) }
    let device = PictureDevice(
      typing: isCalculation ? [.enter] : [], glyphs: screen.usesASCII ? .ascii : .unicode,
      rates: rates.source)
    var session = Session(model, on: device)
    session.run()
    try write(device.frame ?? Frame(size: device.size), in: Theme(header.theme))
    guard let message = session.model.viewState.message, message.isMistake else { return true }
    var output = Output()
    let phrase = message.sentence.phrase
    output.complain(screen.language.program.report(phrase) + "\n")
    return false
  }

  private func write(_ frame: Frame, in theme: Theme) throws(Failure) {
    // A file beyond the limit of the system is an error, not the end of the program.
    SignalAction.ignoring.install(for: SIGXFSZ)
    do throws(FileError) {
      try SystemFiles().createFile(
        at: path, with: Array(format.text(of: frame, in: theme).utf8))
    } catch {
      let reason = screen.language.words.reason(PictureProblem(error.kind))
      throw .unwrittenPicture(path: path, reason: reason)
    }
  }
}
