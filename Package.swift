// swift-tools-version: 6.0
import PackageDescription

/// The strict settings that every target of the package is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "swift-quiz",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "QuizEngine", targets: ["QuizEngine"]),
    .executable(name: "quiz", targets: ["quiz"]),
  ],
  targets: [
    .target(name: "QuizEngine", path: "Sources/QuizEngine", swiftSettings: strict),
    .executableTarget(
      name: "quiz", dependencies: ["QuizEngine"], path: "Sources/quiz", swiftSettings: strict),
    .target(
      name: "QuizTestSupport", dependencies: ["QuizEngine"], path: "Tests/QuizTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "QuizEngineTests", dependencies: ["QuizEngine", "QuizTestSupport"],
      path: "Tests/QuizEngineTests",
      exclude: ["Kits/Snapshots", "Memory/Fixtures", "Text/Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "QuizGradingTests", dependencies: ["QuizEngine", "QuizTestSupport"],
      path: "Tests/QuizGradingTests", swiftSettings: strict),
    .testTarget(
      name: "QuizTests", dependencies: ["quiz", "QuizEngine", "QuizTestSupport"],
      path: "Tests/QuizTests",
      exclude: ["CommandLine/Snapshots", "Screens/Snapshots"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
