import Dispatch
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// Tells of signals on a queue, where ordinary code may run.
final class SignalWatch: Sendable {
  private let sources: Mutex<[any DispatchSourceSignal]>

  /// Watches signals until `cancel` is called.
  init(
    _ signals: [Int32], on queue: DispatchQueue, _ handler: @escaping @Sendable (Int32) -> Void
  ) {
    var sources: [any DispatchSourceSignal] = []
    let registered = DispatchSemaphore(value: 0)
    for number in signals {
      #if !canImport(Glibc)
        // On Linux Dispatch takes the signal for itself; elsewhere the default must be turned off.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setRegistrationHandler { registered.signal() }
      source.setEventHandler { handler(number) }
      source.resume()
      sources.append(source)
    }
    // Until then a signal would still do what it does by default.
    for _ in sources { registered.wait() }
    self.sources = Mutex(sources)
  }

  /// Ends the watch.
  func cancel() {
    sources.withLock {
      for source in $0 { source.cancel() }
      $0 = []
    }
  }
}
