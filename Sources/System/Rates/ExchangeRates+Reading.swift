import CExpat
import ExactNumbers
import Quantities

extension ExchangeRates {
  /// Maximum file size in bytes; the bank's file has two thousand.
  package static let greatestFileSize = 1 << 20

  /// Parses the XML of the European Central Bank: `Cube` with `time`, or `currency` and `rate`.
  package init(reading file: [UInt8], today: Day?) throws(RatesFlaw) {
    guard file.count <= Self.greatestFileSize,
      let first = file.firstIndex(where: { !spaces.contains($0) })
    else { throw .noRates }
    guard !beginsAsWebPage(file[first...]) else { throw .webPage }
    self = try RatesReader(today: today).read(file)
  }
}

private let spaces = Array(" \t\r\n".utf8)

/// Whether a text starts like a web page; most are not XML.
private func beginsAsWebPage(_ text: ArraySlice<UInt8>) -> Bool {
  let beginning = String(decoding: text.prefix(14), as: UTF8.self).lowercased()
  return ["<!doctype html", "<html", "<head", "<body", "<script"].contains {
    beginning.hasPrefix($0)
  }
}

/// Collects rates from an XML document with expat; document types are rejected.
@safe final class RatesReader {
  private var day: Day?
  private var found: [String: Rational] = [:]
  private var publisher: String?
  private var isInPublisher = false
  private var flaw: RatesFlaw?
  private let parser: XML_Parser
  private let today: Day?

  private static let longestName = 40

  init(today: Day?) {
    self.today = today
    guard let parser = unsafe XML_ParserCreate(nil) else {
      preconditionFailure("a parser takes little memory")
    }
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Parses a document; throws its first flaw, or `noRates` if the day or all rates are missing.
  func read(_ bytes: [UInt8]) throws(RatesFlaw) -> ExchangeRates {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(parser, beginElement) { pointer, _ in
      unsafe RatesReader.current(pointer)?.isInPublisher = false
    }
    unsafe XML_SetCharacterDataHandler(parser, readText)
    unsafe XML_SetStartDoctypeDeclHandler(parser) { pointer, name, _, _, _ in
      guard let name = unsafe name else { return }
      let isPage = unsafe String(cString: name).lowercased() == "html"
      guard let reader = unsafe RatesReader.current(pointer) else { return }
      // A document type could define entities that expand without limit.
      reader.stop(isPage ? .webPage : reader.malformed)
    }
    let status = unsafe bytes.withUnsafeBytes {
      unsafe XML_Parse(
        parser, $0.assumingMemoryBound(to: CChar.self).baseAddress, CInt($0.count), 1)
    }
    if let flaw { throw flaw }
    guard status == XML_STATUS_OK else { throw malformed }
    guard !found.isEmpty, let day else { throw .noRates }
    return ExchangeRates(day: day, rates: found, publisher: publisher)
  }

  private var malformed: RatesFlaw {
    .malformed(line: Int(unsafe XML_GetCurrentLineNumber(parser)))
  }

  /// The reader behind a handler's pointer; nil after a flaw.
  fileprivate static func current(_ pointer: UnsafeMutableRawPointer?) -> RatesReader? {
    let reader = unsafe pointer.map {
      unsafe Unmanaged<RatesReader>.fromOpaque($0).takeUnretainedValue()
    }
    return reader?.flaw == nil ? reader : nil
  }

  private func stop(_ flaw: RatesFlaw) {
    self.flaw = flaw
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  fileprivate func begin(_ name: String, _ attribute: (String) -> String?) {
    do throws(RatesFlaw) {
      guard name.lowercased() != "html" else { throw .webPage }
      isInPublisher = name == "gesmes:name" && publisher == nil
      guard name == "Cube" else { return }
      if let time = attribute("time") { try take(time) }
      let (currency, rate) = (attribute("currency"), attribute("rate"))
      if currency != nil || rate != nil { try take(currency ?? "", rate ?? "") }
    } catch { stop(error) }
  }

  /// Adds text, which may arrive in parts.
  fileprivate func add(_ text: String) {
    guard isInPublisher else { return }
    // Anything but printable ASCII is shown as a question mark.
    publisher = String(
      ((publisher ?? "") + text).prefix(Self.longestName).map {
        $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?"
      })
  }

  private func take(_ time: String) throws(RatesFlaw) {
    // The day begins earlier in other time zones.
    guard day == nil, let read = Day(iso: time),
      today.map({ read.daysSince1970 <= $0.daysSince1970 + 1 }) ?? true
    else { throw malformed }
    day = read
  }

  private func take(_ currency: String, _ rate: String) throws(RatesFlaw) {
    guard currency.utf8.count == 3,
      currency.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 }),
      currency != "EUR", found[currency] == nil, let number = ExchangeRates.rate(rate)
    else { throw malformed }
    found[currency] = number
  }
}

private func beginElement(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
  guard let reader = unsafe RatesReader.current(pointer), let name = unsafe name else { return }
  unsafe reader.begin(String(cString: name)) { wanted in
    guard var next = unsafe attributes else { return nil }
    while let name = unsafe next[0], let value = unsafe next[1] {
      if unsafe String(cString: name) == wanted { return unsafe String(cString: value) }
      unsafe next += 2
    }
    return nil
  }
}

private func readText(
  _ pointer: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ count: CInt
) {
  guard let text = unsafe text else { return }
  let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
  unsafe RatesReader.current(pointer)?.add(String(decoding: bytes, as: UTF8.self))
}
