import QuizEngine
import Testing

@Suite struct SystemProcessRunnerTests {
  private let runner = SystemProcessRunner()

  private func shell(
    _ script: String, wall: Double = 10, silence: Double? = nil, output: Int = 1 << 20,
    control: [UInt8]? = nil, sweep: ProcessRequest.Sweep = .descendants
  ) throws -> ProcessOutcome {
    try runner.run(
      ProcessRequest(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: Environment(["PATH": "/usr/bin:/bin"]), workingDirectory: "/",
        inputFile: nil, control: control,
        limits: ProcessLimits(
          wallSeconds: wall, silenceSeconds: silence, cpuSeconds: 10, memoryBytes: nil,
          outputBytes: output, fileBytes: 1 << 20, openFiles: 256),
        sweep: sweep))
  }

  @Test func tellsBothStreamsAndTheStatus() throws {
    let outcome = try shell("echo out; echo err >&2; exit 3")
    #expect(outcome.outputText == "out\n")
    #expect(outcome.errorText == "err\n")
    #expect(outcome.termination == .exited(3))
    #expect(outcome.stopped == nil)
    #expect(!outcome.succeeded)
  }

  @Test func tellsTheSignal() throws {
    #expect(try shell("kill -SEGV $$").termination == .signalled(11))
  }

  @Test func readsMoreThanAPipeHolds() throws {
    let outcome = try shell("head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero")
    #expect(outcome.output.count == 200_000)
    #expect(outcome.errorOutput.count == 300_000)
  }

  @Test func stopsAFlood() throws {
    let outcome = try shell("while true; do echo xxxxxxxxxxxxxxxxxxxxxx; done", output: 5000)
    #expect(outcome.stopped == .output)
    #expect(outcome.output.count == 5000)
  }

  @Test func stopsWhatTakesTooLong() throws {
    let outcome = try shell("echo begun; sleep 100", wall: 0.3)
    #expect(outcome.stopped == .wallTime)
    #expect(outcome.outputText == "begun\n")
    #expect(outcome.seconds < 50)
  }

  @Test func stopsWhatIsSilentOnTheChannel() throws {
    let outcome = try shell("echo one >&4; sleep 100", silence: 0.3, control: [])
    #expect(outcome.stopped == .silence)
    #expect(String(decoding: outcome.report, as: UTF8.self) == "one\n")
  }

  @Test func handsOverTheControlAndNothingElse() throws {
    let outcome = try shell("cat <&3 >&4; ls /proc/self/fd", control: Array("secret".utf8))
    #expect(String(decoding: outcome.report, as: UTF8.self) == "secret")
    // 5 is the folder that `ls` itself reads.
    #expect(
      outcome.outputText.split(separator: "\n").allSatisfy {
        ["0", "1", "2", "3", "4", "5"].contains($0)
      })
  }

  @Test func doesNotWaitForWhatWasLeftBehind() throws {
    let outcome = try shell("setsid sleep 300 & echo done")
    #expect(outcome.outputText == "done\n")
    #expect(outcome.seconds < 60)
  }

  // Each case has a number of its own: cases run side by side and must not see each other's.
  @Test(arguments: [
    ("3011", "sleep 3011 & sleep 3011"),
    ("3012", "setsid sleep 3012 & sleep 3012"),
    ("3013", "(setsid sh -c 'sleep 3013 & sleep 3013' &) ; sleep 3013"),
  ])
  func leavesNothingAfterAStop(number: String, script: String) throws {
    #expect(try shell(script, wall: 0.3).stopped == .wallTime)
    let left = try shell("ps -eo args | grep '^sleep \(number)' || true", sweep: .group)
    #expect(left.outputText == "")
  }

  @Test func endsWhatIgnoresSignals() throws {
    let outcome = try shell("trap '' TERM INT HUP; while true; do sleep 0.01; done", wall: 0.3)
    #expect(outcome.stopped == .wallTime)
  }

  @Test func limitsTheProcessorTime() throws {
    let outcome = try runner.run(
      ProcessRequest(
        executable: "/bin/sh", arguments: ["-c", "while true; do :; done"],
        environment: Environment(), workingDirectory: "/", inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 30, silenceSeconds: nil, cpuSeconds: 1, memoryBytes: nil,
          outputBytes: 1000, fileBytes: 1000, openFiles: 64),
        sweep: .group))
    #expect(outcome.termination == .signalled(24))
    #expect(outcome.stopped == nil)
  }

  @Test func saysWhichFileIsMissing() {
    var request = ProcessRequest(
      executable: "/nowhere/program", arguments: [], environment: Environment(),
      workingDirectory: "/", inputFile: nil, control: nil,
      limits: ProcessLimits(
        wallSeconds: 1, silenceSeconds: nil, cpuSeconds: 1, memoryBytes: nil, outputBytes: 1,
        fileBytes: 1, openFiles: 64),
      sweep: .group)
    #expect(throws: ProcessError.notFound(path: "/nowhere/program")) { try runner.run(request) }
    request.executable = "/etc"
    #expect(throws: ProcessError.notExecutable(path: "/etc")) { try runner.run(request) }
    request.executable = "/bin/sh"
    request.workingDirectory = "/nowhere"
    #expect(throws: ProcessError.noWorkingDirectory(path: "/nowhere")) { try runner.run(request) }
    request.workingDirectory = "/"
    request.arguments = ["a\0b"]
    #expect(throws: ProcessError.nulCharacter(text: "a\0b")) { try runner.run(request) }
  }

  @Test func endsWhenTheCallerWantsIt() throws {
    let cancellation = Cancellation()
    cancellation.want()
    let outcome = try SystemProcessRunner(cancellation: cancellation).run(
      ProcessRequest(
        executable: "/bin/sleep", arguments: ["100"], environment: Environment(),
        workingDirectory: "/", inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 30, silenceSeconds: nil, cpuSeconds: 1, memoryBytes: nil,
          outputBytes: 1000, fileBytes: 1000, openFiles: 64),
        sweep: .group))
    #expect(outcome.stopped == .cancelled)
  }

  @Test func leaksNoDescriptor() throws {
    let before = try openDescriptors()
    for _ in 0..<100 { _ = try shell("true", control: [1], sweep: .group) }
    // Other tests open and close descriptors at the same time; a leak would be a hundred or more.
    #expect(try openDescriptors() < before + 50)
  }

  private func openDescriptors() throws -> Int {
    let id = try shell("ls /proc/$PPID/fd | wc -l", sweep: .group)
    return Int(id.outputText.split(separator: "\n").first ?? "") ?? -1
  }
}
