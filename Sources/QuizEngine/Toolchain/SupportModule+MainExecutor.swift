extension SupportModule {
  /// The main actor's executor, served by a loop that the checks can follow in.
  ///
  /// An asynchronous main program hands the main thread to the library for good, and ends the process
  /// when it is through. With an executor and a loop of our own the checks run where it would end,
  /// on the same thread and with the answer's variables as it left them. Blocks for the main queue are
  /// served by the same loop. On other systems than Linux the library's own loop does, and checks of
  /// an answer with an asynchronous main program are not run.
  static let mainExecutor = #"""
    @_silgen_name("swift_task_asyncMainDrainQueue")
    private func drainMainQueue() -> Never

    #if os(Linux)
      private final class MainThreadExecutor: SerialExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
          let job = UnownedJob(job)
          pthread_mutex_lock(lock)
          mainJobs.append(job)
          pthread_mutex_unlock(lock)
          var byte: UInt8 = 0
          _ = Glibc.write(wakeUp.writing, &byte, 1)
        }

        /// Blocks for the main queue run on the same thread, without being jobs.
        func isIsolatingCurrentContext() -> Bool? { isMainThread() }

        func checkIsolated() {
          if !isMainThread() { fatalError("expected to be on the main actor") }
        }
      }

      private let mainThreadExecutor = MainThreadExecutor()
      nonisolated(unsafe) private var mainJobs: [UnownedJob] = []
      nonisolated(unsafe) private var wakeUp: (reading: Int32, writing: Int32) = (-1, -1)
      nonisolated(unsafe) private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

      /// A pair of words that C returns in registers, as Swift does with a reference to an executor.
      private typealias Words = iovec
      private typealias ExecutorHook = @convention(c) (UnsafeRawPointer) -> Words
      private typealias DrainHook = @convention(c) (UnsafeRawPointer) -> Void

      private let executorHook: ExecutorHook = { _ in
        unsafeBitCast(UnownedSerialExecutor(ordinary: mainThreadExecutor), to: Words.self)
      }

      private let drainHook: DrainHook = { _ in runMainJobs() }

      private func takeMainExecutor() {
        var ends: [Int32] = [-1, -1]
        guard let executor = dlsym(nil, "swift_task_getMainExecutor_hook"),
          let drain = dlsym(nil, "swift_task_asyncMainDrainQueue_hook"), pipe(&ends) == 0
        else { return }
        for end in ends {
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
          _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        wakeUp = (ends[0], ends[1])
        pthread_mutex_init(lock, nil)
        executor.assumingMemoryBound(to: ExecutorHook?.self).pointee = executorHook
        drain.assumingMemoryBound(to: DrainHook?.self).pointee = drainHook
      }

      private func runMainJobs() -> Never {
        guard wakeUp.reading >= 0 else { drainMainQueue() }
        let queue = dlsym(nil, "_dispatch_get_main_queue_handle_4CF").map {
          unsafeBitCast($0, to: (@convention(c) () -> Int32).self)()
        }
        let runBlocks = dlsym(nil, "_dispatch_main_queue_callback_4CF").map {
          unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer?) -> Void).self)
        }
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
          var polled = [wakeUp.reading, queue ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
          }
          _ = poll(&polled, 2, -1)
          _ = read(wakeUp.reading, &bytes, bytes.count)
          if polled[1].revents != 0, let queue {
            _ = read(queue, &bytes, 8)
            runBlocks?(nil)
          }
          while let job = nextMainJob() {
            job.runSynchronously(on: mainThreadExecutor.asUnownedSerialExecutor())
          }
        }
      }

      private func nextMainJob() -> UnownedJob? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return mainJobs.isEmpty ? nil : mainJobs.removeFirst()
      }
    #else
      private func takeMainExecutor() {}

      private func runMainJobs() -> Never { drainMainQueue() }
    #endif

    """#
}
