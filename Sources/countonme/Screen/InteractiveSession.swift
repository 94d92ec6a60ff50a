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
  var environment = Environment()
  var themeFlag: ThemePreference?
  var layout = LayoutName.keypad
  var usesMouse = true
  var keepsTape = true
  var isFresh = false
  var pictureFolder = "."
  var optionsMessage: Message?
  /// Whether to work line by line on any terminal.
  var usesLines = false
  var lineMode = LineModeStyle.signs

  init() { environment.time = .system }

  /// The saved tape; nil if disabled or without a home.
  private var keeper: TapeKeeper? {
    guard keepsTape, let file = try? TapeFile() else { return nil }
    return TapeKeeper(file, reads: !isFresh)
  }

  /// Upper limit of open files in a session, including those of `curl`.
  private static let mostFiles = 28

  /// The environment in a theme, with the conventions of the locale.
  func environment(in theme: ThemeName) -> Environment {
    var environment = environment
    (environment.theme, environment.point) = (theme, decimalPoint())
    (environment.grouping, environment.signs) = (.ofLocale, .ofLocale)
    return environment
  }

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
    var (terminal, obstacle): (Terminal?, TerminalError?)
    do throws(TerminalError) {
      if !usesLines {
        terminal = try Terminal(
          usesMouse: usesMouse, asksForBackground: choice.theme == nil, output: output)
      }
    } catch {
      obstacle = error
    }
    let console: any Console =
      terminal ?? LineConsole(output: output, greeting: environment.language.words.greeting)
    defer { console.leave() }
    var environment = environment(in: choice.theme(on: terminal?.background))
    environment.followsTerminal = choice.theme == nil
    environment.hasColors = console.depth != .none
    environment.canCopy = console.takesCopies
    environment.usesASCII = environment.usesASCII || !console.encodesUnicode
    let lacksBraille = terminal?.lacksBraille == true && !environment.usesASCII
    let device = TerminalDevice(
      console, ground: terminal?.background ?? choice.background,
      glyphs: lacksBraille ? .console : environment.usesASCII ? .ascii : .unicode,
      keeper: keeper, rates: rates, pictureFolder: pictureFolder)
    var model = ViewModel(
      environment, layout: layout, message: optionsMessage ?? choice.message,
      writer: .random(in: 0...EntryID.greatestWriter), keepsTape: keeper != nil,
      lineMode: terminal == nil ? lineMode : nil)
    if keepsTape {
      let none = KeptTape(Tape(), isWhole: true, obstacle: .homeUnknown)
      for kept in keeper?.firstReports() ?? [none] { _ = model.send(.kept(kept)) }
    }
    var session = Session(model, on: device)
    session.run()
    device.finish()
    return End(
      result: usesLines ? nil : session.model.lastResult(rates: rates.source),
      obstacle: obstacle.map { .terminal($0) }, unfamiliar: terminal?.unfamiliarName,
      loss: keeper?.loss)
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
