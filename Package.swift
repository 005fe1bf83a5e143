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
    .library(name: "pfc-c", type: .static, targets: ["PFCCBinding"]),
    .executable(name: "pfc", targets: ["PFCTool"]),
    .executable(name: "pfc-compile-seed", targets: ["PFCCompileSeedTool"]),
    .executable(name: "pfc-bench", targets: ["PFCBenchmarks"]),
  ],
  targets: [
    // System libraries, found by pkg-config.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),

    // Layer 0
    library("PFCModel"),
    library("PFCJSON"),
    .target(name: "CPFCUnicode", dependencies: ["CICU"]),
    .target(name: "CPFC"),
    .target(name: "CPFCSeedImage", exclude: ["seed.pfcseed"]),

    // Layer 1
    library("PFCNutrition", ["PFCModel"]),
    library("PFCText", ["CPFCUnicode"]),
    library("PFCTime", ["CPFCUnicode", "PFCModel"]),
    library("PFCStorage", ["CSQLite", "PFCJSON"]),
    library("PFCArguments", ["PFCModel"]),

    // Layer 2
    library("PFCSeed", ["CPFCSeedImage", "PFCModel", "PFCStorage"]),
    library("PFCJournal", ["PFCJSON", "PFCModel", "PFCNutrition", "PFCStorage"]),
    library("PFCSearch", ["PFCModel", "PFCText"]),
    library("PFCRender", ["PFCText"]),
    library("PFCGrammar", ["PFCModel", "PFCText"]),

    // Layer 3
    library(
      "PFCCatalog",
      ["PFCGrammar", "PFCJournal", "PFCModel", "PFCNutrition", "PFCSearch", "PFCSeed", "PFCText", "PFCTime"]),
    library("PFCReport", ["PFCModel", "PFCNutrition"]),
    library("PFCSeedCompiler", ["PFCModel", "PFCNutrition", "PFCSearch", "PFCSeed", "PFCStorage", "PFCText"]),

    // Layer 4
    library(
      "PFCDiary",
      ["PFCCatalog", "PFCGrammar", "PFCJournal", "PFCModel", "PFCNutrition", "PFCReport", "PFCText", "PFCTime"]),
    library("PFCImport", ["PFCCatalog", "PFCGrammar", "PFCJSON", "PFCModel", "PFCNutrition", "PFCStorage", "PFCText"]),

    // Layer 5
    library(
      "PFC",
      ["PFCCatalog", "PFCDiary", "PFCImport", "PFCJournal", "PFCModel", "PFCNutrition", "PFCReport", "PFCStorage"]),

    // Layer 6
    library("PFCCommands", ["PFC", "PFCArguments", "PFCJSON", "PFCRender", "PFCText"]),

    // Layer 7
    library("PFCCBinding", ["CPFC", "PFC", "PFCCommands"]),
    program("PFCTool", ["PFCCommands"]),
    program("PFCCompileSeedTool", ["PFCSeedCompiler"]),
    program("PFCBenchmarks", ["PFC", "PFCCommands"]),

    // Tests, one target each, and what they share.
    .target(name: "PFCTestSupport", path: "Tests/PFCTestSupport", swiftSettings: settings),
    tests("PFCModelTests", ["PFCModel"]),
    tests("PFCNutritionTests", ["PFCModel", "PFCNutrition"]),
    tests("PFCTextTests", ["PFCTestSupport", "PFCText"]),
    tests("PFCTimeTests", ["PFCModel", "PFCTime"]),
    tests("PFCJSONTests", ["PFCJSON", "PFCStorage", "PFCTestSupport"]),
    tests("PFCStorageTests", ["PFCStorage", "PFCTestSupport"]),
    tests("PFCGrammarTests", ["PFCGrammar", "PFCModel", "PFCTestSupport"]),
    tests("PFCJournalTests", ["PFCJSON", "PFCJournal", "PFCModel", "PFCNutrition", "PFCStorage", "PFCTestSupport"]),
    tests("PFCSearchTests", ["PFCModel", "PFCSearch", "PFCTestSupport", "PFCText"]),
    tests("PFCRenderTests", ["PFCJSON", "PFCRender", "PFCTestSupport", "PFCText"]),
    tests("PFCArgumentsTests", ["PFCArguments", "PFCModel", "PFCTestSupport"]),
    tests("PFCSeedCompilerTests", ["CPFCSeedImage", "PFCModel", "PFCSeed", "PFCSeedCompiler"]),
    tests("PFCSeedTests", ["CPFCSeedImage", "PFCModel", "PFCSeed", "PFCStorage", "PFCText"]),
    tests("PFCCatalogTests", ["PFCCatalog", "PFCModel", "PFCNutrition", "PFCSearch", "PFCSeed", "PFCStorage"]),
    tests("PFCDiaryTests", ["PFCCatalog", "PFCDiary", "PFCModel"]),
    tests("PFCReportTests", ["PFCModel", "PFCNutrition", "PFCReport"]),
    tests("PFCImportTests", ["PFCCatalog", "PFCImport", "PFCModel", "PFCNutrition"]),
    tests("PFCTests", ["PFC", "PFCStorage"]),
    tests(
      "PFCCommandsTests",
      ["PFC", "PFCArguments", "PFCCommands", "PFCJSON", "PFCRender", "PFCStorage", "PFCTestSupport", "PFCText"]),
    tests("PFCToolTests", ["PFCTestSupport", "PFCTool"]),
  ]
)
