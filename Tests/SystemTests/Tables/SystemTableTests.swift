import Quantities
import Rates
import Screen
import SystemCalls
import TestSupport
import Testing

@testable import Storage
@testable import Terminal

/// What a table states of its inputs: `\e` is Escape, `\a` BEL, `\xFF` a byte, `''` nothing.
private enum SystemReading: String {
  /// The decoded inputs.
  case input
  /// The inputs after the Escape was given up, then those of `OA`.
  case givenUp = "given up"
  case background
  /// The route of a terminal name, followed by environment variables.
  case clipboard
  case locale, padding, family, depth
  /// The flaw of a file of exchange rates.
  case rates
  /// How a journal of version 2 classifies the beginning of a file.
  case journal
  case folder

  func outcome(of row: String) -> String {
    let bytes = TerminalSample.bytes(row)
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .input:
      let inputs = TerminalSample.decode([bytes])
      let goesOn = TerminalSample.decode([bytes + [0x37]]).last == .event(.key(.character("7")))
      return inputs.isEmpty
        ? "nothing" : told(inputs) + (goesOn ? "" : ", and what follows is lost")
    case .givenUp:
      var decoder = InputDecoder(keys: KeySequences())
      decoder.append([0x1B])
      let isEscape = decoder.next() == nil && decoder.giveUp() == .event(.key(.escape))
      let inputs = [bytes, Array("OA".utf8)].map { piece in
        decoder.append(piece)
        return told(TerminalSample.rest(&decoder))
      }
      return isEscape ? inputs.joined(separator: " | ") : "no Escape"
    case .background: return Luminance(backgroundReply: bytes).map { "\($0)" } ?? "refused"
    case .clipboard:
      let variables = variables(words.dropFirst())
      return ClipboardRoute(terminalNamed: words[0]) { variables[$0] }.map { "\($0)" } ?? "none"
    case .locale:
      let variables = variables(words[...])
      return localeName(of: "LC_CTYPE", in: { variables[$0] }) ?? "none"
    case .padding:
      return String(decoding: withoutPadding(bytes), as: UTF8.self).replacing("\u{1B}", with: "\\e")
    case .family: return TerminalFamily(ofTerminalNamed: text).map { "\($0)" } ?? "none"
    case .depth:
      let colors = Int(row) ?? 0
      let depths = [false, true].map { ColorDepth(colors: colors, takesDirectColors: $0) }
      return depths[0] == depths[1] ? "\(depths[0])" : "\(depths[0]), direct \(depths[1])"
    case .rates:
      do throws(RatesFlaw) {
        let rates = try ExchangeRates(reading: bytes, today: Day(year: 2026, month: 11, day: 21))
        return "\(rates.day) \(rates.codes)"
      } catch { return "\(error)" }
    case .journal: return "\(JournalFormat(name: "tape", version: 2).beginning(Array(text.utf8)))"
    case .folder: return HomePath.folder(of: row)
    }
  }

  private func variables(_ words: ArraySlice<String>) -> [String: String] {
    let pairs = words.map { $0.split(separator: "=", omittingEmptySubsequences: false) }
    return Dictionary(
      uniqueKeysWithValues: pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) })
  }

  private func told(_ inputs: [Input]) -> String {
    inputs.map { "\($0)".replacing(/(?:[A-Z]\w*\.)+/, with: "") }.joined(separator: ", ")
  }
}

/// Bytes as terminals send them.
enum TerminalSample {
  static let all = goldenText("Tables/System/Input").split(separator: "\n")
    .filter { $0.contains(" ⇒") }.map { line in bytes(String(line.prefix { $0 != "⇒" }.dropLast()))
    }

  static func decode(_ pieces: [[UInt8]]) -> [Input] {
    var decoder = InputDecoder(keys: KeySequences())
    return pieces.flatMap { piece in
      decoder.append(piece)
      return rest(&decoder)
    }
  }

  static func rest(_ decoder: inout InputDecoder) -> [Input] {
    var inputs: [Input] = []
    while let input = decoder.next() { inputs.append(input) }
    return inputs
  }

  static func bytes(_ row: String) -> [UInt8] {
    var bytes: [UInt8] = []
    guard row != "''" else { return [] }
    var rest = row.replacing("\\e", with: "\u{1B}").replacing("\\a", with: "\u{7}")
      .replacing("\\n", with: "\n")[...]
    while let code = rest.firstMatch(of: /\\x([0-9A-F]{2})/) {
      bytes += Array(rest[..<code.range.lowerBound].utf8) + [UInt8(code.1, radix: 16) ?? 0]
      rest = rest[code.range.upperBound...]
    }
    return bytes + Array(rest.utf8)
  }
}

@Suite struct `A table of the system` {
  @Test(arguments: goldenNames(in: "Tables/System")) func `holds`(name: String) throws {
    try expectTables("Tables/System/\(name)", usual: SystemReading.input) {
      $0.outcome(of: $1)
    }
  }
}
