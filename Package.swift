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
    .testTarget(
      name: "ExactNumbersTests", dependencies: ["ExactNumbers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "QuantitiesTests", dependencies: ["ExactNumbers", "Quantities", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CalculatorCoreTests",
      dependencies: ["CalculatorCore", "ExactNumbers", "Quantities", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenTests", dependencies: ["Screen", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "CalculatorCore", "Engine", "ExactNumbers", "Quantities", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CalculatorViewModelTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "Engine", "ExactNumbers", "Previews", "Quantities",
        "Screen", "SystemCalls", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CalculatorViewsTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
        "Previews", "Quantities", "Runtime", "Screen", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RuntimeTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Engine", "ExactNumbers",
        "Previews", "Quantities", "Runtime", "Screen", "SystemCalls", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "journalist", dependencies: ["Storage", "SystemCalls"], path: "Tests/Journalist",
      swiftSettings: strict),
    .testTarget(
      name: "StorageTests", dependencies: ["journalist", "Storage", "SystemCalls", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RatesTests",
      dependencies: [
        "ExactNumbers", "Quantities", "Rates", "Storage", "SystemCalls", "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FetchingTests",
      dependencies: [
        "countonme", "ExactNumbers", "Quantities", "Rates", "Storage", "SystemCalls", "TestSupport",
        "Words",
      ],
      exclude: ["Server"], swiftSettings: strict),
    .testTarget(
      name: "WorkersTests", dependencies: ["SystemCalls", "TestSupport", "Workers"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Screen", "SystemCalls", "Terminal", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "countonme", "Engine", "ExactNumbers", "Previews",
        "Quantities", "Reference",
        "Runtime", "Screen", "SystemCalls", "Terminal", "TestSupport", "Workers", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Quantities", "Reference",
        "documents", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CalculatorCore", "countonme", "ExactNumbers", "Reference", "SystemCalls", "TestSupport",
        "Words",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .executableTarget(
      name: "crasher", dependencies: ["Screen", "Terminal", "Workers"],
      path: "Tests/Crasher", swiftSettings: strict),
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "CalculatorCore", "countonme", "ExactNumbers", "Quantities", "TestSupport", "Words",
      ],
      exclude: ["Judge"],
      swiftSettings: strict),
    .testTarget(
      name: "EcosystemTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "countonme", "documents", "ExactNumbers",
        "gallery",
        "TestSupport", "Words",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CalculatorViewModel", "CalculatorViews", "countonme", "crasher", "ExactNumbers",
        "Previews", "Quantities",
        "Runtime", "Screen", "Terminal", "TestSupport", "Words",
      ],
      swiftSettings: strict),
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
