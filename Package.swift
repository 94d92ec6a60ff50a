// swift-tools-version: 6.2

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

/// For the rooms whose laws are tried with many cases: the tests take a third of the time.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "CountOnMe",
  products: [
    .executable(name: "countonme", targets: ["countonme"])
  ],
  targets: [
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CGMP"),
    .systemLibrary(name: "CMPFR"),
    .systemLibrary(name: "CNcurses"),

    .target(
      name: "ExactNumbers", dependencies: ["CGMP", "CMPFR"], swiftSettings: memorySafe + fast),
    .target(
      name: "Quantities", dependencies: ["ExactNumbers", "SystemCalls"],
      swiftSettings: lean + fast),
    .target(
      name: "CalculatorCore", dependencies: ["ExactNumbers", "Quantities"],
      swiftSettings: lean + fast),
    .target(name: "Screen", swiftSettings: lean + fast),
    .target(
      name: "Words",
      dependencies: ["CalculatorCore", "ExactNumbers", "Quantities", "Screen", "SystemCalls"],
      swiftSettings: lean),
    .target(
      name: "Engine", dependencies: ["CalculatorCore", "ExactNumbers", "Quantities", "Words"],
      swiftSettings: lean),
    .target(
      name: "CalculatorViewModel",
      dependencies: [
        "CalculatorCore", "Engine", "ExactNumbers", "Quantities", "Screen", "SystemCalls", "Words",
      ],
      swiftSettings: lean),
    .target(
      name: "CalculatorViews",
      dependencies: ["CalculatorViewModel", "Engine", "ExactNumbers", "Screen", "Words"],
      swiftSettings: lean),
    .target(
      name: "Runtime",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
        "Quantities", "Screen", "SystemCalls", "Words",
      ],
      swiftSettings: lean),
    .target(name: "SystemCalls", swiftSettings: memorySafe),
    .target(name: "Storage", dependencies: ["SystemCalls"], swiftSettings: lean),
    .target(
      name: "Rates",
      dependencies: ["CExpat", "ExactNumbers", "Quantities", "Storage", "SystemCalls", "Words"],
      swiftSettings: memorySafe),
    .target(name: "Workers", dependencies: ["SystemCalls"], swiftSettings: memorySafe),
    .target(
      name: "Terminal", dependencies: ["CNcurses", "Screen", "SystemCalls"],
      swiftSettings: memorySafe),
    .target(
      name: "Reference",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Quantities", "SystemCalls",
        "Words",
      ],
      swiftSettings: lean),
    .executableTarget(
      name: "countonme",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
        "Quantities",
        "Rates", "Reference", "Runtime", "Screen", "Storage", "SystemCalls", "Terminal", "Workers",
        "Words",
      ],
      exclude: ["Manual"], swiftSettings: memorySafe),

    .target(
      name: "Previews",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
        "Quantities", "Runtime", "Screen", "Words",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CalculatorViewModel", "CalculatorViews", "Previews", "Runtime", "Screen", "SystemCalls",
        "Words",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "documents",
      dependencies: ["CalculatorViewModel", "ExactNumbers", "Reference", "Words"],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Screen"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "probe", dependencies: ["Screen", "Storage", "SystemCalls", "Terminal", "Workers"],
      path: "Tests/Probe", swiftSettings: strict),
    .testTarget(
      name: "NumbersTests",
      dependencies: ["ExactNumbers", "Quantities", "SystemCalls", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CoreTests",
      dependencies: [
        "CalculatorCore", "Engine", "ExactNumbers", "Quantities", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "documents", "Engine",
        "ExactNumbers", "Previews", "Quantities", "Reference", "Runtime", "Screen", "SystemCalls",
        "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SystemTests",
      dependencies: [
        "ExactNumbers", "probe", "Quantities", "Rates", "Screen", "Storage", "SystemCalls",
        "Terminal", "TestSupport", "Words", "Workers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "countonme", "documents",
        "Engine", "ExactNumbers", "gallery", "Previews", "probe", "Quantities", "Rates",
        "Reference", "Runtime", "Screen", "Storage", "SystemCalls", "Terminal", "TestSupport",
        "Words", "Workers",
      ],
      exclude: ["Differential/Judge", "Fetching/Server"], swiftSettings: strict),
  ]
)

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
