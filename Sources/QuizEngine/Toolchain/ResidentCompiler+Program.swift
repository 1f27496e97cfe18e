extension ResidentCompiler {
  /// The program that loads the compiler's library, listens in the folder that it is started in, and
  /// forks for each step of each task; `ForkTask` tells how tasks are written.
  ///
  /// It is told the name to listen at and the library. It ends when its standard input does.
  static let program = #"""
    import Glibc

    @_silgen_name("fork")
    private func systemFork() -> Int32
    @_silgen_name("prctl")
    private func processControl(_ option: Int32, _ argument: UInt) -> Int32

    private typealias Compile = @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32

    /// The pipe on which the handler of a signal tells that a step is over; set before there can be one,
    /// by the only thread that there is.
    nonisolated(unsafe) private var wakeUp: (reading: Int32, writing: Int32) = (-1, -1)

    /// One program, or one compile, of a task.
    private struct Step {
      var isWork: Bool
      var words: [String]
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
          steps.append(Step(isWork: kind == "work", words: Array(rest.prefix(count))))
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
      guard listener >= 0, bound == 0, listen(listener, 64) == 0 else { exit(1) }
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

    /// Becomes the program, or the compile, of a step; a compile tells when it has succeeded.
    private func become(
      _ step: Step, of task: Task, output: Int32, errors: Int32, telling success: Int32,
      compile: Compile
    ) -> Never {
      setpgid(0, 0)
      // When the one who waits is killed, so is this: PR_SET_PDEATHSIG.
      _ = processControl(1, UInt(SIGKILL))
      signal(SIGPIPE, SIG_DFL)
      signal(SIGCHLD, SIG_DFL)
      dup2(open("/dev/null", O_RDONLY), 0)
      dup2(output, 1)
      dup2(errors, 2)
      for descriptor in Int32(3)..<64 where descriptor != success { close(descriptor) }
      clearenv()
      for entry in task.environment { putenv(strdup(entry)) }
      guard chdir(task.folder) == 0 else { _exit(126) }
      limit(RLIMIT_CPU, task.limits[0], task.limits[0] + 2)
      limit(RLIMIT_AS, task.limits[1], task.limits[1])
      limit(RLIMIT_FSIZE, task.limits[2], task.limits[2])
      limit(RLIMIT_NOFILE, task.limits[3], task.limits[3])
      let words = strings(step.words)
      if step.isWork {
        let status = compile(Int32(step.words.count), words)
        // The compiler has written all that it says.
        close(1)
        close(2)
        var byte: UInt8 = 0
        if status == 0 { _ = write(success, &byte, 1) }
        // Taking it apart would take longer than it is worth.
        _exit(status)
      }
      execv(step.words[0], words)
      _exit(127)
    }

    /// Waits until a step is over, or has told that it succeeded: then there is still where it told so.
    /// False where nobody wants it any more.
    private func isAwaited(
      _ child: Int32, telling success: inout Int32, by connection: Int32, _ status: inout Int32,
      _ usage: inout rusage
    ) -> Bool {
      while true {
        var polled = [
          pollfd(fd: connection, events: 0, revents: 0),
          pollfd(fd: wakeUp.reading, events: Int16(POLLIN), revents: 0),
          pollfd(fd: success, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, 3, -1) > 0 else { continue }
        var byte: UInt8 = 0
        if polled[0].revents != 0 {
          kill(-child, SIGKILL)
          while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
          return false
        }
        if polled[1].revents != 0 {
          _ = read(wakeUp.reading, &byte, 1)
          if wait4(child, &status, Int32(WNOHANG), &usage) == child {
            close(success)
            success = -1
            return true
          }
        }
        if polled[2].revents != 0 {
          if read(success, &byte, 1) == 1 { return true }
          // It ended without a word; how, the system will tell.
          close(success)
          success = -1
        }
      }
    }

    /// Does what a client wants, and tells how many steps were done and how the last one ended.
    private func serve(_ connection: Int32, compile: Compile) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      wakeUp = (ends[0], ends[1])
      signal(SIGCHLD) { _ in
        var byte: UInt8 = 0
        _ = write(wakeUp.writing, &byte, 1)
      }
      let (texts, descriptors) = receive(connection)
      guard descriptors.count == 3, let task = Task(texts) else { return }
      var done = 0
      var leaving: [Int32] = []
      var status: Int32 = 0
      var usage = rusage()
      for (place, step) in task.steps.enumerated() where status == 0 {
        // What comes next need not wait until the system has taken a compile's memory back.
        var success: [Int32] = [-1, -1]
        if step.isWork, place + 1 < task.steps.count, pipe(&success) != 0 { return }
        let child = systemFork()
        guard child >= 0 else { return }
        if child == 0 {
          become(
            step, of: task, output: descriptors[0], errors: descriptors[1], telling: success[1],
            compile: compile)
        }
        setpgid(child, child)
        if success[1] >= 0 { close(success[1]) }
        guard isAwaited(child, telling: &success[0], by: connection, &status, &usage) else { return }
        done += 1
        if success[0] < 0 {
          kill(-child, SIGKILL)
        } else {
          close(success[0])
          leaving.append(child)
        }
      }
      let micros = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
        + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
      let reply = Array("\(done) \(status) \(micros) \(usage.ru_maxrss)\n".utf8)
      for child in leaving { kill(-child, SIGKILL) }
      _ = write(connection, reply, reply.count)
    }

    /// Reads a task once, so that what Swift makes at the first use is there for all that are forked.
    private func warmUp() {
      let bytes = Array("/\01\01\01\01\01\0NAME=value\0work\01\0word\0".utf8)
      guard let task = Task(texts(in: bytes)) else { return }
      let words = strings(task.steps[0].words)
      free(words[0])
      words.deallocate()
    }

    private func start() {
      signal(SIGPIPE, SIG_IGN)
      signal(SIGCHLD, SIG_IGN)
      guard CommandLine.arguments.count == 3 else { exit(2) }
      let listener = listen(at: CommandLine.arguments[1])
      // From now on somebody may connect, though nobody is served before the library is there.
      _ = write(1, "r", 1)
      close(1)
      guard let library = dlopen(CommandLine.arguments[2], RTLD_LAZY),
        let symbol = dlsym(library, "invoke_swift_compiler")
      else { exit(1) }
      let compile = unsafeBitCast(symbol, to: Compile.self)
      warmUp()
      while true {
        var polled = [
          pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
          pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, 2, -1) > 0 else { continue }
        // The client holds the other end for as long as it lives.
        if polled[0].revents != 0 { exit(0) }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        if systemFork() == 0 {
          close(listener)
          serve(connection, compile: compile)
          _exit(0)
        }
        close(connection)
      }
    }

    start()

    """#
}
