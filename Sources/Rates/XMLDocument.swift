import CExpat
import Quantities

/// What a document tells while it is parsed.
protocol XMLVisitor: AnyObject {
  /// An element begins; the value of an attribute is nil if the element does not have it.
  func begin(_ name: String, _ attribute: (String) -> String?) throws(RatesFlaw)
  func end(_ name: String)
  /// Text inside the present element, perhaps not all of it.
  func read(_ text: String)
}

/// A document of XML without a document type, parsed by expat.
struct XMLDocument {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the document, until a visit throws.
  ///
  /// - Throws: The first flaw of the document.
  func accept(_ visitor: some XMLVisitor) throws(RatesFlaw) {
    guard let parser = unsafe XML_ParserCreate(nil) else {
      preconditionFailure("a parser takes little memory")
    }
    defer { unsafe XML_ParserFree(parser) }
    let visit = unsafe Visit(visitor, parser)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(visit).toOpaque())
    unsafe XML_SetElementHandler(parser, beginElement, endElement)
    unsafe XML_SetCharacterDataHandler(parser, readText)
    unsafe XML_SetStartDoctypeDeclHandler(parser, beginDocumentType)
    let status = unsafe withExtendedLifetime(visit) {
      unsafe bytes.withUnsafeBytes {
        unsafe XML_Parse(
          parser, $0.assumingMemoryBound(to: CChar.self).baseAddress, CInt($0.count), 1)
      }
    }
    if let flaw = unsafe visit.flaw { throw flaw }
    guard status == XML_STATUS_OK else { throw unsafe Self.flaw(of: parser) }
  }

  /// The error of the parser.
  private static func flaw(of parser: XML_Parser) -> RatesFlaw {
    switch unsafe XML_GetErrorCode(parser) {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      .truncated
    case XML_ERROR_UNKNOWN_ENCODING: .unknownEncoding
    default: .malformed(line: Int(unsafe XML_GetCurrentLineNumber(parser)))
    }
  }
}

/// A visitor, and the flaw that it has found, as an object that a C pointer can carry.
@unsafe private final class Visit {
  let visitor: any XMLVisitor
  let parser: XML_Parser
  var flaw: RatesFlaw?

  init(_ visitor: any XMLVisitor, _ parser: XML_Parser) {
    unsafe self.visitor = visitor
    unsafe self.parser = parser
  }

  /// Ends the parsing because of a flaw.
  func stop(_ flaw: RatesFlaw) {
    unsafe self.flaw = flaw
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// The visit behind the pointer that a handler is given; nil once it has found a flaw.
  static func current(_ pointer: UnsafeMutableRawPointer?) -> Visit? {
    let visit = unsafe pointer.map { unsafe Unmanaged<Visit>.fromOpaque($0).takeUnretainedValue() }
    return unsafe visit?.flaw == nil ? visit : nil
  }
}

private func beginElement(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
  guard let visit = unsafe Visit.current(pointer), let name = unsafe name else { return }
  do throws(RatesFlaw) {
    try unsafe visit.visitor.begin(String(cString: name)) { wanted in
      guard var next = unsafe attributes else { return nil }
      while let name = unsafe next[0], let value = unsafe next[1] {
        if unsafe String(cString: name) == wanted { return unsafe String(cString: value) }
        unsafe next += 2
      }
      return nil
    }
  } catch {
    unsafe visit.stop(error)
  }
}

private func endElement(_ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
  guard let visit = unsafe Visit.current(pointer), let name = unsafe name else { return }
  unsafe visit.visitor.end(String(cString: name))
}

private func readText(
  _ pointer: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ count: CInt
) {
  guard let visit = unsafe Visit.current(pointer), let text = unsafe text else { return }
  let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
  unsafe visit.visitor.read(String(decoding: bytes, as: UTF8.self))
}

private func beginDocumentType(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ system: UnsafePointer<CChar>?, _ publicName: UnsafePointer<CChar>?, _ hasSubset: CInt
) {
  guard let visit = unsafe Visit.current(pointer), let name = unsafe name else { return }
  let isPage = unsafe String(cString: name).lowercased() == "html"
  unsafe visit.stop(isPage ? .webPage : .documentType)
}
