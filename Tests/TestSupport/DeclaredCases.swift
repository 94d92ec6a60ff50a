import Foundation

/// The cases of an enumeration in a file of Sources, so that tables of samples miss no new case.
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
