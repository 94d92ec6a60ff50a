import CExpat
import ExactNumbers
import Quantities

extension ExchangeRates {
  /// The size of the largest file of rates that is read, in bytes; that of the bank has two thousand.
  package static let greatestFileSize = 1 << 20

  /// Reads a file in the form of the European Central Bank: XML in which elements `Cube` have the
  /// attribute `time`, or the attributes `currency` and `rate`.
  ///
  /// - Parameter today: The present day; nil where the rates may be of any day.
  /// - Throws: The first flaw of the file.
  package init(reading file: [UInt8], today: Day?) throws(RatesFlaw) {
    guard file.count <= Self.greatestFileSize,
      let first = file.firstIndex(where: { !spaces.contains($0) })
    else { throw .noRates }
    guard !beginsAsWebPage(file[first...]) else { throw .webPage }
    self = try RatesReader(today: today).read(file)
  }
}

private let spaces = Array(" \t\r\n".utf8)

/// Whether a text begins as web pages do, most of which are no XML.
private func beginsAsWebPage(_ text: ArraySlice<UInt8>) -> Bool {
  let beginning = String(decoding: text.prefix(14), as: UTF8.self).lowercased()
  return ["<!doctype html", "<html", "<head", "<body", "<script"].contains {
    beginning.hasPrefix($0)
  }
}

/// Collects the rates of a document of XML without a document type, which expat parses.
@safe final class RatesReader {
  private var day: Day?
  private var found: [String: Rational] = [:]
  private var publisher: String?
  private var isInPublisher = false
  private var flaw: RatesFlaw?
  private let parser: XML_Parser
  private let today: Day?

  /// The number of characters that the name of a publisher has at most.
  private static let longestName = 40

  init(today: Day?) {
    self.today = today
    guard let parser = unsafe XML_ParserCreate(nil) else {
      preconditionFailure("a parser takes little memory")
    }
    unsafe self.parser = parser
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  /// Reads a document.
  ///
  /// - Throws: The first flaw of the document, or a flaw if there is no day, or not one rate.
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
      // A document type could define entities that grow without limit.
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

  /// That the present line cannot be used.
  private var malformed: RatesFlaw {
    .malformed(line: Int(unsafe XML_GetCurrentLineNumber(parser)))
  }

  /// The reader behind the pointer that a handler is given; nil once it has found a flaw.
  fileprivate static func current(_ pointer: UnsafeMutableRawPointer?) -> RatesReader? {
    let reader = unsafe pointer.map {
      unsafe Unmanaged<RatesReader>.fromOpaque($0).takeUnretainedValue()
    }
    return reader?.flaw == nil ? reader : nil
  }

  /// Ends the parsing because of a flaw.
  private func stop(_ flaw: RatesFlaw) {
    self.flaw = flaw
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// An element begins; the value of an attribute is nil if the element does not have it.
  fileprivate func begin(_ name: String, _ attribute: (String) -> String?) {
    do throws(RatesFlaw) {
      guard name.lowercased() != "html" else { throw .webPage }
      isInPublisher = name == "gesmes:name" && publisher == nil
      guard name == "Cube" else { return }
      if let time = attribute("time") { try take(time) }
      let (currency, rate) = (attribute("currency"), attribute("rate"))
      if currency != nil || rate != nil { try take(currency ?? "", rate ?? "") }
    } catch {
      stop(error)
    }
  }

  /// Text inside the present element, perhaps not all of it.
  fileprivate func add(_ text: String) {
    guard isInPublisher else { return }
    publisher = excerpt((publisher ?? "") + text, count: Self.longestName)
  }

  private func take(_ time: String) throws(RatesFlaw) {
    // A day begins earlier elsewhere than where this clock is.
    guard day == nil, let read = Day(iso: time),
      today.map({ read.daysSince1970 <= $0.daysSince1970 + 1 }) ?? true
    else { throw malformed }
    day = read
  }

  private func take(_ currency: String, _ rate: String) throws(RatesFlaw) {
    guard currency.utf8.count == 3,
      currency.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 }),
      currency != "EUR", found[currency] == nil, let number = positiveDecimal(rate)
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

/// The number of characters that a rate has at most.
private let longestRate = 24

/// A number greater than zero that is written as digits, perhaps with a point between two of them;
/// nil for any other text.
private func positiveDecimal(_ text: String) -> Rational? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard text.utf8.count <= longestRate, parts.count <= 2,
    parts.allSatisfy({ part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    }), let number = DecimalLiteral(text.utf8)?.value, number > 0
  else { return nil }
  return number
}

/// The beginning of a text from a file, with a question mark for what is not printable ASCII.
private func excerpt(_ text: String, count: Int) -> String {
  String(
    text.prefix(count).map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" }
  )
}
