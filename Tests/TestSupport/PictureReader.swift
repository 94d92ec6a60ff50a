import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

package final class PictureReader: NSObject, XMLParserDelegate {
  package struct Element {
    package var name: String
    package var attributes: [String: String]
    package var text = ""
  }

  package private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a document; nil unless well-formed.
  package init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  package func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  package func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let current = open.last else { return }
    elements[current].text += text
  }
}
