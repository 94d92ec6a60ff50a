import CalculatorViewModel
import ExactNumbers
import SystemCalls
import Terminal
import Words

struct Settings {
  private(set) var form = Batch.Form()
  var session = InteractiveSession()
  private(set) var hasLocalCSV = false
  private(set) var rates: String?
  private(set) var showsDays = false

  /// Applies options; the last one of a name wins.
  init(_ options: [GivenOption], language: Language) {
    form.language = language
    session.environment.language = language
    for given in options { apply(given.option, given.value ?? "") }
    form.roundsAmounts = !options.contains { [.digits, .format, .fraction].contains($0.option) }
    if !environmentEncodesUTF8() { form.usesASCII = true }
    if let value = environmentVariable("ACCESSIBLE"), !["", "0"].contains(value) {
      session.usesLines = true
    }
  }

  private mutating func apply(_ option: CommandLineOption, _ value: String) {
    switch option {
    case .digits: form.digits = Int(value) ?? form.digits
    case .decimals:
      form.decimals = Int(value)
      session.environment.decimals = form.decimals
    case .fraction: form.number = .fraction
    case .format: form.number = NumberForm(rawValue: value) ?? form.number
    case .explain: form.isExplained = true
    case .strict: form.isStrict = true
    case .json: form.isJSON = true
    case .seed:
      form.time = .seeded(Int(value) ?? 0)
      session.environment.time = form.time
    case .theme: session.themeFlag = ThemePreference(named: value)
    case .layout: session.layout = LayoutName(rawValue: value) ?? session.layout
    case .light: session.themeFlag = ThemePreference(.light)
    case .dark: session.themeFlag = ThemePreference(.dark)
    case .ascii: (form.usesASCII, session.environment.usesASCII) = (true, true)
    case .line: session.usesLines = true
    case .spoken: (session.usesLines, session.lineMode) = (true, .words)
    case .noMouse: session.usesMouse = false
    case .private: session.keepsTape = false
    case .fresh: session.isFresh = true
    case .csvLocale: hasLocalCSV = true
    case .rates: rates = value
    case .pictures: session.pictureFolder = value
    case .days: (showsDays, session.environment.showsDays) = (true, true)
    // Tasks, or options that were handled earlier.
    case .language, .tape, .totals, .list, .updateRates, .picture, .noOptions, .version, .help:
      break
    }
  }
}
