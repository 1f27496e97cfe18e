import Foundation
import QuizTestSupport
import Synchronization
import Testing

@testable import QuizEngine

/// The compiler that is started once does what the compiler proper does, within the same limits.
@Suite(.enabled(if: SharedToolchain.hasResident, "the toolchain has no compiler as a library"))
struct ResidentCompilerTests {
  static let sandboxes: [Sandbox] =
    SharedToolchain.sandbox == .none ? [.none] : [.none, SharedToolchain.sandbox]

  func resident(
    _ sandbox: Sandbox = .none, in parent: String = NSTemporaryDirectory(),
    cancellation: Cancellation = Cancellation()
  ) throws -> ResidentCompiler {
    try #require(
      ResidentCompiler(
        of: try SharedToolchain.prepared.get(), sandbox: sandbox, scratchParent: parent,
        cancellation: cancellation))
  }

  private func run(
    _ scripts: String..., by resident: ResidentCompiler, wall: Double = 20,
    output: Int = 1 << 16
  ) throws -> ForkOutcome {
    let yard = try #require(resident.server.yard)
    return try #require(
      try resident.server.run(
        ForkTask(
          steps: scripts.map { .program(["/bin/sh", "-c", $0]) },
          environment: Environment(["PATH": "/usr/bin:/bin", "NAME": "a b\nc"]),
          workingDirectory: yard,
          limits: ProcessLimits(
            wallSeconds: wall, silenceSeconds: nil, cpuSeconds: 7, memoryBytes: 1 << 30,
            outputBytes: output, fileBytes: 1 << 20, openFiles: 99))))
  }

  @Test(arguments: sandboxes) func tellsStatusStreamsAndHowFarItCame(sandbox: Sandbox) throws {
    let resident = try resident(sandbox)
    let done = try run("echo one", "echo two >&2; exit 3", "echo three", by: resident)
    #expect(done.steps == 2)
    #expect(done.outcome.termination == .exited(3))
    #expect(done.outcome.outputText == "one\n")
    #expect(done.outcome.errorText == "two\n")
    #expect(try run("kill -SEGV $$", by: resident).outcome.termination == .signalled(11))
    let flood = try run("head -c 300000 /dev/zero", by: resident, output: 1 << 20)
    #expect(flood.outcome.output.count == 300_000)
    #expect(flood.outcome.succeeded)
  }

  @Test(arguments: sandboxes) func givesNothingButWhatItWasGiven(sandbox: Sandbox) throws {
    let done = try run(
      "cat; echo $NAME; env | wc -l; ls /proc/self/fd | wc -l; ulimit -t; ulimit -n; ulimit -c; pwd",
      by: try resident(sandbox))
    let lines = done.outcome.outputText.split(separator: "\n").map(String.init)
    // NAME has two lines; PWD is the shell's own; `ls` has the folder open beside the three.
    #expect(lines.dropLast() == ["a b c", "4", "4", "7", "99", "0"], "\(done.outcome.errorText)")
    #expect(lines.last?.contains("quiz-scratch-") == true)
  }

  @Test(arguments: sandboxes) func stopsWhatPassesALimit(sandbox: Sandbox) throws {
    let resident = try resident(sandbox)
    let long = sandbox == .none ? "86399" : "86398"
    let slow = try run("echo begun; sleep \(long)", by: resident, wall: 0.5)
    #expect(slow.outcome.stopped == .wallTime)
    #expect(slow.outcome.outputText == "begun\n")
    #expect(slow.outcome.seconds < 40)
    let flood = try run("yes", by: resident, output: 5000)
    #expect(flood.outcome.stopped == .output)
    #expect(flood.outcome.output.count == 5000)
    let leaving = try run("sleep \(long) & echo done", by: resident)
    #expect(leaving.outcome.outputText == "done\n")
    #expect(LongWork.comesTrue { Self.processes(with: long).isEmpty })
    #expect(try run("echo still there", by: resident).outcome.succeeded)
  }

  @Test func endsWhenThatIsWanted() throws {
    let cancellation = Cancellation()
    let resident = try resident(cancellation: cancellation)
    _ = resident.server.yard
    cancellation.want()
    #expect(try run("sleep 86397", by: resident).outcome.stopped == .cancelled)
    #expect(LongWork.comesTrue { Self.processes(with: "86397").isEmpty })
  }

  /// The path of a socket has room for a hundred bytes.
  @Test func worksInAFolderWithAnyName() throws {
    let folder = try TemporaryFolder()
    let name = "Prüfung “1” " + String(repeating: "x", count: 150)
    let parent = PathName.join(folder.path, name)
    try LocalFileSystem().makeFolder(parent)
    for sandbox in Self.sandboxes {
      #expect(try run("echo works", by: try resident(sandbox, in: parent)).outcome.succeeded)
    }
    #expect(try LongWork.comesTrue { try LocalFileSystem().list(parent).isEmpty })
  }

  private static let texts = [
    "print([1, 2].map { $0 * 2 })", "let a: Int = \"one\"\nvar b = 1", "func f( {",
    "import Foundation\nprint(Date.distantPast < Date.distantFuture)",
    "import Observation\n@Observable final class Box { var a = 1 }\nprint(Box().a)",
    "@main struct App { static func main() async { print(\"ü\") } }",
    "print(\"ab12\".firstMatch(of: /[0-9]+/)?.output ?? \"\")",
    // What is wrong with these is at their end.
    "struct Box {\n  let a = 1\n", "let a = 1 /* one", "let text = \"\"\"\n  one", "#if true",
    "#sourceLocation(file: \"x.swift\", line: 1)\nstruct Box {\n",
    // A tree that no pipe holds, and of which nothing may be lost.
    String(repeating: "print(1, \"two\")\n", count: 500),
    // More than a checkpoint has room for.
    "print(1) //" + String(repeating: " one", count: 20_000),
  ]

  /// One for all texts, by whose checkpoints every compile goes.
  private static let byCheckpoints = (try? SharedToolchain.prepared.get()).flatMap { toolchain in
    ResidentCompiler(
      of: toolchain, sandbox: .none, scratchParent: NSTemporaryDirectory(),
      cancellation: Cancellation(), isTrial: true)
  }

  @Test(arguments: texts, LanguageMode.allCases)
  func saysWhatTheCompilerProperSays(text: String, mode: LanguageMode) throws {
    let file = SourceFile(name: "main.swift", text: text)
    var kept: [(CompilationResult, SyntaxTree?, [UInt8])] = []
    let byCheckpoints: ResidentCompiler = try #require(Self.byCheckpoints)
    var fromTheBeginning = byCheckpoints
    fromTheBeginning.hasCheckpoints = false
    let folder = try ScratchFolder.make(in: try #require(byCheckpoints.server.yard))
    defer { folder.remove() }
    for resident in [nil, fromTheBeginning, byCheckpoints] {
      let compiler = Compiler(
        toolchain: try SharedToolchain.prepared.get(), sandbox: .none,
        runner: SystemProcessRunner(), resident: resident, limits: .standard)
      var result = try compiler.compile(
        Compilation(files: [file], mode: mode, stage: .object, usesSupport: false), in: folder)
      result.seconds = 0
      let object = try? LocalFileSystem().read(
        folder.file(Compiler.objectName), atMost: 1 << 24)
      kept.append((result, try compiler.parse(file, mode: mode, in: folder), object ?? []))
      try LocalFileSystem().removeTree(folder.file(Compiler.objectName))
    }
    #expect(byCheckpoints.server.yard != nil)
    for other in kept.dropFirst() {
      #expect(kept[0].0 == other.0)
      #expect(kept[0].1.map(Self.lines) == other.1.map(Self.lines))
      #expect(kept[0].2 == other.2)
    }
  }

  private static func lines(of tree: SyntaxTree) -> [String] {
    tree.nodes.map { node in
      let properties = node.properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(node.parent ?? -1) \(node.role) \(node.kind) \(node.range ?? 0..<0) \(properties)"
    }
  }

  @Test(arguments: sandboxes) func answersAreGradedWhenItIsGone(sandbox: Sandbox) throws {
    let folder = try TemporaryFolder()
    let resident = try resident(sandbox, in: folder.path)
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: sandbox,
      runner: SystemProcessRunner(), resident: resident, scratchParent: folder.path, width: 2)
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [],
      checks: [
        Check(
          name: "one", points: 1, isHidden: false, setup: "",
          trial: .gives(expression: "one()", value: "1", within: nil), modes: nil)
      ], rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 3)
    let text = "func one() -> Int { 1 }"
    #expect(try grader.grade(text, as: task, points: 1, mode: .six).verdict == .accepted)
    let yard = try #require(resident.server.yard)
    let servers = Self.processes(in: yard)
    #expect(!servers.isEmpty)
    for server in servers { kill(server, SIGKILL) }
    #expect(try grader.grade(text, as: task, points: 1, mode: .six).verdict == .accepted)
    #expect(resident.server.yard == nil)
  }

  @Test(arguments: sandboxes) func leavesNothing(sandbox: Sandbox) throws {
    let folder = try TemporaryFolder()
    var yard = ""
    do {
      let resident = try resident(sandbox, in: folder.path)
      yard = try #require(resident.server.yard)
      #expect(!Self.processes(in: yard).isEmpty)
    }
    #expect(LongWork.comesTrue { Self.processes(in: yard).isEmpty })
    #expect(try LongWork.comesTrue { try LocalFileSystem().list(folder.path).isEmpty })
  }

  /// The system ends what a sandbox holds with the thread that started it, unless it is told otherwise.
  @Test(arguments: sandboxes) func livesLongerThanTheThreadThatStartsIt(sandbox: Sandbox) throws {
    let resident = try resident(sandbox)
    let started = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = resident.server.yard
      started.signal()
    }
    thread.start()
    started.wait()
    #expect(LongWork.comesTrue { thread.isFinished })
    // What the system would end is ended by now.
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try run("echo works", by: resident).outcome.succeeded)
  }

  /// Counts what is started besides, and starts it.
  private final class CountingRunner: ProcessRunner {
    let count = Atomic<Int>(0)

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      count.add(1, ordering: .relaxed)
      return try SystemProcessRunner().run(request)
    }
  }

  /// With so little memory the compiler comes to no good end in any way.
  @Test func whatCrashesIsTriedWithTheCompilerProper() throws {
    let resident = try resident()
    let folder = try ScratchFolder.make(in: try #require(resident.server.yard))
    defer { folder.remove() }
    let runner = CountingRunner()
    var compiler = Compiler(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: runner,
      resident: resident, limits: .standard)
    let file = SourceFile(name: "main.swift", text: "print(1)")
    let compilation = Compilation(
      files: [file], mode: .six, stage: .object, usesSupport: false)
    #expect(try compiler.compile(compilation, in: folder).ending == .compiled)
    #expect(runner.count.load(ordering: .relaxed) == 0)
    compiler.limits.compileMemory = 1 << 20
    #expect(try compiler.compile(compilation, in: folder).ending != .compiled)
    #expect(runner.count.load(ordering: .relaxed) == 1)
    #expect(resident.server.yard != nil)
  }

  /// Whoever leaves in the midst of a start waits for it: afterwards nothing would remove what it makes.
  @Test func canBeEndedInTheMidstOfItsStart() throws {
    let folder = try TemporaryFolder()
    let life = ForkServer.Life()
    let begun = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let running = life.begin(in: folder.path) { yard in
        begun.signal()
        return ProcessRequest(
          executable: "/bin/sh", arguments: ["-c", "sleep 0.3; : >late; printf r; sleep 86396"],
          environment: Environment(["PATH": "/usr/bin:/bin"]), workingDirectory: yard,
          inputFile: nil, control: nil, limits: .preparation, sweep: .group)
      }
      #expect(running != nil)
      hasEnded.signal()
    }
    begun.wait()
    life.end()
    hasEnded.wait()
    #expect(try LocalFileSystem().list(folder.path).isEmpty)
    #expect(LongWork.comesTrue { Self.processes(with: "86396").isEmpty })
    #expect(
      life.begin(in: folder.path) { _ in fatalError("it was ended") } == nil)
  }

  @Test func refusesToStartWhereItCannotStand() throws {
    let resident = try resident(in: "/proc")
    #expect(resident.server.yard == nil)
    #expect(
      try resident.server.run(
        ForkTask(
          steps: [], environment: Environment(), workingDirectory: "/", limits: .question))
        == nil)
  }

  /// The processes that have a word in their command.
  private static func processes(with word: String) -> [pid_t] {
    processes { id in
      let command = try? LocalFileSystem().read("/proc/\(id)/cmdline", atMost: 1 << 16)
      return command.map { $0.split(separator: 0).contains(Array(word.utf8)[...]) } ?? false
    }
  }

  /// The servers in a yard.
  static func processes(in yard: String) -> [pid_t] {
    processes { id in
      let command = try? LocalFileSystem().read("/proc/\(id)/cmdline", atMost: 1 << 16)
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      return place == yard
        && command.map { String(decoding: $0, as: UTF8.self).contains("/resident\0") } ?? false
    }
  }

  private static func processes(where isMeant: (pid_t) -> Bool) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter(isMeant)
  }
}
