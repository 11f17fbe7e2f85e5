// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "delegate-bridge",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Streams", targets: ["Streams"]),
    .library(name: "DelegateBridge", targets: ["DelegateBridge"]),
    .library(name: "CompatTests", targets: ["CompatTests"]),
    .library(name: "ConflictMatrixTool", targets: ["ConflictMatrixTool"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .target(name: "Streams"),
    .target(name: "DelegateBridge", dependencies: ["Streams"]),
    .target(name: "CompatTests", dependencies: ["DelegateBridge", "Streams"]),
    .target(
      name: "AppModel", dependencies: ["DelegateBridge", "Streams"], path: "Examples/AppModel"),
    .target(name: "ExampleSupport", path: "Examples/Support"),
    .executableTarget(
      name: "tracked-feed",
      dependencies: ["AppModel", "DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/tracked-feed", resources: [.copy("script.json")]),
    .executableTarget(
      name: "tap-guard",
      dependencies: ["AppModel", "DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/tap-guard", resources: [.copy("script.json")]),
    .executableTarget(
      name: "reversed-chat",
      dependencies: ["AppModel", "DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/reversed-chat"),
    .executableTarget(
      name: "assign-slot",
      dependencies: ["AppModel", "DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/assign-slot"),
    .executableTarget(
      name: "remedies", dependencies: ["CompatTests", "ExampleSupport"],
      path: "Examples/remedies"),
    .executableTarget(
      name: "every-sdk-at-once",
      dependencies: ["AppModel", "CompatTests", "DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/every-sdk-at-once"),
    .target(
      name: "ConflictMatrixTool", dependencies: ["CompatTests"], path: "Examples/MatrixTool"),
    .executableTarget(
      name: "conflict-matrix",
      dependencies: ["CompatTests", "ConflictMatrixTool", "DelegateBridge", "Streams"],
      path: "Examples/conflict-matrix"),
    .testTarget(
      name: "CompatTestsTests", dependencies: ["CompatTests", "DelegateBridge", "Streams"],
      resources: [.copy("Resources/oracle")]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["DelegateBridge", "ExampleSupport", "Streams"],
      path: "Examples/Benchmarks", resources: [.copy("thresholds.json")]),
    .testTarget(name: "StreamsTests", dependencies: ["Streams"]),
    // The sources of DelegateBridge once more: a second copy of the package in one process.
    .target(name: "SecondBridge", dependencies: ["Streams"], path: "Tests/SecondBridge"),
    .testTarget(
      name: "DelegateBridgeTests",
      dependencies: ["CompatTests", "DelegateBridge", "SecondBridge", "Streams"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "AppModel", "Benchmarks", "CompatTests", "DelegateBridge", "Streams", "assign-slot",
        "conflict-matrix",
        "every-sdk-at-once", "remedies", "reversed-chat", "tap-guard", "tracked-feed",
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
