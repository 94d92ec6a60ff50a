// swift-tools-version: 6.2

import Glibc
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For the program: without the libraries for regular expressions and concurrency, which would be a
/// tenth of it.
let lean =
  strict + [
    .unsafeFlags([
      "-Xfrontend", "-disable-implicit-string-processing-module-import",
      "-Xfrontend", "-disable-implicit-concurrency-module-import",
    ])
  ]

/// For targets that call C: every use of a C pointer is marked `unsafe`.
let memorySafe = lean + [.strictMemorySafety()]

/// For the rooms whose laws are tried with many cases: `make unit` takes a third of the time.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let cores = sysconf(CInt(_SC_NPROCESSORS_ONLN))

/// Compiles by file on all cores, and only the files that a change concerns: whole modules would take
/// twice the time, for a tenth fewer instructions at most.
///
/// A process compiles a batch of files, as each reads all that the room imports. The driver sometimes
/// forgets a core after the job that writes the module, hence one job more.
func byFile(_ batches: String, _ number: Int) -> [SwiftSetting] {
  let jobs = [
    "-no-whole-module-optimization", "-incremental", "-enable-batch-mode", "-j\(cores + 1)",
  ]
  return [.unsafeFlags(jobs + [batches, "\(number)"], .when(configuration: .release))]
}

/// For the largest rooms, whose batches differ in time.
let inBatches = byFile("-driver-batch-size-limit", 8)

/// For rooms where a batch for each core is enough.
let byCore = byFile("-driver-batch-count", cores)

/// For tests and tools, which take longer to optimise than to run.
///
/// One job makes object and module, as two would check each type twice.
let plain =
  strict + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// A folder of `Sources`: rooms that stand on the same ground.
struct Storey {
  var name: String

  func door(_ library: String) -> Target {
    .systemLibrary(name: library, path: "Sources/\(name)/\(library)")
  }

  func room(
    _ room: String, uses rooms: [String] = [], _ settings: [SwiftSetting] = lean
  ) -> Target {
    .target(
      name: room, dependencies: rooms.map { .byName(name: $0) }, path: "Sources/\(name)/\(room)",
      swiftSettings: settings)
  }

  func tool(_ tool: String, uses rooms: [String]) -> Target {
    .executableTarget(
      name: tool, dependencies: rooms.map { .byName(name: $0) }, path: "Sources/\(name)/\(tool)",
      swiftSettings: plain)
  }
}

let doors = Storey(name: "C")
let numbers = Storey(name: "Numbers")
let calculator = Storey(name: "Calculator")
let interface = Storey(name: "Interface")
let system = Storey(name: "System")
let tools = Storey(name: "Tools")

let model = ["CalculatorCore", "Engine", "ExactNumbers", "Quantities"]
let view = ["CalculatorViewModel", "CalculatorViews", "Screen", "Words"]

let sources: [Target] = [
  doors.door("CExpat"), doors.door("CGMP"), doors.door("CMPFR"), doors.door("CNcurses"),

  numbers.room("ExactNumbers", uses: ["CGMP", "CMPFR"], memorySafe + fast + inBatches),
  numbers.room("Quantities", uses: ["ExactNumbers", "SystemCalls"], lean + fast + inBatches),

  calculator.room(
    "CalculatorCore", uses: ["ExactNumbers", "Quantities"], lean + fast + inBatches),
  calculator.room(
    "Engine", uses: ["CalculatorCore", "ExactNumbers", "Quantities", "Words"], lean + byCore),

  interface.room("Screen", lean + fast),
  interface.room(
    "Words", uses: ["CalculatorCore", "ExactNumbers", "Quantities", "Screen", "SystemCalls"],
    lean + byCore),
  interface.room(
    "CalculatorViewModel", uses: model + ["Screen", "SystemCalls", "Words"], lean + byCore),
  interface.room(
    "CalculatorViews", uses: ["CalculatorViewModel", "Engine", "ExactNumbers", "Screen", "Words"]),
  interface.room("Runtime", uses: model + view + ["SystemCalls"]),
  interface.room(
    "Reference",
    uses: [
      "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Quantities", "SystemCalls", "Words",
    ]),

  system.room("SystemCalls", memorySafe),
  system.room("Storage", uses: ["SystemCalls"]),
  system.room("Workers", uses: ["SystemCalls"], memorySafe),
  system.room("Terminal", uses: ["CNcurses", "Screen", "SystemCalls"], memorySafe),
  system.room(
    "Rates", uses: ["CExpat", "ExactNumbers", "Quantities", "Storage", "SystemCalls"],
    memorySafe),

  .executableTarget(
    name: "countonme",
    dependencies: (model + view + [
      "Rates", "Reference", "Runtime", "Storage", "SystemCalls", "Terminal", "Workers",
    ]).map { .byName(name: $0) },
    exclude: ["Manual"], swiftSettings: memorySafe + byCore),

  .target(
    name: "Previews", dependencies: (model + view + ["Runtime"]).map { .byName(name: $0) },
    path: "Sources/Tools/Previews", swiftSettings: plain),
  tools.tool("gallery", uses: view + ["Previews", "Runtime", "SystemCalls"]),
  tools.tool("documents", uses: ["CalculatorViewModel", "ExactNumbers", "Reference", "Words"]),
]

func tests(_ name: String, of rooms: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: (rooms + ["TestSupport"]).map { .byName(name: $0) },
    exclude: exclude, swiftSettings: plain)
}

let tests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Quantities", "Screen"], path: "Tests/TestSupport",
    swiftSettings: plain),
  .executableTarget(
    name: "probe", dependencies: ["Screen", "Storage", "SystemCalls", "Terminal", "Workers"],
    path: "Tests/Probe", swiftSettings: plain),
  tests("NumbersTests", of: ["ExactNumbers", "Quantities", "SystemCalls"]),
  tests("CoreTests", of: model + ["Words"]),
  tests(
    "InterfaceTests",
    of: model + view + ["documents", "Previews", "Reference", "Runtime", "SystemCalls"]),
  tests(
    "SystemTests",
    of: [
      "ExactNumbers", "probe", "Quantities", "Rates", "Screen", "Storage", "SystemCalls",
      "Terminal", "Workers",
    ]),
  tests(
    "ProgramTests",
    of: model + view + [
      "countonme", "documents", "gallery", "Previews", "probe", "Rates", "Runtime", "Storage",
      "SystemCalls", "Terminal",
    ],
    exclude: ["Differential/Judge", "Fetching/Server"]),
]

let package = Package(
  name: "CountOnMe",
  products: [.executable(name: "countonme", targets: ["countonme"])],
  targets: sources + tests)

// `make fuzz` builds the program that libFuzzer drives, which has no function main of its own.
if Context.environment["COUNTONME_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzzer",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Previews", "Quantities", "Rates",
        "Runtime", "Screen", "Terminal", "Words",
      ],
      path: "Tests/Fuzzer", swiftSettings: memorySafe))
}
