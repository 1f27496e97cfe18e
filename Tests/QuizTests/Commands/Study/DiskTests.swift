#if os(Linux)
  import QuizEngine
  import QuizTestSupport
  import Testing

  /// Disks that are full or may only be read, where the system lets a test mount its own.
  @Suite(.enabled(if: Mounts.areAllowed)) struct DiskTests {
    @Test func aFullDiskLosesNothing() throws {
      let folder = try StudyFolder()
      let outcome = try Mounts.run(
        """
        mount -t tmpfs -o size=32k none "$DISK"
        "$QUIZ" practice --json paradigm <"$SCRATCH/moves" >/dev/null
        journal="$QUIZ_DATA/journal.jsonl"
        # Blank lines up to the end of a page, so that the next line needs a new one.
        head -c $((4096 - $(wc -c <"$journal"))) /dev/zero | tr '\\0' '\\n' >>"$journal"
        dd if=/dev/zero of="$DISK/fill" bs=1k 2>/dev/null || true
        cp "$journal" "$SCRATCH/before"
        status=0
        "$QUIZ" practice --json what-is-an-optional <"$SCRATCH/moves" >/dev/null || status=$?
        echo "status $status"
        cmp "$journal" "$SCRATCH/before"
        rm "$DISK/fill"
        cat "$SCRATCH"/quiz-unwritten-*.jsonl >>"$journal"
        "$QUIZ" history export
        """, in: folder)
      let lines = outcome.outputText.split(separator: "\n")
      #expect(outcome.errorText.contains("no space is left"))
      #expect(outcome.errorText.contains("quiz-unwritten-"))
      try #require(lines.count == 4, "\(outcome.errorText)")
      #expect(lines[0] == "status 73")
      #expect(lines[2].contains(",paradigm,"))
      #expect(lines[3].contains(",what-is-an-optional,"))
    }

    @Test func aFolderThatMayOnlyBeReadIsRead() throws {
      let folder = try StudyFolder()
      let outcome = try Mounts.run(
        """
        "$QUIZ" practice --json paradigm <"$SCRATCH/moves" >/dev/null
        mount --bind "$DISK" "$DISK"
        mount -o remount,ro,bind "$DISK"
        status=0
        "$QUIZ" practice --json what-is-an-optional <"$SCRATCH/moves" >/dev/null || status=$?
        echo "status $status"
        status=0
        "$QUIZ" history undo || status=$?
        echo "status $status"
        "$QUIZ" history export
        """, in: folder)
      let lines = outcome.outputText.split(separator: "\n")
      #expect(outcome.errorText.contains("the disk is read-only"))
      try #require(lines.count == 4, "\(outcome.errorText)")
      #expect(lines[0] == "status 73")
      #expect(lines[1] == "status 73")
      #expect(lines[3].contains(",paradigm,"))
    }
  }

  /// Runs scripts that mount things nobody else sees, and that go away with the script.
  enum Mounts {
    static let areAllowed: Bool = {
      guard let folder = try? StudyFolder() else { return false }
      return (try? run("mount -t tmpfs -o size=32k none \"$DISK\"", in: folder))?.succeeded ?? false
    }()

    static func run(_ script: String, in folder: StudyFolder) throws -> ProcessOutcome {
      let files = LocalFileSystem()
      let scratch = folder.scratch.path
      try files.makeFolder(scratch + "/disk")
      try files.write(
        StudyFolder.explain(3).map { $0 + "\n" }.joined(), to: scratch + "/moves")
      return try SystemProcessRunner().run(
        ProcessRequest(
          executable: "/usr/bin/env",
          arguments: ["unshare", "-m", "sh", "-e", "-c", script],
          environment: Environment([
            "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch,
            "QUIZ_CACHE": SharedToolchain.cacheFolder, "QUIZ_DATA": scratch + "/disk/data",
            "TMPDIR": scratch, "LANG": "C.UTF-8", "QUIZ": BuiltQuiz.path, "DISK": scratch + "/disk",
            "SCRATCH": scratch,
          ]), workingDirectory: "/", inputFile: nil, control: nil,
          limits: ProcessLimits(
            wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: nil,
            outputBytes: 1 << 20, fileBytes: 64 << 20, openFiles: 256),
          sweep: .group))
    }
  }
#endif
