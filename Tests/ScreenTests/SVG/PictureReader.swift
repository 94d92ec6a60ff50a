import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a picture, as an XML parser finds them.
final class PictureReader: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a document; nil when it is not well-formed.
  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The elements of one name, in their order.
  func elements(_ name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let current = open.last else { return }
    elements[current].text += text
  }
}
