extension ResidentCompiler {
  /// The program that loads the compiler's library, listens in the folder that it is started in, and
  /// forks for each step of each task; `ForkTask` tells how tasks are written.
  ///
  /// It is told the name to listen at, the library, and where in it the compile proper begins, which
  /// it tells when it is told the library alone. It ends when its standard input does.
  static let program = compiling + serving + checkpoints + starting

  private static let compiling = #"""
    import Glibc

    @_silgen_name("fork")
    private func systemFork() -> Int32
    @_silgen_name("prctl")
    private func processControl(_ option: Int32, _ argument: UInt) -> Int32

    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// The compiler in its library.
    private struct Compiler {
      /// What its build system calls, which can be done once in a process.
      var symbol: UnsafeMutableRawPointer
      /// How far from there the compile proper begins, which can be done again; nil where it is not known.
      var place: Int?

      func begin(_ count: Int32, _ words: Words) -> Int32 {
        typealias Invoke = @convention(c) (Int32, Words) -> Int32
        return unsafeBitCast(symbol, to: Invoke.self)(count, words)
      }

      /// The words are what the compiler is told behind its name and `-frontend`.
      func beginAgain(_ count: Int, _ words: Words, name: UnsafeMutablePointer<CChar>) -> Int32 {
        // A list of C++ goes by its start and its length.
        typealias Frontend = @convention(c) (
          Words, Int, UnsafeMutablePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer?
        ) -> Int32
        guard let place else { return 1 }
        return unsafeBitCast(symbol + place, to: Frontend.self)(words, count, name, symbol, nil)
      }
    }

    /// The pipe on which the handler of a signal tells that a step is over; set before there can be one,
    /// by the only thread that there is.
    nonisolated(unsafe) private var wakeUp: (reading: Int32, writing: Int32) = (-1, -1)

    /// One program, or one compile, of a task.
    private struct Step {
      var kind: String
      var words: [String]

      var isWork: Bool { kind == "work" }
    }

    /// What a client wants done.
    private struct Task {
      var folder = ""
      var limits: [UInt] = []
      var environment: [String] = []
      var steps: [Step] = []

      init?(_ texts: [String]) {
        var rest = texts[...]
        func number() -> Int? { rest.popFirst().flatMap { Int($0) } }
        guard let folder = rest.popFirst() else { return nil }
        self.folder = folder
        for _ in 0..<4 {
          guard let limit = rest.popFirst().flatMap({ UInt($0) }) else { return nil }
          limits.append(limit)
        }
        guard let variables = number(), variables <= rest.count else { return nil }
        environment = Array(rest.prefix(variables))
        rest = rest.dropFirst(variables)
        while let kind = rest.popFirst() {
          guard let count = number(), count > 0, count <= rest.count else { return nil }
          steps.append(Step(kind: kind, words: Array(rest.prefix(count))))
          rest = rest.dropFirst(count)
        }
      }
    }

    /// Hands texts to C as a list that ends with a null pointer; it lives as long as the process.
    private func strings(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
      let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
      for (place, text) in texts.enumerated() { list[place] = strdup(text) }
      list[texts.count] = nil
      return list
    }

    /// Listens at a name in this folder; -1 where that cannot be.
    private func listen(at name: String) -> Int32 {
      let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
      let bound = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guard listener >= 0, bound == 0, listen(listener, 64) == 0 else {
        close(listener)
        return -1
      }
      return listener
    }

    /// What came over a connection until its end: the bytes, and the descriptors beside the first of them.
    private func receive(_ connection: Int32) -> (texts: [String], descriptors: [Int32]) {
      var bytes: [UInt8] = []
      var descriptors: [Int32] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      var control = [UInt64](repeating: 0, count: 8)
      while true {
        let count = buffer.withUnsafeMutableBytes { buffer in
          control.withUnsafeMutableBytes { control in
            var piece = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
            return withUnsafeMutablePointer(to: &piece) { piece in
              var message = msghdr()
              message.msg_iov = piece
              message.msg_iovlen = 1
              message.msg_control = control.baseAddress
              message.msg_controllen = control.count
              let count = recvmsg(connection, &message, 0)
              if count > 0, message.msg_controllen >= 28 {
                // Behind a header of 16 bytes.
                descriptors += (0..<3).map { control.load(fromByteOffset: 16 + 4 * $0, as: Int32.self) }
              }
              return count
            }
          }
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      return (texts(in: bytes), descriptors)
    }

    /// The texts, each of which ends with a NUL character.
    private func texts(in bytes: [UInt8]) -> [String] {
      bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    private func limit(_ resource: __rlimit_resource, _ soft: UInt, _ hard: UInt) {
      var limit = rlimit(rlim_cur: soft, rlim_max: hard)
      _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    /// The pipe on which a compile tells that it succeeded; -1 where nobody listens.
    nonisolated(unsafe) private var success: Int32 = -1

    /// Ends a compile.
    private func leave(_ status: Int32) -> Never {
      // The compiler has written all that it says.
      close(1)
      close(2)
      var byte: UInt8 = 0
      if status == 0 { _ = write(success, &byte, 1) }
      // Taking it apart would take longer than it is worth.
      _exit(status)
    }

    /// Becomes the program, or the compile, of a step; comes back where the compile has begun already.
    private func become(_ step: Step, of client: Client, highest: Int32, compiler: Compiler) {
      let task = client.task
      setpgid(0, 0)
      // When the one who waits is killed, so is this: PR_SET_PDEATHSIG.
      _ = processControl(1, UInt(SIGKILL))
      signal(SIGPIPE, SIG_DFL)
      signal(SIGCHLD, SIG_DFL)
      dup2(open("/dev/null", O_RDONLY), 0)
      dup2(client.output, 1)
      dup2(client.errors, 2)
      let isBegun = step.isWork && checkpoint != nil
      for descriptor in 3...(highest + 1)
      where descriptor != success && !(isBegun && descriptorsOfCheckpoint.contains(descriptor)) {
        close(descriptor)
      }
      clearenv()
      for entry in task.environment { putenv(strdup(entry)) }
      guard chdir(task.folder) == 0 else { _exit(126) }
      if isBegun, !takeTexts() { _exit(unready) }
      limit(RLIMIT_CPU, task.limits[0], task.limits[0] + 2)
      limit(RLIMIT_AS, task.limits[1], task.limits[1])
      limit(RLIMIT_FSIZE, task.limits[2], task.limits[2])
      limit(RLIMIT_NOFILE, task.limits[3], task.limits[3])
      if isBegun { return }
      let words = strings(step.words)
      if step.isWork { leave(compiler.begin(Int32(step.words.count), words)) }
      execv(step.words[0], words)
      _exit(127)
    }

    /// Reads a task once, so that what Swift makes at the first use is there for all that are forked.
    private func warmUp() {
      let bytes = Array("/\01\01\01\01\01\0NAME=value\0work\01\0word\0".utf8)
      guard let task = Task(texts(in: bytes)) else { return }
      let words = strings(task.steps[0].words)
      free(words[0])
      words.deallocate()
    }

    """#

  private static let starting = #"""
    private func start() {
      let words = CommandLine.arguments
      if words.count == 2 {
        guard let place = placeOfFrontend(in: words[1]) else { exit(1) }
        print(place)
        exit(0)
      }
      signal(SIGPIPE, SIG_IGN)
      guard words.count == 3 || words.count == 4 else { exit(2) }
      let listener = listen(at: words[1])
      guard listener >= 0 else { exit(1) }
      // From now on somebody may connect, though nobody is served before the library is there.
      _ = write(1, "r", 1)
      close(1)
      guard let library = dlopen(words[2], RTLD_LAZY),
        let symbol = dlsym(library, "invoke_swift_compiler")
      else { exit(1) }
      let place = words.count == 4 ? Int(words[3]) : nil
      warmUp()
      serveAll(at: listener, compiler: Compiler(symbol: symbol, place: place))
    }

    start()

    """#
}
