import CalculatorViewModel
import SystemCalls
import Words

enum Invocation: Equatable {
  /// The words of one expression; empty for the full screen, or for lines from standard input.
  case calculation([String])
  case lines
  case tape(ListingFormat, name: String?, totals: Bool)
  case tapes
  /// A URL or a file path; nil for the default source.
  case rates(String?)
  case picture(path: String, PictureFormat, expression: String)

  init(_ line: CommandLineReader) throws(UsageError) {
    if let error = line.error ?? line.options.conflict { throw error }
    for option in [CommandLineOption.totals, .list]
    where line.options.contains(option) && !line.options.contains(.tape) {
      throw .needs(option, .tape)
    }
    if line.options.contains(.updateRates) {
      guard line.words.count < 2 else { throw .severalValues(.updateRates) }
      self = .rates(line.words.first)
    } else if line.options.contains(.tape) {
      let formats = line.words.compactMap(ListingFormat.init)
      let names = line.words.filter { ListingFormat(rawValue: $0) == nil }
      guard formats.count < 2, names.count < 2 else { throw .severalValues(.tape) }
      if let name = names.first, !name.contains("/"), !TapeName.isValid(name) {
        throw .invalidValue(.tape, name)
      }
      self =
        line.options.contains(.list)
        ? .tapes
        : .tape(formats.first ?? .text, name: names.first, totals: line.options.contains(.totals))
    } else if let path = line.options.last(where: { $0.option == .picture })?.value {
      guard let format = PictureFormat(ofFile: path) else { throw .invalidValue(.picture, path) }
      self = .picture(path: path, format, expression: line.words.joined(separator: " "))
    } else {
      let isLines = line.words.isEmpty && line.options.contains(.line)
      self = isLines ? .lines : .calculation(line.words)
    }
  }

  var isSession: Bool {
    self == .lines || self == .calculation([]) && FileDescriptor.standardInput.isTerminal
  }

  /// Executes the task; returns whether every expression had a value.
  func run(_ settings: Settings, language: Language) throws -> Bool {
    let rates = CurrentRates(file: settings.rates)
    switch self {
    case .rates(let address): try CurrentRates.update(from: address, in: language.words)
    case .tapes: try TapeFile.printNames(in: language.words)
    case .tape(let format, let name, let totals):
      try format.printKeptTape(name, totals: totals, settings, rates, in: language.words)
    case .picture(let path, let format, let expression):
      return try settings.session.draw(expression, to: path, as: format, rates: rates)
    case .calculation where isSession, .lines: try runSession(settings, rates, language.words)
    case .calculation(let words):
      var batch = Batch(form: settings.form, rates: rates)
      if let first = words.first {
        // `joined` would trigger a dynamic conformance lookup in the runtime.
        let line = words.dropFirst().reduce(first) { $0 + " " + $1 }
        batch.calculate(Array(line.utf8)[...])
        let files = SystemFiles()
        if !batch.hasSucceeded, words.count > 2,
          words.dropFirst().contains(where: { (try? files.status(ofPath: $0)) != nil })
        {
          batch.complain(language.words.quoteExpression)
        }
      } else {
        try batch.calculateLines()
      }
      try batch.finish()
      return batch.hasSucceeded
    }
    return true
  }

  private func runSession(_ settings: Settings, _ rates: CurrentRates, _ words: Wording) throws {
    // The screen comes before the batch, whose output ignores SIGPIPE.
    let end = try settings.session.run(rates: rates)
    if let result = end.result, !FileDescriptor.standardOutput.isTerminal {
      var batch = Batch(form: settings.form, rates: rates)
      batch.print(result)
      try batch.finish()
    }
    let note =
      end.obstacle.map(words.note(ofLines:))
      ?? end.unfamiliar.map(words.note(ofUnfamiliarTerminal:))
    if let note { Output.complain(note + "\n") }
    if let loss = end.loss { throw loss }
  }
}
