import CalculatorCore
import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Glibc
import Quantities
import Runtime
import Screen
import SystemCalls
import Terminal
import Words

/// The calculator on the full screen, from the first frame to the last key.
struct FullScreen {
  /// The theme that `--theme` or one of its short forms asks for.
  var themeFlag: ThemePreference?
  var language = Language.english
  /// The layout to begin with.
  var layout = LayoutName.keypad
  var usesASCII = false
  var usesMouse = true
  /// Whether the tape is kept.
  var keepsTape = true
  /// Whether the session begins with an empty tape, whatever is kept.
  var isFresh = false
  /// The folder that pictures of the screen are kept in; nil for the current one.
  var pictureFolder: String?
  /// Whether the lines of the tape show their days.
  var showsDays = false
  /// What is wrong with the options that stay; nil if nothing is.
  var optionsMessage: Message?
  /// The file that the session is logged to.
  var logPath: String?

  /// The kept tape; nil where none is wanted, or there is no home for it.
  private var keeper: TapeKeeper? {
    guard wantsTape, let file = try? TapeFile() else { return nil }
    return TapeKeeper(file, reads: !isFresh)
  }

  /// Whether the tape is to be kept.
  ///
  /// A log holds all that was typed, and so its session keeps none.
  private var wantsTape: Bool { keepsTape && logPath == nil }

  /// What a session begins with, by the options and the locale.
  func configuration(in theme: ThemeName) -> SessionConfiguration {
    var configuration = SessionConfiguration(theme: theme)
    (configuration.usesASCII, configuration.language) = (usesASCII, language)
    (configuration.layout, configuration.point) = (layout, decimalPoint())
    (configuration.grouping, configuration.signs) = (.ofLocale, .ofLocale)
    return configuration
  }

  /// Runs until a person ends it.
  ///
  /// Where standard output is redirected, the screen is drawn on the terminal all the same.
  ///
  /// - Returns: the last result of the session; nil if there is none.
  /// - Throws: `Failure` when the terminal cannot be used, or the log cannot be written.
  func run(rates: CurrentRates) throws -> Quantity? {
    guard let output = FileDescriptor.screen else { throw Failure.noTerminal }
    let log = try logPath.map { try SessionLog(creating: $0) }
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        usesMouse: usesMouse, asksForBackground: choice.theme == nil, output: output)
    } catch {
      throw Failure(error)
    }
    defer { terminal.leave() }
    var configuration = configuration(in: choice.theme(on: terminal.background))
    configuration.hasColors = terminal.depth != .none
    configuration.canCopy = terminal.takesCopies
    configuration.followsTerminal = choice.theme == nil
    configuration.usesASCII = usesASCII || !terminal.encodesUnicode
    configuration.size = terminal.size
    configuration.message = optionsMessage ?? choice.message
    // A tape that grows beyond the limit of the system is an error, not the end of the program.
    SignalAction.ignoring.install(for: SIGXFSZ)
    let keeper = keeper
    let device = TerminalDevice(
      terminal, ground: terminal.background ?? choice.background, glyphs: configuration.glyphs,
      keeper: keeper, rates: rates,
      pictures: PictureFolder(pictureFolder))
    defer { device.finish() }
    log?.write(.start(configuration))
    var model = configuration.model(
      writer: .random(in: 0...EntryID.greatestWriter), keepsTape: keeper != nil, time: .system)
    model.environment.showsDays = showsDays
    if wantsTape, keeper == nil {
      _ = model.send(.kept(KeptTape(Tape(), isWhole: true, obstacle: .homeUnknown)))
    }
    var session = Session(model, on: device, record: log.map { log in { log.write($0) } })
    session.run()
    try log?.close()
    return session.model.lastResult(rates: rates.source)
  }
}

extension FileDescriptor {
  /// Where the screen is drawn: standard output, or else the terminal of the process; nil where
  /// there is none.
  fileprivate static var screen: FileDescriptor? {
    if standardOutput.isTerminal { return standardOutput }
    if let terminal = try? openTerminal() { return terminal }
    return standardError.isTerminal ? standardError : nil
  }
}

extension Failure {
  /// Why the terminal cannot be used.
  init(_ error: TerminalError) {
    self =
      switch error {
      case .unnamed: .unnamedTerminal
      case .unknown(let name): .unknownTerminal(name)
      case .lacksCursorAddressing(let name): .simpleTerminal(name)
      case .unusable(let name): .unusableTerminal(name)
      }
  }
}
