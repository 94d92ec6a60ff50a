// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The rooms behind a C door say `unsafe` wherever they touch a C pointer.
let behindTheDoor = strict + [.strictMemorySafety()]

let package = Package(
  name: "CountOnMe",
  products: [
    .executable(name: "countonme", targets: ["countonme"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CGMP"),
    .systemLibrary(name: "CMPFR"),
    .systemLibrary(name: "CNcurses"),

    .target(name: "ExactNumbers", dependencies: ["CGMP", "CMPFR"], swiftSettings: behindTheDoor),
    .target(name: "CalculatorCore", dependencies: ["ExactNumbers"], swiftSettings: strict),
    .target(name: "Screen", swiftSettings: strict),
    .target(
      name: "CalculatorViewModel", dependencies: ["CalculatorCore", "ExactNumbers", "Screen"],
      swiftSettings: strict),
    .target(
      name: "CalculatorViews", dependencies: ["CalculatorViewModel", "Screen"],
      swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["CNcurses", "Screen"], swiftSettings: behindTheDoor),
    .executableTarget(
      name: "countonme",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "CalculatorViews", "ExactNumbers", "Screen",
        "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Manual"], swiftSettings: strict),

    .target(
      name: "Previews",
      dependencies: ["CalculatorCore", "CalculatorViewModel", "CalculatorViews", "Screen"],
      swiftSettings: strict),
    .executableTarget(
      name: "gallery", dependencies: ["CalculatorViewModel", "Previews", "Screen"],
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ExactNumbersTests", dependencies: ["ExactNumbers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CalculatorCoreTests", dependencies: ["CalculatorCore", "ExactNumbers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenTests", dependencies: ["Screen", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CalculatorViewModelTests",
      dependencies: [
        "CalculatorCore", "CalculatorViewModel", "ExactNumbers", "Screen", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CalculatorViewsTests",
      dependencies: [
        "CalculatorViewModel", "CalculatorViews", "Previews", "Screen", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Screen", "Terminal", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .executableTarget(
      name: "crasher", dependencies: ["Screen", "Terminal"], path: "Tests/Crasher",
      swiftSettings: strict),
    .testTarget(
      name: "DifferentialTests", dependencies: ["countonme", "TestSupport"], exclude: ["Judge"],
      swiftSettings: strict),
    .testTarget(
      name: "EcosystemTests", dependencies: ["countonme", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["countonme", "crasher", "TestSupport"],
      swiftSettings: strict),
  ]
)
