// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "pfc",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PFC", targets: ["PFC"]),
    .executable(name: "pfc", targets: ["PFCTool"]),
    .executable(name: "pfc-compile-seed", targets: ["PFCCompileSeedTool"]),
    .executable(name: "pfc-bench", targets: ["PFCBenchmarks"]),
  ],
  targets: [
    // Layer 0: system libraries, found by pkg-config.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),

    // Layer 1
    library("PFCModel"),
    library("PFCArguments"),
    .target(name: "CPFCUnicode", dependencies: ["CICU"]),

    // Layer 2
    library("PFCText", ["CPFCUnicode", "PFCModel"]),
    library("PFCTime", ["CPFCUnicode", "PFCModel"]),
    library("PFCStorage", ["CSQLite"]),
    .target(name: "CPFCSeedImage", exclude: ["seed.pfcseed"]),

    // Layer 3
    library("PFCSearch", ["PFCModel", "PFCText"]),
    library("PFCRender", ["PFCText"]),
    library("PFCJournal", ["PFCModel", "PFCStorage"]),
    library("PFCSeedCompiler", ["PFCModel", "PFCText", "PFCSearch", "PFCStorage"]),

    // Layer 4
    library("PFCSeed", ["PFCModel", "PFCStorage", "CPFCSeedImage"]),

    library("PFCReport", ["PFCModel"]),

    // Layer 5
    library(
      "PFC", ["PFCJournal", "PFCModel", "PFCReport", "PFCSearch", "PFCSeed", "PFCStorage", "PFCText", "PFCTime"]),

    // Layer 6
    library("PFCCommands", ["PFC", "PFCArguments", "PFCRender"]),

    // Layer 7
    program("PFCTool", ["PFCCommands"]),
    program("PFCCompileSeedTool", ["PFCSeedCompiler"]),
    program("PFCBenchmarks", ["PFC", "PFCSearch", "PFCText"]),

    // Tests, one target each.
    tests("PFCModelTests", ["PFCModel"]),
    tests("PFCTextTests", ["PFCModel", "PFCText"]),
    tests("PFCTimeTests", ["PFCModel", "PFCTime"]),
    tests("PFCJournalTests", ["PFCJournal", "PFCModel", "PFCStorage"]),
    tests("PFCStorageTests", ["PFCStorage"]),
    tests("PFCSearchTests", ["PFCModel", "PFCSearch", "PFCText"]),
    tests("PFCRenderTests", ["PFCRender"]),
    tests("PFCArgumentsTests", ["PFCArguments"]),
    tests("PFCSeedCompilerTests", ["CPFCSeedImage", "PFCModel", "PFCSeedCompiler"]),
    tests("PFCSeedTests", ["CPFCSeedImage", "PFCModel", "PFCSeed", "PFCStorage", "PFCText"]),
    tests("PFCTests", ["PFC", "PFCStorage", "PFCText"]),
    tests("PFCCommandsTests", ["PFC", "PFCArguments", "PFCCommands"]),
    tests("PFCToolTests", ["PFCTool"]),
  ]
)
