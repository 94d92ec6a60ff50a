import ExactNumbers
import SystemCalls
import Terminal
import Words

/// What options say about how the program works.
struct Settings {
  private(set) var form = Batch.Form()
  var fullScreen = FullScreen()
  /// Whether CSV has the decimal comma of the locale.
  private(set) var hasLocalCSV = false
  /// The file of `--rates`.
  private(set) var rates: String?
  /// Whether a listing of the tape has the days of its lines.
  private(set) var showsDays = false

  /// Takes options over; of two with one name the last counts.
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
    case .spoken: (fullScreen.usesLines, fullScreen.speech) = (true, .words)
    case .noMouse: fullScreen.usesMouse = false
    case .private: fullScreen.keepsTape = false
    case .fresh: fullScreen.isFresh = true
    case .csvLocale: hasLocalCSV = true
    case .rates: rates = value
    case .pictures: fullScreen.pictureFolder = value
    case .days: (showsDays, fullScreen.showsDays) = (true, true)
    // These are what the program does, or looked at before the others.
    case .language, .tape, .totals, .list, .updateRates, .picture, .noOptions, .writeOptions,
      .version,
      .help:
      break
    }
  }
}
