import ExactNumbers
import SystemCalls
import Terminal
import Words

/// The settings that follow from the options.
struct Settings {
  private(set) var form = Batch.Form()
  var fullScreen = InteractiveSession()
  private(set) var hasLocalCSV = false
  private(set) var rates: String?
  private(set) var showsDays = false

  /// Applies options; the last one of a name wins.
  init(_ options: [GivenOption], language: Language) {
    form.language = language
    fullScreen.language = language
    for given in options { apply(given.option, given.value ?? "") }
    form.roundsAmounts = !options.contains { [.digits, .format, .fraction].contains($0.option) }
    if !environmentEncodesUTF8() { form.usesASCII = true }
    if let value = environmentVariable("ACCESSIBLE"), !["", "0"].contains(value) {
      fullScreen.usesLines = true
    }
  }

  private mutating func apply(_ option: CommandLineOption, _ value: String) {
    switch option {
    case .digits: form.digits = Int(value) ?? form.digits
    case .fraction: form.number = .fraction
    case .format: form.number = NumberForm(rawValue: value) ?? form.number
    case .explain: form.isExplained = true
    case .strict: form.isStrict = true
    case .json: form.isJSON = true
    case .seed:
      form.time = .seeded(Int(value) ?? 0)
      fullScreen.time = form.time
    case .theme: fullScreen.themeFlag = ThemePreference(rawValue: value)
    case .layout: fullScreen.layout = LayoutName(rawValue: value) ?? fullScreen.layout
    case .light: fullScreen.themeFlag = .theme(.light)
    case .dark: fullScreen.themeFlag = .theme(.dark)
    case .ascii: (form.usesASCII, fullScreen.usesASCII) = (true, true)
    case .line: fullScreen.usesLines = true
    case .spoken: (fullScreen.usesLines, fullScreen.lineMode) = (true, .words)
    case .noMouse: fullScreen.usesMouse = false
    case .private: fullScreen.keepsTape = false
    case .fresh: fullScreen.isFresh = true
    case .csvLocale: hasLocalCSV = true
    case .rates: rates = value
    case .pictures: fullScreen.pictureFolder = value
    case .days: (showsDays, fullScreen.showsDays) = (true, true)
    // Tasks, or options that were handled earlier.
    case .language, .tape, .totals, .list, .updateRates, .picture, .noOptions, .writeOptions,
      .version,
      .help:
      break
    }
  }
}
