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

/// The calculator on the full screen, or line by line, from the first frame to the last key.
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
  /// Where lines find the present moment, zones and random numbers.
  var time = TimeSource.system
  /// Whether the lines of the tape show their days.
  var showsDays = false
  /// What is wrong with the options that stay; nil if nothing is.
  var optionsMessage: Message?
  /// Whether the calculator works line by line, whatever the terminal can do.
  var usesLines = false
  /// How lines are answered.
  var speech = SpeechStyle.signs

  /// The kept tape; nil where none is wanted, or there is no home for it.
  private var keeper: TapeKeeper? {
    guard keepsTape, let file = try? TapeFile() else { return nil }
    return TapeKeeper(file, reads: !isFresh)
  }

  /// How many files a session opens at most, with those of `curl`.
  private static let mostFiles = 28

  /// What a session begins with, by the options and the locale.
  func configuration(in theme: ThemeName) -> SessionConfiguration {
    var configuration = SessionConfiguration(theme: theme)
    (configuration.usesASCII, configuration.language) = (usesASCII, language)
    (configuration.layout, configuration.point) = (layout, decimalPoint())
    (configuration.grouping, configuration.signs) = (.ofLocale, .ofLocale)
    return configuration
  }

  /// What is left of a session.
  struct End {
    /// The last result; nil if there is none, or it was said already.
    var result: Quantity?
    /// Why the terminal had no screen; nil where it had, or none was asked for.
    var obstacle: Failure?
    /// The name of a terminal that only its family is known of; nil if it is known itself.
    var unfamiliar: String?
    /// Why the tape is not kept as it was last; nil if it is.
    var loss: Failure?
  }

  /// Runs until a person ends it.
  ///
  /// Where standard output is redirected, the screen is drawn on the terminal all the same. A terminal
  /// without a screen of its own is used line by line.
  ///
  /// - Throws: `Failure` when the terminal cannot be used.
  func run(rates: CurrentRates) throws -> End {
    guard let output = usesLines ? .standardOutput : FileDescriptor.screen else {
      throw Failure.noTerminal
    }
    guard canOpen(files: Self.mostFiles) else { throw Failure.tooFewFiles }
    // The tape is read while the terminal is asked.
    let keeper = keeper
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    var (terminal, obstacle): (Terminal?, Failure?)
    do throws(TerminalError) {
      if !usesLines {
        terminal = try Terminal(
          usesMouse: usesMouse, asksForBackground: choice.theme == nil, output: output)
      }
    } catch {
      obstacle = Failure(error)
    }
    let console: any Console =
      terminal ?? LineConsole(output: output, greeting: language.words.greeting)
    defer { console.leave() }
    var configuration = configuration(in: choice.theme(on: terminal?.background))
    configuration.hasColors = console.depth != .none
    configuration.canCopy = console.takesCopies
    configuration.followsTerminal = choice.theme == nil
    configuration.usesASCII = usesASCII || !console.encodesUnicode
    configuration.size = console.size
    configuration.message = optionsMessage ?? choice.message
    if terminal == nil { configuration.speech = speech }
    let lacksBraille = terminal?.lacksBraille == true && !configuration.usesASCII
    let device = TerminalDevice(
      console, ground: terminal?.background ?? choice.background,
      glyphs: lacksBraille ? .console : configuration.glyphs,
      keeper: keeper, rates: rates,
      pictures: PictureFolder(pictureFolder))
    var model = configuration.model(
      writer: .random(in: 0...EntryID.greatestWriter), keepsTape: keeper != nil, time: time)
    model.environment.showsDays = showsDays
    if keepsTape {
      let none = KeptTape(Tape(), isWhole: true, obstacle: .homeUnknown)
      for kept in keeper?.firstReports() ?? [none] { _ = model.send(.kept(kept)) }
    }
    var session = Session(model, on: device)
    session.run()
    device.finish()
    return End(
      result: usesLines ? nil : session.model.lastResult(rates: rates.source),
      obstacle: obstacle, unfamiliar: terminal?.unfamiliarName, loss: keeper?.loss)
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
