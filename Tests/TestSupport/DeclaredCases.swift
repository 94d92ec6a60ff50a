import Foundation

/// The cases that a file of Sources declares for an enumeration, such as `Message.removed`.
///
/// A table of samples is compared with them, so that a new case is not forgotten there.
public func declaredCases(of type: String, in file: String) throws -> Set<String> {
  let url = packageRoot.appending(path: "Sources/\(file)")
  let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
  let name = type.split(separator: ".").last ?? ""
  let body = lines.drop { !$0.contains("enum \(name):") }
  let indent = String(body.first?.prefix { $0 == " " } ?? "")
  var cases: Set<String> = []
  for line in body.prefix(while: { $0 != indent + "}" }) where line.hasPrefix(indent + "  case ") {
    let names = line.dropFirst(indent.count + 7).replacing(/\(.*\)/, with: "")
    for name in names.split(separator: ", ") { cases.insert("\(type).\(name)") }
  }
  return cases
}
