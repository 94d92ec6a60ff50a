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

/// An interactive session, on the full screen or line by line.
struct InteractiveSession {
  /// The theme of `--theme` or one of its short forms.
  var themeFlag: ThemePreference?
  var language = Language.english
  var layout = LayoutName.keypad
  var usesASCII = false
  var usesMouse = true
  var keepsTape = true
  var isFresh = false
  var pictureFolder: String?
  var time = TimeSource.system
  var showsDays = false
  var optionsMessage: Message?
  /// Whether to work line by line on any terminal.
  var usesLines = false
  var lineMode = LineModeStyle.signs

  /// The saved tape; nil if disabled or without a home.
  private var keeper: TapeKeeper? {
    guard keepsTape, let file = try? TapeFile() else { return nil }
    return TapeKeeper(file, reads: !isFresh)
  }

  /// Upper limit of open files in a session, including those of `curl`.
  private static let mostFiles = 28

  func configuration(in theme: ThemeName) -> SessionConfiguration {
    var configuration = SessionConfiguration(theme: theme)
    (configuration.usesASCII, configuration.language) = (usesASCII, language)
    (configuration.layout, configuration.point) = (layout, decimalPoint())
    (configuration.grouping, configuration.signs) = (.ofLocale, .ofLocale)
    return configuration
  }

  /// The outcome of a session.
  struct End {
    /// The last result; nil if it was printed already.
    var result: Quantity?
    /// Why the full screen was unavailable.
    var obstacle: ProgramError?
    /// The name of a terminal recognized only by its family.
    var unfamiliar: String?
    /// Why the tape was not fully saved.
    var loss: ProgramError?
  }

  /// Runs until the user quits.
  ///
  /// With redirected output, the screen is drawn on the controlling terminal.
  func run(rates: CurrentRates) throws -> End {
    guard let output = usesLines ? .standardOutput : FileDescriptor.screen else {
      throw ProgramError.noTerminal
    }
    guard canOpen(files: Self.mostFiles) else { throw ProgramError.tooFewFiles }
    // Reads the tape while the terminal answers its queries.
    let keeper = keeper
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    var (terminal, obstacle): (Terminal?, ProgramError?)
    do throws(TerminalError) {
      if !usesLines {
        terminal = try Terminal(
          usesMouse: usesMouse, asksForBackground: choice.theme == nil, output: output)
      }
    } catch {
      obstacle = ProgramError(error)
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
    if terminal == nil { configuration.lineMode = lineMode }
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
  /// Standard output, or the controlling terminal; nil without either.
  fileprivate static var screen: FileDescriptor? {
    if standardOutput.isTerminal { return standardOutput }
    if let terminal = try? openTerminal() { return terminal }
    return standardError.isTerminal ? standardError : nil
  }
}

extension ProgramError {
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
