extension ResidentCompiler {
  /// The part of the program that serves all clients, in one loop.
  static let serving = #"""
    /// A client, and how far its task has come.
    private struct Client {
      var connection: Int32
      var task: Task
      var output: Int32
      var errors: Int32
      /// Closed when all is done; the client waits for that.
      var ending: Int32
      /// The process of the step; -1 between two of them.
      var child: Int32 = -1
      /// Where a compile tells that it succeeded; -1 where it need not.
      var told: Int32 = -1
      var begun = 0
      /// Compiles that have succeeded, and whose memory the system is taking back.
      var leaving: [Int32] = []
      var status: Int32 = 0
      var usage = rusage()

      var descriptors: [Int32] { [connection, output, errors, ending, told] }

      /// Whether there is nothing more to do.
      var isDone: Bool { child < 0 && (status != 0 || begun == task.steps.count) }

      init?(_ connection: Int32) {
        let (texts, descriptors) = receive(connection)
        guard descriptors.count == 3, let task = Task(texts) else {
          for descriptor in descriptors { close(descriptor) }
          return nil
        }
        self.connection = connection
        self.task = task
        (output, errors, ending) = (descriptors[0], descriptors[1], descriptors[2])
      }

      /// Looks whether the compile has told that it succeeded: what comes next need not wait for its end.
      mutating func hear() {
        var byte: UInt8 = 0
        if read(told, &byte, 1) == 1 {
          leaving.append(child)
          child = -1
        }
        // Where it ended without a word, the system tells how.
        close(told)
        told = -1
      }

      /// Takes note of how the step ended, and ends what it left.
      mutating func end(_ status: Int32, _ usage: rusage) {
        if child > 0 { kill(-child, SIGKILL) }
        if told >= 0 { close(told) }
        told = -1
        child = -1
        self.status = status
        self.usage = usage
      }

      /// Tells how many steps were done and how the last one ended.
      func reply() {
        let micros = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
          + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
        let text = Array("\(begun) \(status) \(micros) \(usage.ru_maxrss)\n".utf8)
        _ = write(connection, text, text.count)
      }

      /// Ends whatever is still there.
      func leave() {
        for child in leaving + [child] where child > 0 { kill(-child, SIGKILL) }
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
      }
    }

    /// Begins the next step of a client's task; true in a process that is to go on with a compile.
    private func beginStep(
      of client: inout Client, highest: Int32, compiler: Compiler
    ) -> Bool {
      let step = client.task.steps[client.begun]
      client.begun += 1
      var told: [Int32] = [-1, -1]
      if step.isWork, client.begun < client.task.steps.count, pipe(&told) != 0 { told = [-1, -1] }
      let child = systemFork()
      if child == 0 {
        success = told[1]
        become(step, of: client, highest: max(highest, told[0], told[1]), compiler: compiler)
        return true
      }
      if told[1] >= 0 { close(told[1]) }
      client.told = told[0]
      client.child = child
      if child < 0 {
        // As if it had not come to its end.
        client.end(SIGKILL, rusage())
      } else {
        setpgid(child, child)
      }
      return false
    }

    /// Serves all who connect, as long as there is one who may.
    ///
    /// Comes back in a process that is to go on with a compile.
    private func serveAll(at listener: Int32, compiler: Compiler) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { _exit(9) }
      wakeUp = (ends[0], ends[1])
      signal(SIGCHLD) { _ in
        var byte: UInt8 = 0
        _ = write(wakeUp.writing, &byte, 1)
      }
      var clients: [Client] = []
      while true {
        var polled = [0, listener, wakeUp.reading].map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        for client in clients {
          polled.append(pollfd(fd: client.connection, events: 0, revents: 0))
          polled.append(pollfd(fd: client.told, events: Int16(POLLIN), revents: 0))
        }
        guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
        // The client holds the other end for as long as it lives.
        if polled[0].revents != 0 { _exit(0) }
        for index in clients.indices.reversed() {
          if polled[3 + 2 * index].revents != 0 {
            // Nobody wants it any more.
            clients.remove(at: index).leave()
          } else if polled[4 + 2 * index].revents != 0 {
            clients[index].hear()
          }
        }
        if polled[2].revents != 0 { reap(&clients) }
        if polled[1].revents != 0 {
          let connection = accept(listener, nil, nil)
          if let client = Client(connection) {
            clients.append(client)
          } else {
            close(connection)
          }
        }
        let highest = clients.flatMap(\.descriptors).reduce(max(listener, ends[0], ends[1]), max)
        for index in clients.indices.reversed() where clients[index].child < 0 {
          let step = clients[index].task.steps.first
          if let step, step.kind == "checkpoint" {
            let client = clients.remove(at: index)
            // Whoever connects before it is reached waits for that, or sees that it will not be.
            let place = listen(at: step.words[0] + coming)
            if place >= 0, systemFork() == 0 {
              for descriptor in 3...(highest + 1) where descriptor != place { close(descriptor) }
              goToCheckpoint(
                step.words, listener: place, environment: client.task.environment,
                compiler: compiler)
            }
            close(place)
            client.reply()
            client.leave()
          } else if clients[index].isDone {
            let client = clients.remove(at: index)
            if client.status != unready << 8 { client.reply() }
            client.leave()
          } else if beginStep(of: &clients[index], highest: highest, compiler: compiler) {
            return
          }
        }
      }
    }

    /// Takes note of all processes that have ended.
    private func reap(_ clients: inout [Client]) {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(wakeUp.reading, &bytes, bytes.count)
      var status: Int32 = 0
      var usage = rusage()
      while true {
        let child = wait4(-1, &status, Int32(WNOHANG), &usage)
        guard child > 0 else { break }
        if let index = clients.firstIndex(where: { $0.child == child }) {
          clients[index].end(status, usage)
        }
      }
    }

    """#
}
