// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as the author of a proxy has one: it knows the matrix only as a dependency.
let package = Package(
  name: "external-participant",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "delegate-bridge", path: "../..")],
  targets: [
    .target(
      name: "Logbook", dependencies: [.product(name: "Streams", package: "delegate-bridge")]),
    .target(
      name: "LogbookParticipant",
      dependencies: [
        "Logbook", .product(name: "CompatTests", package: "delegate-bridge"),
      ]),
    .target(
      name: "Template", dependencies: [.product(name: "CompatTests", package: "delegate-bridge")]),
    .executableTarget(
      name: "logbook-matrix",
      dependencies: [
        "LogbookParticipant", .product(name: "ConflictMatrixTool", package: "delegate-bridge"),
      ],
      path: "Sources/LogbookMatrix"),
    .testTarget(
      name: "LogbookTests",
      dependencies: [
        "LogbookParticipant", "Template",
        .product(name: "CompatTests", package: "delegate-bridge"),
      ]),
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
