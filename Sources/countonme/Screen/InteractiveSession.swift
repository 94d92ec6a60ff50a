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

struct InteractiveSession {
  var environment = Environment()
  var themeFlag: ThemePreference?
  var layout = LayoutName.keypad
  var usesMouse = true
  var keepsTape = true
  var isFresh = false
  var pictureFolder = "."
  var optionsMessage: Message?
  var usesLines = false
  var lineMode = LineModeStyle.signs

  init() { environment.time = .system }

  /// The upper limit of open files in a session, including those of `curl`.
  private static let mostFiles = 29

  func environment(in theme: ThemeName) -> Environment {
    var environment = environment
    environment.theme = theme
    environment.point = localeHasDecimalComma ? "," : decimalPoint()
    (environment.grouping, environment.signs) = (.ofLocale, .ofLocale)
    return environment
  }

  struct End {
    /// Nil if the result was already printed.
    var result: Quantity?
    /// The reason why the full screen was unavailable.
    var obstacle: ProgramError?
    /// The name of a terminal recognized only by its family.
    var unfamiliar: String?
    var loss: ProgramError?
  }

  /// Runs until the user quits, on the controlling terminal if the output is redirected.
  func run(rates: CurrentRates) throws -> End {
    guard let output = usesLines ? .standardOutput : FileDescriptor.screen else {
      throw ProgramError.noTerminal
    }
    guard canOpen(files: Self.mostFiles) else { throw ProgramError.tooFewFiles }
    // Reads the tape while the terminal answers its queries.
    let file = keepsTape ? try? TapeFile() : nil
    let keeper = file.map { TapeKeeper($0, reads: !isFresh) }
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    var (terminal, obstacle): (Terminal?, TerminalError?)
    do throws(TerminalError) {
      if !usesLines {
        terminal = try Terminal(
          usesMouse: usesMouse, asksForBackground: choice.theme == nil, output: output)
      }
    } catch { obstacle = error }
    let console: any Console =
      terminal ?? LineConsole(output: output, greeting: environment.language.words.greeting)
    defer { console.leave() }
    var environment = environment(in: choice.theme(on: terminal?.background))
    environment.followsTerminal = choice.theme == nil
    environment.hasColors = console.depth != .none
    environment.canCopy = console.takesCopies
    environment.isInTmux = environmentVariable("TMUX")?.isEmpty == false
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
  fileprivate static var screen: FileDescriptor? {
    if standardOutput.isTerminal { return standardOutput }
    if let terminal = try? openTerminal() { return terminal }
    return standardError.isTerminal ? standardError : nil
  }
}
