import Testing

/// What the files of each room may import; SwiftPM itself allows everything reachable.
private let allowedImports: [String: Set<String>] = [
  "CExpat": [], "CGMP": [], "CNcurses": [], "CMPFR": [],
  "ExactNumbers": ["CGMP", "CMPFR", "Synchronization"],
  "Quantities": ["ExactNumbers", "SystemCalls"],
  "CalculatorCore": ["ExactNumbers", "Quantities"],
  "Screen": [],
  "Words": ["CalculatorCore", "ExactNumbers", "Quantities", "Screen", "SystemCalls"],
  "Engine": ["CalculatorCore", "ExactNumbers", "Quantities", "Words"],
  "CalculatorViewModel": [
    "CalculatorCore", "Engine", "ExactNumbers", "Quantities", "Screen", "SystemCalls", "Words",
  ],
  "CalculatorViews": ["CalculatorViewModel", "Engine", "ExactNumbers", "Screen", "Words"],
  "SystemCalls": ["Glibc"],
  "Storage": ["SystemCalls"],
  "Rates": [
    "CExpat", "ExactNumbers", "Quantities", "Storage", "Synchronization", "SystemCalls", "Words",
  ], "Workers": ["Glibc", "Synchronization", "SystemCalls"],
  "Terminal": ["CNcurses", "Glibc", "Screen", "Synchronization", "SystemCalls"],
  "Runtime": [
    "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
    "Quantities", "Screen", "SystemCalls", "Words",
  ],
  "Reference": [
    "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Quantities", "SystemCalls", "Words",
  ],
  "countonme": [
    "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers", "Glibc",
    "Quantities", "Rates", "Reference", "Runtime", "Screen", "Storage", "SystemCalls",
    "Synchronization", "Terminal", "Words", "Workers",
  ],
  "Previews": [
    "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
    "Quantities", "Runtime", "Screen", "Words",
  ], "documents": ["CalculatorViewModel", "ExactNumbers", "Glibc", "Reference", "Words"],
  "gallery": [
    "CalculatorViewModel", "CalculatorViews", "Glibc", "Previews", "Runtime", "Screen",
    "SystemCalls", "Words",
  ],
]

/// The rooms that wrap C libraries.
private let doors = ["CExpat", "CGMP", "CMPFR", "CNcurses"]

@Suite struct `The rooms` {
  let files: [SourceFile]

  init() throws {
    files = try SourceFile.all(under: "Sources").filter { $0.path != "Sources/README.md" }
  }

  @Test func `every folder of a storey is a room of the table, and every room is a folder`() {
    #expect(Set(files.map(\.room)) == Set(allowedImports.keys))
  }

  @Test func `a file imports what its room may import`() {
    for file in files {
      for name in file.imports where allowedImports[file.room]?.contains(name) != true {
        Issue.record("\(file.path) may not import \(name)")
      }
    }
  }

  @Test func `a door to C holds one module map and headers`() {
    let found = files.filter { doors.contains($0.room) }
    #expect(found.count { $0.name == "module.modulemap" } == doors.count)
    for file in found where file.name != "module.modulemap" {
      #expect(file.name.hasSuffix(".h"), "\(file.path) is no header")
    }
  }

  @Test func `a room that is not a door contains only Swift, and the program its manuals`() {
    let folder = "Sources/countonme/Manual/"
    let manuals = files.filter { $0.path.hasPrefix(folder) }
    #expect(!manuals.isEmpty && manuals.allSatisfy { $0.name.hasSuffix(".1") })
    for file in files where !doors.contains(file.room) && !file.path.hasPrefix(folder) {
      #expect(file.name.hasSuffix(".swift"), "\(file.path) is not Swift")
    }
  }

  @Test(arguments: [
    ("import Screen", ["Screen"]),
    ("  import Screen // for Frame", ["Screen"]),
    ("@testable import Screen", ["Screen"]),
    ("@preconcurrency @_exported import Screen", ["Screen"]),
    ("@_spi(Drawing) public import Screen", ["Screen"]),
    ("package import struct Screen.Frame", ["Screen"]),
    ("internal import func Glibc.exit", ["Glibc"]),
    ("@testable\nimport Screen", ["Screen"]),
    ("import Screen; import Glibc", ["Screen", "Glibc"]),
    ("#if canImport(Musl)\n  import Musl\n#else\n  import Glibc\n#endif", ["Musl", "Glibc"]),
    ("// import Screen\n/// import Screen", []),
    ("let important = imports", []),
  ])
  func `an import is found in every form`(text: String, modules: [String]) {
    #expect(SourceFile(path: "Sources/Storey/Room/File.swift", text: text).imports == modules)
  }
}
