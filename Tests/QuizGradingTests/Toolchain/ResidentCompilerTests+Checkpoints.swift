import Foundation
import QuizTestSupport
import Testing

@testable import QuizEngine

/// Compiles that go on from where all of their kind are the same.
extension ResidentCompilerTests {
  /// The processes that wait at checkpoints have the room for their texts mapped.
  private static func checkpoints(in yard: String) -> [pid_t] {
    processes(in: yard).filter { id in
      let maps = try? LocalFileSystem().read("/proc/\(id)/maps", atMost: 1 << 20)
      return maps.map { String(decoding: $0, as: UTF8.self).contains(".texts/main.swift") } ?? false
    }
  }

  /// Compiles one text after the other, and says how many errors each has.
  private func errors(
    in texts: [String], by resident: ResidentCompiler, _ body: (Int) throws -> Void = { _ in }
  ) throws -> [Int] {
    let compiler = Compiler(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: SystemProcessRunner(),
      resident: resident, limits: .standard)
    let yard = try #require(resident.server.yard)
    return try texts.enumerated().map { number, text in
      let folder = try ScratchFolder.make(in: yard)
      defer { folder.remove() }
      let result = try compiler.compile(
        Compilation(
          files: [SourceFile(name: "main.swift", text: text)], mode: .six, stage: .checking,
          usesSupport: false), in: folder)
      try body(number)
      return result.errors.count
    }
  }

  @Test func goesOnFromACheckpointOnceItIsWorthwhile() throws {
    let resident = try resident()
    try #require(resident.hasCheckpoints)
    let yard = try #require(resident.server.yard)
    let texts = ["let a = 1", "let a: Int = \"\"", "print(b)\nprint(c)"]
    let found = try errors(in: texts + texts + texts, by: resident) { number in
      if number == 2 { #expect(Self.checkpoints(in: yard).isEmpty) }
      if number == 3 { #expect(LongWork.comesTrue { !Self.checkpoints(in: yard).isEmpty }) }
    }
    #expect(found == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    for checkpoint in Self.checkpoints(in: yard) { kill(checkpoint, SIGKILL) }
    #expect(try errors(in: texts, by: resident) == [0, 1, 2])
    #expect(resident.server.yard == yard)
  }

  @Test func checkpointsEndWithTheServer() throws {
    let folder = try TemporaryFolder()
    var yard = ""
    do {
      let resident = try #require(
        ResidentCompiler(
          of: try SharedToolchain.prepared.get(), sandbox: .none, scratchParent: folder.path,
          cancellation: Cancellation(), isTrial: true))
      yard = try #require(resident.server.yard)
      #expect(try errors(in: ["let a = 1"], by: resident) == [0])
      #expect(Self.checkpoints(in: yard).count == 1)
    }
    #expect(LongWork.comesTrue { Self.processes(in: yard).isEmpty })
    #expect(try LongWork.comesTrue { try LocalFileSystem().list(folder.path).isEmpty })
  }

  /// Were it another compile than that of the answers, these would make a checkpoint of their own.
  @Test func answersGoOnFromWhatWasMadeReadyForThem() throws {
    let resident = try resident()
    try #require(resident.hasCheckpoints)
    let yard = try #require(resident.server.yard)
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none,
      runner: SystemProcessRunner(), resident: resident, scratchParent: NSTemporaryDirectory(),
      width: 1)
    let bank = BankLoader(
      files: LocalFileSystem(), constructs: ConstructNames(names: [], isKnown: { _ in true })
    )
    .load([Checkout.root + "/Questions/core/range-loop"]).bank
    let part = try #require(bank.questions.first?.parts.first)
    guard case .repair(let task) = part.task else {
      Issue.record("code is to be written")
      return
    }
    grader.warmUp(for: [part, part])
    #expect(LongWork.comesTrue { Self.checkpoints(in: yard).count == 1 })
    for _ in 0..<5 {
      let grade = try grader.grade(.code(task.solutions[0].text), to: part)
      #expect(grade?.verdict == .accepted)
    }
    #expect(Self.checkpoints(in: yard).count == 1)
  }

  @Test func hasSoManyCheckpointsAndNoMore() {
    let checkpoints = ResidentCompiler.Checkpoints(isTrial: false)
    let advice = (0..<6).map { _ in checkpoints.advise(on: ["a"]) }
    let name = "checkpoint-1"
    #expect(
      advice
        == [.begin, .begin, .begin, .prepare(name: name), .goOn(name: name), .goOn(name: name)])
    for number in 0..<40 { for _ in 0..<4 { _ = checkpoints.advise(on: ["\(number)"]) } }
    let kept = (0..<40).count { number in
      if case .goOn = checkpoints.advise(on: ["\(number)"]) { true } else { false }
    }
    #expect(kept == ResidentCompiler.Checkpoints.most - 1)
  }

  /// A parse comes by no module: whoever waits for its checkpoint sees that at once.
  @Test func isToldWhenACheckpointIsNotReached() throws {
    let toolchain = try SharedToolchain.prepared.get()
    let resident = try #require(
      ResidentCompiler(
        of: toolchain, sandbox: .none, scratchParent: NSTemporaryDirectory(),
        cancellation: Cancellation(), isTrial: true))
    let start = MonotonicTime.now()
    let done = try resident.run(
      ForkTask(
        steps: [.work([toolchain.toolchain.frontend, "-frontend", "-dump-parse", "main.swift"])],
        environment: Environment(), workingDirectory: try #require(resident.server.yard),
        limits: .preparation), on: [SourceFile(name: "main.swift", text: "let a = 1")])
    #expect(done == nil)
    #expect(MonotonicTime.now() - start < ProcessLimits.preparation.wallSeconds / 2)
    #expect(resident.server.yard != nil)
  }
}
