/// What is sent to a candidate, apart from the words: starters, the checks that may be seen, a manifest.
///
/// No solution, no hidden check and none of its expected values is in it, and no question is named.
public struct TakehomePackage: Sendable {
  /// The tasks in order.
  public let tasks: [TakehomeTask]
  /// What tells which kit it is.
  public let manifest: TakehomeManifest

  /// Takes a kit, of which the first form is sent.
  public init(_ kit: Kit) {
    self.init(items: kit.forms.first?.items ?? [], kit: kit.id)
  }

  init(items: [Kit.Item], kit: Kit.ID) {
    tasks = TakehomeTask.all(of: items, kit: kit)
    manifest = TakehomeManifest(items: items, kit: kit)
  }

  /// The files that the candidate fills in.
  public var answers: [TakehomeFile] {
    tasks.map { TakehomeFile(path: $0.path, text: $0.starter) }
  }

  /// The files that the candidate leaves alone.
  public var fixtures: [TakehomeFile] {
    [
      TakehomeFile(path: "Package.swift", text: packageManifest),
      TakehomeFile(path: TakehomeManifest.fileName, text: manifest.json.indented + "\n"),
      TakehomeFile(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
    ] + tasks.filter { $0.code != nil }.flatMap { TakehomeTests(task: $0).files }
  }

  /// Whether any task has tests.
  public var hasTests: Bool { tasks.contains { TakehomeTests(task: $0).areThere } }

  private var packageManifest: String {
    let rows = tasks.filter { $0.code != nil }.map { task in
      let tests = TakehomeTests(task: task)
      return
        "  Answer(\"\(task.number)\", \"\(task.module)\", mode: .v\(task.content.gradingMode.rawValue), "
        + "isProgram: \(task.isProgram), hasTests: \(tests.areThere)),\n"
    }
    return #"""
      // swift-tools-version: 6.0
      import PackageDescription

      /// A file that you write, and the tests for it.
      struct Answer {
        let question: String
        let name: String
        let mode: SwiftLanguageMode
        let isProgram: Bool
        let hasTests: Bool

        init(
          _ question: String, _ name: String, mode: SwiftLanguageMode, isProgram: Bool, hasTests: Bool
        ) {
          self.question = question
          self.name = name
          self.mode = mode
          self.isProgram = isProgram
          self.hasTests = hasTests
        }

        var targets: [Target] {
          let settings: [SwiftSetting] = [.swiftLanguageMode(mode)]
          let own: Target =
            isProgram
            ? .executableTarget(name: name, swiftSettings: settings)
            : .target(name: name, swiftSettings: settings)
          let tests: Target = .testTarget(
            name: name + "Tests", dependencies: [.byName(name: name)], swiftSettings: settings)
          return hasTests ? [own, tests] : [own]
        }
      }

      let answers = [
      \#(rows.joined())]

      // QUESTION=2 swift test: question 2 alone, whatever the others are like.
      let only = Context.environment["QUESTION"]

      let package = Package(
        name: "takehome",
        targets: answers.filter { only == nil || $0.question == only }.flatMap { $0.targets })

      """#
  }
}
